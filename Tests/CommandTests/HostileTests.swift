import TestFixtures
import Testing

/// Files that no editor would save: each is answered at its exact place, and at once.
@Suite struct HostileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var start: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ start: String) {
      self.init(name, Array(text.utf8), start)
    }

    init(_ name: String, _ bytes: [UInt8], _ start: String) {
      self.name = name
      self.bytes = bytes
      self.start = start
    }
  }

  private static func screen(_ body: String) -> String {
    "<Screen name=\"Home\">\n  <Body>\n    \(body)\n  </Body>\n</Screen>\n"
  }

  static let cases: [Case] = [
    Case("nothing", "", "1:1: error syntax/malformed-xml"),
    Case("blanks", " \n\n", "1:1: error syntax/malformed-xml"),
    Case("text", "hello", "1:1: error syntax/malformed-xml"),
    Case(
      "DOCTYPE",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE Screen SYSTEM \"file:///etc/passwd\">\n" + screen("<Text>a</Text>"),
      "2:1: error syntax/doctype"),
    Case("NUL", screen("<Text>a\u{0}b</Text>"), "3:12: error syntax/malformed-xml"),
    Case("control character", screen("<Text>ab\u{1}</Text>"), "3:13: error syntax/malformed-xml"),
    Case("truncated", "<Screen name=\"Home\">\n  <Body>\n    <Text>abc", "3:5: error syntax/malformed-xml"),
    Case(
      "truncated tag", "<Screen name=\"Home\">\n  <Body>\n    <Text ti", "3:5: error syntax/malformed-xml"),
    Case("crossed tags", screen("<VStack><Text/></HStack>"), "3:20: error syntax/malformed-xml"),
    Case("entity", screen("<Text>a&nbsp;b</Text>"), "3:12: error syntax/malformed-xml"),
    Case(
      "byte that is no UTF-8", Array("<Screen name=\"Home\">\n".utf8) + [0xFF] + Array("</Screen>".utf8),
      "2:1: error syntax/encoding"),
    Case(
      "attribute twice", screen("<Text verbatim=\"true\" verbatim=\"true\">a</Text>"),
      "3:27: error syntax/malformed-xml"),
    Case(
      "100,000 attributes", screen("<Text" + (0..<100_000).map { " a\($0)=\"1\"" }.joined() + "/>"),
      "3:5: error syntax/limit"),
    Case(
      "100,000 levels", "<Screen name=\"Home\"><Body>\n" + String(repeating: "<VStack>", count: 100_000), "2:"
    ),
    Case(
      "a long line of unclosed code", screen("<Text>{" + String(repeating: "(", count: 100_000) + "}</Text>"),
      "3:"),
    Case(
      "calls in texts in calls",
      screen(
        "<Text>{" + String(repeating: "max(1, Int(\"\\(", count: 20) + "1"
          + String(repeating: ")\") ?? 0)", count: 20) + "}</Text><Txt/>"), "3:"),
    Case(
      "many errors", screen(String(repeating: "<Txt/>", count: 2_000)), "3:6: error syntax/unknown-element"),
    Case(
      "many unclosed attributes",
      "<Screen name=\"Home\">\n<Body>\n<Text " + String(repeating: "a=\"", count: 50_000), "3:"),
  ]

  @Test(arguments: cases) func isAnsweredAtItsPlace(_ item: Case) throws {
    let package = try TemporaryPackage()
    try package.write("Screens/Home.xml", item.bytes)
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(!run.wasKilled)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Screens/Home.xml:" + item.start), "\(run.output.prefix(200))")
    #expect(run.seconds < 2, "\(run.seconds) s")
    print("\(item.name): \(Int(run.seconds * 1000)) ms")
    for format in ["text", "json", "github"] {
      let other = try screenwright("lint", package.path, "--format", format)
      #expect(other.status == 1 && !other.wasKilled)
    }
  }

  @Test func encodingsAreTheSameFile() throws {
    let source = Self.screen("<Text>한국어 {x}</Text>")
    let package = try TemporaryPackage(home: source)
    let expected = try screenwright("lint", package.path).output
    #expect(expected.contains("Screens/Home.xml:3:16"))
    try package.write("Screens/Home.xml", [0xEF, 0xBB, 0xBF] + Array(source.utf8))
    #expect(try screenwright("lint", package.path).output == expected)
    for isBig in [false, true] {
      let bytes = ("\u{FEFF}" + source).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBig ? [high, low] : [low, high]
      }
      try package.write("Screens/Home.xml", bytes)
      #expect(try screenwright("lint", package.path).output == expected)
    }
  }

  /// Whatever the data holds, it is text on the page.
  @Test func dataIsNeverMarkup() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": """
      <Module>
        <ObservableObject name="Store"><Published name="names" type="[String]" source="names.json"/></ObservableObject>
        <App name="Sample"><StateObject name="store" type="Store"/>
          <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
        <Screen name="Home"><EnvironmentObject name="store" type="Store"/>
          <Body><List><ForEach items="store.names" id="\\.self" as="name"><Text>{name}</Text></ForEach></List></Body></Screen>
      </Module>
      """,
      "Screens/names.json":
        #"["<script>alert(1)</script>", "\"onload=\"x", "{store}", "$x", "&lt;", "\u001b[31mred"]"#,
    ])
    let html = try screenwright("render", "Home", package.path)
    #expect(html.status == 0, "\(html.errors)")
    #expect(!html.output.contains("<script"))
    #expect(html.output.contains("&lt;script&gt;") && html.output.contains("{store}"))
    let text = try screenwright("render", "Home", package.path, "--to", "text")
    #expect(text.output.contains("<script>alert(1)</script>"))
    #expect(!text.output.contains("\u{1B}"))
  }
}
