import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Which functions call what they are given before they return, and which locals that hold closures are called by the
/// code around them. Each body is looked at once, and only where a closure is given to a function of the package or
/// kept in a local. Belongs to one thread.
final class CalledClosures {
  private let model: SemanticModel
  private let roles = FlowRoles.shared
  private var functions: [MemberID: Set<Int32>] = [:]
  private var bodies: [Int64: Set<Int32>] = [:]

  init(_ model: SemanticModel) { self.model = model }

  /// True where a function of the package calls its parameter at this place before it returns.
  func calls(_ function: MemberID, parameter place: Int) -> Bool {
    if let known = functions[function] { return known.contains(Int32(place)) }
    functions[function] = []
    let body = model.getters[Int(function.index)].code
    let file = model.program[function].file.index
    let called = body.isNone ? [] : slots(calledIn: body, model.files[Int(file)])
    functions[function] = called
    return called.contains(Int32(place))
  }

  /// True where code calls the closure that one of its locals holds.
  func calls(local slot: Int32, in root: CodeID, ofFile file: Int32) -> Bool {
    guard !root.isNone else { return false }
    let key = Int64(file) << 32 | Int64(root.index)
    if let known = bodies[key] { return known.contains(slot) }
    let called = slots(calledIn: root, model.files[Int(file)])
    bodies[key] = called
    return called.contains(slot)
  }

  /// The place of the parameter that an expression is given for.
  func place(of value: CodeID, in call: Reference, _ checked: CheckedFile) -> Int? {
    guard call.extra >= 0 else { return nil }
    let start = Int(call.extra) + 1
    return (0..<Int(checked.argumentMaps[start - 1])).first {
      checked.argumentMaps[start + $0] == value.index
    }
  }

  /// What one body holds.
  private struct Findings {
    /// Calls of locals, and places where they are given to what calls them.
    var calls: [(slot: Int32, range: SourceRange)] = []
    var closures: [CodeID] = []
    /// Closures that run where they stand.
    var running: Set<CodeID> = []
    /// Closures that locals hold.
    var held: [(slot: Int32, closure: CodeID)] = []
  }

  /// The slots of locals that a body calls, other than in closures that somebody keeps.
  private func slots(calledIn body: CodeID, _ checked: CheckedFile) -> Set<Int32> {
    var found = Findings()
    let range = checked.code[body].range
    var index = body.index
    // What a node holds comes before it.
    while index >= 0, range.contains(checked.code.nodes[Int(index)].range) {
      note(CodeID(index), checked, &found)
      index -= 1
    }
    var called: Set<Int32> = []
    while true {
      let kept = found.closures.filter { !found.running.contains($0) }.map { checked.code[$0].range }
      called = Set(
        found.calls.lazy.filter { call in !kept.contains { $0.contains(call.range) } }.map(\.slot))
      let more = found.held.filter { called.contains($0.slot) && !found.running.contains($0.closure) }
      if more.isEmpty { return called }
      found.running.formUnion(more.map(\.closure))
    }
  }

  private func note(_ id: CodeID, _ checked: CheckedFile, _ found: inout Findings) {
    let node = checked.code[id]
    switch node.kind {
    case .closure: found.closures.append(id)
    case .variable where !node.second.isNone && checked.code[node.second].kind == .closure:
      let slot = checked.references[Int(node.first.index)]
      if slot.kind == .local { found.held.append((slot.index, node.second)) }
    case .call:
      let reference = checked.references[Int(id.index)]
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
          guard checked.code[value].kind == .closure || local(value, checked) != nil,
            let place = place(of: value, in: reference, checked), calls(reference.member, parameter: place)
          else { continue }
          run(value, checked, &found)
        }
      default: break
      }
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

  /// The local that an expression names.
  private func local(_ id: CodeID, _ checked: CheckedFile) -> Int32? {
    let node = checked.code[id]
    switch node.kind {
    case .name:
      let reference = checked.references[Int(id.index)]
      return reference.kind == .local ? reference.index : nil
    case .forceUnwrap, .chainStep, .optionalChain: return local(node.first, checked)
    default: return nil
    }
  }
}
