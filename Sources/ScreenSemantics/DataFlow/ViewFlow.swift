import ScreenSyntax
import ScreenTypes
import SourceModel

/// What lies around a view inside its body: a list from the inside out. The outermost hangs on `parent` -1, the entry
/// of the view node.
public struct ViewFrame: Sendable {
  /// What a frame is. The comment tells what `value` is.
  public enum Kind: UInt8, Sendable {
    /// An object given to the environment; `value` is the declaration of its type.
    case injection
    /// A modifier that could not be resolved and might inject anything.
    case unknown
    /// The content of a NavigationView, NavigationStack or NavigationSplitView.
    case stack
    /// A page that a link or a destination pushes.
    case page
    /// A sheet, cover, popover, alert or dialog.
    case presentation
    /// Content that a use hands to a slot; `value` is the slot's `MemberID`.
    case slot
    /// A Modifier or an extension function around the view; `value` is the view node (see `ViewSpace`).
    case modified
    /// The label of a link: its row.
    case link
    /// A control style other than the automatic one.
    case styled
    /// Swipe actions, a context menu, a toolbar and the like: content that is not part of the view it hangs on.
    case attached
    /// Shown only if a condition holds.
    case conditional
    /// Shown once for each element of a collection.
    case repeated
    /// Something that names the view for a screen reader, or hides it from one.
    case labelled
  }

  /// What it is.
  public var kind: Kind
  /// The file.
  public var file: FileID
  /// The frame around, or -1.
  public var parent: Int32
  /// See `Kind`.
  public var value: Int32 = -1
  /// The expression that is injected, or -1.
  public var code: CodeID = .none
  /// The view it stands at, in its file.
  public var view: ViewID = .none
}

/// One way by which a view reaches another.
public struct ViewEdge: Sendable {
  /// How.
  public enum Kind: UInt8, Sendable {
    /// It holds it.
    case contains
    /// A link or a destination pushes it.
    case push
    /// A modifier or style in its chain.
    case decorates
  }

  /// How.
  public var kind: Kind
  /// True where a condition, loop, page or presentation lies between.
  public var isConditional: Bool
  /// True where it is handed to a slot of another view.
  public var isThroughSlot: Bool
  /// The view node it starts at; see `ViewSpace`.
  public var from: Int32
  /// The view node it leads to.
  public var to: Int32
  /// The file.
  public var file: FileID
  /// The view in the file, or -1.
  public var view: ViewID
  /// The code that makes the view, or -1.
  public var code: CodeID
  /// What lies around it.
  public var frame: Int32
}

/// A place in a body where views of the catalogue stand.
public struct ViewUse: Sendable {
  /// The element's place in the catalogue.
  public var element: Int32
  /// The file.
  public var file: FileID
  /// The view in the file.
  public var view: ViewID
  /// The view node around it.
  public var node: Int32
  /// What lies around its content: its own chain is part of it, its own stack is not.
  public var frame: Int32
  /// What lies around it and its chain.
  public var outer: Int32
}

/// A sheet, cover, popover, alert or dialog with what shows it, where that is a plain path.
public struct PresentationSite: Sendable {
  /// Its place.
  public var use: ViewUse
  /// The flag or optional that shows it: a member that the binding leads to.
  public var flag: MemberID
  /// The binding.
  public var code: CodeID
  /// The bytes of its element.
  public var range: SourceRange
  /// What its element uses, in `DataFlowGraph.accesses`: in its chain, its attributes and its content.
  public var accesses: Range<Int32>

  /// Its element.
  public var element: Name { CatalogSignatures.shared.elements[Int(use.element)].name }
}

/// A place where a slot, or the view that a Modifier modifies, is put.
public struct ContentPlace: Sendable {
  /// The slot's member as a view node, or the node of the Modifier or extension function.
  public var key: Int32
  /// What lies around it.
  public var frame: Int32
  /// True where a condition or loop lies around it.
  public var isConditional: Bool
  /// The file.
  public var file: FileID
  /// The view in the file, or -1.
  public var view: ViewID
}

/// The numbering of view nodes: each declaration, then each member that makes views.
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
