/// What Arab countries write in ways of their own (Unicode CLDR 44, as Foundation has it).
extension LocaleForms {
  /// Regions, and none, where Arabic is written with the digits 0 to 9.
  static let arabicLatinDigits: Set<String> = ["", "AE", "DZ", "EH", "LY", "MA", "TN"]
  /// Regions where a comma stands before the fraction.
  static let arabicCommas: Set<String> = ["DZ", "LY", "MA", "TN"]
  /// Regions where the day has 24 hours.
  static let arabic24Hours: Set<String> = ["IL", "KM", "MA"]
  /// Regions, and none, where weeks begin on Saturday.
  static let arabicSaturdays: Set<String> = [
    "", "BH", "DJ", "EG", "IQ", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
  /// Regions where weeks begin on Sunday.
  static let arabicSundays: Set<String> = ["IL", "JO", "SA", "YE"]

  /// The names of months by region, where they are others.
  static let arabicMonths: [String: [String]] = {
    let levantine = [
      "كانون الثاني", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "آب", "أيلول", "تشرين الأول",
      "تشرين الثاني", "كانون الأول",
    ]
    let maghrebi = [
      "جانفي", "فيفري", "مارس", "أفريل", "ماي", "جوان", "جويلية", "أوت", "سبتمبر", "أكتوبر", "نوفمبر",
      "ديسمبر",
    ]
    return [
      "IQ": levantine, "JO": levantine, "LB": levantine, "PS": levantine, "SY": levantine,
      "DZ": maghrebi, "TN": maghrebi,
      "MA": [
        "يناير", "فبراير", "مارس", "أبريل", "ماي", "يونيو", "يوليوز", "غشت", "شتنبر", "أكتوبر", "نونبر",
        "دجنبر",
      ],
      "MR": [
        "يناير", "فبراير", "مارس", "إبريل", "مايو", "يونيو", "يوليو", "أغشت", "شتمبر", "أكتوبر", "نوفمبر",
        "دجمبر",
      ],
    ]
  }()

  /// The short names of weekdays from Sunday on.
  static let arabicWeekdays = ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"]
  /// Their letters.
  static let arabicWeekdayLetters = ["ح", "ن", "ث", "ر", "خ", "ج", "س"]

  /// Symbols of currencies that are written in Arabic, or otherwise than in English.
  static let arabicCurrencies = [
    "USD": "US$", "GBP": "UK£", "JPY": "JP¥", "AUD": "AU$", "PHP": "PHP", "SAR": "ر.س.\u{200F}",
    "EGP": "ج.م.\u{200F}", "AED": "د.إ.\u{200F}", "MAD": "د.م.\u{200F}", "KWD": "د.ك.\u{200F}",
    "QAR": "ر.ق.\u{200F}", "BHD": "د.ب.\u{200F}", "OMR": "ر.ع.\u{200F}", "JOD": "د.أ.\u{200F}",
    "LBP": "ل.ل.\u{200F}", "IQD": "د.ع.\u{200F}", "TND": "د.ت.\u{200F}", "DZD": "د.ج.\u{200F}",
    "LYD": "د.ل.\u{200F}", "YER": "ر.ي.\u{200F}", "SYP": "ل.س.\u{200F}", "SDG": "ج.س.",
  ]
}
