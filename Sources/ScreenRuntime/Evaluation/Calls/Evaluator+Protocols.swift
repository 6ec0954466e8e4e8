import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What values have for what protocols ask for.
extension Evaluator {
  /// The member that a value has for what a protocol asks for; nil for one that the library gives it.
  func implementation(of requirement: MemberID, for value: Value) -> MemberID? {
    let program = runnable.program
    if let type = ownType(of: value) { return program.implementation(of: requirement, for: type) }
    return Program.openForm(of: value).flatMap { program.implementation(of: requirement, forAny: $0) }
  }

  /// The member that a view has for what a protocol asks for, which its extensions name; another member as it is.
  func implementation(of member: MemberID, in view: ViewInstance) -> MemberID {
    guard members[member].isRequirement else { return member }
    return runnable.program.implementation(of: member, for: view.plan.type) ?? member
  }

  /// The type that `Self` names in code; nil where nothing tells it.
  func ownType(in frame: Frame) -> TypeID? { frame.ownType(runnable.program) }

  /// True for a type of which no more is known here than what it conforms to.
  func isOpen(_ type: TypeID) -> Bool { runnable.program.isKnownByConformance(type) }

  /// The type whose static member code names: `T.name`, `Self.name`, `.name` where a T is wanted, `name` in the type's own code.
  private func typeNamed(by id: CodeID, _ frame: Frame) throws -> TypeID? {
    let node = frame.nodes[id]
    switch node.kind {
    case .member:
      guard case .type(let type) = try evaluate(node.first, frame) else { return nil }
      return type
    case .implicitMember: return Self.bare(frame.type(of: id, runnable.program))
    // A bare name is one of the type around.
    default: return ownType(in: frame)
    }
  }

  /// The type that has what a protocol asks of types, where code names that.
  private func typeAsked(for requirement: MemberID, by id: CodeID, _ frame: Frame) throws -> TypeID {
    let name = runnable.program.members[requirement].name
    guard let type = try typeNamed(by: id, frame), !isOpen(type) else { throw untold(name, frame, id) }
    return type
  }

  /// The type whose cases `allCases` lists at `id`, where its own type does not tell it.
  func typeAsked(forCasesAt id: CodeID, _ frame: Frame) throws -> TypeID {
    guard let type = try typeNamed(by: id, frame), !isOpen(type) else {
      throw untold(Names.allCases, frame, id)
    }
    return type
  }

  private func untold(_ name: Name, _ frame: Frame, _ id: CodeID) -> RuntimeFault {
    fault(
      .runStopped,
      "Nothing tells here which type this is, so that it has no `\(name)`: a type parameter is told by what a call or a use passes, "
        + "and by the type that it is written with.", frame, id)
  }

  /// What type parameters, and `Self` in the extension of a protocol, stand for in the code of a static member that `id` names.
  func typeArguments(ofStatic member: MemberID, _ id: CodeID, _ frame: Frame) throws -> [TypeID: TypeID] {
    let plan = members[member]
    var types = plan.isGeneric ? frame.typeArguments(of: member, id, runnable) : [:]
    if isOpen(runnable.program.declarations[plan.owner].type), let type = try typeNamed(by: id, frame) {
      types[Frame.ownType] = type
    }
    return types
  }

  /// The same for a type's own member.
  private func typeArguments(of type: TypeID, _ frame: Frame) -> [TypeID: TypeID] {
    var types = frame.typeArguments(ofValue: type, runnable.program)
    types[Frame.ownType] = type
    return types
  }

  /// The value of a static property that a protocol asks for.
  func requiredStatic(_ requirement: MemberID, _ frame: Frame, _ id: CodeID) throws -> Value {
    let type = try typeAsked(for: requirement, by: id, frame)
    let name = runnable.program.members[requirement].name
    if let own = runnable.program.implementation(of: requirement, for: type) {
      if members[own].kind == .enumCase { return enumCase(own) }
      return try staticValue(own, typeArguments(of: type, frame), frame, id)
    }
    if name == Names.allCases { return try allCases(of: type.array, frame, id) }
    if case .choice(let type, let index)? = library.choice(name, of: type) { return .choice(type, index) }
    guard let place = library.members(of: type, named: name, isStatic: true).first else {
      throw untold(name, frame, id)
    }
    return try libraryCall(Int(place), receiver: .void, [], frame, id)
  }

  /// Calls a static function that a protocol asks for, which `callee` names.
  func callRequiredStatic(
    _ requirement: MemberID, _ callee: CodeID, _ arguments: [Value], _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    let type = try typeAsked(for: requirement, by: callee, frame)
    let name = runnable.program.members[requirement].name
    if let own = runnable.program.implementation(of: requirement, for: type) {
      let types = typeArguments(
        of: own, for: requirement, frame.typeArguments(of: requirement, callee, runnable))
      if name == Names.initializer {
        return try make(by: own, arguments, typeArguments(of: type, frame).merging(types) { $1 })
      }
      return try callFunction(
        own, view: nil, receiver: .void, arguments,
        typeArguments(of: type, frame).merging(types) { $1 })
    }
    if name == Names.initializer, let declaration = runnable.program.declaration(of: type) {
      return try make(declaration, memberwise: arguments, for: requirement, typeArguments(of: type, frame))
    }
    guard let place = library.members(of: type, named: name, isStatic: true).first else {
      throw untold(name, frame, callee)
    }
    return try libraryCall(Int(place), receiver: .void, arguments, frame, id)
  }

  /// A value made by its members, as an initialiser that a protocol asks for takes them.
  private func make(
    _ declaration: DeclarationID, memberwise arguments: [Value], for requirement: MemberID,
    _ types: [TypeID: TypeID]
  ) throws -> Value {
    let program = runnable.program
    var given: [MemberID: Value] = [:]
    for (parameter, value) in zip(program.members[requirement].parameters, arguments) {
      let label = program.parameters[parameter].label
      guard let member = program.members(of: declaration, named: label).first(where: { program[$0].isStored })
      else { continue }
      given[member] = value
    }
    return try makeMemberwise(declaration, arguments: given, types)
  }

  /// The type of a value as far as the value alone tells it, which it does where protocols matter.
  func ownType(of value: Value) -> TypeID? { runnable.program.ownType(of: value) }

  /// The type of a value: what is known of it, but for a value of which only a protocol is known.
  func dynamicType(of value: Value, as known: TypeID) -> TypeID {
    let declared = runnable.program.declaration(of: known).map { runnable.program[$0].kind }
    let isOpen =
      known == .any || known == .view || known == LibraryTypes.thrown
      || known == LibraryTypes.localizedError || declared?.isOpen == true
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
  func callRequired(
    _ requirement: MemberID, _ receiver: inout Value, _ arguments: [Value], _ types: [TypeID: TypeID]
  ) throws -> Value {
    guard let found = implementation(of: requirement, for: receiver) else { return .void }
    let types = typeArguments(of: found, for: requirement, types)
    if !members[found].isMutating {
      return try callFunction(found, view: nil, receiver: receiver, arguments, types)
    }
    return try callMutating(found, &receiver, try frame(of: found, view: nil, arguments, types))
  }

  /// What the type parameters of a function stand for, which a type has for what a protocol asks for: what those at the same
  /// places stand for there.
  func typeArguments(
    of own: MemberID, for requirement: MemberID, _ types: [TypeID: TypeID]
  ) -> [TypeID: TypeID] {
    let program = runnable.program
    guard !types.isEmpty, members[own].isGeneric, members[requirement].isGeneric else { return [:] }
    var known: [TypeID: TypeID] = [:]
    for (asked, own) in zip(program.typeParameters(of: requirement), program.typeParameters(of: own)) {
      known[program[own].type] = types[program[asked].type]
    }
    return known
  }

  /// The `id` by which something of which no more is known is told from others.
  func identifier(of value: Value) throws -> Value {
    guard let declaration = declaration(of: value) else { return value }
    let member = runnable.plan(declaration).identityMember
    if member.isNone { return value }
    return try get(member, of: value, Frame(runnable.code(members[member].file), size: 0, view: nil), .none)
  }
}
