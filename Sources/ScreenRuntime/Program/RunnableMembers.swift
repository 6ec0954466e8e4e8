import ScreenSemantics
import ScreenTypes
import SourceModel

/// What all runs of a package share, on whatever thread.
public struct RunnableMembers: Sendable {
  let plans: Table<MemberID, MemberPlan>
  private let memory = TableMemory()
  /// The looks that the package's `Appearance` declarations set.
  let appearance: [DeclaredAppearance]
  /// True where a declared style may stand behind any control.
  let declaresStyles: Bool
  /// True where a type says by code of its own which of its values are equal, or what their hashes are made of.
  let declaresEquality: Bool
  /// True where a view reads from the environment whether a search field is in use.
  let asksForSearch: Bool

  /// The members of a package. Linear in their number.
  public init(_ model: SemanticModel) {
    appearance = DeclaredAppearance.all(in: model.program)
    let declarations = model.program.declarations
    declaresStyles = declarations.contains { $0.kind.isStyle }
    let members = model.program.members
    let places = memory.places(members.count, of: MemberPlan.self, by: MemberID.self)
    var (declaresEquality, asksForSearch) = (false, false)
    for index in members.indices {
      let member = members[index]
      if member.kind == .function, member.name == Names.equal || member.name == Names.hash {
        declaresEquality = true
      }
      if member.kind == .environment, member.key == Self.isSearching { asksForSearch = true }
      let owner = declarations[member.owner].kind
      let plan = MemberPlan(
        kind: member.kind, isStatic: member.isStatic, isMutating: member.isMutating,
        hasGetter: member.getter != nil, hasSetter: member.setter != nil,
        isBindingType: member.type.bound != nil,
        isAnnounced: member.kind == .published || (owner == .observable && member.kind == .variable)
          || owner == .observableObject && member.kind == .appStorage,
        isObserved: member.traits.contains(.isObserved), isLazy: member.traits.contains(.isLazy),
        isRequirement: member.traits.contains(.isRequirement),
        isGeneric: member.traits.contains(.isGeneric)
          || !model.program.typeParameters(ofType: declarations[member.owner].type).isEmpty
          || model.program.declaresAssociatedTypes
            && model.program.isKnownByConformance(declarations[member.owner].type),
        field: member.storage, owner: member.owner, file: member.file, type: member.type)
      places.write(plan, at: index)
    }
    plans = places.table
    self.declaresEquality = declaresEquality
    self.asksForSearch = asksForSearch
  }

  private static let isSearching: Name = "isSearching"
}
