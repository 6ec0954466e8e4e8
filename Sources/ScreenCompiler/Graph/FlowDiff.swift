/// What changed in the flow of data between two revisions of a package.
public struct FlowDiff: Sendable {
  /// One change.
  public struct Change: Hashable, Sendable {
    /// True for what only the new revision has, and for a new name.
    public let isNew: Bool
    /// What the fact is about: the view, or the owner of a source.
    public let subject: String
    /// `reads`, `writes`, `binds`, `shows`, `pushes`, `presents`, `applies`, `holds`, `provides`, `owns`, `exists`, or
    /// `called` for a view that has another name and all else as before.
    public let relation: String
    /// What the relation leads to; the new name for `called`, empty for `exists`.
    public let object: String
  }

  /// The changes, by subject in the order of the old revision, then of the new one.
  public let changes: [Change]

  /// Compares two maps. Linear in their facts.
  public init(_ old: FlowMap, _ new: FlowMap) {
    var (before, after) = (Self.facts(old), Self.facts(new))
    var found: [(fact: Fact, isNew: Bool)] = []
    var gone = Set(old.views.map(\.name)).subtracting(new.views.map(\.name))
    for (name, other) in Self.renamed(
      &before, after, gone, Set(new.views.map(\.name)).subtracting(old.views.map(\.name)))
    {
      found.append((Fact(subject: name, relation: "called", object: other), true))
      before.insert(Fact(subject: name, relation: "called", object: ""), at: 0)
      gone.remove(name)
    }
    let (known, kept) = (Set(before), Set(after))
    for fact in before where !kept.contains(fact) && fact.relation != "called" {
      // A view that is gone says so once.
      if fact.relation == "exists" || !gone.contains(fact.subject) { found.append((fact, false)) }
    }
    for fact in after where !known.contains(fact) { found.append((fact, true)) }
    var order: [String: Int] = [:]
    for fact in before + after where order[fact.subject] == nil { order[fact.subject] = order.count }
    changes = found.enumerated().sorted { left, right in
      let (a, b) = (order[left.element.fact.subject] ?? 0, order[right.element.fact.subject] ?? 0)
      return (a, left.offset) < (b, right.offset)
    }
    .map {
      Change(
        isNew: $0.element.isNew, subject: $0.element.fact.subject, relation: $0.element.fact.relation,
        object: $0.element.fact.object)
    }
  }

  private struct Fact: Hashable {
    var subject: String
    var relation: String
    var object: String

    /// The views that may be named in the object: a view, the owner of a source, whom something is provided to.
    var names: [String] {
      let first = String(object.prefix { $0 != "." && $0 != ":" })
      guard relation == "provides", let last = object.split(separator: " ").last else { return [first] }
      return [first, String(last)]
    }

    /// The fact with another name for a view.
    func renamed(_ old: String, _ new: String) -> Fact {
      var fact = self
      if fact.subject == old { fact.subject = new }
      if object == old {
        fact.object = new
      } else if object.hasPrefix(old + ".") {
        fact.object = new + object.dropFirst(old.count)
      } else if object.hasSuffix(" to " + old) {
        fact.object = object.dropLast(old.count) + new
      }
      return fact
    }
  }

  /// Finds views that have another name and are, hold and do what they did, and gives the old facts the new names. A
  /// name that could be one of two stays. Rounds go on while names are found; each is linear in the facts.
  private static func renamed(
    _ before: inout [Fact], _ after: [Fact], _ gone: Set<String>, _ new: Set<String>
  ) -> [(old: String, new: String)] {
    var (gone, new) = (gone, new)
    var found: [(old: String, new: String)] = []
    while !gone.isEmpty, !new.isEmpty {
      // Views that name each other may have other names too: where nothing is found, those are left out.
      var pairs = pairs(shapes(of: gone, before, isLoose: false), shapes(of: new, after, isLoose: false))
      if pairs.isEmpty {
        pairs = self.pairs(shapes(of: gone, before, isLoose: true), shapes(of: new, after, isLoose: true))
      }
      if pairs.isEmpty { break }
      pairs.sort { $0.old < $1.old }
      for (old, name) in pairs {
        gone.remove(old)
        new.remove(name)
        before = before.map { $0.renamed(old, name) }
      }
      found += pairs
    }
    return found
  }

  private static func pairs(_ olds: [Set<Fact>: [String]], _ news: [Set<Fact>: [String]]) -> [(
    old: String, new: String
  )] {
    olds.compactMap { shape, names in
      guard names.count == 1, let others = news[shape], others.count == 1 else { return nil }
      return (names[0], others[0])
    }
  }

  /// Names of views by all that is said of them, with the name itself left out; `isLoose`: also the other names.
  private static func shapes(of names: Set<String>, _ facts: [Fact], isLoose: Bool) -> [Set<Fact>: [String]] {
    var said: [String: Set<Fact>] = [:]
    for fact in facts {
      var subjects = names.contains(fact.subject) ? [fact.subject] : []
      subjects += fact.names.filter { names.contains($0) && $0 != fact.subject }
      for name in subjects {
        var other = fact.renamed(name, "")
        if isLoose {
          for one in [other.subject] + other.names where names.contains(one) {
            other = other.renamed(one, "?")
          }
        }
        said[name, default: []].insert(other)
      }
    }
    var found: [Set<Fact>: [String]] = [:]
    for (name, facts) in said where facts.count > 1 { found[facts, default: []].append(name) }
    return found
  }

  private static func facts(_ map: FlowMap) -> [Fact] {
    var facts: [Fact] = []
    for source in map.sources {
      let data = source.data.map { ", loaded from \($0)" } ?? ""
      facts.append(
        Fact(subject: source.owner, relation: "owns", object: "\(source.name): \(source.type)\(data)"))
    }
    for view in map.views {
      facts.append(Fact(subject: view.name, relation: "exists", object: ""))
      for object in view.objects {
        facts.append(
          Fact(subject: view.name, relation: "holds", object: "\(object.type) as \(object.kind)"))
      }
      for use in view.uses {
        facts.append(
          Fact(subject: view.name, relation: use.kind.rawValue, object: map.sources[use.source].name))
      }
      for link in view.links {
        facts.append(
          Fact(subject: view.name, relation: link.kind.rawValue, object: map.views[link.target].name))
      }
      for provision in view.provisions {
        facts.append(
          Fact(
            subject: view.name, relation: "provides",
            object: "\(provision.type) to \(map.views[provision.target].name)"))
      }
    }
    return facts
  }

  /// The changes as sentences, one a line.
  public var text: String {
    if changes.isEmpty { return "The flow of data is the same.\n" }
    return changes.map { change in
      let sign = change.isNew ? "+" : "-"
      if change.relation == "exists" {
        return "\(sign) \(change.subject) is \(change.isNew ? "new" : "gone")\n"
      }
      if change.relation == "called" { return "~ \(change.subject) is now called \(change.object)\n" }
      let adverb = change.isNew ? "now" : "no longer"
      return "\(sign) \(change.subject) \(adverb) \(change.relation) \(change.object)\n"
    }.joined()
  }

  /// The changes as one JSON object.
  public var json: String { "{\"version\": 1,\n \"changes\": \(jsonChanges)}\n" }

  /// The changes as one JSON array.
  var jsonChanges: String {
    let items = changes.map {
      "{\"change\": \"\($0.relation == "called" ? "renamed" : $0.isNew ? "added" : "removed")\", \"subject\": \(JSONReport.quoted($0.subject)), "
        + "\"relation\": \"\($0.relation)\", \"object\": \(JSONReport.quoted($0.object))}"
    }
    return FlowJSON.list(items)
  }
}
