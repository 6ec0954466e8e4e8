import RenderTree

/// Draws a render tree as lines of characters, laid out the way SwiftUI does: parents propose a size,
/// children choose one, parents place them. One column is 8 points, one row 16.
///
/// The same tree and options give the same bytes on every machine. No tree makes it fail: sizes that are not
/// numbers or too large are cut to a range, and views nested deeper than `deepestNesting` are not drawn.
public struct TextRenderer: Sendable {
  /// What the output may look like.
  public struct Options: Sendable {
    /// Columns of the page, 1 to 10,000.
    public var width: Int = 80
    /// Rows of the page, 1 to 100,000; nil for as many as the content needs.
    public var height: Int?
    /// True to draw controls, lines and symbols with ASCII characters only. Text is left as it is.
    public var ascii = false
    /// The colours a terminal understands.
    public var color = ColorDepth.none
    /// True for colours on a dark background.
    public var isDark = false
    /// True to mirror pages, for languages that are written from right to left.
    public var isRightToLeft = false
    /// The accent of the app; nil is the system's.
    public var accent: Color?
    /// The sizes in points of pictures of the package, by their names, where they are known.
    public var pictures: [String: (width: Int, height: Int)] = [:]

    /// 80 columns, no limit of rows, no colour.
    public init() {}
  }

  /// Views nested deeper than this are left out.
  public static let deepestNesting = 1_024

  /// What the output looks like.
  public var options: Options

  /// A renderer with some options.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// The page as UTF-8. Every line ends with a line feed; without colour no line ends with a blank.
  public func render(_ tree: RenderTree) -> [UInt8] {
    var page = TextPage(tree, options)
    return page.render()
  }

  /// The sizes in points that views have where the tree is drawn; nil for a view that is not drawn. Where frames and
  /// paddings alone bound a view they are exact, else whole cells.
  public func sizes(of views: [NodeIndex], in tree: RenderTree) -> [(width: Double, height: Double)?] {
    var page = TextPage(tree, options, sizesOf: views)
    _ = page.render()
    let rooms = FramedRoom(of: views, in: tree).rooms
    return views.map { view in
      guard let size = page.size(of: view) else { return nil }
      let room = rooms[view.raw]
      return (room?.width ?? Double(size.width) * 8, room?.height ?? Double(size.height) * 16)
    }
  }

  /// Whether a view's ideal size is within bounds, in points; nil for an axis without one. `first` is the place of
  /// the first node that belongs to the view; its nodes are all behind it.
  public static func fits(
    _ view: NodeIndex, in tree: RenderTree, from first: Int, width: Double?, height: Double?,
    offered: Double
  ) -> Bool {
    guard let root = inPart(view, from: first, of: tree) else { return true }
    var layout = layout(of: [root], in: part(of: tree, from: first))
    let columns = width == nil && offered.isFinite ? Cells.columns(offered) : Cells.unspecified
    let size = layout.measure(root, Proposal(columns, Cells.unspecified), Context())
    if let width, width.isFinite, size.width > Cells.columns(width) { return false }
    if let height, height.isFinite, size.height > Cells.rows(height) { return false }
    return true
  }

  /// What gives the size in points of one of some views, by its place among them, for a width and height that it is offered; nil asks
  /// for the ideal one. In cells it is the size in text, in points an estimate of that in HTML. `first` is the place of the first node
  /// that belongs to them; their nodes are all behind it.
  public static func measurer(
    of views: [NodeIndex], in tree: RenderTree, from first: Int
  ) -> (LayoutUnit, Int, Double?, Double?) -> (width: Double, height: Double) {
    let roots = views.map { inPart($0, from: first, of: tree) }
    var layout = PointLayout(layout(of: roots.compactMap { $0 }, in: part(of: tree, from: first)))
    return { unit, place, width, height in
      guard let root = roots[place] else { return (0, 0) }
      let offer = PointLayout.Offer(width: width, height: height)
      let size =
        switch unit {
        case .points: layout.measure(root, offer)
        case .cells: layout.measureInCells(root, offer)
        }
      return (size.width, size.height)
    }
  }

  /// A tree with the nodes of another from a place on.
  private static func part(of tree: RenderTree, from first: Int) -> RenderTree {
    var part = tree.unfolded()
    part.nodes = part.nodes[first...].map { node in
      var node = node
      node.firstChild.raw = max(-1, node.firstChild.raw - Int32(first))
      node.nextSibling.raw = max(-1, node.nextSibling.raw - Int32(first))
      return node
    }
    return part
  }

  /// The place of a node in such a part; nil for one that is not in it.
  private static func inPart(_ view: NodeIndex, from first: Int, of tree: RenderTree) -> NodeIndex? {
    let root = NodeIndex(view.raw - Int32(first))
    return root.raw >= 0 && Int(view.raw) < tree.nodes.count ? root : nil
  }

  /// A layout of views that stand by themselves.
  private static func layout(of views: [NodeIndex], in part: RenderTree) -> TextLayout {
    var part = part
    for view in views { part.nodes[Int(view.raw)].nextSibling = .none }
    return TextLayout(part, ascii: false, width: Options().width)
  }
}

/// How many colours a terminal shows.
public enum ColorDepth: UInt8, Sendable, CaseIterable {
  /// No escape sequences at all.
  case none
  /// The sixteen basic colours.
  case ansi16
  /// The colour cube of 256 colours.
  case ansi256
  /// 24 bits.
  case trueColor
}
