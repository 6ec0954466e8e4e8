import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Type parameters while code runs. A value does not tell what those of its type stand for: the types of the call do, which
/// are known where it stands.
extension Frame {
  /// The type of a node, with what the type parameters and the associated types in it stand for here.
  func type(of id: CodeID, _ program: Program) -> TypeID { known(types[id], program) }

  /// A type with what the type parameters and the associated types in it stand for here.
  func known(_ type: TypeID, _ program: Program) -> TypeID {
    let told = told(type)
    guard program.declaresAssociatedTypes else { return told }
    let settled = program.settled(told)
    // What a type has for an associated type may be a type parameter of its own.
    return ownType(program).map { self.told(program.type(settled, in: $0)) } ?? settled
  }

  /// A type with what the type parameters in it stand for here.
  private func told(_ type: TypeID) -> TypeID {
    let ofView = view?.typeArguments ?? [:]
    if typeArguments.isEmpty && ofView.isEmpty { return type }
    return type.replacing { typeArguments[$0] ?? ofView[$0] }
  }

  /// The type that `Self` names here; nil where nothing tells it.
  func ownType(_ program: Program) -> TypeID? {
    typeArguments[Frame.ownType] ?? view?.plan.type ?? program.ownType(of: currentSelf)
  }

  /// What stands for the type that `Self` names, among type arguments.
  static let ownType = TypeID(.builtin(Names.ownType))

  /// What type parameters stand for in the code of a member that is called or read here. `callee` names it: its type are
  /// the arguments of a function with type parameters of its own.
  func typeArguments(of member: MemberID, _ callee: CodeID, _ runnable: RunnableProgram) -> [TypeID: TypeID] {
    guard !callee.isNone else { return [:] }
    let program = runnable.program
    let node = nodes[callee]
    var known: [TypeID: TypeID] = [:]
    if node.kind == .member {
      known = typeArguments(ofValue: types[node.first], program)
      if nodes[node.first].kind == .selfReference || nodes[node.first].name == Names.ownType {
        known = typeArguments
      }
    } else {
      known = typeArguments
    }
    return known.merging(typeArguments(ofOwn: member, callee, program)) { $1 }
  }

  /// What the type parameters stand for that a function or an initialiser has of its own, where `callee` names it.
  private func typeArguments(ofOwn member: MemberID, _ callee: CodeID, _ program: Program) -> [TypeID: TypeID]
  {
    guard !callee.isNone, program.members[member].traits.contains(.isGeneric),
      case .tuple(let types, _) = types[callee].kind
    else { return [:] }
    var known: [TypeID: TypeID] = [:]
    for (parameter, type) in zip(program.typeParameters(of: member), types)
    where type.isConcrete && !type.isError {
      known[program[parameter].type] = self.known(type, program)
    }
    return known
  }

  /// What type parameters stand for in the code of an initialiser that the call at `id` names: those of the type that it makes, and
  /// its own.
  func typeArguments(ofInitializer member: MemberID, _ id: CodeID, _ program: Program) -> [TypeID: TypeID] {
    typeArguments(ofValue: types[id], program)
      .merging(typeArguments(ofOwn: member, nodes[id].first, program)) { $1 }
  }

  /// What the type parameters stand for that the type of a value, or of a type as a value, has.
  func typeArguments(ofValue type: TypeID, _ program: Program) -> [TypeID: TypeID] {
    var type = type
    while let inner = type.wrapped ?? type.bound ?? type.metatyped { type = inner }
    if program.isKnownByConformance(type) { type = known(type, program) }
    return program.typeArguments(of: type) { $0.isConcrete && !$0.isError ? known($0, program) : nil }
  }
}

extension Program {
  /// True for a type of which no more is known in code than what it conforms to.
  func isKnownByConformance(_ type: TypeID) -> Bool {
    declaration(of: type).map { declarations[$0].kind.isOpen } ?? false
  }

  /// The declaration that a value is of.
  func declaration(of value: Value) -> DeclarationID? {
    switch value {
    case .row(let row): declaration(of: row.layout.type)
    case .structure(let box): declaration(of: box.type)
    case .object(let box): declaration(of: box.type)
    case .payload(let box): declaration(of: box.type)
    case .choice(let type, _): declaration(of: type)
    case .null, .someNil, .void, .bool, .int, .double, .string, .dataString, .array, .dictionary, .set,
      .tuple, .range, .function, .binding, .color, .opaque, .type:
      nil
    }
  }

  /// The type of a value as far as the value alone tells it, which it does where protocols matter.
  func ownType(of value: Value) -> TypeID? {
    if let declaration = declaration(of: value) { return declarations[declaration].type }
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

  /// What stands for all types that a value may be of that does not tell what it holds; nil for another value.
  static func openForm(of value: Value) -> TypeID? {
    switch value {
    case .null, .someNil: TypeID(.optional(.any))
    case .array: TypeID.any.array
    case .dictionary: TypeID(.dictionary(.any, .any))
    case .set: TypeID(.set(.any))
    case .bool, .int, .double, .string, .dataString, .color, .choice, .opaque, .void, .row, .structure,
      .payload,
      .tuple, .range, .object, .function, .binding, .type:
      nil
    }
  }

  /// What a type with type arguments says that its type parameters stand for, as `known` knows the arguments; nothing for another
  /// type, and for an argument of which `known` says nil.
  func typeArguments(of type: TypeID, _ known: (TypeID) -> TypeID? = { $0 }) -> [TypeID: TypeID] {
    guard case .applied(let bare, let arguments) = type.kind else { return [:] }
    var told: [TypeID: TypeID] = [:]
    for (parameter, argument) in zip(typeParameters(ofType: bare), arguments) {
      told[self[parameter].type] = known(argument)
    }
    return told
  }
}
