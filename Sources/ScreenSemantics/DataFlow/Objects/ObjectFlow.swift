import ScreenSyntax
import ScreenTypes
import SourceModel

/// Follows objects through the code of units: which are made there, and whose data is changed.
///
/// Each unit is run once on origins instead of values, and its summary serves every call; units that call each other
/// in a circle know nothing of what is being looked at. Statements are followed in order and branches are joined. Belongs to one
/// thread.
final class ObjectFlow {
  let model: SemanticModel
  let graph: DataFlowGraph
  let program: Program
  private var summaries: [Int32: ObjectSummary] = [:]
  private var initials: [MemberID: ObjectValue] = [:]
  private var holding: [TypeID: Bool] = [:]

  /// The unit that is being run.
  var run = ObjectRun()

  /// How many nodes of code one unit may take; past it nothing more is known.
  static let stepLimit = 100_000
  static let depthLimit = 256

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    program = model.program
  }

  // MARK: Units

  /// The file of a unit.
  func file(of unit: Int32) -> FileID {
    let member = graph.units.member(unit)
    return member.isNone ? program[graph.units.declaration(unit)].file : program[member].file
  }

  /// What the expressions of a body of views, or of a fragment, change; each with its expression.
  func changesInViews(of unit: Int32) -> [(root: CodeID, change: ObjectChange)] {
    let saved = run
    defer { run = saved }
    run = newRun(unit)
    var found: [(root: CodeID, change: ObjectChange)] = []
    runRoots(of: unit) { root, changes in found += changes.map { (root, $0) } }
    return found
  }

  /// What running a unit does.
  func summary(_ unit: Int32) -> ObjectSummary {
    if let known = summaries[unit] { return known }
    summaries[unit] = ObjectSummary()
    let saved = run
    defer { run = saved }
    run = newRun(unit)
    let member = graph.units.member(unit)
    let isRequirement = !member.isNone && program[member].traits.contains(.isRequirement)
    let body = run.depth > Self.depthLimit || isRequirement ? CodeID.none : self.body(of: unit)
    if isRequirement {
      if run.depth <= Self.depthLimit { run.summary = summary(ofRequirement: member, unit) }
    } else if body.isNone {
      var all = ObjectSummary()
      runRoots(of: unit) { _, changes in changes.forEach { all.add($0) } }
      run.summary.changes = all.changes
    } else {
      runBody(body)
    }
    summaries[unit] = run.summary
    return run.summary
  }

  /// What running a part of a protocol does, whatever has it: it changes something where all types that have it do.
  private func summary(ofRequirement member: MemberID, _ unit: Int32) -> ObjectSummary {
    var all = ObjectSummary()
    let found = program.protocols.implementations(of: member)
    var changes = true
    for own in found {
      let part = summary(
        graph.units.isGetter(unit) ? graph.units.getter(own) : graph.units.setter(own))
      if part.changes.isEmpty { changes = false }
      all.result = all.result.union(part.result)
      part.changes.forEach { all.add($0) }
    }
    if !changes { all.changes = [] }
    return all
  }

  /// The initial value of a stored member.
  func initial(_ member: MemberID) -> ObjectValue {
    if let known = initials[member] { return known }
    initials[member] = ObjectValue.none
    guard holdsObjects(program[member].type) else { return .none }
    let saved = run
    defer { run = saved }
    run = newRun(graph.units.value(member))
    let value = expression(model.values[member].code)
    initials[member] = value
    return value
  }

  private func body(of unit: Int32) -> CodeID {
    let member = graph.units.member(unit)
    if member.isNone { return .none }
    if graph.units.isGetter(unit) { return model.getters[member].code }
    return graph.units.isValue(unit) ? model.values[member].code : model.setters[member].code
  }

  func newRun(_ unit: Int32) -> ObjectRun {
    let file = file(of: unit)
    var new = ObjectRun()
    new.unit = unit
    new.file = file
    new.checked = model.files[file]
    new.depth = run.depth + 1
    let member = graph.units.member(unit)
    let owner = graph.owner(ofUnit: unit, program)
    new.isInView = !owner.isNone && program[owner].kind.hasBody
    guard !member.isNone, !graph.units.isValue(unit) else { return new }
    let isObject = program.declaration(of: program[owner].type).map { program[$0].kind.isObject } ?? false
    new.receiver =
      new.isInView || program[member].isStatic
      ? .shared
      : ObjectValue(objects: isObject ? .receiver : .receiverContent, content: .receiverContent)
    if !graph.units.isGetter(unit) {
      new.locals[0] = ObjectValue(objects: .parameter(0), content: .parameterContent(0))
    } else if program[member].kind == .function {
      for (slot, parameter) in program[member].parameters.enumerated() {
        let type = program.parameters[parameter].type
        if case .function = (type.wrapped ?? type).kind {
          new.closures[Int32(slot)] = .parameter(slot)
        } else if holdsObjects(type) {
          new.locals[Int32(slot)] = ObjectValue(
            objects: .parameter(slot), content: .parameterContent(slot))
        }
      }
    }
    return new
  }

  /// Runs the expressions among views that may change something, each by itself.
  private func runRoots(of unit: Int32, _ finish: (CodeID, [ObjectChange]) -> Void) {
    if run.depth > Self.depthLimit { return }
    var roots: Set<CodeID> = []
    for access in graph.accesses(in: unit)
    where access.isImmediate && !access.code.isNone && mayChange(access) {
      run.summary.changes = []
      // A function of views in a chain is a whole of its own.
      let root = !access.root.isNone ? access.root : access.code
      if roots.insert(root).inserted { _ = expression(root) }
      // What stands in a closure of views is met here.
      if !run.seen.contains(access.code) {
        if access.kind == .write {
          change(access.code, to: .none)
        } else {
          _ = expression(access.code)
        }
      }
      if !run.summary.changes.isEmpty { finish(root, run.summary.changes) }
    }
  }

  private func mayChange(_ access: Access) -> Bool {
    switch access.kind {
    case .write, .announce: return true
    case .read, .bind, .call, .pass:
      switch program[access.member].kind {
      case .computed, .function, .binding:
        return graph.sourceWrites.contains(graph.units.getter(access.member))
      // Other members run no code where they are used; the code of a fragment is walked as a unit of its own.
      default: return false
      }
    }
  }

  // MARK: Types

  /// True where a value of a type may hold an object.
  func holdsObjects(_ type: TypeID) -> Bool { program.mayHoldObjects(type, &holding) }
}

/// A unit of code that is being run on origins.
struct ObjectRun {
  var unit: Int32 = -1
  var file = FileID.none
  var checked: CheckedFile?
  /// True in the code of a view: what its members hold is known to others.
  var isInView = false
  /// What the unit is called on.
  var receiver = ObjectValue.none
  /// Locals by their slots.
  var locals: [Int32: ObjectValue] = [:]
  /// The function values that locals hold, by slots.
  var closures: [Int32: KnownClosure] = [:]
  /// The parts of tuples and lists that locals hold as they were written, by slots.
  var parts: [Int32: [ObjectValue]] = [:]
  /// What was found so far.
  var summary = ObjectSummary()
  /// Calls and writes that were met.
  var seen: Set<CodeID> = []
  var steps = 0
  var depth = 0
}
