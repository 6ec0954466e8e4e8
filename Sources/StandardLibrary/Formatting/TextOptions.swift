import ScreenTypes

/// How one text is looked for in another: a value of `String.CompareOptions`.
struct TextOptions: OptionSet {
  let rawValue: Int

  static let caseInsensitive = TextOptions(rawValue: 1), literal = TextOptions(rawValue: 2)
  static let backwards = TextOptions(rawValue: 4), anchored = TextOptions(rawValue: 8)
  static let numeric = TextOptions(rawValue: 16), diacriticInsensitive = TextOptions(rawValue: 32)
  static let regularExpression = TextOptions(rawValue: 64)

  /// The cases of the library's type, each for one bit.
  static let names = [
    "caseInsensitive", "literal", "backwards", "anchored", "numeric", "diacriticInsensitive",
    "regularExpression",
  ]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The options of a value; none for one that was left out.
  init(_ value: Value) {
    self = []
    for place in value.choices ?? [] { formUnion(TextOptions(rawValue: 1 << place)) }
  }

  /// A text without what these options pass over.
  func folded(_ text: String) -> String {
    let plain = contains(.diacriticInsensitive) ? TextFolding.withoutMarks(text) : text
    return contains(.caseInsensitive) ? plain.lowercased() : plain
  }

  /// Characters without what these options pass over, each at its place.
  private func folded(_ text: [Character]) -> [String] { text.map { folded(String($0)) } }

  /// The places where a text or pattern stands within some places of another, from the left and apart from each other; only the
  /// first one, or with `backwards` the last one, where `isOne`.
  func matches(
    of pattern: String, in text: [Character], _ range: Range<Int>, isOne: Bool, _ host: any EvaluationHost
  ) throws -> [TextPattern.Match] {
    contains(.regularExpression)
      ? try matches(ofExpression: pattern, in: text, range, isOne: isOne, host)
      : try matches(ofText: pattern, in: text, range, isOne: isOne, host)
  }

  private func matches(
    ofText pattern: String, in text: [Character], _ range: Range<Int>, isOne: Bool,
    _ host: any EvaluationHost
  ) throws -> [TextPattern.Match] {
    let (wanted, given) = (folded(Array(pattern)), folded(text))
    if wanted.isEmpty || wanted.count > range.count { return [] }
    let last = range.upperBound - wanted.count
    func isAt(_ place: Int) throws -> Bool {
      try host.spend(1)
      guard given[place] == wanted[0] else { return false }
      try LibraryLimits.spendCopying(wanted.count, host)
      return given[place..<place + wanted.count].elementsEqual(wanted)
    }
    func match(_ place: Int) -> TextPattern.Match {
      TextPattern.Match(range: place..<place + wanted.count, groups: [])
    }
    if contains(.anchored) {
      let place = contains(.backwards) ? last : range.lowerBound
      return try isAt(place) ? [match(place)] : []
    }
    if isOne, contains(.backwards) {
      for place in stride(from: last, through: range.lowerBound, by: -1) where try isAt(place) {
        return [match(place)]
      }
      return []
    }
    var found: [TextPattern.Match] = []
    var place = range.lowerBound
    while place <= last {
      if try isAt(place) {
        found.append(match(place))
        if isOne { return found }
        place += wanted.count
      } else {
        place += 1
      }
    }
    return found
  }

  /// A text that is no pattern matches nothing.
  private func matches(
    ofExpression pattern: String, in text: [Character], _ range: Range<Int>, isOne: Bool,
    _ host: any EvaluationHost
  ) throws -> [TextPattern.Match] {
    guard let pattern = TextPattern(pattern, ignoresCase: contains(.caseInsensitive)) else { return [] }
    let part = Array(text[range])
    var found: [TextPattern.Match] = []
    var place = 0
    while place <= part.count {
      let match = try pattern.match(in: part, at: place, host)
      if let match { found.append(match.moved(by: range.lowerBound)) }
      if contains(.anchored) || isOne && !found.isEmpty { break }
      place = max(match?.range.upperBound ?? 0, place + 1)
    }
    return found
  }

  /// -1, 0 or 1 as one text comes before, with or after another.
  func compare(_ left: String, _ right: String) -> Int {
    let (first, second) = (folded(left), folded(right))
    if contains(.numeric) { return TextFolding.compareNumbers(first, second) }
    return first == second ? 0 : first < second ? -1 : 1
  }
}

extension TextPattern.Match {
  fileprivate func moved(by distance: Int) -> Self {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    return Self(range: moved(range), groups: groups.map { $0.map(moved) })
  }

  /// The text that stands for a match of a pattern: `$1` is its first group, `$0` all of it.
  func filled(_ template: String, from text: [Character]) -> String {
    var filled = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        filled.append(next)
      } else if character == "$", let number = rest.first?.wholeNumberValue, number <= groups.count {
        rest.removeFirst()
        if let place = number == 0 ? range : groups[number - 1] { filled += String(text[place]) }
      } else {
        filled.append(character)
      }
    }
    return filled
  }
}
