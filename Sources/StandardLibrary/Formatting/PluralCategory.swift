/// The forms that languages have of a text by a number in it, as CLDR names them.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form for a whole number, by CLDR's cardinal rules of a language: `ru`, `pt-PT`. Of a language that is not known as English.
  public init(_ number: Int, language: String) {
    let (n, mod10, mod100) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    let isTeen = (11...14).contains(mod100)
    switch Family(language) {
    case .none: self = .other
    case .one: self = n == 1 ? .one : .other
    case .zeroAndOne: self = n <= 1 ? .one : .other
    case .oneAndMillions: self = n == 1 ? .one : n != 0 && n % 1_000_000 == 0 ? .many : .other
    case .zeroOneAndMillions: self = n <= 1 ? .one : n != 0 && n % 1_000_000 == 0 ? .many : .other
    case .eastSlavic:
      self = mod10 == 1 && !isTeen ? .one : (2...4).contains(mod10) && !isTeen ? .few : .many
    case .southSlavic:
      self = mod10 == 1 && !isTeen ? .one : (2...4).contains(mod10) && !isTeen ? .few : .other
    case .polish: self = n == 1 ? .one : (2...4).contains(mod10) && !isTeen ? .few : .many
    case .czech: self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .slovenian:
      self = mod100 == 1 ? .one : mod100 == 2 ? .two : mod100 == 3 || mod100 == 4 ? .few : .other
    case .lithuanian:
      let isInTeens = (11...19).contains(mod100)
      self = mod10 == 1 && !isInTeens ? .one : (2...9).contains(mod10) && !isInTeens ? .few : .other
    case .latvian:
      self = mod10 == 0 || (11...19).contains(mod100) ? .zero : mod10 == 1 ? .one : .other
    case .romanian: self = n == 1 ? .one : n == 0 || (1...19).contains(mod100) ? .few : .other
    case .hebrew: self = n == 1 ? .one : n == 2 ? .two : .other
    case .arabic:
      self =
        n == 0
        ? .zero
        : n == 1
          ? .one
          : n == 2 ? .two : (3...10).contains(mod100) ? .few : (11...99).contains(mod100) ? .many : .other
    }
  }

  /// The form for a number with a fraction; that of a whole number where it has none.
  public init(_ number: Double, language: String) {
    if let whole = Int(exactly: number) {
      self.init(whole, language: language)
      return
    }
    switch Family(language) {
    case .zeroAndOne, .zeroOneAndMillions: self = number.magnitude < 2 ? .one : .other
    case .czech, .lithuanian: self = .many
    case .slovenian, .romanian: self = .few
    case .none, .one, .oneAndMillions, .eastSlavic, .southSlavic, .polish, .latvian, .hebrew, .arabic:
      self = .other
    }
  }

  /// The forms that a text must have in a language: those of whole numbers below a million, and `other`, which stands for those
  /// that are left out.
  public static func needed(by language: String) -> [PluralCategory] {
    switch Family(language) {
    case .none: [.other]
    case .one, .zeroAndOne, .oneAndMillions, .zeroOneAndMillions: [.one, .other]
    case .eastSlavic, .polish: [.one, .few, .many, .other]
    case .southSlavic, .czech, .lithuanian, .romanian: [.one, .few, .other]
    case .slovenian: [.one, .two, .few, .other]
    case .latvian: [.zero, .one, .other]
    case .hebrew: [.one, .two, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// Languages with the same rules.
  private enum Family {
    case none, one, zeroAndOne, oneAndMillions, zeroOneAndMillions, eastSlavic, southSlavic, polish, czech,
      slovenian
    case lithuanian, latvian, romanian, hebrew, arabic

    init(_ tag: String) {
      let words = tag.split { $0 == "-" || $0 == "_" }
      switch words.first?.lowercased() ?? "" {
      case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "my", "lo", "km", "jv": self = .none
      case "fr": self = .zeroOneAndMillions
      case "pt":
        self = words.dropFirst().contains { $0.uppercased() == "PT" } ? .oneAndMillions : .zeroOneAndMillions
      case "es", "it", "ca": self = .oneAndMillions
      case "hi", "bn", "fa", "gu", "kn", "am", "zu", "hy": self = .zeroAndOne
      case "ru", "uk", "be": self = .eastSlavic
      case "sr", "hr", "bs": self = .southSlavic
      case "pl": self = .polish
      case "cs", "sk": self = .czech
      case "sl": self = .slovenian
      case "lt": self = .lithuanian
      case "lv": self = .latvian
      case "ro", "mo": self = .romanian
      case "he", "iw": self = .hebrew
      case "ar": self = .arabic
      // English and most languages of Europe tell one from all other numbers.
      default: self = .one
      }
    }
  }
}
