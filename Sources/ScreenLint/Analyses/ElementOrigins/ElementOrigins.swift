import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which stored list does an element, or a list that is made of others, come from?
///
/// Answer: the member that holds the list, found through locals, parameters, computed properties and what functions give; nil
/// where it is not known. Where there are several ways, the first that leads to a list.
/// Cost: at most 2,000 expressions for an answer; each member is looked at once in it. Make a new one for each question.
/// Limits: elements that are made anew, as by `map`, come from no list; of more than 64 callers the others are not looked at.
struct ElementOrigins {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private var seen: Set<MemberID> = []
  private var depth = 0
  private var steps = 0
  private static let depthLimit = 32
  /// How many expressions are looked at for one answer.
  private static let stepLimit = 2_000
  /// Calls that leave elements as they are.
  private static let keeping: SmallSet<Name> = [
    "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed",
  ]
  /// Calls and properties that give one element.
  private static let taking: SmallSet<Name> = ["first", "last", "min", "max", "randomElement"]
  private static let array: Name = "Array"

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }
  private var isNear: Bool { depth < Self.depthLimit && steps < Self.stepLimit }

  /// The stored list that an expression takes an element of, or nil.
  mutating func list(ofElement code: CodeID, _ file: FileID, _ unit: Int32) -> MemberID? {
    guard isNear, !code.isNone else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    let checked = model.files[file]
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch reference.kind {
    case .local: return list(ofLocal: reference.index, at: code, file, unit, isElement: true)
    case .member, .staticMember, .function:
      if reference.kind == .function || program[reference.member].kind == .computed {
        return list(inResultsOf: reference.member, isElement: true)
      }
      if let found = list(passedFor: reference.member) { return found }
    // What it is taken from shows in how it is written.
    default: break
    }
    switch node.kind {
    case .subscripting: return list(node.first, file, unit)
    case .forceUnwrap, .optionalChain, .chainStep: return list(ofElement: node.first, file, unit)
    case .ternary:
      return list(ofElement: node.second, file, unit)
        ?? checked.code.items(node.list).first.flatMap { list(ofElement: $0, file, unit) }
    case .binary where node.op == .coalesce:
      return list(ofElement: node.first, file, unit) ?? list(ofElement: node.second, file, unit)
    case .call:
      let callee = checked.code[node.first]
      guard callee.kind == .member, Self.taking.contains(callee.name) else { return nil }
      return list(callee.first, file, unit)
    case .member where Self.taking.contains(node.name): return list(node.first, file, unit)
    // Of what is made in another way nothing is known, and nothing is said.
    default: return nil
    }
  }

  /// The stored list behind an expression: itself, or what it is filtered or sorted from.
  mutating func list(_ code: CodeID, _ file: FileID, _ unit: Int32) -> MemberID? {
    guard isNear, !code.isNone else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    let checked = model.files[file]
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch reference.kind {
    case .local: return list(ofLocal: reference.index, at: code, file, unit, isElement: false)
    case .member, .staticMember, .bindingMember, .projection:
      guard reference.kind != .projection || node.kind == .name else { break }
      let member = program[reference.member]
      if member.kind == .computed { return list(inResultsOf: reference.member, isElement: false) }
      return member.type.element == nil ? nil : reference.member
    case .function: return list(inResultsOf: reference.member, isElement: false)
    // What it is taken from shows in how it is written.
    default: break
    }
    switch node.kind {
    case .call:
      let callee = checked.code[node.first]
      if callee.kind == .member, Self.keeping.contains(callee.name) {
        return list(callee.first, file, unit)
      }
      guard callee.kind == .name, callee.name == Self.array,
        let argument = checked.code.items(node.list).first
      else { return nil }
      return list(checked.code[argument].first, file, unit)
    case .member, .forceUnwrap: return list(node.first, file, unit)
    case .ternary:
      return list(node.second, file, unit)
        ?? checked.code.items(node.list).first.flatMap { list($0, file, unit) }
    case .binary where node.op == .coalesce:
      return list(node.first, file, unit) ?? list(node.second, file, unit)
    // Of what is made in another way nothing is known, and nothing is said.
    default: return nil
    }
  }

  // MARK: Members

  /// The list behind what a computed property or a function gives on one of its ways.
  private mutating func list(inResultsOf member: MemberID, isElement: Bool) -> MemberID? {
    guard seen.insert(member).inserted else { return nil }
    let body = model.getters[member].code
    if body.isNone { return nil }
    let file = program[member].file
    let unit = graph.units.getter(member)
    for value in model.files[file].code.results(of: body) {
      if let found = isElement ? list(ofElement: value, file, unit) : list(value, file, unit) { return found }
    }
    return nil
  }

  // MARK: Locals

  private mutating func list(
    ofLocal slot: Int32, at use: CodeID, _ file: FileID, _ unit: Int32, isElement: Bool
  ) -> MemberID? {
    if let items = graph.origin(ofLocal: slot, in: file, unit: unit, model) {
      return isElement ? list(items, file, unit) : nil
    }
    let function = graph.units.member(unit)
    let isParameter =
      !function.isNone && program[function].kind == .function
      && Int(slot) < program[function].parameters.count
    if !isParameter, let binding = model.files[file].binding(ofLocal: slot, before: use) {
      if binding.isLoop { return isElement ? list(binding.value, file, unit) : nil }
      return isElement ? list(ofElement: binding.value, file, unit) : list(binding.value, file, unit)
    }
    return list(ofParameter: slot, of: function, isElement: isElement)
      ?? (isElement ? list(ofClosureParameter: slot, at: use, file) : nil)
  }

  /// The list behind what some call passes for a parameter of a function.
  private mutating func list(ofParameter slot: Int32, of function: MemberID, isElement: Bool) -> MemberID? {
    guard !function.isNone, program[function].kind == .function,
      Int(slot) < program[function].parameters.count, seen.insert(function).inserted
    else { return nil }
    for access in graph.uses(of: function) where access.kind == .call && !access.code.isNone {
      let checked = model.files[access.file]
      let reference = checked.reference(access.code)
      guard reference.kind == .function, !reference.map.isNone else { continue }
      let value = checked.arguments(of: reference)[Int(slot)]
      if value.isNone { continue }
      let found =
        isElement ? list(ofElement: value, access.file, access.unit) : list(value, access.file, access.unit)
      if let found { return found }
    }
    return nil
  }

  // MARK: What views are given

  /// The list behind what some caller passes for a parameter of a view.
  private mutating func list(passedFor parameter: MemberID) -> MemberID? {
    let member = program[parameter]
    guard member.kind == .constant || member.kind == .variable, member.isParameter,
      program[member.owner].kind.hasBody, seen.insert(parameter).inserted
    else { return nil }
    for argument in graph.arguments(for: parameter).prefix(Self.callerLimit) where !argument.code.isNone {
      if program[graph.owner(ofUnit: argument.unit, program)].kind == .preview { continue }
      if let found = list(ofElement: argument.code, argument.file, argument.unit) { return found }
    }
    return nil
  }

  /// The list behind what a view passes to a closure that it was given: for `$0` in `pick="chosen = $0"` what the view
  /// calls `pick` with.
  private mutating func list(ofClosureParameter slot: Int32, at use: CodeID, _ file: FileID) -> MemberID? {
    let checked = model.files[file]
    let range = checked.code[use].range
    let closure = checked.attributes.first {
      $0.form == .action && $0.slot >= 0 && ($0.slot..<($0.slot + $0.slotCount)).contains(slot)
        && !$0.member.isNone && $0.range.contains(range)
    }
    guard let closure, seen.insert(closure.member).inserted else { return nil }
    for access in graph.uses(of: closure.member).prefix(Self.callerLimit) where !access.code.isNone {
      let checked = model.files[access.file]
      guard let value = argument(Int(slot - closure.slot), ofCallOf: access.code, checked.code) else {
        continue
      }
      if let found = list(ofElement: value, access.file, access.unit) { return found }
    }
    return nil
  }

  /// What a closure is called with; `name` is where it is named, or the call.
  private func argument(_ place: Int, ofCallOf name: CodeID, _ code: CodeTree) -> CodeID? {
    for id in [name] + code.following(name, limit: 63) {
      let node = code[id]
      if node.kind == .call, id == name || node.first == name {
        let arguments = code.items(node.list)
        return place < arguments.count ? code[arguments[place]].first : nil
      }
    }
    return nil
  }

  /// How many callers are looked at.
  private static let callerLimit = 64
}
