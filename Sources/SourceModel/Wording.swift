extension StringProtocol {
  /// A name as messages speak of one of its kind: “an Order”, “a Store”.
  public var withArticle: String { ("AEIO".contains(prefix(1)) ? "an " : "a ") + self }

  /// The same at the beginning of a sentence: “An Order”, “A Store”.
  public var withCapitalArticle: String { ("AEIO".contains(prefix(1)) ? "An " : "A ") + self }

  /// The text as messages quote it: on one line, and of a text of more than 60 characters the first 50.
  public var shownInMessage: String {
    let line = split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    return line.count > 60 ? line.prefix(50) + "…" : line.count == count ? String(self) : line
  }

  /// The text as it stands at the beginning of a sentence.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The words of code: what lies between characters that no identifier has.
  public var words: [SubSequence] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}

extension [String] {
  /// The words as messages list them: “a, b and c”.
  public var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
