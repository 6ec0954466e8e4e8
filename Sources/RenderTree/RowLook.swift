/// What a list draws of a row besides its content: what is behind it, that it is chosen, what swiping it uncovers.
///
/// Of several backgrounds the innermost counts, as in SwiftUI: a row's own before that of its section.
public struct RowLook: Sendable {
  /// The paint behind the whole row.
  public internal(set) var background: Paint?
  /// The views behind the whole row.
  public internal(set) var backdrop = NodeIndex.none
  /// The room around the content; nil is that of every row.
  public internal(set) var insets: EdgeInsets?
  /// The tint of a row that the selection of the list holds; nil for any other.
  public internal(set) var selection: Color?
  /// The stacks that hold a row and its actions, outermost first, and the edge from which they are uncovered.
  public internal(set) var swipes: [Swipes] = []

  /// Actions that swiping a row uncovers.
  public struct Swipes: Sendable {
    /// The stack of the row and its actions.
    public let stack: NodeIndex
    /// The actions.
    public let actions: NodeIndex
    /// The edge that they stand at.
    public let edge: RowEdge
  }

  /// True where the list draws nothing but the content.
  public var isPlain: Bool {
    background == nil && backdrop.isNone && insets == nil && selection == nil && swipes.isEmpty
  }

  init() {}
}

extension RenderTree {
  /// True where any row may have a look of its own.
  public var hasRowLooks: Bool {
    stacks.contains { $0.swipes != nil }
      || boxes.contains {
        switch $0 {
        case .rowBackground, .rowBackdrop, .rowInsets, .selectedRow: true
        // Whatever else is around a view is drawn with the view.
        default: false
        }
      }
  }

  /// What a list draws of a row besides its content. It looks through modifiers, as far as there is one view inside.
  public func rowLook(of row: NodeIndex) -> RowLook {
    var look = RowLook()
    var index = row
    for _ in 0..<Self.deepestLook {
      guard !index.isNone, Int(index.raw) < nodes.count else { break }
      let node = self[index]
      switch node.kind {
      case .box:
        guard let box = box(node) else { return look }
        switch box {
        case .rowBackground(let paint): (look.background, look.backdrop) = (paint, .none)
        case .rowBackdrop where !node.firstChild.isNone:
          (look.background, look.backdrop) = (nil, self[node.firstChild].nextSibling)
        case .rowInsets(let insets): look.insets = insets
        case .selectedRow(let tint): look.selection = tint
        // What belongs to the view alone.
        default: break
        }
        index = node.firstChild
      case .stack:
        guard let edge = stack(node)?.swipes, !node.firstChild.isNone
        else { return look }
        let first = node.firstChild
        let second = self[first].nextSibling
        let (view, actions) = edge == .leading ? (second, first) : (first, second)
        if view.isNone || actions.isNone { return look }
        look.swipes.append(RowLook.Swipes(stack: index, actions: actions, edge: edge))
        index = view
      case .group, .region:
        guard !node.firstChild.isNone, self[node.firstChild].nextSibling.isNone else { return look }
        index = node.firstChild
      case .text, .image, .shape, .control, .link, .list, .grid, .divider, .spacer, .scroll, .map, .drawing,
        .navigation,
        .presentation, .alike:
        return look
      }
    }
    return look
  }

  /// Modifiers around one row that are looked through.
  private static let deepestLook = 100
}
