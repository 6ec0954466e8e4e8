import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What functions do before they return with what they are given: which closures they call, and through which Bindings
/// they write; and which locals that hold closures are called by the code around them. Each body is looked at once, and
/// only where a closure or a Binding is given to a function of the package or kept in a local. Belongs to one thread.
final class CalledClosures {
  private let model: SemanticModel
  private let roles = FlowRoles.shared
  private var functions: [MemberID: Slots] = [:]
  private var bodies: [Int64: Slots] = [:]

  /// Slots of locals, of which parameters are the first.
  private struct Slots {
    var called: Set<Int32> = []
    var written: Set<Int32> = []
  }

  init(_ model: SemanticModel) { self.model = model }

  /// True where a function of the package calls its parameter at this place before it returns.
  func calls(_ function: MemberID, parameter place: Int) -> Bool {
    slots(of: function).called.contains(Int32(place))
  }

  /// True where a function of the package writes through the Binding that is its parameter at this place before it
  /// returns.
  func writes(_ function: MemberID, parameter place: Int) -> Bool {
    slots(of: function).written.contains(Int32(place))
  }

  private func slots(of function: MemberID) -> Slots {
    if let known = functions[function] { return known }
    functions[function] = Slots()
    let body = model.getters[function].code
    guard !body.isNone else { return Slots() }
    let found = slots(usedIn: body, model.files[model.program[function].file])
    functions[function] = found
    return found
  }

  /// True where code calls the closure that one of its locals holds.
  func calls(local slot: Int32, in root: CodeID, ofFile file: FileID) -> Bool {
    guard !root.isNone else { return false }
    let key = Int64(file.index) << 32 | Int64(root.index)
    if let known = bodies[key] { return known.called.contains(slot) }
    let found = slots(usedIn: root, model.files[file])
    bodies[key] = found
    return found.called.contains(slot)
  }

  /// The place of the parameter that an expression is given for.
  func place(of value: CodeID, in call: Reference, _ checked: CheckedFile) -> Int? {
    checked.arguments(of: call).firstIndex(of: value)
  }

  /// What one body holds.
  private struct Findings {
    /// Calls of locals, and places where they are given to what calls them.
    var calls: [(slot: Int32, range: SourceRange)] = []
    /// Places where locals that are Bindings are written through.
    var writes: [(slot: Int32, range: SourceRange)] = []
    var closures: [CodeID] = []
    /// Closures that run where they stand.
    var running: Set<CodeID> = []
    /// Closures that locals hold.
    var held: [(slot: Int32, closure: CodeID)] = []
  }

  /// The slots of locals that a body calls or writes through, other than in closures that somebody keeps.
  private func slots(usedIn body: CodeID, _ checked: CheckedFile) -> Slots {
    var found = Findings()
    for id in checked.code.extent(of: body).reversed() { note(id, checked, &found) }
    while true {
      let kept = found.closures.filter { !found.running.contains($0) }.map { checked.code[$0].range }
      func immediate(_ uses: [(slot: Int32, range: SourceRange)]) -> Set<Int32> {
        Set(uses.lazy.filter { use in !kept.contains { $0.contains(use.range) } }.map { $0.slot })
      }
      let called = immediate(found.calls)
      let more = found.held.filter { called.contains($0.slot) && !found.running.contains($0.closure) }
      if more.isEmpty { return Slots(called: called, written: immediate(found.writes)) }
      found.running.formUnion(more.map(\.closure))
    }
  }

  private func note(_ id: CodeID, _ checked: CheckedFile, _ found: inout Findings) {
    let node = checked.code[id]
    switch node.kind {
    case .closure: found.closures.append(id)
    case .variable where !node.second.isNone && checked.code[node.second].kind == .closure:
      let slot = checked.references[node.first]
      if slot.kind == .local { found.held.append((slot.index, node.second)) }
    case .assignment:
      if let slot = writtenLocal(node.first, checked) { found.writes.append((slot, node.range)) }
    case .call:
      let reference = checked.references[id]
      if changesReceiver(reference), case let callee = checked.code[node.first], callee.kind == .member,
        let slot = writtenLocal(callee.first, checked)
      {
        found.writes.append((slot, node.range))
      }
      switch reference.kind {
      case .closureCall:
        if let slot = local(node.first, checked) { found.calls.append((slot, node.range)) }
      case .library:
        let entry = StandardLibrary.shared.entries[Int(reference.index)]
        guard roles.traits(of: entry).contains(.runsClosures) else { return }
        for argument in checked.code.items(node.list) { run(checked.code[argument].first, checked, &found) }
      case .function:
        for argument in checked.code.items(node.list) {
          let value = checked.code[argument].first
          if let slot = local(value, checked), checked.type(value).bound != nil,
            let place = place(of: value, in: reference, checked), writes(reference.member, parameter: place)
          {
            found.writes.append((slot, node.range))
          }
          guard checked.code[value].kind == .closure || local(value, checked) != nil,
            let place = place(of: value, in: reference, checked), calls(reference.member, parameter: place)
          else { continue }
          run(value, checked, &found)
        }
      // Any other call keeps the closures that it is given, or hands them on, and runs none here.
      default: break
      }
    // Any other node makes, gives and runs no closure.
    default: break
    }
  }

  private func run(_ value: CodeID, _ checked: CheckedFile, _ found: inout Findings) {
    if checked.code[value].kind == .closure {
      found.running.insert(value)
    } else if let slot = local(value, checked) {
      found.calls.append((slot, checked.code[value].range))
    }
  }

  /// True for a call that changes what it is made on.
  private func changesReceiver(_ call: Reference) -> Bool {
    switch call.kind {
    case .library: roles.traits(of: StandardLibrary.shared.entries[Int(call.index)]).contains(.isMutating)
    case .function: model.program[call.member].isMutating
    // Any other call leaves alone what it is made on.
    default: false
    }
  }

  /// The local through which a change of an expression writes: a Binding, whose value is changed up to the first object.
  private func writtenLocal(_ id: CodeID, _ checked: CheckedFile) -> Int32? {
    let node = checked.code[id]
    switch node.kind {
    case .name: return checked.type(id).bound == nil ? nil : local(id, checked)
    case .bindingName:
      let reference = checked.reference(id)
      return reference.kind == .local ? reference.index : nil
    case .member:
      let reference = checked.reference(id)
      if reference.kind == .member || reference.kind == .bindingMember {
        let owner = model.program[reference.member].owner
        if !owner.isNone, model.program[owner].kind.isObject { return nil }
      }
      return writtenLocal(node.first, checked)
    case .subscripting, .forceUnwrap, .chainStep, .optionalChain: return writtenLocal(node.first, checked)
    // What is written through anything else is no local.
    default: return nil
    }
  }

  /// The local that an expression names.
  private func local(_ id: CodeID, _ checked: CheckedFile) -> Int32? {
    let node = checked.code[id]
    switch node.kind {
    case .name:
      let reference = checked.references[id]
      return reference.kind == .local ? reference.index : nil
    case .forceUnwrap, .chainStep, .optionalChain: return local(node.first, checked)
    // No other code is a local by itself.
    default: return nil
    }
  }
}
