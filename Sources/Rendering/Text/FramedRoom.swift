import RenderTree

/// What room do frames, paddings and layouts of the package alone leave a view, in points? The layout in cells rounds it; this does
/// not. An axis in which something else counts, such as neighbours in a stack, has no answer. One walk over the tree.
struct FramedRoom {
  /// The length in each direction; nil where it is not known.
  struct Room: Equatable {
    var width: Double?
    var height: Double?
  }

  private let tree: RenderTree
  private let views: Set<Int32>
  private(set) var rooms: [Int32: Room] = [:]
  private static let deepest = 400

  init(of views: [NodeIndex], in tree: RenderTree) {
    self.tree = tree
    self.views = Set(views.map(\.raw))
    walk(tree.root, Room(), depth: 0)
  }

  private mutating func walk(_ index: NodeIndex, _ room: Room, depth: Int) {
    guard !index.isNone, tree.nodes.indices.contains(Int(index.raw)), depth < Self.deepest else { return }
    if views.contains(index.raw) { rooms[index.raw] = room }
    let node = tree[index]
    let isSole = node.firstChild.isNone || tree[node.firstChild].nextSibling.isNone
    var inner = Room()
    if let stack = tree.stack(node) {
      if isSole || stack.axis != .horizontal { inner.width = room.width }
      if isSole || stack.axis != .vertical { inner.height = room.height }
    } else if let box = tree.box(node) {
      inner = Self.inside(box, room)
    } else if node.kind == .group, isSole {
      inner = room
    }
    let places = tree.drawing(node)?.places ?? []
    for (number, child) in tree.children(of: node).enumerated() {
      if number < places.count { inner = Room(width: places[number].width, height: places[number].height) }
      // Behind the first child of a modifier are layers, which are as large as that child.
      walk(child, number == 0 || node.kind != .box ? inner : Room(), depth: depth + 1)
    }
  }

  private static func inside(_ box: BoxModifier, _ room: Room) -> Room {
    switch box {
    case .frame(let width, let height, _):
      Room(width: width ?? room.width, height: height ?? room.height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight, _):
      Room(
        width: room.width.map { max(min($0, maxWidth ?? $0), minWidth ?? 0) },
        height: room.height.map { max(min($0, maxHeight ?? $0), minHeight ?? 0) })
    case .padding(let edges):
      Room(
        width: room.width.map { max($0 - edges.leading - edges.trailing, 0) },
        height: room.height.map { max($0 - edges.top - edges.bottom, 0) })
    case .offset, .position, .backgroundPaint, .background, .overlay, .border, .clip, .opacity, .shadow,
      .scale,
      .rotation, .blur, .filter, .zIndex, .layoutPriority, .tappable, .ignoresTaps, .disabled, .colorScheme,
      .layoutDirection,
      .accessibilityLabel, .accessibilityHint, .help, .accessibilityValue, .accessibilityIdentifier,
      .accessibilityHidden, .accessibilityCombine, .accessibilityHeading, .hidden, .guide:
      room
    case .aspectRatio, .fixedSize, .ignoresSafeArea, .gridCell, .badge, .device, .rowBackground, .rowBackdrop,
      .rowInsets, .selectedRow:
      Room()
    }
  }
}
