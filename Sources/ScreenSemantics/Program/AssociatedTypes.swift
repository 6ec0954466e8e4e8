import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The associated types of protocols. In the code of its protocol and of extensions of that, an associated type is a type of its own, of
/// which no more is known than its bounds; of a type parameter it is `T.Item`, and of any other type that conforms it is what that says.
struct AssociatedTypes: Equatable, Sendable {
  /// None where a package declares no associated types, else one: most packages cost no more than that.
  private var tables: [Tables] = []

  private struct Tables: Equatable {
    /// By protocol, in the order of its file.
    var ofProtocols: [DeclarationID: [DeclarationID]] = [:]
    /// The protocols to which they belong.
    var owners: [DeclarationID: DeclarationID] = [:]
    /// What extensions with a condition on one, `where="Item: Hashable"`, know it as.
    var constrained: [DeclarationID: DeclarationID] = [:]
    /// What types have for them.
    var witnesses: [Place: TypeID] = [:]
  }

  private struct Place: Hashable {
    let associated: DeclarationID
    let type: TypeID
  }

  /// True where a package declares none.
  var isEmpty: Bool { tables.isEmpty }

  /// Those that a protocol declares itself.
  func of(_ id: DeclarationID) -> [DeclarationID] { tables.first?.ofProtocols[id] ?? [] }

  /// The protocol to which one belongs; nil for another declaration.
  func owner(of id: DeclarationID) -> DeclarationID? { tables.first?.owners[id] }

  /// The associated type that an extension with a condition knows as a type parameter; nil for another declaration.
  func constrained(by id: DeclarationID) -> DeclarationID? { tables.first?.constrained[id] }

  /// What a type has for one; nil where nothing is known.
  func witness(of associated: DeclarationID, for type: TypeID) -> TypeID? {
    tables.first?.witnesses[Place(associated: associated, type: type.unapplied)]
  }

  /// Notes one of a protocol.
  mutating func add(_ associated: DeclarationID, of owner: DeclarationID) {
    if tables.isEmpty { tables.append(Tables()) }
    tables[0].ofProtocols[owner, default: []].append(associated)
    tables[0].owners[associated] = owner
  }

  /// Notes what an extension with a condition knows one as.
  mutating func add(constrained parameter: DeclarationID, of associated: DeclarationID) {
    tables[0].constrained[parameter] = associated
  }

  /// Notes what a type has for one.
  mutating func add(witness: TypeID, of associated: DeclarationID, for type: TypeID) {
    tables[0].witnesses[Place(associated: associated, type: type)] = witness
  }

  /// The type that stands for an associated type of another one, with that as its argument: `T.Item`.
  static func dependent(_ associated: DeclarationID, named name: Name) -> TypeID {
    TypeID(.declared(associated, Name("." + NestedNames.inner(of: name).text)))
  }
}

extension Program {
  /// True where the package declares associated types of protocols.
  package var declaresAssociatedTypes: Bool { !protocols.associated.isEmpty }

  /// True for an associated type.
  func isAssociated(_ id: DeclarationID) -> Bool { declarations.address(id).pointee.kind == .associatedType }

  /// The associated type of a name that a type has by the protocols to which it conforms; nil where it has none.
  package func associatedType(named name: Name, of type: TypeID) -> TypeID? {
    associated(named: name, of: type).map { associatedType($0, of: type) }
  }

  /// The associated types of a protocol, in order.
  func associatedTypes(of id: DeclarationID) -> [DeclarationID] { protocols.associated.of(id) }

  private func associated(named name: Name, of type: TypeID) -> DeclarationID? {
    if protocols.associated.isEmpty { return nil }
    for owner in protocols.of(type.unapplied) {
      for id in protocols.associated.of(owner) where NestedNames.inner(of: self[id].name) == name {
        return id
      }
    }
    return nil
  }

  /// What an associated type of a protocol is for a type that conforms to that: what the type says, `T.Item` of a type parameter, and
  /// the associated type itself where no more than the protocol is known; of an error where nothing tells it.
  func associatedType(_ id: DeclarationID, of type: TypeID) -> TypeID {
    if let told = told(id, by: type) { return told }
    if let witness = protocols.associated.witness(of: id, for: type) {
      return self.type(witness, inArgumentsOf: type)
    }
    if !type.isConcrete { return dependent(id, of: type) }
    guard let declaration = declaration(of: type) else { return .error }
    if self[declaration].kind.isProtocol { return self[id].type }
    if self[declaration].kind.isOpen { return dependent(id, of: type) }
    return witness(of: id, declaredBy: declaration).map { self.type($0, inArgumentsOf: type) } ?? .error
  }

  private func dependent(_ id: DeclarationID, of type: TypeID) -> TypeID {
    TypeID(.applied(AssociatedTypes.dependent(id, named: self[id].name), [type]))
  }

  /// What the arguments of a protocol say of one of its associated types: `Int` in `any Store<Int>`; nil for other types.
  private func told(_ id: DeclarationID, by type: TypeID) -> TypeID? {
    guard case .applied(let bare, let arguments) = type.kind, let owner = declaration(of: bare),
      let place = protocols.associated.of(owner).firstIndex(of: id), place < arguments.count
    else { return nil }
    return arguments[place]
  }

  /// The type that a declaration has for an associated type by a type of that name in it, or by a type parameter.
  func witness(of id: DeclarationID, declaredBy declaration: DeclarationID) -> TypeID? {
    let name = NestedNames.inner(of: self[id].name)
    let declared = self[declaration]
    if let found = lookup(Name("\(declared.name).\(name)"), in: declared.file), found != id {
      return self[found].type
    }
    return typeParameter(name, ofType: declared.type)
  }

  /// A type in whose place a value of `whole` has another one, as far as that is told by the associated types of its protocols.
  func type(_ type: TypeID, withAssociatedTypesOf whole: TypeID) -> TypeID {
    if whole.isError || protocols.associated.isEmpty { return type }
    return type.replacing { part in
      switch part.kind {
      case .declared(let found, _):
        let id = protocols.associated.constrained(by: found) ?? found
        guard let owner = protocols.associated.owner(of: id), self[found].type == part,
          isConforming(whole, to: owner)
        else { return nil }
        return associatedType(id, of: whole)
      // Any other type is what it is, but for its parts.
      default: return nil
      }
    }
  }

  /// False for a member of an extension with a condition, `where="Item == Tea"`, which a type does not meet.
  @inline(__always)
  func isGiven(_ member: MemberID, to type: TypeID) -> Bool {
    protocols.hasNoConditions || meetsCondition(of: member, type)
  }

  // Inlined, what it captures would be copied for each member.
  @inline(never)
  private func meetsCondition(of member: MemberID, _ type: TypeID) -> Bool {
    let extended = self[self[member].owner]
    guard extended.kind == .extended else { return true }
    return meetsCondition(of: extended, type) && meetsProtocol(extended: extended.type, type)
  }

  /// True where the parts of a type are what the condition of an extension says.
  func meetsCondition(of extended: Declaration, _ type: TypeID) -> Bool {
    if !meetsBounds(type, ofOpen: extended.type) { return false }
    guard case .applied(let bare, let arguments) = extended.type.kind,
      let owner = declaration(of: bare), type != extended.type
    else { return true }
    if !self[owner].kind.isProtocol { return meetsTypes(type, ofExtended: arguments) }
    return zip(protocols.associated.of(owner), arguments).allSatisfy { id, wanted in
      if hasAssociatedType(wanted, for: id, type) { return true }
      if case .declared(let parameter, _) = wanted.kind, protocols.associated.constrained(by: parameter) == id
      {
        return protocolLacking(in: associatedType(id, of: type), for: parameter) == nil
      }
      return false
    }
  }

  /// True where a declared type has the type arguments that an extension of it names.
  private func meetsTypes(_ type: TypeID, ofExtended wanted: [TypeID]) -> Bool {
    guard case .applied(_, let arguments) = type.kind else { return true }
    return zip(arguments, wanted).allSatisfy { argument, wanted in
      argument == wanted || argument.holdsError || typeParameter(in: wanted) != nil
    }
  }

  /// True where a type has `wanted` for an associated type, where that is left open, and where one of them has been reported.
  func hasAssociatedType(_ wanted: TypeID, for id: DeclarationID, _ type: TypeID) -> Bool {
    let known = associatedType(id, of: type)
    return known == wanted || known.holdsError || wanted.holdsError || wanted == self[id].type
  }

  /// True for a type that conforms to a protocol and is not that protocol alone.
  private func isConforming(_ type: TypeID, to owner: DeclarationID) -> Bool {
    type != self[owner].type
      && (declaration(of: type) == owner || protocols.of(type.unapplied).contains(owner))
  }

  /// A type in which associated types of types that are known by now are replaced by what these have.
  package func settled(_ type: TypeID) -> TypeID {
    if protocols.associated.isEmpty { return type }
    return type.replacing { part in
      guard case .applied(let bare, let arguments) = part.kind, case .declared(let id, _) = bare.kind,
        isAssociated(id), let base = arguments.first, case let known = settled(base)
      else { return nil }
      return associatedType(id, of: known)
    }
  }
}
