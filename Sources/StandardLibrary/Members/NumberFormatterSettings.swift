import ScreenTypes

extension StandardLibrary {
  /// What else numbers are written and read by.
  static let numberFormatterDetails: [LibraryMember] =
    [
      stored(
        "NumberFormatter", "roundingMode: NumberFormatter.RoundingMode", "How digits are rounded.",
        set: { (numbers: inout NumberFormatterValue, value) in
          if case .choice(_, let place) = value { numbers.rounding = Int(place) }
        }
      ) { .choice(.library("NumberFormatter.RoundingMode"), Int32($0.rounding ?? 4)) },
      stored(
        "NumberFormatter", "usesSignificantDigits: Bool",
        "True where digits are counted from the first that is not 0.",
        set: { (numbers: inout NumberFormatterValue, value) in
          numbers.countsSignificant = value == .bool(true)
        }
      ) { .bool($0.countsSignificant) },
      stored(
        "NumberFormatter", "alwaysShowsDecimalSeparator: Bool", "True for a point behind whole numbers, too.",
        set: { (numbers: inout NumberFormatterValue, value) in numbers.showsPoint = value == .bool(true) }
      ) { .bool($0.showsPoint) },
      stored(
        "NumberFormatter", "allowsFloats: Bool", "True where numbers with a fraction are read, too.",
        set: { (numbers: inout NumberFormatterValue, value) in
          numbers.readsFractions = value == .bool(true)
        }
      ) { .bool($0.readsFractions) },
      stored(
        "NumberFormatter", "isLenient: Bool",
        "True where marks between thousands, blanks, and a missing sign of the currency or of percent do not matter when a number is read.",
        set: { (numbers: inout NumberFormatterValue, value) in numbers.isLenient = value == .bool(true) }
      ) { .bool($0.isLenient) },
      stored(
        "NumberFormatter", "zeroSymbol: String?", "What is written in place of 0.",
        set: { (numbers: inout NumberFormatterValue, value) in numbers.zero = value.text }
      ) { $0.zero.map { .string($0) } ?? .null },
      digits("minimumSignificantDigits", "The fewest digits, counted from the first that is not 0.", 1) {
        $0.minimumSignificant
      } set: {
        $0.minimumSignificant = $1
      },
      digits("maximumSignificantDigits", "The most digits, counted from the first that is not 0.", 6) {
        $0.maximumSignificant
      } set: {
        $0.maximumSignificant = $1
      },
      number("minimum", "The least number that is read.") {
        $0.least
      } set: {
        $0.least = $1
      },
      number("maximum", "The greatest number that is read.") {
        $0.greatest
      } set: {
        $0.greatest = $1
      },
      number("multiplier", "What numbers are multiplied with before they are written.") {
        $0.multiplier
      } set: {
        $0.multiplier = $1
      },
    ]
    + ["positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix"].enumerated().map {
      place, name in
      stored(
        "NumberFormatter", name + ": String!",
        "What stands \(place % 2 == 0 ? "before" : "behind") numbers \(place < 2 ? "from 0 on" : "below 0").",
        set: { (numbers: inout NumberFormatterValue, value) in numbers.affixes[place] = value.text }
      ) { .string($0.affixes[place] ?? (place == 2 ? "-" : "")) }
    }

  private static func digits(
    _ name: String, _ documentation: String, _ usual: Int,
    _ get: @escaping @Sendable (NumberFormatterValue) -> Int?,
    set: @escaping @Sendable (inout NumberFormatterValue, Int) -> Void
  ) -> LibraryMember {
    stored(
      "NumberFormatter", name + ": Int", documentation,
      set: { (numbers: inout NumberFormatterValue, value) in
        guard case .int(let count) = value else { return }
        numbers.countsSignificant = true
        set(&numbers, count)
      }
    ) { .int(get($0) ?? usual) }
  }

  private static func number(
    _ name: String, _ documentation: String,
    _ get: @escaping @Sendable (NumberFormatterValue) -> DecimalValue?,
    set: @escaping @Sendable (inout NumberFormatterValue, DecimalValue?) -> Void
  ) -> LibraryMember {
    stored(
      "NumberFormatter", name + ": NSNumber?", documentation,
      set: { (numbers: inout NumberFormatterValue, value) in
        switch value {
        case .int(let number): set(&numbers, DecimalValue(number))
        case .double(let number): set(&numbers, DecimalValue(number))
        // An NSNumber, or nil.
        default: set(&numbers, value.content(DecimalValue.self))
        }
      }
    ) { get($0).map { Value($0) } ?? .null }
  }

  /// Sizes in bytes, as text.
  static let byteFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "ByteCountFormatter", "init()", isTotal: true, "Writes numbers of bytes as sizes."
    ) { _ in Value(ByteCountValue(isFormatter: true)) },
    LibraryMember(
      .method, of: "ByteCountFormatter", "string(fromByteCount byteCount: Int) -> String", isTotal: true,
      "A number of bytes as a size: `1.5 MB`."
    ) { call in
      let formatter = call.receiver.content(ByteCountValue.self) ?? ByteCountValue(isFormatter: true)
      return .string(formatter.text(Double(call.int(0)), call.host.locale))
    },
    LibraryMember(
      .staticMethod, of: "ByteCountFormatter",
      "string(fromByteCount byteCount: Int, countStyle: ByteCountFormatter.CountStyle) -> String",
      isTotal: true,
      "A number of bytes as a size: `1.5 MB`."
    ) { call in
      let style = ByteCountValue.Style(rawValue: call.choice(1) ?? 0) ?? .file
      return .string(
        ByteCountValue(style: style, isFormatter: true).text(Double(call.int(0)), call.host.locale))
    },
    stored(
      "ByteCountFormatter", "countStyle: ByteCountFormatter.CountStyle",
      "Whether a kilobyte has 1000 bytes or 1024.",
      set: { (bytes: inout ByteCountValue, value) in
        if case .choice(_, let place) = value { bytes.style = .init(rawValue: Int(place)) ?? .file }
      }
    ) { .choice(.library("ByteCountFormatStyle.Style"), Int32($0.style.rawValue)) },
    stored(
      "ByteCountFormatter", "allowedUnits: ByteCountFormatter.Units", "In which units sizes are written.",
      set: { (bytes: inout ByteCountValue, value) in bytes.units = ByteCountValue.units(value) }
    ) { bytes in
      let type = TypeID.library("ByteCountFormatter.Units")
      if bytes.units.isEmpty { return .choice(type, 0) }
      return OptionValue(of: type, bytes.units.sorted().map { .choice(type, Int32($0 + 2)) }).value
    },
    stored(
      "ByteCountFormatter", "includesActualByteCount: Bool", "True for all bytes in parentheses.",
      set: { (bytes: inout ByteCountValue, value) in bytes.includesBytes = value == .bool(true) }
    ) { .bool($0.includesBytes) },
    stored(
      "ByteCountFormatter", "isAdaptive: Bool",
      "True for digits behind the point by the unit, false for three digits in all.",
      set: { (bytes: inout ByteCountValue, value) in bytes.isAdaptive = value == .bool(true) }
    ) { .bool($0.isAdaptive) },
    stored(
      "ByteCountFormatter", "allowsNonnumericFormatting: Bool", "True for a word in place of 0.",
      set: { (bytes: inout ByteCountValue, value) in bytes.spellsOutZero = value == .bool(true) }
    ) { .bool($0.spellsOutZero) },
  ]
}

extension ByteCountValue {
  /// The powers of a thousand of units that a value names; none where it names all.
  static func units(_ value: Value) -> Set<Int> {
    let places = value.choices ?? []
    return places.contains { $0 < 2 } ? [] : Set(places.map { $0 - 2 })
  }
}

extension LibraryCall {
  /// The powers of a thousand of the units at `index`; none for all.
  func byteUnits(_ index: Int) -> Set<Int> { isOmitted(index) ? [] : ByteCountValue.units(arguments[index]) }
}
