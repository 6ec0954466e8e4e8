import Testing

@testable import StandardLibrary

/// Numbers and dates by language and region.
@Suite struct LocaleTests {
  private let day = 1_580_475_900.0

  @Test(arguments: [
    ("en_US", "1,234,567.5"), ("de_DE", "1.234.567,5"), ("de-CH", "1’234’567.5"), ("ko_KR", "1,234,567.5"),
    ("fr", "1\u{202F}234\u{202F}567,5"), ("sv_SE", "1\u{A0}234\u{A0}567,5"), ("xx", "1,234,567.5"),
    ("", "1,234,567.5"),
  ]) func numbers(tag: String, text: String) {
    #expect(NumberText.grouped(1_234_567.5, LocaleForms(tag)) == text)
  }

  @Test func fourDigitsStandAloneInSpanish() {
    #expect(NumberText.grouped(1234, LocaleForms("es")) == "1234")
    #expect(NumberText.grouped(12345, LocaleForms("es")) == "12.345")
  }

  @Test(arguments: [
    ("en_US", "$1,234.50", "25%"), ("de_DE", "1.234,50\u{A0}$", "25\u{A0}%"), ("ko_KR", "US$1,234.50", "25%"),
    ("fr_FR", "1\u{202F}234,50\u{A0}$", "25\u{202F}%"),
  ]) func moneyAndPercent(tag: String, money: String, percent: String) {
    let locale = LocaleForms(tag)
    #expect(NumberFormatValue(.currency("USD")).text(1234.5, locale) == money)
    #expect(NumberFormatValue(.percent).text(0.25, locale) == percent)
  }

  @Test(arguments: [
    ("en_US", "1/31/2020, 1:05\u{202F}PM", "January 31, 2020"),
    ("en_GB", "31/01/2020, 13:05", "31 January 2020"), ("de_DE", "31.1.2020, 13:05", "31. Januar 2020"),
    ("ko_KR", "2020. 1. 31. 오후 1:05", "2020년 1월 31일"), ("ja_JP", "2020/1/31 13:05", "2020年1月31日"),
    ("fr_FR", "31/01/2020 13:05", "31 janvier 2020"), ("xx", "1/31/2020, 1:05\u{202F}PM", "January 31, 2020"),
  ]) func dates(tag: String, numeric: String, long: String) {
    #expect(DateText.text(day, LocaleForms(tag)) == numeric)
    #expect(DateText.text(day, day: .long, time: .omitted, LocaleForms(tag)) == long)
  }
}
