import StandardLibrary

/// English with marks: `⟦Ŝéţţîñĝš···⟧` for `Settings`. It is a third longer, as other languages are, in brackets, so that what is cut off
/// is seen, and in letters that nobody writes, so that what is not translated is seen, too.
enum PseudoText {
  private static let letters: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û",
    "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Á", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ",
    "G": "Ĝ",
    "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ɯ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ",
    "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  /// A literal with marks; its arguments stay.
  static func format(_ format: LocalizedFormat) -> LocalizedFormat {
    var length = 0
    var pieces: [LocalizedFormat.Piece] = [.literal("⟦")]
    for piece in format.pieces {
      guard case .literal(let text) = piece else {
        pieces.append(piece)
        continue
      }
      length += text.count
      pieces.append(.literal(marked(text)))
    }
    return LocalizedFormat(pieces + [.literal(String(repeating: "·", count: (length + 2) / 3) + "⟧")])
  }

  /// The address of a link stays.
  private static func marked(_ text: String) -> String {
    var made = ""
    var isAddress = false
    for character in text {
      if character == "(", made.hasSuffix("]") { isAddress = true }
      if character == ")" { isAddress = false }
      made.append(isAddress ? character : letters[character] ?? character)
    }
    return made
  }
}
