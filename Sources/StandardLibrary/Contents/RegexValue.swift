import ScreenTypes
import SourceModel

/// The content of a `Regex`.
public struct RegexValue: OpaqueContent {
  /// As it is written.
  let written: String
  let ignoresCase: Bool
  let pattern: TextPattern

  /// Nil for a text that is no pattern.
  public init?(_ written: String) { self.init(written, ignoresCase: false) }

  init?(_ written: String, ignoresCase: Bool) {
    guard let pattern = TextPattern(written, ignoresCase: ignoresCase) else { return nil }
    (self.written, self.ignoresCase, self.pattern) = (written, ignoresCase, pattern)
  }

  /// What a match gives: all of it, and then its groups.
  public var output: TypeID {
    if pattern.groupNames.isEmpty { return .string }
    return TypeID(
      .tuple(
        [.string] + pattern.optionalGroups.map { $0 ? TypeID.string.optional : .string },
        [.none] + pattern.groupNames))
  }

  /// The library type.
  public var type: TypeID { .library("Regex") }
  /// Its canonical text.
  public var description: String { "Regex(\(ignoresCase), \(written))" }

  /// The match that begins at a place, as a value; nil where none does. With `isWhole` it ends where the text does.
  func match(
    in text: [Character], at place: Int, isWhole: Bool = false, _ host: any EvaluationHost
  ) throws -> RegexMatchValue? {
    guard let match = try pattern.match(in: text, at: place, isWhole: isWhole, host) else { return nil }
    let groups = match.groups.map { $0.map { String(text[$0]) } }
    return RegexMatchValue(
      range: match.range, whole: String(text[match.range]), groups: groups, optional: pattern.optionalGroups)
  }

  /// All matches from the left, apart from each other; the first one alone where `isOne`.
  func matches(in text: [Character], isOne: Bool, _ host: any EvaluationHost) throws -> [RegexMatchValue] {
    var found: [RegexMatchValue] = []
    var place = 0
    while place <= text.count {
      let match = try match(in: text, at: place, host)
      if let match {
        found.append(match)
        if isOne { break }
      }
      place = max(match?.range.upperBound ?? 0, place + 1)
    }
    return found
  }
}

/// The content of a `Regex.Match`.
struct RegexMatchValue: OpaqueContent {
  let range: Range<Int>
  let whole: String
  let groups: [String?]
  /// Which groups may hold nothing.
  let optional: [Bool]

  var type: TypeID { LibraryTypes.match }
  var description: String { "Match(\(range), \(whole))" }
  var parts: [Value] { groups.map { $0.map { .string($0) } ?? .null } }

  /// The text, or a tuple of it and those of the groups.
  var output: Value {
    groups.isEmpty
      ? .string(whole)
      : .tuple(
        ArrayBox(
          [.string(whole)]
            + zip(groups, optional).map { group, isOptional in
              group.map { .string($0) } ?? (isOptional ? .null : .string(""))
            }))
  }
}
