import ScreenSemantics
import ScreenTypes
import Testing

/// Plain text in attributes as a constant.
struct LiteralTests {
  private func literal(_ text: String, _ type: String) throws -> Value? {
    let package = TestPackage(
      "<Screen name=\"Page\"><State name=\"state\"\(type) value=\"\(text)\"/><Body><Text>a</Text></Body></Screen>"
    )
    let place = try #require(package.program.members.firstIndex { $0.name.text == "state" })
    return package.model.literal(of: place)
  }

  @Test(
    "A Double is the one that Swift reads",
    arguments: [
      "0", "-0", "5", "007", "1.50", "-3.25", "0.1", "4.35", "2.675", "1.005", "0.30000000000000004", "1e3",
      "12345678.1234567", "999999999999999.9", "0.00000000000001", "123456789012345678", "9007199254740993",
      "99999999999999999999",
    ])
  func doublesAreExact(_ text: String) throws {
    guard case .double(let value)? = try literal(text, " type=\"Double\"") else {
      Issue.record("no Double")
      return
    }
    #expect(value.bitPattern == Double(text)?.bitPattern)
  }

  @Test(
    "An Int is the one that Swift reads",
    arguments: ["0", "-0", "+5", "007", "-12", "999999999999999999", "-9223372036854775808"])
  func integersAreExact(_ text: String) throws {
    guard case .int(let value)? = try literal(text, " type=\"Int\"") else {
      Issue.record("no Int")
      return
    }
    #expect(value == Int(text))
  }

  @Test(
    "What would be shown otherwise than it is written stays a text",
    arguments: [
      "007", "1.50", "+5", "1e3", "5.", "--5", "-", "True", "indigo", "nancy", "inf", "-inf", "nan",
      "99999999999999999999",
    ])
  func otherTextsStay(_ text: String) throws {
    guard case .string(let value)? = try literal(text, "") else {
      Issue.record("no String")
      return
    }
    #expect(value == text)
  }
}
