import ScreenTypes

/// The content of an `NSPredicate` about a text.
struct PredicateValue: OpaqueContent, Hashable {
  private enum Comparison: String { case matches, contains, beginswith, endswith, equal }
  private let comparison: Comparison
  private let ignoresCase: Bool
  private let wanted: String

  /// Reads a condition; nil for one of another form.
  init?(format: String, _ argument: String?) {
    var words = format.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
    var name = words[1].lowercased()
    ignoresCase = name.contains("[c")
    if let mark = name.firstIndex(of: "[") { name = String(name[..<mark]) }
    guard let comparison = name == "==" || name == "=" ? .equal : Comparison(rawValue: name) else {
      return nil
    }
    self.comparison = comparison
    words[2] = String(words[2].drop { $0 == " " })
    let quote = words[2].first
    if words[2] == "%@" {
      guard let argument else { return nil }
      wanted = argument
    } else if quote == "'" || quote == "\"", words[2].count > 1, words[2].last == quote {
      wanted = String(words[2].dropFirst().dropLast())
    } else {
      return nil
    }
  }

  var type: TypeID { .library("NSPredicate") }
  var description: String {
    "SELF \(comparison.rawValue.uppercased())\(ignoresCase ? "[c]" : "") \(wanted.debugDescription)"
  }

  /// True where it holds for a text; a pattern matches all of it.
  func holds(for text: String, _ host: any EvaluationHost) throws -> Bool {
    let options: TextOptions = ignoresCase ? .caseInsensitive : []
    let (given, wanted) = (options.folded(text), options.folded(self.wanted))
    try host.spend(1 + text.utf8.count / 16)
    switch comparison {
    case .equal: return given == wanted
    case .contains:
      return try options.matches(
        of: self.wanted, in: Array(text), 0..<text.count, isOne: true, host
      ).isEmpty == false
    case .beginswith: return given.hasPrefix(wanted)
    case .endswith: return given.hasSuffix(wanted)
    case .matches:
      guard let pattern = TextPattern("(?:" + self.wanted + ")$", ignoresCase: ignoresCase) else {
        throw RuntimeFault(.runStopped, "“\(self.wanted)” is no regular expression.")
      }
      let characters = Array(text)
      return try pattern.match(in: characters, at: 0, host).map { $0.range == 0..<characters.count } ?? false
    }
  }
}
