/// Gives pages readable file names, each once, also where letter case does not count.
struct FileNames {
  private var taken: Set<String> = []

  init(reserved: [String] = []) { taken = Set(reserved) }

  /// A name for `words` with an ending; a number tells it from one that was given before.
  mutating func take(_ words: [String], ending: String, in folder: String = "") -> String {
    let parts = words.map { Self.slug($0) }.filter { !$0.isEmpty }
    let base = folder + (parts.isEmpty ? "page" : parts.joined(separator: "-"))
    var candidate = base
    var number = 2
    while !taken.insert((candidate + ending).lowercased()).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate + ending
  }

  /// Letters and digits of any script in lower case, words joined by hyphens: `LandmarkDetail` is `landmark-detail`.
  /// At most 80 bytes.
  static func slug(_ text: String) -> String {
    var result = ""
    var isBreak = false
    var wasLower = false
    for character in text {
      guard character.isLetter || character.isNumber else {
        isBreak = true
        continue
      }
      let startsWord = character.isUppercase && wasLower
      if (isBreak || startsWord) && !result.isEmpty { result += "-" }
      isBreak = false
      wasLower = character.isLowercase || character.isNumber
      let lower = character.lowercased()
      if result.utf8.count + lower.utf8.count > 80 { break }
      result += lower
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
