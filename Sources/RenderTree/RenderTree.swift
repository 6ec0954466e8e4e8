/// What renderers know: a closed, small tree of boxes, text, images, controls and containers.
///
/// Every view and modifier of the language is lowered to these nodes; a renderer never sees an element name.
/// Nodes are flat and hold no references: text lives in one pool, payloads in one array per kind, so that a
/// hundred thousand rows cost a few allocations. No escaping is done here; that is the renderer's part.
public struct RenderTree: Sendable {
  /// All nodes; a parent may come before or after its children.
  public var nodes: [RenderNode] = []
  /// The characters of all texts, names and labels, UTF-8.
  public var pool: [UInt8] = []

  /// Payloads of `.stack`.
  public var stacks: [StackPayload] = []
  /// Payloads of `.text`.
  public var texts: [TextPayload] = []
  /// Runs of `.text` nodes; a text's runs stand together.
  public var runs: [TextRun] = []
  /// Distinct text styles that runs refer to.
  public var textStyles: [TextStyle] = []
  /// Distinct gradients that text styles refer to.
  public var gradients: [Paint] = []
  /// Addresses that text styles refer to.
  public var addresses: [PoolRange] = []
  /// Payloads of `.image`.
  public var images: [ImagePayload] = []
  /// Payloads of `.shape`.
  public var shapes: [ShapePayload] = []
  /// Payloads of `.control`.
  public var controls: [ControlPayload] = []
  /// What pickers of dates show, by `ControlPayload.date`.
  public var dates: [DatePayload] = []
  /// Payloads of `.link`.
  public var links: [LinkPayload] = []
  /// Payloads of `.list`.
  public var lists: [ListPayload] = []
  /// Payloads of `.scroll`.
  public var scrolls: [ScrollPayload] = []
  /// Payloads of `.map`.
  public var maps: [MapPayload] = []
  /// Payloads of `.drawing`.
  public var drawings: [DrawingPayload] = []
  /// Payloads of `.navigation`.
  public var navigations: [NavigationPayload] = []
  /// Payloads of `.presentation`.
  public var presentations: [PresentationPayload] = []
  /// Payloads of `.box`: one modifier each.
  public var boxes: [BoxModifier] = []
  /// Payloads of `.region`.
  public var regions: [Region] = []
  /// Payloads of `.spacer`: the minimum length in points; negative for the default.
  public var spacers: [Double] = []
  /// Payloads of `.grid`.
  public var grids: [GridPayload] = []

  /// What views have in common that are alike, by `RenderNode.likeness` - 1.
  public internal(set) var likenesses: [Likeness] = []
  /// The texts, pictures and links in which views that are alike differ, each as its node, counted from the view; those
  /// of a likeness stand together.
  public internal(set) var differingNodes: [Int32] = []
  /// What views that are alike have of their own: the characters of texts and the names of pictures, in the order of
  /// `differingNodes`; those of a view stand together.
  public internal(set) var differences: [OwnText] = []
  /// Where those of them are that are not in the pool.
  public internal(set) var source: TextSource?
  /// How many bytes of it the tree refers to.
  public internal(set) var bytesInSource = 0
  /// True where there may be `.alike` views.
  public internal(set) var isFolded = false
  /// How many nodes these stand for, besides those that they are.
  var foldedNodes = 0

  /// The files that controls lead to, by their numbers; empty, or empty ranges, where they lead to none.
  public var targets: [PoolRange] = []
  /// The files that single options of controls lead to: the tabs of a tab view.
  public var optionTargets: [OptionTarget] = []
  /// The file of the page below the topmost presentation; empty where none is written.
  public var dismissTarget = PoolRange.empty

  /// The root node; a `.group` of what the page shows.
  public var root: NodeIndex = .none

  /// An empty tree.
  public init() {}

  /// The node at an index.
  @inlinable public subscript(index: NodeIndex) -> RenderNode {
    get { nodes[Int(index.raw)] }
    set { nodes[Int(index.raw)] = newValue }
  }

  /// Adds a node without children.
  @inlinable public mutating func add(_ kind: RenderNode.Kind, payload: Int = 0) -> NodeIndex {
    nodes.append(RenderNode(kind: kind, payload: Int32(payload)))
    return NodeIndex(Int32(nodes.count - 1))
  }

  /// Copies UTF-8 bytes into the pool.
  @inlinable public mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> PoolRange {
    let start = pool.count
    pool.append(contentsOf: bytes)
    return PoolRange(start: UInt32(start), count: UInt32(bytes.count))
  }

  /// Copies text into the pool.
  public mutating func store(_ text: String) -> PoolRange {
    let start = pool.count
    pool.append(contentsOf: text.utf8)
    return PoolRange(start: UInt32(start), count: UInt32(pool.count - start))
  }

  /// The text of a pool range; for tests and messages.
  public func string(_ range: PoolRange) -> String {
    String(decoding: pool[Int(range.start)..<Int(range.start + range.count)], as: UTF8.self)
  }

  /// The modifier that a node is; nil for a node of another kind.
  public func box(_ node: RenderNode) -> BoxModifier? {
    let place = Int(node.payload)
    return node.kind == .box && boxes.indices.contains(place) ? boxes[place] : nil
  }

  /// What a picker of dates shows; nil where its text alone is known.
  public func date(of control: ControlPayload) -> DatePayload? {
    let place = Int(control.date)
    return dates.indices.contains(place) ? dates[place] : nil
  }

  /// The region that a node is; nil for a node of another kind.
  public func region(_ node: RenderNode) -> Region? {
    let place = Int(node.payload)
    return node.kind == .region && regions.indices.contains(place) ? regions[place] : nil
  }

  /// The control that a node is; nil for a node of another kind.
  public func control(_ node: RenderNode) -> ControlPayload? {
    let place = Int(node.payload)
    return node.kind == .control && controls.indices.contains(place) ? controls[place] : nil
  }

  /// The shape that a node is; nil for a node of another kind.
  public func shape(_ node: RenderNode) -> ShapePayload? {
    let place = Int(node.payload)
    return node.kind == .shape && shapes.indices.contains(place) ? shapes[place] : nil
  }

  /// The drawing that a node is; nil for a node of another kind.
  public func drawing(_ node: RenderNode) -> DrawingPayload? {
    let place = Int(node.payload)
    return node.kind == .drawing && drawings.indices.contains(place) ? drawings[place] : nil
  }

  /// The stack that a node is; nil for a node of another kind.
  public func stack(_ node: RenderNode) -> StackPayload? {
    let place = Int(node.payload)
    return node.kind == .stack && stacks.indices.contains(place) ? stacks[place] : nil
  }

  /// The children of a node, in order.
  @inlinable public func children(of index: NodeIndex) -> Children {
    Children(nodes: nodes, upcoming: nodes[Int(index.raw)].firstChild)
  }

  /// The children of a node, in order.
  @inlinable public func children(of node: RenderNode) -> Children {
    Children(nodes: nodes, upcoming: node.firstChild)
  }

  /// The children of one node.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [RenderNode]
    @usableFromInline var upcoming: NodeIndex

    @inlinable init(nodes: [RenderNode], upcoming: NodeIndex) {
      self.nodes = nodes
      self.upcoming = upcoming
    }

    /// The next child, or nil.
    @inlinable public mutating func next() -> NodeIndex? {
      if upcoming.isNone { return nil }
      defer { upcoming = nodes[Int(upcoming.raw)].nextSibling }
      return upcoming
    }
  }
}

/// The file that one option of a control leads to.
public struct OptionTarget: Sendable {
  /// The control's place in the running screen.
  public var control: Int32
  /// The option's position.
  public var option: Int32
  /// The file.
  public var file: PoolRange
  /// An option.
  public init(control: Int32, option: Int32, file: PoolRange) {
    self.control = control
    self.option = option
    self.file = file
  }
}

/// The place of a node in `RenderTree.nodes`.
public struct NodeIndex: Hashable, Sendable {
  /// The position; -1 for none.
  public var raw: Int32
  /// The node at a position.
  @inlinable public init(_ raw: Int32) { self.raw = raw }
  /// No node.
  @inlinable public static var none: NodeIndex { NodeIndex(-1) }
  /// True for `none`.
  @inlinable public var isNone: Bool { raw < 0 }
}

/// Bytes in `RenderTree.pool`.
public struct PoolRange: Hashable, Sendable {
  /// First byte.
  public var start: UInt32
  /// Number of bytes.
  public var count: UInt32
  /// A range.
  @inlinable public init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }
  /// No text.
  @inlinable public static var empty: PoolRange { PoolRange(start: 0, count: 0) }
  /// True for no text.
  @inlinable public var isEmpty: Bool { count == 0 }
}

/// A named part of a container or control.
public enum Region: UInt8, Sendable {
  /// A section of a list; its children are `.header`, rows, `.footer`.
  case section
  /// The header of a section or group box.
  case header
  /// The footer of a section.
  case footer
  /// The label of a control or disclosure.
  case label
  /// The content of a control that also has a label (menu items, options, disclosed views).
  case content
  /// One row of a `Grid`.
  case gridRow
  /// Toolbar items by where they stand.
  case toolbarLeading, toolbarPrincipal, toolbarTrailing, toolbarBottom
  /// One tab of a tab view; its `.label` region is the tab's item.
  case tab
  /// The pages of a split view.
  case sidebar, middle, detail
  /// One option of a picker; selected options are marked by the control's `selection`.
  case option
  /// A row of a list that must not be separated from others (`listRowSeparator(.hidden)`).
  case plainRow
}
