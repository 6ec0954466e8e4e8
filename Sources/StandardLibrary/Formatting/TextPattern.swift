import ScreenTypes
import SourceModel

/// A regular expression in the syntax of `NSRegularExpression`, but for look-behind, back references and possessive quantifiers.
struct TextPattern: Sendable {
  fileprivate let root: Node
  /// What its groups are called; none for one without a name.
  let groupNames: [Name]
  /// Which of its groups may hold nothing where it matches: what stands in them may be left out.
  let optionalGroups: [Bool]
  fileprivate let ignoresCase: Bool

  fileprivate indirect enum Node: Sendable {
    case one(CharacterTest)
    case sequence([Node])
    case alternatives([Node])
    case repeated(Node, least: Int, most: Int, isLazy: Bool)
    case group(Node, Int)
    case start, end
    case boundary(isWanted: Bool)
    case ahead(Node, isWanted: Bool)
  }

  /// A match: its place, and those of its groups.
  struct Match {
    let range: Range<Int>
    let groups: [Range<Int>?]
  }

  /// Nil for a text that is no pattern.
  init?(_ pattern: String, ignoresCase: Bool) {
    let isMarked = pattern.hasPrefix("(?i)")
    var reader = PatternReader(Array(isMarked ? String(pattern.dropFirst(4)) : pattern))
    guard let root = reader.alternatives(), reader.isAtEnd else { return nil }
    self.root = root
    self.ignoresCase = ignoresCase || isMarked
    groupNames = reader.groups
    optionalGroups = reader.optional
  }

  /// The match that begins at a place; nil where none does. Each step is counted by the host, as some patterns take very many.
  /// With `isWhole` only one that ends where the text does.
  func match(
    in text: [Character], at place: Int, isWhole: Bool = false, _ host: any EvaluationHost
  ) throws -> Match? {
    let matcher = Matcher(self, text, host)
    var end = place
    let isFound = try matcher.match(root, at: place, depth: 0) {
      end = $0
      return !isWhole || $0 == text.count
    }
    return isFound ? Match(range: place..<end, groups: matcher.groups) : nil
  }
}

/// What one character may be.
private struct CharacterTest: Sendable {
  var ranges: [ClosedRange<Character>] = []
  var tests: [@Sendable (Character) -> Bool] = []
  var isNegated = false

  /// Any character that ends no line.
  static let any = CharacterTest(tests: [{ $0.isNewline }], isNegated: true)

  func holds(_ character: Character) -> Bool {
    (ranges.contains { $0.contains(character) } || tests.contains { $0(character) }) != isNegated
  }

  /// True for a letter, a digit and `_`.
  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The set that stands behind a backslash; nil for a character that stands for itself there.
  static func escaped(_ character: Character) -> CharacterTest? {
    switch character {
    case "d": return CharacterTest(tests: [{ $0.isNumber }])
    case "D": return CharacterTest(tests: [{ $0.isNumber }], isNegated: true)
    case "s": return CharacterTest(tests: [{ $0.isWhitespace }])
    case "S": return CharacterTest(tests: [{ $0.isWhitespace }], isNegated: true)
    case "w": return CharacterTest(tests: [{ isWord($0) }])
    case "W": return CharacterTest(tests: [{ isWord($0) }], isNegated: true)
    case "n": return CharacterTest(ranges: ["\n"..."\n"])
    case "r": return CharacterTest(ranges: ["\r"..."\r"])
    case "t": return CharacterTest(ranges: ["\t"..."\t"])
    default: return nil
    }
  }

  /// The characters of a category, as `\p{Lu}` names it; nil for one that is not known.
  static func category(_ name: String) -> CharacterTest? {
    switch name {
    case "L", "Letter", "Alphabetic": CharacterTest(tests: [{ $0.isLetter }])
    case "Lu", "Uppercase": CharacterTest(tests: [{ $0.isUppercase }])
    case "Ll", "Lowercase": CharacterTest(tests: [{ $0.isLowercase }])
    case "N", "Nd": CharacterTest(tests: [{ $0.isNumber }])
    case "P": CharacterTest(tests: [{ $0.isPunctuation }])
    case "S": CharacterTest(tests: [{ $0.isSymbol }])
    case "Z": CharacterTest(tests: [{ $0.isWhitespace }])
    default: nil
    }
  }
}

/// Reads a pattern; each function gives nil where the text is none.
private struct PatternReader {
  private let text: [Character]
  private var place = 0
  private(set) var groups: [Name] = []
  private(set) var optional: [Bool] = []
  private var depth = 0

  init(_ text: [Character]) { self.text = text }

  var isAtEnd: Bool { place == text.count }

  private func isAt(_ character: Character) -> Bool { place < text.count && text[place] == character }

  private mutating func take(_ word: String) -> Bool {
    let characters = Array(word)
    guard text[place...].starts(with: characters) else { return false }
    place += characters.count
    return true
  }

  mutating func alternatives() -> TextPattern.Node? {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { return nil }
    var found: [TextPattern.Node] = []
    let first = optional.count
    repeat {
      guard let sequence = sequence() else { return nil }
      found.append(sequence)
    } while take("|")
    if found.count > 1 { letBeEmpty(from: first) }
    return found.count == 1 ? found[0] : .alternatives(found)
  }

  private mutating func sequence() -> TextPattern.Node? {
    var parts: [TextPattern.Node] = []
    while place < text.count, !isAt("|"), !isAt(")") {
      let first = optional.count
      guard let part = part(), let repeated = quantified(part) else { return nil }
      if case .repeated(_, least: 0, _, _) = repeated { letBeEmpty(from: first) }
      parts.append(repeated)
    }
    return .sequence(parts)
  }

  /// Groups from one on may hold nothing.
  private mutating func letBeEmpty(from first: Int) {
    for place in first..<optional.count { optional[place] = true }
  }

  private mutating func quantified(_ part: TextPattern.Node) -> TextPattern.Node? {
    var bounds: (least: Int, most: Int)?
    if take("*") {
      bounds = (0, .max)
    } else if take("+") {
      bounds = (1, .max)
    } else if take("?") {
      bounds = (0, 1)
    } else if take("{") {
      guard let least = number() else { return nil }
      let most = take(",") ? number() ?? .max : least
      guard take("}"), least <= most else { return nil }
      bounds = (least, most)
    }
    guard let bounds else { return part }
    return .repeated(part, least: bounds.least, most: bounds.most, isLazy: take("?"))
  }

  private mutating func number() -> Int? {
    let start = place
    while place < text.count, text[place].isASCII, text[place].isNumber { place += 1 }
    return Int(String(text[start..<place]))
  }

  private mutating func part() -> TextPattern.Node? {
    let character = text[place]
    place += 1
    switch character {
    case "(": return group()
    case "[": return set().map { .one($0) }
    case ".": return .one(.any)
    case "^": return .start
    case "$": return .end
    case "\\":
      guard place < text.count else { return nil }
      if take("b") { return .boundary(isWanted: true) }
      if take("B") { return .boundary(isWanted: false) }
      if take("A") { return .start }
      if take("z") || take("Z") { return .end }
      return escaped().map { .one($0) }
    case "*", "+", "?": return nil
    default: return .one(CharacterTest(ranges: [character...character]))
    }
  }

  /// What a backslash before the next character means.
  private mutating func escaped() -> CharacterTest? {
    guard place < text.count else { return nil }
    let character = text[place]
    place += 1
    if character == "p" || character == "P" {
      guard take("{"), let end = text[place...].firstIndex(of: "}"),
        var test = CharacterTest.category(String(text[place..<end]))
      else { return nil }
      place = end + 1
      test.isNegated = character == "P"
      return test
    }
    if let set = CharacterTest.escaped(character) { return set }
    // Letters and digits mean something else there, which is not known here.
    return character.isLetter || character.isNumber ? nil : CharacterTest(ranges: [character...character])
  }

  private mutating func group() -> TextPattern.Node? {
    var number: Int?
    var ahead: Bool?
    if take("?=") || take("?!") {
      ahead = text[place - 1] == "="
    } else if !take("?:") {
      var name = Name.none
      if take("?<") || take("?P<") {
        let start = place
        while place < text.count, CharacterTest.isWord(text[place]) { place += 1 }
        guard place > start, take(">") else { return nil }
        name = Name(String(text[start..<place - 1]))
      } else if isAt("?") {
        return nil
      }
      number = groups.count
      groups.append(name)
      optional.append(false)
    }
    guard let inside = alternatives(), take(")") else { return nil }
    if let ahead { return .ahead(inside, isWanted: ahead) }
    return number.map { .group(inside, $0) } ?? inside
  }

  private mutating func set() -> CharacterTest? {
    var set = CharacterTest()
    let isNegated = take("^")
    var isFirst = true
    while place < text.count, isFirst || !isAt("]") {
      isFirst = false
      guard let lower = member(of: &set) else { return nil }
      guard let start = lower.character else { continue }
      if isAt("-"), place + 1 < text.count, text[place + 1] != "]" {
        place += 1
        guard let end = member(of: &set)?.character, start <= end else { return nil }
        set.ranges.append(start...end)
      } else {
        set.ranges.append(start...start)
      }
    }
    guard take("]") else { return nil }
    set.isNegated = isNegated
    return set
  }

  /// The next character of a set; none for a set in it, which is added.
  private mutating func member(of set: inout CharacterTest) -> (character: Character?, Void)? {
    guard place < text.count else { return nil }
    if !take("\\") {
      place += 1
      return (text[place - 1], ())
    }
    guard let escaped = escaped() else { return nil }
    if let only = escaped.ranges.first, escaped.tests.isEmpty, !escaped.isNegated {
      return (only.lowerBound, ())
    }
    set.tests.append { escaped.holds($0) }
    return (nil, ())
  }
}

/// Looks for one match by trying, and going back where that leads nowhere.
private final class Matcher {
  private let text: [Character]
  private let ignoresCase: Bool
  private let host: any EvaluationHost
  private(set) var groups: [Range<Int>?]
  /// How many nodes may wait for what follows them; past it the run stops.
  private static let deepest = 5_000
  private var frames = 0

  init(_ pattern: TextPattern, _ text: [Character], _ host: any EvaluationHost) {
    self.text = text
    self.host = host
    ignoresCase = pattern.ignoresCase
    groups = Array(repeating: nil, count: pattern.groupNames.count)
  }

  /// True where a node stands at a place, and what follows stands behind it.
  func match(
    _ node: TextPattern.Node, at place: Int, depth: Int, _ then: (Int) throws -> Bool
  ) throws -> Bool {
    try host.spend(1)
    frames += 1
    defer { frames -= 1 }
    if frames > Self.deepest {
      throw RuntimeFault(
        .runLimit, "This pattern goes deeper into the text than \(NumberText.grouped(Self.deepest)) steps.")
    }
    switch node {
    case .one(let test): return holds(test, at: place) ? try then(place + 1) : false
    case .start: return place == 0 ? try then(place) : false
    case .end: return place == text.count ? try then(place) : false
    case .boundary(let isWanted):
      return (isWord(place - 1) != isWord(place)) == isWanted ? try then(place) : false
    case .sequence(let parts): return try match(parts[...], at: place, depth: depth, then)
    case .alternatives(let all):
      for one in all where try match(one, at: place, depth: depth + 1, then) { return true }
      return false
    case .group(let inside, let number):
      let before = groups[number]
      let isFound = try match(inside, at: place, depth: depth + 1) { end in
        let inner = groups[number]
        groups[number] = place..<end
        if try then(end) { return true }
        groups[number] = inner
        return false
      }
      if !isFound { groups[number] = before }
      return isFound
    case .ahead(let inside, let isWanted):
      return try match(inside, at: place, depth: depth + 1, { _ in true }) == isWanted
        ? try then(place) : false
    case .repeated(.one(let test), let least, let most, let isLazy):
      return try repeated(test, least, most, isLazy, at: place, then)
    case .repeated(let inside, let least, let most, let isLazy):
      return try repeated(inside, least, most, isLazy, at: place, depth: depth, then)
    }
  }

  private func match(
    _ parts: ArraySlice<TextPattern.Node>, at place: Int, depth: Int, _ then: (Int) throws -> Bool
  ) throws -> Bool {
    guard let first = parts.first else { return try then(place) }
    return try match(first, at: place, depth: depth + 1) { end in
      try match(parts.dropFirst(), at: end, depth: depth + 1, then)
    }
  }

  /// Characters of one kind, which need no trying one by one.
  private func repeated(
    _ test: CharacterTest, _ least: Int, _ most: Int, _ isLazy: Bool, at place: Int,
    _ then: (Int) throws -> Bool
  ) throws -> Bool {
    var count = 0
    if isLazy {
      while true {
        if count >= least, try then(place + count) { return true }
        guard count < most, holds(test, at: place + count) else { return false }
        count += 1
        try host.spend(1)
      }
    }
    while count < most, holds(test, at: place + count) { count += 1 }
    try host.spend(count)
    while count >= least {
      if try then(place + count) { return true }
      count -= 1
    }
    return false
  }

  private func repeated(
    _ inside: TextPattern.Node, _ least: Int, _ most: Int, _ isLazy: Bool, at place: Int, depth: Int,
    _ then: (Int) throws -> Bool
  ) throws -> Bool {
    if isLazy, least == 0, try then(place) { return true }
    let isFound =
      try most > 0
      && match(inside, at: place, depth: depth + 1) { end in
        // What takes nothing would go on for ever.
        if end == place { return least > 0 ? try then(end) : false }
        return try repeated(
          inside, max(0, least - 1), most == .max ? most : most - 1, isLazy, at: end, depth: depth + 1, then)
      }
    if isFound { return true }
    return !isLazy && least == 0 ? try then(place) : false
  }

  private func holds(_ test: CharacterTest, at place: Int) -> Bool {
    guard place < text.count else { return false }
    let character = text[place]
    if test.holds(character) { return true }
    guard ignoresCase, !test.isNegated else { return false }
    return [character.lowercased(), character.uppercased()].contains {
      $0.count == 1 && $0.first.map { test.holds($0) } == true
    }
  }

  private func isWord(_ place: Int) -> Bool {
    text.indices.contains(place) && CharacterTest.isWord(text[place])
  }
}
