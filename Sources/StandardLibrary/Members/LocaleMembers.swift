import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let localeNames = [
    "Locale", "NSLocale", "Locale.Language", "Locale.LanguageCode", "Locale.Region", "Locale.Currency",
  ]

  /// Languages and regions.
  static let localeMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "Locale", "init(identifier: String)", "A language and region, such as `ko_KR`."
    ) { call in
      Value(LocaleValue(call.string(0)))
    },
    LibraryMember(
      .staticProperty, of: "Locale", "current: Locale",
      "The language and region of the run: that of `--locale`."
    ) { call in
      Value(LocaleValue(call.host.locale.identifier))
    },
    LibraryMember(
      .staticProperty, of: "Locale", "autoupdatingCurrent: Locale",
      "The language and region of the run: that of `--locale`."
    ) { call in
      Value(LocaleValue(call.host.locale.identifier))
    },
    LibraryMember(
      .staticProperty, of: "Locale", "preferredLanguages: [String]",
      "The languages that somebody reads, the dearest first: here that of `--locale`, such as `ko-KR`."
    ) { call in
      let tag = call.host.locale.identifier.split(separator: "_").joined(separator: "-")
      return .array(ArrayBox([.string(tag)]))
    },
    LibraryMember(
      .staticProperty, of: "Locale", "isoRegionCodes: [String]", "The codes of all regions, in order."
    ) { _ in
      .array(ArrayBox(LocaleForms.regionCodes.map { .string($0) }))
    },
    LibraryMember(
      .staticProperty, of: "NSLocale", "isoCountryCodes: [String]", "The codes of all regions, in order."
    ) { _ in
      .array(ArrayBox(LocaleForms.regionCodes.map { .string($0) }))
    },
    LibraryMember(
      .staticProperty, of: "NSLocale", "current: Locale",
      "The language and region of the run: that of `--locale`."
    ) { call in
      Value(LocaleValue(call.host.locale.identifier))
    },
    LibraryMember(
      .staticProperty, of: "Locale.Region", "isoRegions: [Locale.Region]", since: .since(iOS: 16, macOS: 13),
      "All regions, in the order of their codes."
    ) { _ in
      .array(ArrayBox(LocaleForms.regionCodes.map { LibraryCall.localePart("Locale.Region", $0) }))
    },
    LibraryMember(
      .property, of: "Locale", "hourCycle: Locale.HourCycle", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "Whether hours go to 12 or to 23 there."
    ) { call in .choice(.library("Locale.HourCycle"), call.forms.has24Hours ? 2 : 1) },
    LibraryMember(
      .property, of: "Locale", "firstDayOfWeek: Locale.Weekday", isTotal: true,
      since: .since(iOS: 16, macOS: 13), "The day on which weeks begin there."
    ) { call in .choice(.library("Locale.Weekday"), Int32(call.forms.firstWeekday)) },
    LibraryMember(
      .initializer, of: "Locale",
      "init(languageCode: Locale.LanguageCode? = nil, script: String? = nil, languageRegion: Locale.Region? = nil)",
      isTotal: true, since: .since(iOS: 16, macOS: 13), "A language and region by their codes."
    ) { call in
      let (language, region) = (call.content(0, String.self) ?? "", call.content(2, String.self) ?? "")
      return Value(LocaleValue(region.isEmpty ? language : language + "_" + region))
    },
    LibraryMember(
      .initializer, of: "Locale.LanguageCode", "init(_ identifier: String)", isTotal: true,
      "The language of a code."
    ) { call in LibraryCall.localePart("Locale.LanguageCode", call.string(0)) },
    LibraryMember(
      .property, of: "Locale", "usesMetricSystem: Bool", isTotal: true, "True where people measure in metres."
    ) { call in .bool(!call.forms.measuresAsAmericans) },
    LibraryMember(
      .property, of: "Locale", "calendar: Calendar", isTotal: true, "How days are counted there."
    ) { call in Value(CalendarValue(of: call.forms)) },
    LibraryMember(
      .property, of: "Locale", "identifier: String", "The language and region, such as `ko_KR`."
    ) { call in
      .string(call.receiver.content(LocaleValue.self)?.identifier ?? "")
    },
    LibraryMember(
      .property, of: "Locale", "measurementSystem: Locale.MeasurementSystem", isTotal: true,
      "In which units people measure there."
    ) { call in
      let forms = call.forms
      return .choice(
        .library("Locale.MeasurementSystem"), forms.measuresAsAmericans ? 1 : forms.countsInMiles ? 2 : 0)
    },
    LibraryMember(.property, of: "Locale", "language: Locale.Language", isTotal: true, "The language.") {
      call in
      LibraryCall.localePart("Locale.Language", call.forms.identifier)
    },
    LibraryMember(
      .property, of: "Locale", "region: Locale.Region?", isTotal: true, "The region; nil where none is said."
    ) { call in
      call.localePart("Locale.Region", call.forms.region)
    },
    LibraryMember(
      .property, of: "Locale", "languageCode: String?", isTotal: true,
      "The code of the language, such as `ko`."
    ) { call in
      Value.string(call.forms.language).inOptional
    },
    LibraryMember(
      .property, of: "Locale", "regionCode: String?", isTotal: true,
      "The code of the region, such as `KR`; nil where none is said."
    ) { call in
      call.forms.region.isEmpty ? .null : Value.string(call.forms.region).inOptional
    },
    LibraryMember(
      .property, of: "Locale", "currency: Locale.Currency?", isTotal: true, since: .since(iOS: 16, macOS: 13),
      "In what money is counted there; nil where no region is said."
    ) { call in
      call.localePart("Locale.Currency", call.forms.region.isEmpty ? "" : call.forms.usualCurrency)
    },
    LibraryMember(
      .property, of: "Locale", "currencyCode: String?", isTotal: true,
      "The code of the money there, such as `KRW`; nil where no region is said."
    ) { call in
      call.forms.region.isEmpty ? .null : Value.string(call.forms.usualCurrency).inOptional
    },
    LibraryMember(
      .property, of: "Locale", "currencySymbol: String?", isTotal: true,
      "What stands beside an amount of money there, such as `₩`."
    ) { call in
      let forms = call.forms
      if forms.region.isEmpty { return Value.string("¤").inOptional }
      let code = forms.usualCurrency
      return Value.string(NumberFormatValue.symbol(of: code, in: forms.language) ?? code).inOptional
    },
    LibraryMember(
      .property, of: "Locale", "decimalSeparator: String?", isTotal: true, "The mark before the fraction."
    ) { call in
      Value.string(call.forms.point).inOptional
    },
    LibraryMember(
      .property, of: "Locale", "groupingSeparator: String?", isTotal: true, "The mark between thousands."
    ) { call in
      Value.string(call.forms.group).inOptional
    },
    LibraryMember(
      .initializer, of: "Locale.Currency", "init(_ identifier: String)", isTotal: true, "The money of a code."
    ) { call in
      LibraryCall.localePart("Locale.Currency", call.string(0))
    },
    LibraryMember(
      .property, of: "Locale.Currency", "identifier: String", isTotal: true, "Its code, such as `KRW`."
    ) { call in
      .string(call.code)
    },
    LibraryMember(
      .initializer, of: "Locale.Language", "init(identifier: String)", isTotal: true,
      "The language of a tag, such as `pt-BR`."
    ) { call in
      LibraryCall.localePart("Locale.Language", call.string(0))
    },
    LibraryMember(
      .property, of: "Locale.Language", "characterDirection: Locale.LanguageDirection", isTotal: true,
      "The direction in which its characters follow each other."
    ) { call in
      .choice(.library("Locale.LanguageDirection"), LocaleForms.isRightToLeft(call.code) ? 2 : 1)
    },
    LibraryMember(
      .property, of: "Locale.Language", "languageCode: Locale.LanguageCode?", isTotal: true,
      "Which language it is."
    ) { call in
      call.localePart("Locale.LanguageCode", call.forms.language)
    },
    LibraryMember(
      .property, of: "Locale.Language", "region: Locale.Region?", isTotal: true,
      "Where it is spoken; nil where that is not said."
    ) { call in
      call.localePart("Locale.Region", call.forms.region)
    },
    LibraryMember(
      .property, of: "Locale.LanguageCode", "identifier: String", isTotal: true, "Its code, such as `ko`."
    ) { call in
      .string(call.code)
    },
    LibraryMember(
      .initializer, of: "Locale.Region", "init(_ identifier: String)", isTotal: true, "The region of a code."
    ) { call in
      LibraryCall.localePart("Locale.Region", call.string(0))
    },
    LibraryMember(
      .property, of: "Locale.Region", "identifier: String", isTotal: true, "Its code, such as `KR`."
    ) { call in
      .string(call.code)
    },
  ]
}

extension LibraryCall {
  /// How things are written in the language and region that this is called on.
  fileprivate var forms: LocaleForms {
    LocaleForms(receiver.content(LocaleValue.self)?.identifier ?? code)
  }

  /// The text of a part of a locale that this is called on.
  fileprivate var code: String { receiver.content(String.self) ?? "" }

  /// A part of a locale, as an optional; nil where it is empty.
  fileprivate func localePart(_ type: Name, _ code: String) -> Value {
    code.isEmpty ? .null : Self.localePart(type, code).inOptional
  }

  /// A language, region or currency by its code.
  fileprivate static func localePart(_ type: Name, _ code: String) -> Value {
    .opaque(OpaqueBox(type: .library(type), content: code, description: code))
  }
}

extension LocaleForms {
  /// The codes of all regions (Unicode CLDR), in order.
  static let regionCodes = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS \
    BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ \
    EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY \
    HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA \
    LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ \
    NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW \
    SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO \
    TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """.split(separator: " ").map(String.init)
}
