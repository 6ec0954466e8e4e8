import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which lists may give two rows one id, as far as their code tells?
///
/// Answer: true for a list that is put together, mapped, written out or read from a file; what only leaves out or sorts rows of
/// another list gives none twice.
/// Cost: each member is looked at once, and at most 20,000 expressions in all; make a new one for each list.
/// Limits: it does not compute: elements that are not literals may be equal, and a list of which it says true need never repeat
/// one. Only drawing tells.
struct RowSources {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  /// Members whose code was looked at: the first few, and the others.
  private var first: [MemberID] = []
  private var others: Set<MemberID> = []
  private var steps = 0
  /// Two elements that are written with one id in one of the lists; empty where none are.
  private(set) var twins: [SourceLocation] = []
  private static let stepLimit = 20_000

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// True where a loop may have two rows with one id; see `mayRepeat(_:_:key:)`.
  mutating func mayRepeat(_ site: LoopSite, key: MemberID?) -> Bool {
    if !site.list.isNone { return mayRepeat(site.list, key: key) }
    switch site.type.kind {
    case .range, .closedRange: return false
    // A list of any other type may repeat what it holds.
    default:
      if site.repeats { return mayRepeat(site.code, site.file, key: key) }
      // What the code takes may repeat; the file is not looked into for that.
      return graph.accesses(in: site.unit).contains {
        site.items.contains($0.code) && mayRepeat(of: $0, key: key)
      }
    }
  }

  /// True where a list may have two rows with one id. `key` is the field that tells rows apart; none where the whole
  /// element, or more than a field, does.
  mutating func mayRepeat(_ code: CodeID, _ file: FileID, key: MemberID?) -> Bool {
    guard !code.isNone else { return false }
    let checked = model.files[file]
    for id in checked.code.extent(of: code).reversed() {
      steps += 1
      if steps > Self.stepLimit { return false }
      let node = checked.code[id]
      switch node.kind {
      case .arrayLiteral:
        if !isWithoutRepetition(node, checked, file, key) { return true }
      case .binary
      where node.op == .add && checked.type(id).element != nil && checked.type(id) != .string:
        return true
      case .assignment where node.op == .addAssign: return true
      case .name, .member:
        switch checked.references[id].kind {
        case .library, .none: if RepeatingLists.calls.contains(node.name) { return true }
        case .member, .staticMember, .function, .bindingMember:
          if mayRepeat(checked.references[id].member, key: key) { return true }
        // What else a name stands for is no list that could be looked into.
        default: break
        }
      case .bindingName where checked.references[id].kind == .member:
        if mayRepeat(checked.references[id].member, key: key) { return true }
      // Other code makes no list of its own.
      default: break
      }
    }
    return false
  }

  private mutating func mayRepeat(of access: Access, key: MemberID?) -> Bool {
    !access.member.isNone && access.kind != .write && mayRepeat(access.member, key: key)
  }

  /// True where a list that a member holds or gives may have two rows with one id.
  private mutating func mayRepeat(_ id: MemberID, key: MemberID?) -> Bool {
    let member = program[id]
    let file = member.file
    switch member.kind {
    case .computed, .function:
      guard isNew(id) else { return false }
      if graph.mayRepeat(id) { return mayRepeat(model.getters[id].code, file, key: key) }
      // What its own code takes may repeat; the file is not looked into for that.
      return graph.accesses(in: graph.units.getter(id)).contains { mayRepeat(of: $0, key: key) }
    case .binding where member.getter != nil:
      guard isNew(id) else { return false }
      return mayRepeat(model.getters[id].code, file, key: key)
    // All others are stored.
    default: break
    }
    guard member.type.element != nil, member.type != .string else { return false }
    // The reader of model data compares what is called `id` itself.
    if member.source != nil { return !isComparedByReader(key) }
    guard isNew(id) else { return false }
    if mayRepeat(model.values[id].code, file, key: key) { return true }
    if program[member.owner].kind == .structure, !isComparedByReader(key) {
      return hasModelData()
    }
    guard program[member.owner].kind.hasBody, member.isParameter else { return false }
    return graph.arguments(for: id).contains {
      !$0.code.isNone && mayRepeat($0.code, $0.file, key: key)
    }
  }

  /// True for a stored `id`, which the reader of model data compares; one that is computed it does not know.
  private func isComparedByReader(_ key: MemberID?) -> Bool {
    key.map { program[$0].name == Names.id && program[$0].isStored } ?? false
  }

  /// True where some list or object of the package is read from a file, with whatever it holds.
  private func hasModelData() -> Bool {
    [MemberKind.published, .variable, .constant].contains { kind in
      model.members(of: kind).contains { program.members[$0].source != nil }
    }
  }

  private mutating func isNew(_ id: MemberID) -> Bool {
    if first.contains(id) { return false }
    if first.count == 16 { return others.insert(id).inserted }
    first.append(id)
    return true
  }

  /// True for a list that is written out and whose elements plainly differ in what tells them apart.
  private mutating func isWithoutRepetition(
    _ list: CodeNode, _ checked: CheckedFile, _ file: FileID, _ key: MemberID?
  ) -> Bool {
    var places: [Value: CodeID] = [:]
    let items = checked.code.items(list.list)
    if items.count < 2 { return true }
    for item in items {
      let id = keyValue(of: item, checked, key)
      guard let value = Self.literal(id, checked.code) else { return false }
      if let first = places.updateValue(id, forKey: value) {
        twins = [first, id].map { SourceLocation(file, checked.code[$0].range) }
        return false
      }
    }
    return true
  }

  /// What an element of a written list has as its key: itself, or an argument of the initialiser that makes it.
  private func keyValue(of item: CodeID, _ checked: CheckedFile, _ key: MemberID?) -> CodeID {
    guard let key else { return item }
    let reference = checked.reference(item)
    guard reference.kind == .initializer, reference.index >= 0, reference.extra >= 0,
      program[key].owner.index == reference.index
    else { return .none }
    let parameters = program.declarations[reference.declaration].members.filter {
      program.members[$0].isParameter
    }
    guard let place = parameters.firstIndex(of: key) else { return .none }
    return checked.arguments(of: reference)[place]
  }

  private static func literal(_ id: CodeID, _ code: CodeTree) -> Value? {
    guard !id.isNone else { return nil }
    let node = code[id]
    switch node.kind {
    case .integerLiteral: return .int(code.integers[node.literal])
    case .stringLiteral: return .string(code.string(node))
    // What is not written out is not known to differ.
    default: return nil
    }
  }
}
