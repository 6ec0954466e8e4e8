import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What values have for what protocols ask for.
extension Evaluator {
  /// The member that a value has for what a protocol asks for; nil for one that the library gives it.
  func implementation(of requirement: MemberID, for value: Value) -> MemberID? {
    guard let type = ownType(of: value) else { return nil }
    return runnable.program.implementation(of: requirement, for: type)
  }

  /// The member that a view has for what a protocol asks for, which its extensions name; another member as it is.
  func implementation(of member: MemberID, in view: ViewInstance) -> MemberID {
    guard members[member].isRequirement else { return member }
    return runnable.program.implementation(of: member, for: view.plan.type) ?? member
  }

  /// What the type of `self` has for what a protocol asks of the type itself, as `Self.name` in an extension of it; nil for another.
  func implementation(ofStatic requirement: MemberID, _ frame: Frame, _ id: CodeID) -> MemberID? {
    let node = frame.nodes[id]
    guard node.kind == .member, frame.nodes[node.first].name == Names.ownType,
      let type = frame.view?.plan.type ?? ownType(of: frame.selfValue)
    else { return nil }
    return runnable.program.implementation(of: requirement, for: type)
  }

  /// The type of a value as far as the value alone tells it, which it does where protocols matter.
  func ownType(of value: Value) -> TypeID? {
    if let declaration = declaration(of: value) { return runnable.program.declarations[declaration].type }
    return switch value {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string, .dataString: .string
    case .color: LibraryTypes.color
    case .choice(let type, _): type
    case .opaque(let box): box.type
    case .array(let box): box.count > 0 ? ownType(of: box[0])?.array : nil
    case .null, .someNil, .void, .row, .structure, .payload, .dictionary, .set, .tuple, .range, .object,
      .function,
      .binding, .type:
      nil
    }
  }

  /// The type of a value: what is known of it, but for a value of which only a protocol is known.
  func dynamicType(of value: Value, as known: TypeID) -> TypeID {
    let declared = runnable.program.declaration(of: known).map { runnable.program[$0].kind }
    let isOpen =
      known == .any || known == .view || known == LibraryTypes.thrown || declared == .protocolType
      || declared == .genericParameter
    return isOpen ? ownType(of: value) ?? known : known
  }

  /// The value of a property that a protocol asks for.
  func required(_ requirement: MemberID, of receiver: Value) throws -> Value {
    if case .binding(let box) = receiver { return try required(requirement, of: box.get()) }
    let frame = Frame(runnable.code(members[requirement].file), size: 0, view: nil, selfValue: receiver)
    if let found = implementation(of: requirement, for: receiver) {
      if case .enumCase = members[found].kind { return enumCase(found) }
      return try get(found, of: receiver, frame, .none)
    }
    let name = runnable.program.members[requirement].name
    if name == Names.rawValue { return try rawValue(of: receiver) }
    guard let type = ownType(of: receiver),
      let place = library.members(of: type, named: name, isStatic: false).first
    else { return .void }
    return try libraryCall(Int(place), receiver: receiver, [], frame, .none)
  }

  /// Calls a function that a protocol asks for and that may change the value that it is called on.
  func callRequired(_ requirement: MemberID, _ receiver: inout Value, _ arguments: [Value]) throws -> Value {
    guard let found = implementation(of: requirement, for: receiver) else { return .void }
    if !members[found].isMutating {
      return try callFunction(found, view: nil, receiver: receiver, arguments)
    }
    return try callMutating(found, &receiver, try frame(of: found, view: nil, arguments))
  }

  /// The `id` by which something of which no more is known is told from others.
  func identifier(of value: Value) throws -> Value {
    guard let declaration = declaration(of: value) else { return value }
    let member = runnable.plan(declaration).identityMember
    if member.isNone { return value }
    return try get(member, of: value, Frame(runnable.code(members[member].file), size: 0, view: nil), .none)
  }
}
