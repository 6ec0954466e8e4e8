import ScreenTypes
import SourceModel

/// The content of a `Regex`.
public struct RegexValue: OpaqueContent {
  /// As it is written.
  let written: String
  let ignoresCase: Bool
  let pattern: TextPattern
  /// True for one whose matches are arrays of their groups, as it is made of a text.
  var isDynamic = false

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
      range: match.range, whole: String(text[match.range]), groups: groups, optional: pattern.optionalGroups,
      places: match.groups, names: isDynamic ? pattern.groupNames : nil)
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
  /// Where the groups were found.
  var places: [Range<Int>?] = []
  /// What the groups are called, for a match that is an array of them; else nil.
  var names: [Name]?

  var type: TypeID { LibraryTypes.match }
  var description: String { "Match(\(range), \(whole))" }
  var parts: [Value] { groups.map { $0.map { .string($0) } ?? .null } }

  /// The text, or a tuple of it and those of the groups.
  var output: Value {
    if let names {
      let all = RegexGroupValue(name: .none, text: whole, range: range)
      let others = names.indices.map {
        RegexGroupValue(name: names[$0], text: groups[$0], range: places[$0])
      }
      return .array(ArrayBox(([all] + others).map { Value($0) }))
    }
    return groups.isEmpty
      ? .string(whole)
      : .tuple(
        ArrayBox(
          [.string(whole)]
            + zip(groups, optional).map { group, isOptional in
              group.map { .string($0) } ?? (isOptional ? .null : .string(""))
            }))
  }
}

/// The content of an `AnyRegexOutput.Element`.
public struct RegexGroupValue: OpaqueContent {
  /// What the group is called; none for one without a name.
  public let name: Name
  /// What it holds; nil for nothing.
  let text: String?
  /// Where that was found.
  let range: Range<Int>?

  /// The library type.
  public var type: TypeID { LibraryTypes.regexGroup }
  /// Its canonical text.
  public var description: String { "Group(\(name), \(text ?? "nil"))" }
}
