import ScreenSyntax
import ScreenTypes
import SourceModel

/// The numbering of view nodes: each declaration, then each member that makes, holds or is given views.
public struct ViewSpace: Sendable {
  /// How many declarations there are.
  public let declarations: Int32
  /// How many members there are.
  public let members: Int32
  /// How many nodes there are.
  public var count: Int { Int(declarations + members) }
  /// The node of a declaration.
  public func node(_ id: DeclarationID) -> Int32 { id.index }
  /// The node of a fragment, slot, or a member whose code makes views.
  public func node(_ id: MemberID) -> Int32 { declarations + id.index }
  /// The declaration of a node; none for a member's.
  public func declaration(_ node: Int32) -> DeclarationID {
    node < declarations ? DeclarationID(node) : .none
  }
  /// The member of a node; none for a declaration's.
  public func member(_ node: Int32) -> MemberID {
    node < declarations ? .none : MemberID(node - declarations)
  }
}
