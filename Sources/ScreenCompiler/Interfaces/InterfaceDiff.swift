/// What changed between two interfaces of a package, and what that means for those who use it.
public struct InterfaceDiff: Sendable {
  /// What a change asks of those who use the package.
  public enum Impact: String, Sendable, CaseIterable {
    /// Some uses of it are errors now.
    case breaks
    /// Uses stay right, and do something else.
    case changes
    /// What is used is as before.
    case adds

    /// The sign before its sentence.
    var sign: String {
      switch self {
      case .breaks: "!"
      case .changes: "~"
      case .adds: "+"
      }
    }
  }

  /// One change.
  public struct Change: Sendable, Equatable {
    /// What it asks of users.
    public let impact: Impact
    /// The declaration, or the file whose text is another.
    public let subject: String
    /// What differs, and what to do.
    public let message: String
  }

  /// The name of the package.
  public let package: String
  /// The changes, in the order of the old declarations, then of the new ones; those in what nothing declares at the end.
  public private(set) var changes: [Change] = []

  /// Compares two interfaces. Linear in their declarations.
  public init(_ old: PackageInterface, _ new: PackageInterface) {
    package = new.name
    let (before, after) = (Self.joined(old.declarations), Self.joined(new.declarations))
    let names = (before.order + after.order.filter { before.found[$0] == nil })
    for name in names { compare(before.found[name], after.found[name]) }
    compareDependencies(old, new)
    compareTexts(old, new)
  }

  /// Declarations by what they are called; those of one name, such as extensions, together.
  private static func joined(_ all: [InterfaceDeclaration]) -> (
    order: [String], found: [String: InterfaceDeclaration]
  ) {
    var order: [String] = []
    var found: [String: InterfaceDeclaration] = [:]
    for declaration in all {
      let key = declaration.kind == "Extension" ? "extension of \(declaration.name)" : declaration.name
      guard var known = found[key] else {
        order.append(key)
        found[key] = declaration
        continue
      }
      known.members += declaration.members
      known.conforms = Set(known.conforms + declaration.conforms).sorted()
      found[key] = known
    }
    return (order, found)
  }

  private mutating func add(_ impact: Impact, _ subject: String, _ message: String) {
    changes.append(Change(impact: impact, subject: subject, message: message))
  }

  // MARK: Declarations

  private mutating func compare(_ old: InterfaceDeclaration?, _ new: InterfaceDeclaration?) {
    guard let old else {
      guard let new, !new.isContainer else { return compareMembers([], new?.members ?? [], of: new) }
      return add(.adds, new.title, "is new")
    }
    guard let new else {
      guard !old.isContainer else { return compareMembers(old.members, [], of: old) }
      return add(.breaks, old.title, "is gone: nothing may use it any more")
    }
    let views = ["Screen", "View"]
    if old.kind != new.kind {
      let isSame = views.contains(old.kind) && views.contains(new.kind)
      add(
        isSame ? .changes : .breaks, new.name,
        "is a \(new.kind) now, and was a \(old.kind)\(isSame ? ": it is drawn as a page of its own, or no longer" : "")"
      )
    }
    if let was = old.alias, let now = new.alias, was != now {
      add(.breaks, new.title, "stands for \(now) now, and stood for \(was)")
    }
    for name in old.conforms where !new.conforms.contains(name) {
      add(.breaks, new.title, "is no longer \(name)")
    }
    for name in new.conforms where !old.conforms.contains(name) { add(.adds, new.title, "is \(name) now") }
    compareMembers(old.members, new.members, of: new)
    for type in new.needs where !old.needs.contains(type) {
      add(.breaks, new.title, "needs \(type) in the environment now: whoever shows it must give it")
    }
    for type in old.needs where !new.needs.contains(type) {
      add(.adds, new.title, "no longer needs \(type) in the environment")
    }
    compareUses(old.reads, new.reads, "reads", of: new)
    compareUses(old.writes, new.writes, "writes", of: new)
    compareUses(old.binds, new.binds, "hands on a binding to", of: new)
    compareUses(old.provides, new.provides, "gives", of: new)
    compareUses(old.leads, new.leads, "", of: new)
  }

  /// What a declaration does, as sentences.
  private mutating func compareUses(
    _ old: [String], _ new: [String], _ verb: String, of declaration: InterfaceDeclaration
  ) {
    let verb = verb.isEmpty ? "" : verb + " "
    for name in old where !new.contains(name) { add(.changes, declaration.title, "no longer \(verb)\(name)") }
    for name in new where !old.contains(name) { add(.changes, declaration.title, "now \(verb)\(name)") }
  }

  // MARK: Members

  private mutating func compareMembers(
    _ old: [InterfaceDeclaration.Member], _ new: [InterfaceDeclaration.Member],
    of declaration: InterfaceDeclaration?
  ) {
    guard let declaration else { return }
    let isEnum = declaration.kind == "Enum"
    for member in old {
      let called = "\(declaration.title): `\(member.name)`"
      guard let now = new.first(where: { $0.name == member.name && $0.isStatic == member.isStatic }) else {
        add(.breaks, called, "is gone")
        continue
      }
      if now.type != member.type {
        add(.breaks, called, "has the type \(now.type) now, and had \(member.type)")
      } else if now.kind != member.kind {
        let isTaken = now.isPassed || member.isPassed
        add(isTaken ? .breaks : .changes, called, "is a \(now.kind) now, and was a \(member.kind)")
      } else if now.isRequired != member.isRequired {
        add(
          now.isRequired ? .breaks : .adds, called,
          now.isRequired ? "must be passed by every use now" : "may be left out now")
      }
      for name in now.writes where !member.writes.contains(name) {
        add(.changes, called, "now writes \(name)")
      }
      for name in member.writes where !now.writes.contains(name) {
        add(.changes, called, "no longer writes \(name)")
      }
      for name in now.reads where !member.reads.contains(name) { add(.changes, called, "now reads \(name)") }
      for name in member.reads where !now.reads.contains(name) {
        add(.changes, called, "no longer reads \(name)")
      }
    }
    for member in new
    where !old.contains(where: { $0.name == member.name && $0.isStatic == member.isStatic }) {
      let called = "\(declaration.title): `\(member.name)`"
      if member.isRequired {
        add(.breaks, called, "of type \(member.type) is new, and every use must pass it")
      } else if isEnum, member.kind == "Case" {
        add(.breaks, called, "is a new case: a `switch` over all cases lacks it")
      } else {
        add(.adds, called, "is new")
      }
    }
    let common = old.filter { member in member.isPassed && new.contains { $0.name == member.name } }.map(
      \.name)
    let order = new.filter { member in member.isPassed && common.contains(member.name) }.map(\.name)
    if common != order {
      add(
        .breaks, declaration.title,
        "takes its arguments in another order now: \(order.joined(separator: ", "))")
    }
  }

  // MARK: What nothing declares

  private mutating func compareDependencies(_ old: PackageInterface, _ new: PackageInterface) {
    for name in old.dependencies where !new.dependencies.contains(name) {
      add(.breaks, package, "no longer depends on \(name), whose declarations its users saw through it")
    }
    for name in new.dependencies where !old.dependencies.contains(name) {
      add(.changes, package, "depends on \(name) now")
    }
  }

  /// Files whose text differs where no declaration does: what they draw or do differs.
  private mutating func compareTexts(_ old: PackageInterface, _ new: PackageInterface) {
    func texts(_ interface: PackageInterface) -> [String: [UInt8]] {
      Dictionary((interface.screens + interface.data).map { ($0.path, $0.bytes) }) { $1 }
    }
    let (before, after) = (texts(old), texts(new))
    for path in Set(before.keys).union(after.keys).sorted() where before[path] != after[path] {
      if before[path] == nil {
        add(.adds, path, "is a new file")
      } else if after[path] == nil {
        add(.changes, path, "is gone")
      } else {
        add(.changes, path, "has another text: what it holds may be drawn, or do, otherwise")
      }
    }
  }

  // MARK: Reports

  /// The changes as sentences, one a line, and how many break uses.
  public var text: String {
    if changes.isEmpty { return "The interface of \(package) is the same.\n" }
    let lines = changes.map { "\($0.impact.sign) \($0.subject) \($0.message)\n" }.joined()
    let breaking = changes.count { $0.impact == .breaks }
    let end =
      breaking == 0
      ? "Whoever uses \(package) may go on as before.\n"
      : "\(breaking) change\(breaking == 1 ? "" : "s") may break what uses \(package).\n"
    return lines + end
  }

  /// The changes as one JSON object.
  public var json: String {
    let items = changes.map {
      "{\"impact\": \"\($0.impact.rawValue)\", \"subject\": \(JSONReport.quoted($0.subject)), "
        + "\"message\": \(JSONReport.quoted($0.message))}"
    }
    return
      "{\"version\": 1,\n \"package\": \(JSONReport.quoted(package)),\n \"changes\": \(FlowJSON.list(items))}\n"
  }
}

extension InterfaceDeclaration {
  /// How sentences call it.
  fileprivate var title: String {
    kind == "Extension" ? "the extension of \(name)" : kind == "Module" ? "what stands by itself" : name
  }

  /// True for what has no name of its own: its members alone count.
  fileprivate var isContainer: Bool { kind == "Extension" || kind == "Module" }
}

extension InterfaceDeclaration.Member {
  fileprivate var isStatic: Bool { kind.hasPrefix("static ") }
}
