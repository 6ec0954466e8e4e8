import ScreenTypes
import SourceModel

/// What types conform to whose parts meet the condition of an extension: `String?` where an `Optional` is an `Encodes` whose `Wrapped`
/// is one.
extension Program {
  /// What stands for all types of the form of an extended one whose parts, or some, are left open; nil for another type.
  func openForm(ofExtended type: TypeID) -> TypeID? {
    if openParts(of: type).isEmpty { return nil }
    return type.open ?? type.unapplied
  }

  /// True where a type conforms to the protocol, or to the protocols of the package among those, that another one is.
  func namesConformance(of type: TypeID, to other: TypeID) -> Bool {
    if protocols.conforms(type, to: other) { return true }
    guard !protocols.conditional.isEmpty, case .declared(let id, _) = other.kind else { return false }
    return protocols.isMet(id, other, by: protocols(of: type))
  }

  /// The protocols of the package to which a type conforms as its parts meet a condition.
  func conditionalProtocols(of type: TypeID) -> [DeclarationID] {
    conditions(of: type).reduce(into: []) { found, extended in
      found += protocols.of(self[extended].type).filter { !found.contains($0) }
    }
  }

  /// The protocols of Swift to which a type conforms as its parts meet a condition.
  func conditionalConformances(of type: TypeID) -> Conformances {
    conditions(of: type).reduce(into: []) { $0.formUnion(self[$1].conformances) }
  }

  /// What a type has for what a protocol asks for as its parts meet a condition.
  func conditionalImplementation(of requirement: MemberID, for type: TypeID) -> MemberID? {
    conditions(of: type).lazy.compactMap {
      protocols.implementation(of: requirement, for: self[$0].type)
    }.first
  }

  /// What values that hold nothing have for what a protocol asks for: nil, or an empty collection, which do not tell what they would hold.
  /// `open` stands for all types of their form.
  package func implementation(of requirement: MemberID, forAny open: TypeID) -> MemberID? {
    protocols.conditional[open]?.lazy.compactMap {
      protocols.implementation(of: requirement, for: self[$0].type)
    }.first
  }

  /// False where a member is given by the extension of a protocol to which a type does not conform, as its parts do not meet a condition.
  func meetsProtocol(extended: TypeID, _ type: TypeID) -> Bool {
    guard protocols.conditional[type.open ?? type.unapplied] != nil, let owner = declaration(of: extended),
      self[owner].kind.isProtocol, case .declared = self[owner].type.kind
    else { return true }
    return type == extended || namesConformance(of: type, to: self[owner].type)
  }

  /// The extensions of the form of a type whose conditions it meets.
  private func conditions(of type: TypeID) -> [DeclarationID] {
    if protocols.conditional.isEmpty { return [] }
    return protocols.conditional[type.open ?? type.unapplied]?.filter {
      meetsCondition(of: self[$0], type)
    } ?? []
  }
}
