/// One node: a kind, the place of its payload, and links.
public struct RenderNode: Sendable {
  /// The closed vocabulary.
  public enum Kind: UInt8, Sendable {
    /// Children that join their parent's layout (at the root: a vertical stack, centred, default spacing).
    case group
    /// Children along an axis, or on top of each other (`StackPayload`).
    case stack
    /// Rows and columns (`GridPayload`); children are `.region(.gridRow)` for `Grid`, or items for lazy grids,
    /// where `.region(.header)` and `.region(.footer)` stand across all columns.
    case grid
    /// Styled runs of characters (`TextPayload`).
    case text
    /// A picture or symbol (`ImagePayload`).
    case image
    /// A filled or stroked shape, colour or gradient (`ShapePayload`).
    case shape
    /// A form control (`ControlPayload`); children are its label and content, in `.region`s where it has more than a label.
    case control
    /// A link to a page or address (`LinkPayload`); children are its label.
    case link
    /// A list or form (`ListPayload`); each child is a row, or a `.region(.section)`.
    case list
    /// A line between neighbours: horizontal in vertical containers, vertical in an `HStack`.
    case divider
    /// Room that grows along the stack's axis.
    case spacer
    /// Content that may be larger than its place (`ScrollPayload`).
    case scroll
    /// A drawn picture of a coordinate (`MapPayload`).
    case map
    /// Marks in a space of their own, such as a chart (`DrawingPayload`); its children are views that stand in it.
    case drawing
    /// A navigation container's page (`NavigationPayload`); children are `.region(.toolbar…)`s and content.
    case navigation
    /// Something presented over the page (`PresentationPayload`); children are its content or buttons.
    case presentation
    /// One modifier around its first child (`BoxModifier`); for background and overlay the second child is the
    /// content behind or in front, a `.group`.
    case box
    /// A named part of its parent (`Region`): a header, a footer, a label, a toolbar item.
    case region
    /// A row of a list that is like another (`Likeness.root`): one node instead of those that it would have. Its payload
    /// is the place in `differences` where what it has of its own begins. See `RenderTree.unfolded()`.
    case alike
  }

  /// What it is.
  public var kind: Kind
  /// The same number for views that are alike (`RenderTree.likenesses`); 0 for others. Whoever changes what is inside a
  /// view that has one changes it in all that have it, or takes it away.
  public internal(set) var likeness: UInt16 = 0
  /// Index in the payload array of its kind.
  public var payload: Int32
  /// First child or none.
  public var firstChild: NodeIndex = .none
  /// Next child of the same parent or none.
  public var nextSibling: NodeIndex = .none

  /// A node without links.
  @inlinable public init(kind: Kind, payload: Int32) {
    self.kind = kind
    self.payload = payload
  }
}
