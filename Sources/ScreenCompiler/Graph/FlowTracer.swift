import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Follows code from a unit to the sources that it touches: through computed properties, functions, fragments, and
/// bindings back to what they are bound to.
struct FlowTracer {
  /// One source that was touched.
  struct Touch {
    var kind: FlowMap.Use.Kind
    var member: MemberID
    /// Members on the way.
    var through: [MemberID]
    /// The access in the code that was asked about.
    var access: Access
    var isAction: Bool
  }

  let model: SemanticModel
  let graph: DataFlowGraph
  private var known: [MemberID: [MemberID]] = [:]

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { model.program }

  /// True for data that is a source of its own: owned by a view, held by an object, or static.
  func isOwned(_ id: MemberID) -> Bool {
    program[id].kind != .binding && (program.isSource(id) || program.isObjectData(id))
  }

  /// What running a unit touches.
  mutating func touches(_ unit: Int32) -> [Touch] {
    var visit = Visit()
    walk(unit, isAction: false, &visit)
    return visit.found
  }

  /// What one expression touches; also the parameters it reads.
  mutating func touches(_ unit: Int32, root: CodeID) -> (touches: [Touch], parameters: [MemberID]) {
    var visit = Visit()
    var parameters: [MemberID] = []
    for access in graph.accesses(in: unit) where access.root == root && !access.member.isNone {
      follow(access, isAction: false, &visit)
      if program[access.member].isParameter { parameters.append(access.member) }
    }
    return (visit.found, parameters)
  }

  private struct Visit {
    var found: [Touch] = []
    var through: [MemberID] = []
    /// The access that the question was about, while what it leads to is walked.
    var first: Access?
    /// Units seen, twice the unit plus one in an action.
    var seen: Set<Int64> = []
  }

  private mutating func walk(_ unit: Int32, isAction: Bool, _ visit: inout Visit) {
    guard visit.seen.insert(Int64(unit) << 1 | (isAction ? 1 : 0)).inserted else { return }
    for access in graph.accesses(in: unit) where !access.member.isNone {
      follow(access, isAction: isAction || !access.isImmediate, &visit)
    }
  }

  private mutating func follow(_ access: Access, isAction: Bool, _ visit: inout Visit) {
    let isOutermost = visit.first == nil
    if isOutermost { visit.first = access }
    defer { if isOutermost { visit.first = nil } }
    let member = program[access.member]
    switch member.kind {
    case .binding where member.getter == nil:
      visit.through.append(access.member)
      for source in upstream(of: access.member) { note(access.kind, source, isAction, &visit) }
      visit.through.removeLast()
    case .computed, .binding, .function, .fragment:
      visit.through.append(access.member)
      if access.kind != .write { walk(graph.units.getter(access.member), isAction: isAction, &visit) }
      if access.kind == .write || access.kind == .bind {
        walk(graph.units.setter(access.member), isAction: true, &visit)
      }
      visit.through.removeLast()
    // Whatever is stored is a source itself, or none that is looked for.
    default:
      if isOwned(access.member) { note(access.kind, access.member, isAction, &visit) }
    }
  }

  private func note(_ kind: Access.Kind, _ source: MemberID, _ isAction: Bool, _ visit: inout Visit) {
    let kind: FlowMap.Use.Kind = kind == .write ? .writes : kind == .bind ? .binds : .reads
    guard let first = visit.first else { return }
    visit.found.append(
      Touch(kind: kind, member: source, through: visit.through, access: first, isAction: isAction))
  }

  /// The sources that a binding parameter is bound to, by all its callers but previews.
  mutating func upstream(of binding: MemberID) -> [MemberID] {
    if let known = known[binding] { return known }
    known[binding] = []
    var found: [MemberID] = []
    for argument in graph.arguments(for: binding) where argument.isBinding && !isPreview(argument.unit) {
      for access in accesses(of: argument) where access.kind == .bind && !access.member.isNone {
        if isOwned(access.member) {
          found.append(access.member)
        } else if program[access.member].kind == .binding, program[access.member].getter == nil {
          found += upstream(of: access.member)
        } else {
          found += touches(graph.units.setter(access.member)).filter { $0.kind == .writes }.map(\.member)
        }
      }
    }
    var unique: [MemberID] = []
    for member in found where !unique.contains(member) { unique.append(member) }
    known[binding] = unique
    return unique
  }

  /// The accesses of what is passed for a parameter; of a loop's item those of its collection.
  func accesses(of argument: Argument) -> [Access] {
    guard !argument.code.isNone else { return [] }
    return accesses(argument.code, argument.file, argument.unit, depth: 0)
  }

  private func accesses(_ code: CodeID, _ file: FileID, _ unit: Int32, depth: Int) -> [Access] {
    let own = graph.accesses(in: unit).filter { $0.root == code }
    let checked = model.files[file]
    let slot = localSlot(code, checked)
    guard own.isEmpty, depth < 8, slot >= 0,
      let items = graph.origin(ofLocal: slot, in: file, unit: unit, model)
    else { return Array(own) }
    return accesses(items, file, unit, depth: depth + 1)
  }

  /// The slot of the local that an expression begins with, or -1.
  private func localSlot(_ id: CodeID, _ checked: CheckedFile) -> Int32 {
    var at = id
    while !at.isNone {
      let node = checked.code[at]
      switch node.kind {
      case .member, .subscripting, .forceUnwrap: at = node.first
      case .name, .bindingName:
        let reference = checked.reference(at)
        return reference.kind == .local ? reference.index : -1
      // What is made on the way begins with no local.
      default: return -1
      }
    }
    return -1
  }

  /// True for code of a preview or scenario.
  func isPreview(_ unit: Int32) -> Bool {
    let kind = program[graph.owner(ofUnit: unit, program)].kind
    return kind == .preview || kind == .scenario
  }
}
