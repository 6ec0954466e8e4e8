/// What changed in the flow of data between two revisions of a package.
public struct FlowDiff: Sendable {
  /// One change.
  public struct Change: Hashable, Sendable {
    /// True for what the new revision has and the old one has not.
    public let isNew: Bool
    /// What the fact is about: the view, or the owner of a source.
    public let subject: String
    /// `reads`, `writes`, `binds`, `shows`, `pushes`, `presents`, `applies`, `holds`, `provides`, `owns` or `exists`.
    public let relation: String
    /// What it does that with; empty for `exists`.
    public let object: String
  }

  /// The changes, by subject in the order of the old revision, then of the new one.
  public let changes: [Change]

  /// Compares two maps. Linear in their facts.
  public init(_ old: FlowMap, _ new: FlowMap) {
    let (before, after) = (Self.facts(old), Self.facts(new))
    let (known, kept) = (Set(before), Set(after))
    let gone = Set(old.views.map(\.name)).subtracting(new.views.map(\.name))
    var found: [(fact: Fact, isNew: Bool)] = []
    for fact in before where !kept.contains(fact) {
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
      let adverb = change.isNew ? "now" : "no longer"
      return "\(sign) \(change.subject) \(adverb) \(change.relation) \(change.object)\n"
    }.joined()
  }

  /// The changes as one JSON object.
  public var json: String {
    let items = changes.map {
      "{\"change\": \"\($0.isNew ? "added" : "removed")\", \"subject\": \(JSONReport.quoted($0.subject)), "
        + "\"relation\": \"\($0.relation)\", \"object\": \(JSONReport.quoted($0.object))}"
    }
    return "{\"version\": 1,\n \"changes\": \(FlowJSON.list(items))}\n"
  }
}
