extension LocaleForms {
  /// Several texts as one: `a, b, and c`; with `isChoice` `a, b, or c`; shorter in English of the width 1,
  /// `a, b, & c`, or 2, `a, b, c`.
  func list(_ texts: [String], isChoice: Bool, width: Int = 0) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    if language == "en", width > 0, !isChoice {
      let others = texts.dropLast().joined(separator: ", ")
      if width == 2 { return others + ", " + last }
      return others + (texts.count > 2 && hasListComma ? "," : "") + " & " + last
    }
    let others = texts.dropLast()
    switch language {
    case "ja":
      return others.joined(separator: "、") + (isChoice ? "、または" : "、") + last
    case "zh": return others.joined(separator: "、") + (isChoice ? "或" : "和") + last
    case "ar":
      // Each text runs in a direction of its own.
      return texts.map { "\u{2068}\($0)\u{2069}" }.joined(separator: isChoice ? " أو " : " و")
    default:
      // American English has a comma before the word, British English has none.
      let comma = texts.count > 2 && hasListComma ? "," : ""
      return others.joined(separator: ", ") + "\(comma) \(listWord(isChoice, before: last)) \(last)"
    }
  }

  private var hasListComma: Bool { order == .american && Self.listWords[language] == nil }

  private func listWord(_ isChoice: Bool, before next: String) -> String {
    if language == "es" {
      let next = next.lowercased()
      if !isChoice, next.hasPrefix("i") || next.hasPrefix("hi") && !next.hasPrefix("hie") { return "e" }
      if isChoice, next.hasPrefix("o") || next.hasPrefix("ho") || next.hasPrefix("8") { return "u" }
    }
    let words = Self.listWords[language] ?? ("and", "or")
    return isChoice ? words.or : words.and
  }

  /// The words for “and” and “or” (Unicode CLDR 44).
  private static let listWords: [String: (and: String, or: String)] = [
    "de": ("und", "oder"), "fr": ("et", "ou"), "es": ("y", "o"), "it": ("e", "o"), "pt": ("e", "ou"),
    "nl": ("en", "of"), "da": ("og", "eller"), "nb": ("og", "eller"), "no": ("og", "eller"),
    "sv": ("och", "eller"), "fi": ("ja", "tai"), "pl": ("i", "lub"), "cs": ("a", "nebo"), "ru": ("и", "или"),
    "uk": ("і", "або"), "tr": ("ve", "veya"), "ko": ("및", "또는"),
  ]
}
