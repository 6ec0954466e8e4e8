import Testing

@testable import StandardLibrary

/// Numbers and dates by language and region.
@Suite struct LocaleTests {
  private let day = 1_580_475_900.0

  @Test(arguments: [
    ("en_US", "1,234,567.5"), ("de_DE", "1.234.567,5"), ("de-CH", "1’234’567.5"), ("ko_KR", "1,234,567.5"),
    ("fr", "1\u{202F}234\u{202F}567,5"), ("sv_SE", "1\u{A0}234\u{A0}567,5"), ("xx", "1,234,567.5"),
    ("", "1,234,567.5"), ("ar", "1,234,567.5"), ("ar_EG", "١٬٢٣٤٬٥٦٧٫٥"), ("ar_MA", "1.234.567,5"),
  ]) func numbers(tag: String, text: String) {
    #expect(NumberText.grouped(1_234_567.5, LocaleForms(tag)) == text)
  }

  @Test(arguments: [
    ("en_US", 1234.0, "1.2K"), ("en_US", 12_345, "12K"), ("en_US", 999_999, "1M"),
    ("en_US", 1_500_000, "1.5M"),
    ("en_US", 999, "999"), ("en_US", 0.456, "0.46"), ("en_US", 12.34, "12"), ("en_US", 0, "0"),
    ("en_US", -2_000_000_000, "-2B"), ("en_US", 1e15, "1000T"), ("de_DE", 1234, "1234"),
    ("de_DE", 1_250_000, "1,2\u{A0}Mio."), ("fr_FR", 1234, "1,2\u{A0}k"), ("ko_KR", 12_345, "1.2만"),
    ("ja_JP", 123_456_789, "1.2億"), ("zh_CN", 1e13, "10万亿"), ("es_ES", 1.5e9, "1500\u{A0}M"),
    ("ar_SA", 3000, "٣\u{A0}آلاف"), ("ar_SA", 12_345, "١٢\u{A0}ألف"), ("ar", 5500, "5.5\u{A0}ألف"),
  ]) func shortNumbers(tag: String, number: Double, text: String) {
    var format = NumberFormatValue()
    format.isCompact = true
    #expect(format.text(number, LocaleForms(tag)) == text)
  }

  @Test(arguments: [
    ("en_US", "a, b, and c", "a or b"), ("en_GB", "a, b and c", "a or b"),
    ("de_DE", "a, b und c", "a oder b"),
    ("ko_KR", "a, b 및 c", "a 또는 b"), ("ja_JP", "a、b、c", "a、またはb"), ("zh_CN", "a、b和c", "a或b"),
    ("es_ES", "a, b y c", "a o b"), ("ar", "⁨a⁩ و⁨b⁩ و⁨c⁩", "⁨a⁩ أو ⁨b⁩"), ("xx", "a, b, and c", "a or b"),
  ]) func lists(tag: String, all: String, either: String) {
    let locale = LocaleForms(tag)
    #expect(locale.list(["a", "b", "c"], isChoice: false) == all)
    #expect(locale.list(["a", "b"], isChoice: true) == either)
    #expect(locale.list(["a"], isChoice: false) == "a")
    #expect(locale.list([], isChoice: true) == "")
    #expect(LocaleForms("es").list(["agua", "hielo", "Inés"], isChoice: false) == "agua, hielo e Inés")
  }

  @Test func fourDigitsStandAloneInSpanish() {
    #expect(NumberText.grouped(1234, LocaleForms("es")) == "1234")
    #expect(NumberText.grouped(12345, LocaleForms("es")) == "12.345")
  }

  @Test(arguments: [
    ("en_US", "$1,234.50", "25%"), ("de_DE", "1.234,50\u{A0}$", "25\u{A0}%"), ("ko_KR", "US$1,234.50", "25%"),
    ("fr_FR", "1\u{202F}234,50\u{A0}$", "25\u{202F}%"),
    ("ar_EG", "\u{200F}١٬٢٣٤٫٥٠\u{A0}US$", "٢٥٪\u{61C}"),
    ("ar_AE", "\u{200F}1,234.50\u{A0}US$", "25\u{200E}%\u{200E}"),
  ]) func moneyAndPercent(tag: String, money: String, percent: String) {
    let locale = LocaleForms(tag)
    #expect(NumberFormatValue(.currency("USD")).text(1234.5, locale) == money)
    #expect(NumberFormatValue(.percent).text(0.25, locale) == percent)
  }

  @Test(arguments: [
    ("en_US", "1/31/2020, 1:05\u{202F}PM", "January 31, 2020"),
    ("en_GB", "31/01/2020, 13:05", "31 January 2020"), ("de_DE", "31.1.2020, 13:05", "31. Januar 2020"),
    ("ko_KR", "2020. 1. 31. 오후 1:05", "2020년 1월 31일"), ("ja_JP", "2020/1/31 13:05", "2020年1月31日"),
    ("fr_FR", "31/01/2020 13:05", "31 janvier 2020"),
    ("ar", "31\u{200F}/1\u{200F}/2020، 1:05\u{A0}م", "31 يناير، 2020"),
    ("ar_EG", "٣١\u{200F}/١\u{200F}/٢٠٢٠، ١:٠٥\u{A0}م", "٣١ يناير، ٢٠٢٠"),
    ("ar_MA", "31\u{200F}/1\u{200F}/2020 13:05", "31 يناير 2020"),
    ("ar_SY", "٣١\u{200F}/١\u{200F}/٢٠٢٠، ١:٠٥\u{A0}م", "٣١ كانون الثاني، ٢٠٢٠"),
    ("xx", "1/31/2020, 1:05\u{202F}PM", "January 31, 2020"),
  ]) func dates(tag: String, numeric: String, long: String) {
    #expect(DateText.text(day, LocaleForms(tag)) == numeric)
    #expect(DateText.text(day, day: .long, time: .omitted, LocaleForms(tag)) == long)
  }

  @Test(arguments: [
    ("en_US", "2 hours, 23 minutes", "2 hours ago", "tomorrow", "in 3 days"),
    ("ko_KR", "2시간 23분", "2시간 전", "내일", "3일 후"), ("ja_JP", "2 時間 23 分", "2 時間前", "明日", "3 日後"),
    ("zh_CN", "2小时23分钟", "2小时前", "明天", "3天后"),
    ("de_DE", "2 Stunden, 23 Minuten", "vor 2 Stunden", "morgen", "in 3 Tagen"),
    ("fr_FR", "2\u{A0}heures et 23\u{A0}minutes", "il y a 2\u{A0}heures", "demain", "dans 3\u{A0}jours"),
    ("es_ES", "2 horas y 23 minutos", "hace 2 horas", "mañana", "dentro de 3 días"),
    ("ar_EG", "ساعتان و٢٣ دقيقة", "قبل ساعتين", "غدًا", "خلال ٣ أيام"),
    ("xx", "2 hours, 23 minutes", "2 hours ago", "tomorrow", "in 3 days"),
  ]) func distances(tag: String, length: String, past: String, named: String, future: String) {
    let locale = LocaleForms(tag)
    var format = DateFormatValue()
    format.kind = .relative(isNamed: true)
    #expect(DateStyleText.text(-8580, style: .relative, now: 0, locale: locale) == length)
    #expect(format.text(-7200, now: 0, locale) == past)
    #expect(format.text(86_400, now: 0, locale) == named)
    #expect(format.text(259_200, now: 0, locale) == future)
  }

  @Test(arguments: [
    ("en", -172_800, "2 days ago"), ("ko", -172_800, "그저께"), ("de", 172_800, "übermorgen"),
    ("ko", 604_800, "다음 주"),
    ("fr", -604_800, "la semaine dernière"), ("es", 0, "ahora"), ("zh", -86_400, "昨天"),
  ]) func namedDistances(tag: String, seconds: Double, text: String) {
    var format = DateFormatValue()
    format.kind = .relative(isNamed: true)
    #expect(format.text(seconds, now: 0, LocaleForms(tag)) == text)
  }

  /// What is written for the last of January 2020 in Arabic, as Foundation writes it.
  @Test func partsOfDatesInArabic() {
    var format = DateFormatValue()
    func text(_ tag: String) -> String { format.text(day, now: 0, LocaleForms(tag)) }
    (format.weekday, format.month, format.day) = (.abbreviated, .abbreviated, false)
    #expect(text("ar") == "جمعة، 31 يناير" && text("ar_EG") == "جمعة، ٣١ يناير")
    format.month = nil
    #expect(text("ar") == "جمعة، 31")
    (format.weekday, format.month, format.year) = (.wide, .wide, false)
    #expect(text("ar") == "الجمعة، 31 يناير، 2020" && text("ar_MA") == "الجمعة، 31 يناير 2020")
    (format.weekday, format.day) = (nil, nil)
    #expect(text("ar") == "يناير 2020")
    (format.month, format.day, format.year) = (.twoDigits, true, nil)
    #expect(text("ar") == "31\u{200F}/01")
    #expect(LocaleForms("ar").firstWeekday == 6 && LocaleForms("ar_SA").firstWeekday == 0)
  }

  @Test func signsOfArabic() {
    #expect(NumberText.grouped(-1234, LocaleForms("ar_EG")) == "\u{61C}-١٬٢٣٤")
    #expect(NumberText.grouped(-1234, LocaleForms("ar_AE")) == "\u{200E}-1,234")
    let money = NumberFormatValue(.currency("EUR"))
    #expect(money.text(-12.5, LocaleForms("ar_EG")) == "\u{61C}-\u{200F}١٢٫٥٠\u{A0}€")
    #expect(money.text(-12.5, LocaleForms("ar")) == "\u{200F}\u{200E}-12.50\u{A0}€")
    #expect(
      NumberFormatValue(.currency("KWD")).text(1, LocaleForms("ar")) == "\u{200F}1.000\u{A0}د.ك.\u{200F}")
  }
}
