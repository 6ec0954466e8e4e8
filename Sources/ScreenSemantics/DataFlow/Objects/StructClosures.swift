import ScreenSyntax
import ScreenTypes
import SourceModel

/// Closures that structs hold and views call while they are drawn: each such call is followed back to where the struct
/// it is made on is made. Each value is followed once; where it is not plain which struct it is, nothing is known.
struct StructClosures {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private let program: Program
  /// Where a function is read while rendering, by the code that is given for it.
  private var reads: [Int64: [Access]] = [:]
  private var values: [Int64: [Site]] = [:]
  private var members: [MemberID: [Site]] = [:]
  private var receivers: [Int32: [Site]] = [:]
  private var depth = 0

  private static let depthLimit = 32
  /// How many structs one expression may give; past it nothing is known.
  private static let siteLimit = 32

  /// A call that makes a struct.
  private struct Site: Hashable {
    var file: FileID
    var call: CodeID
  }

  /// How many reads of one function are looked at.
  private static let readLimit = 16

  /// Follows the reads of `functions`, members of structs that hold functions; `handedOn` are reads by which they are
  /// given to views.
  init(
    _ functions: Set<MemberID>, handedOn: Set<Int64>, _ model: SemanticModel, _ graph: DataFlowGraph
  ) {
    self.model = model
    self.graph = graph
    program = model.program
    for function in functions.sorted(by: { $0.index < $1.index })
    where graph.usage[function].writes == 0 {
      follow(function, handedOn)
    }
  }

  static func key(_ file: FileID, _ code: CodeID) -> Int64 { Int64(file.index) << 32 | Int64(code.index) }

  /// Where the function that is given by this code is called, or given to a view, while rendering.
  func reads(ofFunctionAt code: CodeID, in file: FileID) -> [Access] { reads[Self.key(file, code)] ?? [] }

  private mutating func follow(_ function: MemberID, _ handedOn: Set<Int64>) {
    let owner = program[function].owner
    let parameters = program.parameters(of: owner)
    guard let place = parameters.firstIndex(of: function) else { return }
    for access in graph.uses(of: function) where access.kind == .read && graph.rendered.contains(access.unit)
    {
      guard access.isImmediate || handedOn.contains(Self.key(access.file, access.code)), !access.code.isNone
      else {
        continue
      }
      for site in sites(heldBy: access) {
        let checked = model.files[site.file]
        let reference = checked.reference(site.call)
        guard reference.index == owner.index, reference.extra >= 0 else { continue }
        let code = checked.arguments(of: reference)[place]
        guard !code.isNone else { continue }
        let key = Self.key(site.file, code)
        if reads[key, default: []].count < Self.readLimit { reads[key, default: []].append(access) }
      }
    }
  }

  private func isDrawn(_ access: Access) -> Bool {
    access.isImmediate && !access.code.isNone && graph.rendered.contains(access.unit)
  }

  /// The structs that the member of an access may be read of.
  private mutating func sites(heldBy access: Access) -> [Site] {
    let checked = model.files[access.file]
    var node = checked.code[access.code]
    if node.kind == .call { node = checked.code[node.first] }
    if node.kind == .name { return sites(ofReceiverIn: access.unit) }
    return node.kind == .member ? sites(node.first, access.file, access.unit) : []
  }

  /// The structs that code of a member may run on while rendering.
  private mutating func sites(ofReceiverIn unit: Int32) -> [Site] {
    if let known = receivers[unit] { return known }
    receivers[unit] = []
    let member = graph.units.member(unit)
    guard !member.isNone, program[member].kind == .function || program[member].kind == .computed else {
      return []
    }
    var found: [Site] = []
    for access in graph.uses(of: member)
    where (access.kind == .call || access.kind == .read) && isDrawn(access) {
      add(sites(heldBy: access), to: &found)
    }
    receivers[unit] = found
    return found
  }

  /// The structs that an expression may give.
  private mutating func sites(_ code: CodeID, _ file: FileID, _ unit: Int32) -> [Site] {
    guard depth < Self.depthLimit, !code.isNone else { return [] }
    if let known = values[Self.key(file, code)] { return known }
    values[Self.key(file, code)] = []
    depth += 1
    let found = follow(code, file, unit)
    depth -= 1
    values[Self.key(file, code)] = found
    return found
  }

  private mutating func follow(_ code: CodeID, _ file: FileID, _ unit: Int32) -> [Site] {
    let checked = model.files[file]
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch node.kind {
    case .call where reference.kind == .initializer: return [Site(file: file, call: code)]
    case .call where reference.kind == .function: return sites(givenBy: reference.member)
    case .name, .member:
      switch reference.kind {
      case .local: return sites(ofLocal: reference.index, at: code, file, unit)
      case .member, .staticMember: return sites(of: reference.member)
      // Where any other name has its value from is not followed.
      default: return []
      }
    case .selfReference: return sites(ofReceiverIn: unit)
    case .forceUnwrap, .chainStep, .optionalChain, .cast: return sites(node.first, file, unit)
    case .ternary:
      var found = sites(node.second, file, unit)
      for item in checked.code.items(node.list) { add(sites(item, file, unit), to: &found) }
      return found
    // What is looped over: each element is met.
    case .arrayLiteral:
      var found: [Site] = []
      for item in checked.code.items(node.list) { add(sites(item, file, unit), to: &found) }
      return found
    // What any other code gives is not followed.
    default: return []
    }
  }

  /// The structs that a member holds or gives.
  private mutating func sites(of member: MemberID) -> [Site] {
    if let known = members[member] { return known }
    members[member] = []
    let declared = program[member]
    var found: [Site] = []
    switch declared.kind {
    case .computed: found = sites(givenBy: member)
    case .constant, .variable:
      guard graph.usage[member].isWritten == false else { return [] }
      if declared.isParameter {
        // Which of them a struct or object holds depends on that struct or object.
        guard program[declared.owner].kind.hasBody else { return [] }
        for argument in graph.arguments(for: member) where !argument.code.isNone {
          add(sites(argument.code, argument.file, argument.unit), to: &found)
        }
      }
      if declared.value != nil, !declared.isParameter || graph.arguments(for: member).isEmpty {
        let code = model.values[member].code
        add(sites(code, declared.file, graph.units.value(member)), to: &found)
      }
    // What may be another by then, such as a State, is not followed.
    default: break
    }
    members[member] = found
    return found
  }

  /// The structs that the body of a Computed or a function gives.
  private mutating func sites(givenBy member: MemberID) -> [Site] {
    let body = model.getters[member].code
    if body.isNone { return [] }
    let (file, unit) = (program[member].file, graph.units.getter(member))
    var found: [Site] = []
    for value in model.files[file].code.results(of: body) { add(sites(value, file, unit), to: &found) }
    return found
  }

  private mutating func sites(ofLocal slot: Int32, at use: CodeID, _ file: FileID, _ unit: Int32) -> [Site] {
    let member = graph.units.member(unit)
    if !member.isNone, program[member].kind == .function, Int(slot) < program[member].parameters.count {
      return sites(ofParameter: slot, of: member)
    }
    if let origin = graph.origin(ofLocal: slot, in: file, unit: unit, model) {
      return sites(origin, file, unit)
    }
    // Locals of code are known by their slots in one body.
    guard !member.isNone, graph.units.isGetter(unit) else { return [] }
    let checked = model.files[file]
    guard let binding = checked.binding(ofLocal: slot, before: use), !binding.isMutable,
      checked.code[model.getters[member].code].range.contains(checked.code[binding.value].range)
    else { return [] }
    return sites(binding.value, file, unit)
  }

  /// The structs that calls while rendering pass for a parameter of a function.
  private mutating func sites(ofParameter slot: Int32, of function: MemberID) -> [Site] {
    var found: [Site] = []
    for access in graph.uses(of: function) where access.kind == .call && isDrawn(access) {
      let checked = model.files[access.file]
      let reference = checked.reference(access.code)
      guard reference.kind == .function, reference.extra >= 0 else { continue }
      let value = checked.arguments(of: reference)[Int(slot)]
      if !value.isNone { add(sites(value, access.file, access.unit), to: &found) }
    }
    return found
  }

  private func add(_ more: [Site], to found: inout [Site]) {
    for site in more where found.count < Self.siteLimit && !found.contains(site) { found.append(site) }
  }
}
