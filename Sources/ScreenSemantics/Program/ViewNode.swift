import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The index of a view in `CheckedFile.views`.
@frozen public struct ViewID: TableID {
  /// Position in `CheckedFile.views`; -1 for none.
  public var index: Int32

  /// The view at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A place in `CheckedFile.viewLists`: what a view holds is a range of them.
@frozen public struct ViewPlace: TableID {
  /// Position in `CheckedFile.viewLists`.
  public var index: Int32

  /// The place at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// The index of what a `ForEach` has besides its view.
@frozen public struct IterationID: TableID {
  /// Position in `CheckedFile.iterations`.
  public var index: Int32

  /// That at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// One place in a body: a view, or a control-flow element.
///
/// There is one for each element of a package, so that what different kinds use lies at one place.
public struct ViewNode: Sendable {
  /// What stands there. The comment tells which fields are used.
  public enum Kind: UInt8, Sendable {
    /// One branch: `code` is the condition (none for `Else`); `local` the slot of an `IfLet`; `content`.
    case branch
    /// `Switch`: `code` is the subject; `content` are `switchCase`s.
    case switching
    /// `Case`: `patterns` (empty for `Default`), `code` the condition after `where`, `content`.
    case switchCase
    /// `ForEach`, also inside a `List` with items: `code` the items, `local` the slot of the item; `target` is the place
    /// in `CheckedFile.iterations`; `content`.
    case forEach
    /// An element of the catalogue: `target` is its place there.
    case element
    /// A part such as `Header`, or an attachment such as `Sheet`: like `element`.
    case part
    /// A declared view: `target` is the `DeclarationID`; `content` are the views that a layout places.
    case declared
    /// `If` with its `ElseIf`, `Else`; also `IfLet`: `content` are `branch`es.
    case conditional
    /// `Let` in a body: `local`, and its value as the one attribute; for a parameter of a fragment that may be left out the slot is
    /// in `target`.
    case letBinding
    /// `Fragment ref`: `target` is the `MemberID`; attributes are its arguments; `parts` hang on it.
    case fragment
    /// `Content`: the slot's `MemberID` in `target`; below 0 in a modifier or style: its `styleProperty`; `parts` hang
    /// on it.
    case content
    /// A text between views: `attributes` holds it.
    case text

    /// True for those that have `code`; others may have a `destination`.
    @inline(__always) fileprivate var holdsCode: Bool { rawValue <= Kind.forEach.rawValue }
  }

  @usableFromInline var chainLength = ShortLength(0)
  /// What it is.
  public let kind: Kind
  /// The element in the file.
  public var xml: XMLNodeID
  /// See `Kind`; -1 for none.
  public var target: Int32 = -1
  /// Attributes in `CheckedFile.attributes`.
  public var attributes = Range<AttributeID>.none
  @usableFromInline var contentStart = ViewPlace(0)
  /// Where `content` ends too.
  @usableFromInline var partsStart = ViewPlace(0)
  @usableFromInline var partsEnd = ViewPlace(0)
  /// The start of the chain, or the `patterns`.
  @usableFromInline var first: Int32
  /// The `code` or the `destination`.
  private var shared: Int32 = -1
  /// Slot of the local it declares, or -1.
  public var local: Int32 = -1
  private var start: UInt32 = 0
  private var length = ShortLength(0)
  /// True where code makes it, in a call or by the statements of a view builder: `xml` is then the element that holds the code.
  public internal(set) var isInCode = false

  /// A node.
  @inline(__always) public init(_ kind: Kind, _ xml: XMLNodeID) {
    self.kind = kind
    self.xml = xml
    first = kind == .switchCase ? CodeList.empty.index : 0
  }

  /// The name of an element of the catalogue; nil for what is none.
  public var element: Name? {
    kind == .element ? catalogName : nil
  }

  /// The name of an element or part of the catalogue; nil for what is neither.
  public var catalogName: Name? {
    (kind == .element || kind == .part) && target >= 0
      ? CatalogSignatures.shared.elements[Int(target)].name : nil
  }

  /// The bytes of the element, or text.
  @inline(__always) public var range: SourceRange {
    get { SourceRange(start, start &+ length.count) }
    set { (start, length) = (newValue.start, ShortLength(newValue)) }
  }

  /// Views inside, in `CheckedFile.viewLists`. To be set where there are no parts.
  public var content: Range<ViewPlace> {
    @inlinable @inline(__always) get { Range(uncheckedBounds: (contentStart, partsStart)) }
    set { setLists(newValue.lowerBound, parts: newValue.upperBound, end: newValue.upperBound) }
  }

  /// Parts and attachments, in `CheckedFile.viewLists`, right behind `content`; each is a `part`.
  @inlinable @inline(__always) public var parts: Range<ViewPlace> {
    Range(uncheckedBounds: (partsStart, partsEnd))
  }

  /// Sets `content`, which begins at `content`, and `parts`.
  @inline(__always) mutating func setLists(_ content: ViewPlace, parts: ViewPlace, end: ViewPlace) {
    assert(content <= parts && parts <= end)
    (contentStart, partsStart, partsEnd) = (content, parts, end)
  }

  /// The chain, in `CheckedFile.modifiers`.
  public var modifiers: Range<ModifierID> {
    @inlinable @inline(__always) get {
      Range(uncheckedBounds: (ModifierID(first), ModifierID(first + Int32(chainLength.count))))
    }
    set {
      assert(kind != .switchCase)
      first = newValue.lowerBound.index
      chainLength = ShortLength(UInt32(newValue.count))
    }
  }

  /// What a `ForEach` has besides its view.
  @inline(__always) public var iteration: IterationID { IterationID(target) }
  /// The declared view.
  @inline(__always) public var declaration: DeclarationID { DeclarationID(target) }
  /// The fragment, or the slot of `Content`.
  @inline(__always) public var member: MemberID { MemberID(target) }

  /// What `Content` stands for in a modifier or style.
  public var styleProperty: StyleProperty {
    get { StyleProperty(rawValue: -1 &- target) ?? .whole }
    set { target = -1 &- newValue.rawValue }
  }

  /// The patterns of a case.
  public var patterns: CodeList {
    get { kind == .switchCase ? CodeList(first) : .empty }
    set {
      assert(kind == .switchCase)
      first = newValue.index
    }
  }

  /// A condition, subject or collection.
  @inline(__always) public var code: CodeID {
    get { kind.holdsCode ? CodeID(shared) : .none }
    set {
      assert(kind.holdsCode)
      shared = newValue.index
    }
  }

  /// The declared view a navigation link leads to, or none; the link's attributes past the definition's own are its arguments.
  @inline(__always) public var destination: DeclarationID {
    get { kind.holdsCode ? .none : DeclarationID(shared) }
    set {
      assert(!kind.holdsCode)
      shared = newValue.index
    }
  }
}

/// What a `ForEach` has besides its view.
public struct Iteration: Sendable {
  /// The key path that tells rows apart; none where the elements tell it themselves.
  public var id: CodeID = .none
  /// The key path to the elements below one; none for a flat list.
  public var children: CodeID = .none
  /// Slot of the binding it declares (`as="$item"`), or -1.
  public var bindingLocal: Int32 = -1
  /// The number of parts of a tuple that have the slots after that of the item.
  public var parts: Int32 = 0
}
