/// Finding a text in another by whole characters.
enum TextSearch {
  /// The places where `pattern` stands in `text`, from left to right, not overlapping.
  static func ranges(
    of pattern: [Character], in text: [Character], spend: (Int) throws -> Void
  ) rethrows -> [Range<Int>] {
    guard let first = pattern.first else { return [] }
    var found: [Range<Int>] = []
    var place = 0
    try spend(text.count)
    while place + pattern.count <= text.count {
      if text[place] == first && text[place..<place + pattern.count].elementsEqual(pattern) {
        found.append(place..<place + pattern.count)
        place += pattern.count
        try spend(pattern.count)
      } else {
        place += 1
      }
    }
    return found
  }

  /// True if `pattern` stands in `text`; an empty pattern stands everywhere.
  static func contains(_ pattern: String, in text: String) -> Bool {
    if pattern.isEmpty { return true }
    if let found = holdsBytes(pattern, in: text) { return found }
    return !ranges(of: Array(pattern), in: Array(text)) { _ in }.isEmpty
  }

  /// `contains` where both are ASCII without a carriage return, so that each byte is a character; else nil.
  private static func holdsBytes(_ pattern: String, in text: String) -> Bool? {
    func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }
    return text.utf8.withContiguousStorageIfAvailable { text -> Bool? in
      guard text.allSatisfy(isPlain) else { return nil }
      return pattern.utf8.withContiguousStorageIfAvailable { pattern -> Bool? in
        guard pattern.allSatisfy(isPlain) else { return nil }
        return (0..<max(0, text.count - pattern.count + 1)).contains { start in
          pattern.indices.allSatisfy { text[start + $0] == pattern[$0] }
        }
      } ?? nil
    } ?? nil
  }

  /// The sets of characters; after them, in the same order, come those of all other characters.
  static let sets = [
    "whitespaces", "newlines", "whitespacesAndNewlines", "decimalDigits", "letters", "alphanumerics",
    "punctuationCharacters", "urlQueryAllowed", "urlFragmentAllowed", "urlPathAllowed", "urlHostAllowed",
    "urlUserAllowed", "urlPasswordAllowed", "uppercaseLetters", "lowercaseLetters", "symbols",
    "controlCharacters",
  ]

  /// What each part of an address may hold besides letters and digits, from `urlQueryAllowed` on.
  private static let marksOfAddresses = [
    "!$&'()*+,-./:;=?@_~", "!$&'()*+,-./:;=?@_~", "!$&'()*+,-./:=@_~", "!$&'()*+,-.:;=[]_~",
    "!$&'()*+,-.;=_~", "!$&'()*+,-.;=_~",
  ]

  /// True for the scalars of a library `CharacterSet`, by the position of its case.
  static func belongs(_ scalar: Unicode.Scalar, to set: Int) -> Bool {
    if set >= sets.count { return !belongs(scalar, to: set - sets.count) }
    let category = scalar.properties.generalCategory
    switch set {
    case 0: return category == .spaceSeparator || scalar == "\t"
    case 1: return isNewline(scalar)
    case 2: return category == .spaceSeparator || scalar == "\t" || isNewline(scalar)
    case 3: return category == .decimalNumber
    case 4: return isLetter(category)
    case 5: return isLetter(category) || isNumber(category)
    case 6: return isPunctuation(category)
    case 13: return category == .uppercaseLetter || category == .titlecaseLetter
    case 14: return category == .lowercaseLetter
    case 15: return isSymbol(category)
    case 16: return category == .control || category == .format
    default:
      guard scalar.isASCII else { return false }
      return isLetter(category) || isNumber(category)
        || marksOfAddresses[set - 7].unicodeScalars.contains(scalar)
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    // Foundation’s set of letters is letters and marks, and nothing of any other category.
    default: false
    }
  }

  private static func isNumber(_ category: Unicode.GeneralCategory) -> Bool {
    category == .decimalNumber || category == .letterNumber || category == .otherNumber
  }

  private static func isPunctuation(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    // Foundation’s set of punctuation is these categories; symbols are a set of their own.
    default: false
    }
  }

  private static func isSymbol(_ category: Unicode.GeneralCategory) -> Bool {
    category == .mathSymbol || category == .currencySymbol || category == .modifierSymbol
      || category == .otherSymbol
  }

  /// The text without the scalars of a set at both ends.
  static func trim(_ text: String, _ set: CharacterSetValue) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !set.contains($0) }),
      let end = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(scalars[start...end])
  }
}
