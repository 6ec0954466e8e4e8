import SourceModel

/// All rules, found by id, part of an id, or the message that SwiftUI prints.
public enum RuleCatalog {
  /// The rule of an id, or nil.
  public static func rule(_ id: RuleID) -> Rule? { byID[id] }

  /// True for a known id.
  public static func knows(_ id: RuleID) -> Bool { byID[id] != nil }

  /// Rules that `text` can mean, the best first: its id; the part after the slash; a part of an id; words of the title
  /// or of a message.
  public static func search(_ text: String) -> [Rule] {
    let named = named(text)
    if !named.isEmpty { return named }
    let quoting = quoting(text)
    if !quoting.isEmpty { return quoting }
    let wanted = text.lowercased()
    let told = all.filter {
      $0.title.lowercased().contains(wanted) || $0.whatHappens.lowercased().contains(wanted)
    }
    return told.isEmpty ? alike(wanted) : told
  }

  /// Rules that `text` can name: its id; the part after the slash; a part of an id.
  public static func named(_ text: String) -> [Rule] {
    let wanted = text.lowercased()
    if wanted.isEmpty { return [] }
    if let exact = byID[RuleID(wanted)] { return [exact] }
    let named = all.filter { $0.id.id.hasSuffix("/" + wanted) }
    return named.isEmpty ? all.filter { $0.id.id.contains(wanted) } : named
  }

  /// Rules that quote a message which SwiftUI prints at run time, whole or without what stands before and behind it; its
  /// names, types and values may be others. Those that say least besides come first.
  public static func quoting(_ message: String) -> [Rule] {
    let wanted = frame(message.lowercased())
    guard wanted.count >= 2 else { return [] }
    var best = 0
    var found: [Rule] = []
    for rule in all {
      let shared = sharedLength(rule, wanted)
      if shared == 0 || shared < best { continue }
      if shared > best { found = [] }
      best = shared
      found.append(rule)
    }
    return found.enumerated().sorted {
      (lengthBesidesQuotes($0.element), $0.offset) < (lengthBesidesQuotes($1.element), $1.offset)
    }.map(\.element)
  }

  /// How much a rule says of what happens besides what it quotes.
  private static func lengthBesidesQuotes(_ rule: Rule) -> Int {
    rule.whatHappens.split(separator: "“", omittingEmptySubsequences: false).reduce(0) { length, part in
      length + (part.split(separator: "”", omittingEmptySubsequences: false).last?.utf8.count ?? 0)
    }
  }

  /// How many words a message shares with one that a rule quotes, of which one holds the other; 0 where none does.
  private static func sharedLength(_ rule: Rule, _ wanted: [Substring]) -> Int {
    let quotes = rule.whatHappens.lowercased().split(separator: "“").dropFirst()
    return quotes.reduce(0) { longest, part in
      let known = frame(String(part.prefix { $0 != "”" }))
      let isShared =
        known.count >= 2 && holds(wanted, known) || wanted.count >= 3 && holds(known, wanted)
      // What a message begins with, such as “Fatal error”, is in each of its kind.
      return isShared ? max(longest, min(known.count, wanted.count) - fatalError(in: known, wanted)) : longest
    }
  }

  /// How many of the words shared are “Fatal error”, where others follow.
  private static func fatalError(in known: [Substring], _ wanted: [Substring]) -> Int {
    let shared = known.count < wanted.count ? known : wanted
    return shared.count > 2 && shared.starts(with: ["fatal", "error"]) ? 2 : 0
  }

  /// The words of a message without what stands in quotes and `<…>`: names, types and values differ from run to run.
  private static func frame(_ message: String) -> [Substring] {
    var kept = ""
    var quote: Character?
    var brackets = 0
    for character in message {
      if quote == nil, character == "<" || character == ">" {
        brackets = max(brackets + (character == "<" ? 1 : -1), 0)
      } else if brackets > 0 {
        continue
      } else if let open = quote {
        // The name of a binding is told from others.
        if character == "$" { kept += " $ " }
        if character == open { quote = nil }
      } else if "'\"`".contains(character), kept.last?.isLetter != true {
        quote = character
      } else {
        kept.append(character)
      }
    }
    return kept.split { !$0.isLetter && $0 != "$" }
  }

  /// True where words stand in others, one after the other.
  private static func holds(_ words: [Substring], _ part: [Substring]) -> Bool {
    guard part.count <= words.count else { return false }
    return (0...(words.count - part.count)).contains { words[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// The rules whose words a message shares most: names and numbers in it differ from run to run. At least three
  /// long words and two thirds of them; the best, with its equals.
  private static func alike(_ message: String) -> [Rule] {
    let wanted = words(of: message)
    guard wanted.count >= 3 else { return [] }
    let scores = all.map { rule in
      wanted.intersection(words(of: rule.title + " " + rule.whatHappens)).count
    }
    guard let best = scores.max(), best >= 3, best * 3 >= wanted.count * 2 else { return [] }
    return zip(all, scores).filter { $0.1 == best }.map(\.0)
  }

  private static func words(of text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && $0 != "'" }.filter { $0.count > 3 })
  }

  /// The id nearest to a misspelt one, or nil.
  public static func nearest(to text: String) -> String? {
    Suggestion.nearest(to: text, among: all.map(\.id.id))
  }

  /// The groups, each once, in the order of the rules.
  public static var groups: [String] {
    all.reduce(into: []) { groups, rule in
      let group = String(rule.id.group)
      if groups.last != group { groups.append(group) }
    }
  }

  /// The one rule whose id is a text behind its group, or nil.
  private static func rule(endingIn text: String) -> Rule? {
    let whole = all.filter { $0.id.id.hasSuffix("/" + text) }
    return whole.count == 1 ? whole[0] : nil
  }

  /// The rule, or with `groups` the group, that a text most likely means, or nil.
  public static func nearest(to text: String, groups isGroup: Bool = false) -> String? {
    rule(endingIn: text)?.id.id
      ?? Suggestion.nearest(to: text, among: (isGroup ? groups : []) + all.map(\.id.id))
  }

  /// A sentence that names the rule, or with `groups` the group, that a text most likely means.
  public static func suggestion(for text: String, groups isGroup: Bool = false) -> String {
    if let whole = rule(endingIn: text) { return "Its whole id is `\(whole.id)`." }
    if !isGroup, groups.contains(text) { return "`\(text)` is a group; name one rule of it." }
    let groups = isGroup ? groups : []
    if let group = groups.first(where: { text == "\($0)/*" || text == $0 + "/" }) {
      return "A group is named alone: `\(group)`."
    }
    let otherwise =
      isGroup
      ? "`screenwright rules` lists all rules; the groups are \(groups.joined(separator: ", "))."
      : "`screenwright rules` lists all rules."
    return Suggestion.text(for: text, among: groups + all.map(\.id.id), otherwise: otherwise) ?? otherwise
  }

  private static let byID: [RuleID: Rule] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
