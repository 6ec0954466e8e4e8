import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Does a value come from a source that something writes?
///
/// Answer: the first such source, found through locals, computed properties and parameters; nil where there is none.
/// Cost: each member is looked at once, as long as it is asked; 64 calls of a function, 16 locals deep.
/// Limits: environment values and slots are not followed, nor the callers in previews.
struct Provenance {
  let model: SemanticModel
  let graph: DataFlowGraph
  /// 0 unknown, 1 being looked at or without a source, 2 with one.
  private var states: [Int32: (isChanging: Bool, source: MemberID)] = [:]

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// A source behind a member's value that something writes, or nil.
  mutating func changingSource(behind member: MemberID) -> MemberID? {
    if let known = states[member.index] { return known.isChanging ? known.source : nil }
    states[member.index] = (false, .none)
    let found = find(member)
    if let found { states[member.index] = (true, found) }
    return found
  }

  private mutating func find(_ id: MemberID) -> MemberID? {
    let member = program[id]
    if program.isSource(id) || program.isObjectData(id) {
      if graph.usage[id].isWritten { return id }
      if member.kind != .binding { return nil }
    }
    // What an App keeps is made once, when it is launched.
    if program[member.owner].kind == .app, member.kind == .constant || member.isGivenByInitializer {
      return nil
    }
    switch member.kind {
    case .computed, .function: return changingSource(inUnit: graph.units.getter(id))
    case .binding where member.getter != nil: return changingSource(inUnit: graph.units.getter(id))
    case .constant, .variable, .binding:
      if !program[member.owner].kind.hasBody { return nil }
      for argument in graph.arguments(for: id) where !isPreview(argument.unit) {
        if let found = changingSource(of: argument) { return found }
      }
      return member.value == nil ? nil : changingSource(inUnit: graph.units.value(id))
    // What comes by the environment or a slot is not followed, and nothing is said of it.
    default: return nil
    }
  }

  private mutating func changingSource(inUnit unit: Int32) -> MemberID? {
    for access in graph.accesses(in: unit) where access.kind == .read || access.kind == .call {
      if let found = changingSource(behind: access.member) { return found }
    }
    return nil
  }

  /// True for code of a preview.
  func isPreview(_ unit: Int32) -> Bool {
    program[graph.owner(ofUnit: unit, program)].kind == .preview
  }

  /// A source that something writes behind what a caller passes, or nil.
  mutating func changingSource(of argument: Argument) -> MemberID? {
    guard !argument.code.isNone,
      let found = changingSource(of: argument.code, in: argument.file, unit: argument.unit, depth: 0)
    else { return nil }
    return sourceGiven(byCall: argument.code, model.files[argument.file]) ?? found
  }

  /// The source of which a called function gives a part, as `store.dog(chosen)` gives one of its dogs; nil for other code.
  private mutating func sourceGiven(byCall code: CodeID, _ checked: CheckedFile) -> MemberID? {
    let reference = checked.reference(code)
    guard reference.kind == .function, !reference.member.isNone else { return nil }
    let given = program[reference.member].type
    for access in graph.accesses(in: graph.units.getter(reference.member)) where access.kind == .read {
      guard !access.member.isNone, case let type = program[access.member].type,
        type == given || type.element == given || type.element == given.wrapped,
        let found = changingSource(behind: access.member)
      else { continue }
      return found
    }
    return nil
  }

  /// A source that something writes behind an expression, or nil.
  mutating func changingSource(of code: CodeID, in file: FileID, unit: Int32, depth: Int) -> MemberID? {
    guard depth < 16, !code.isNone else { return nil }
    let checked = model.files[file]
    let range = checked.code[code].range
    for access in graph.accesses(in: unit) where !access.code.isNone && access.kind != .call {
      guard range.contains(checked.code[access.code].range) else { continue }
      if let found = changingSource(behind: access.member) { return found }
    }
    for id in checked.code.extent(of: code).reversed() {
      let reference = checked.references[id]
      if reference.kind == .local, checked.code[id].kind == .name {
        if let origin = graph.origin(ofLocal: reference.index, in: file, unit: unit, model) {
          if origin != code,
            let found = changingSource(of: origin, in: file, unit: unit, depth: depth + 1)
          {
            return found
          }
        } else if let found = changingSource(
          ofParameter: reference.index, of: graph.units.member(unit), depth: depth + 1)
        {
          return found
        }
      }
    }
    return nil
  }

  /// A source that something writes behind what some call passes for a parameter of a function; nil for other locals.
  private mutating func changingSource(ofParameter slot: Int32, of function: MemberID, depth: Int)
    -> MemberID?
  {
    guard !function.isNone, program[function].kind == .function,
      slot >= 0, Int(slot) < program[function].parameters.count
    else { return nil }
    for access in graph.uses(of: function).prefix(Self.callLimit)
    where access.kind == .call && !access.code.isNone {
      let checked = model.files[access.file]
      let reference = checked.reference(access.code)
      guard reference.kind == .function, !reference.map.isNone, !isPreview(access.unit) else { continue }
      let value = checked.arguments(of: reference)[Int(slot)]
      if value.isNone { continue }
      if let found = changingSource(of: value, in: access.file, unit: access.unit, depth: depth) {
        return found
      }
    }
    return nil
  }

  /// How many calls of a function are looked at.
  private static let callLimit = 64
}
