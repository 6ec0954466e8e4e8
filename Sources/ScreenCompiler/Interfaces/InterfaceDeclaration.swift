import ModelData

/// A declaration as the interface of its package describes it.
public struct InterfaceDeclaration: Sendable, Equatable {
  /// A member that others may use or must pass.
  public struct Member: Sendable, Equatable {
    /// The element that declares it, such as `Let` or `Binding`.
    var kind: String
    /// Its name; of a function with its labels, `toggle(of:)`.
    var name: String
    /// Its type; of a function that of its parameters and its result.
    var type: String
    /// True where every use must pass it.
    var isRequired = false
    /// True where a use may pass it.
    var isPassed = false
    /// Data that running it reads, `Owner.name`.
    var reads: [String] = []
    /// Data that running it writes.
    var writes: [String] = []
  }

  /// The element that declares it; of what stands in a file by itself `Module`.
  var kind: String
  /// Its name; of an extension that of the extended type.
  var name: String
  /// The protocols that it conforms to, sorted.
  var conforms: [String] = []
  /// The type that a `Typealias` stands for.
  var alias: String?
  /// Its members, in order.
  var members: [Member] = []
  /// The types of objects that must be in the environment where it is shown, sorted.
  var needs: [String] = []
  /// Data that its body reads: `Owner.name`, and its own Bindings.
  var reads: [String] = []
  /// Data that it writes, in actions, too.
  var writes: [String] = []
  /// Data of which it hands on bindings.
  var binds: [String] = []
  /// The objects that it gives to the environment, as `Type to View`.
  var provides: [String] = []
  /// The views that it leads to, as `shows Card`, `pushes Detail`.
  var leads: [String] = []

  /// A declaration of which nothing else is known.
  init(kind: String, name: String) { (self.kind, self.name) = (kind, name) }
}

extension InterfaceDeclaration {
  var json: String {
    var parts = ["\"kind\": \(JSONReport.quoted(kind))", "\"name\": \(JSONReport.quoted(name))"]
    parts += alias.map { ["\"alias\": \(JSONReport.quoted($0))"] } ?? []
    func add(_ key: String, _ names: [String]) {
      if !names.isEmpty { parts.append("\"\(key)\": \(Self.list(names))") }
    }
    add("conforms", conforms)
    add("needs", needs)
    add("reads", reads)
    add("writes", writes)
    add("binds", binds)
    add("provides", provides)
    add("leads", leads)
    if !members.isEmpty {
      parts.append("\"members\": [\n    \(members.map(\.json).joined(separator: ",\n    "))]")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Reads one; nil where it lacks its kind or name.
  init?(_ tree: JSONTree) {
    guard let kind = tree["kind"].text, let name = tree["name"].text else { return nil }
    self.init(kind: kind, name: name)
    alias = tree["alias"].text
    conforms = Self.names(tree["conforms"])
    needs = Self.names(tree["needs"])
    reads = Self.names(tree["reads"])
    writes = Self.names(tree["writes"])
    binds = Self.names(tree["binds"])
    provides = Self.names(tree["provides"])
    leads = Self.names(tree["leads"])
    for entry in tree["members"].elements {
      guard let member = Member(entry) else { return nil }
      members.append(member)
    }
  }

  fileprivate static func list(_ names: [String]) -> String {
    "[\(names.map { JSONReport.quoted($0) }.joined(separator: ", "))]"
  }

  fileprivate static func names(_ tree: JSONTree) -> [String] { tree.elements.compactMap(\.text) }
}

extension InterfaceDeclaration.Member {
  fileprivate var json: String {
    var parts = [
      "\"kind\": \(JSONReport.quoted(kind))", "\"name\": \(JSONReport.quoted(name))",
      "\"type\": \(JSONReport.quoted(type))",
    ]
    if isPassed { parts.append("\"passed\": true") }
    if isRequired { parts.append("\"required\": true") }
    if !reads.isEmpty { parts.append("\"reads\": \(InterfaceDeclaration.list(reads))") }
    if !writes.isEmpty { parts.append("\"writes\": \(InterfaceDeclaration.list(writes))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  fileprivate init?(_ tree: JSONTree) {
    guard let kind = tree["kind"].text, let name = tree["name"].text, let type = tree["type"].text else {
      return nil
    }
    self.init(
      kind: kind, name: name, type: type, isRequired: tree["required"].isTrue,
      isPassed: tree["passed"].isTrue,
      reads: InterfaceDeclaration.names(tree["reads"]), writes: InterfaceDeclaration.names(tree["writes"]))
  }
}
