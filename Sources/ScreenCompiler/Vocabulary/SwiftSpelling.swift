/// How something of Swift or SwiftUI is written here.
public struct SwiftSpelling: Sendable {
  /// As it is written there.
  public let swift: String
  /// As it is written here; empty for what there is not.
  public let here: String
  /// What differs, and why; what to write where there is nothing. Empty where all is said.
  public let note: String
  /// The words by which `explain` finds it besides those of `swift`.
  let keys: [String]

  init(_ swift: String, _ here: String, _ note: String = "", keys: [String] = []) {
    (self.swift, self.here, self.note, self.keys) = (swift, here, note, keys)
  }

  /// True where one of the words of `swift` is `word`.
  func names(_ word: String) -> Bool {
    swift.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"@.#_?$".contains($0) })
      .contains { $0 == word || $0.hasPrefix(".") && $0.dropFirst() == word }
  }
}

/// Spellings that belong together.
public struct SpellingGroup: Sendable {
  /// What they are about.
  public let title: String
  /// Its spellings, in the order in which they are reported.
  public let spellings: [SwiftSpelling]
}
