import ScreenTypes
import Testing

@testable import StandardLibrary

@Suite("What is typed into a field of numbers")
struct NumberReadingTests {
  private func read(
    _ text: String, _ kind: NumberFormatValue.Kind = .number, as type: TypeID = .double,
    locale: String = "en_US"
  ) -> Value? {
    NumberReading(Value(NumberFormatValue(kind)), of: type, LocaleForms(locale))?.value(text)
  }

  @Test func marksAreThoseOfTheLocale() {
    #expect(read("1,234.5") == .double(1234.5))
    #expect(read("1.234,5", locale: "de_DE") == .double(1234.5))
    #expect(read("1.5", locale: "de_DE") == .double(1.5), "no thousands, so a point as code has it")
    #expect(read("1.500", locale: "de_DE") == .double(1500))
    #expect(read("\u{2212}7") == .double(-7))
    #expect(read("12,34") == nil)
  }

  @Test func signsAreThoseOfTheFormat() {
    #expect(read("20%", .percent) == .double(0.2))
    #expect(read("20 %", .percent, as: .int) == .int(20))
    #expect(read("20%") == nil)
    #expect(read("$1,020.50", .currency("USD")) == .double(1020.5))
    #expect(read("-USD 3", .currency("USD")) == .double(-3))
    #expect(read("3,20\u{A0}€", .currency("EUR"), locale: "de_DE") == .double(3.2))
    #expect(read("€3", .currency("USD")) == nil)
  }

  @Test func whatItHoldsDecides() {
    #expect(read("2.5", as: .int) == nil)
    #expect(read("9007199254740993", as: .int) == .int(9_007_199_254_740_993))
    #expect(read("20.00", .currency("USD"), as: .int) == .int(20))
    #expect(read(" ", as: .int.optional) == .null)
    #expect(read("", as: .int) == nil)
    #expect(NumberReading(Value(NumberFormatValue()), of: .string, .american) == nil)
  }
}
