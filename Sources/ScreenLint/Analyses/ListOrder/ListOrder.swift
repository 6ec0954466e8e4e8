import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// In which order does a list have its elements?
///
/// Answer: in the one of a stored list, in another one, or in none at all, found through calls such as `filter`, locals,
/// computed properties and functions.
/// Cost: at most 1,000 expressions for an answer, 16 of them inside each other.
/// Limits: what is given to a view by its callers is followed where all of it is without order; what is made in another way has an
/// unknown order.
struct ListOrder {
  /// The order.
  enum Order {
    /// That of a dictionary or set, which have none; the type tells which.
    case none(TypeID)
    /// As in a stored list, so that one place is the same element in both.
    case stored(MemberID)
    /// Elements of a stored list at other places.
    case moved(MemberID)
    /// Nobody knows.
    case unknown
  }

  private let model: SemanticModel
  private let graph: DataFlowGraph
  private var depth = 0
  private var steps = 0
  private static let depthLimit = 16
  private static let stepLimit = 1_000
  /// Calls that leave elements at their places.
  private static let keeping: SmallSet<Name> = ["prefix", "dropLast", "map", "enumerated"]
  /// Calls that leave the elements in one order, or turn it round.
  private static let moving: SmallSet<Name> = [
    "filter", "compactMap", "flatMap", "suffix", "dropFirst", "reversed",
  ]
  private static let sorting: SmallSet<Name> = ["sorted", "shuffled"]
  private static let array: Name = "Array"

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// The order of a list.
  mutating func order(_ code: CodeID, _ file: FileID) -> Order {
    guard !code.isNone, depth < Self.depthLimit, steps < Self.stepLimit else { return .unknown }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    let checked = model.files[file]
    let type = checked.type(code)
    if Self.isUnordered(type.bound ?? type) { return .none(type.bound ?? type) }
    let node = checked.code[code]
    let reference = checked.reference(code)
    switch reference.kind {
    case .member, .staticMember, .bindingMember, .projection:
      if reference.kind == .projection && node.kind != .name { break }
      let member = program[reference.member]
      if member.kind == .computed { return order(inResultsOf: reference.member) }
      if let given = unordered(givenTo: reference.member) { return given }
      return member.isStored && member.type.element != nil && member.type != .string
        ? .stored(reference.member) : .unknown
    case .function: return order(inResultsOf: reference.member)
    case .local:
      guard node.kind == .name, let binding = checked.binding(ofLocal: reference.index, before: code),
        !binding.isLoop, !binding.isMutable
      else { return .unknown }
      return order(binding.value, file)
    // How it is written tells what it is made of.
    default: break
    }
    switch node.kind {
    case .call:
      let callee = checked.code[node.first]
      if callee.kind == .name, callee.name == Self.array,
        let argument = checked.code.items(node.list).first
      {
        return order(checked.code[argument].first, file)
      }
      guard callee.kind == .member else { return .unknown }
      if Self.keeping.contains(callee.name) { return order(callee.first, file) }
      if Self.moving.contains(callee.name) { return order(callee.first, file).moved }
      if Self.sorting.contains(callee.name) {
        let unsorted = order(callee.first, file)
        if case .none = unsorted { return .unknown }
        return unsorted.moved
      }
      return .unknown
    case .member:
      return Self.isUnordered(checked.type(node.first)) ? .none(checked.type(node.first)) : .unknown
    case .ternary:
      return order(node.second, file).joined(
        checked.code.items(node.list).first.map { order($0, file) } ?? .unknown)
    case .binary where node.op == .coalesce:
      return order(node.first, file).joined(order(node.second, file))
    // Of what is made in another way nothing is known.
    default: return .unknown
    }
  }

  /// The lack of an order of all that a Let is given where what it belongs to is made; nil where anything else is given.
  private mutating func unordered(givenTo member: MemberID) -> Order? {
    guard program[member].kind == .constant, program[member].isParameter else { return nil }
    var found: Order?
    for argument in graph.arguments(for: member)
    where program[graph.owner(ofUnit: argument.unit, program)].kind != .preview {
      guard case .none(let type) = order(argument.code, argument.file) else { return nil }
      found = .none(type)
    }
    return found
  }

  private mutating func order(inResultsOf member: MemberID) -> Order {
    let body = model.getter(of: member).code
    if body.isNone { return .unknown }
    let file = program[member].file
    var found: Order?
    for value in model.files[file].code.results(of: body) {
      let order = order(value, file)
      found = found.map { $0.joined(order) } ?? order
    }
    return found ?? .unknown
  }

  private static func isUnordered(_ type: TypeID) -> Bool {
    switch type.kind {
    case .dictionary, .set: true
    // Every other collection has an order.
    default: false
    }
  }
}

extension ListOrder.Order {
  /// The same with the elements at other places.
  fileprivate var moved: Self {
    switch self {
    case .stored(let list): .moved(list)
    case .none, .moved, .unknown: self
    }
  }

  /// What is known of a list that is one or the other.
  fileprivate func joined(_ other: Self) -> Self {
    switch (self, other) {
    case (.none, _), (.moved, .stored), (.moved, .moved), (.stored, .stored): self
    case (_, .none), (.stored, .moved): other
    case (.unknown, _), (_, .unknown): .unknown
    }
  }
}
