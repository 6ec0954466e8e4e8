import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Type parameters while code runs. A value does not tell what those of its type stand for: the types of the call do, which
/// are known where it stands.
extension Frame {
  /// The type of a node, with what the type parameters in it stand for here.
  func type(of id: CodeID) -> TypeID { known(types[id]) }

  /// A type with what the type parameters in it stand for here.
  func known(_ type: TypeID) -> TypeID {
    let ofView = view?.typeArguments ?? [:]
    if typeArguments.isEmpty && ofView.isEmpty { return type }
    return type.replacing { typeArguments[$0] ?? ofView[$0] }
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
    if program.members[member].traits.contains(.isGeneric), case .tuple(let types, _) = types[callee].kind {
      for (parameter, type) in zip(program.typeParameters(of: member), types)
      where type.isConcrete && !type.isError {
        known[program[parameter].type] = self.known(type)
      }
    }
    return known
  }

  /// What the type parameters stand for that the type of a value, or of a type as a value, has.
  func typeArguments(ofValue type: TypeID, _ program: Program) -> [TypeID: TypeID] {
    var type = type
    while let inner = type.wrapped ?? type.bound ?? type.metatyped { type = inner }
    return program.typeArguments(of: type) { $0.isConcrete && !$0.isError ? known($0) : nil }
  }
}

extension Program {
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
