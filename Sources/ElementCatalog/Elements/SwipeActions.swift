import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let swipeActions = ElementDefinition(
    attachment: "SwipeActions", isEarly: true,
    """
    Actions that swiping a row offers. On a page they are out of sight until the row is swiped or one of them has the focus; a page \
    of text does not draw them, and `--tree` tells them.
    """,
    attributes: [
      AttributeDefinition("edge", "HorizontalEdge", "The edge at which they stand; trailing unless given."),
      AttributeDefinition("allowsFullSwipe", "Bool", "Whether a full swipe runs the first action."),
    ],
    content: [.views, .perRow, .quiet],
    since: .since(iOS: 15, macOS: 12),
    example: """
      <List>
        <Text>Rock
          <SwipeActions><Button role="destructive" action="print('deleted')">Delete</Button></SwipeActions>
        </Text>
      </List>
      """
  ) { lowering, use, content in
    let view = try content()
    let buttons = try lowering.with({
      $0 = $0.forNewLayer
      $0.buttonLook = .borderedProminent
    }) {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    let actions = lowering.box(
      .fixedSize(horizontal: true, vertical: false),
      lowering.stack(StackPayload(axis: .horizontal), children: buttons))
    let row = lowering.filling(view)
    let edge = use[0]?.isCase(LibraryCases.HorizontalEdge.leading) == true ? RowEdge.leading : .trailing
    return lowering.stack(
      StackPayload(axis: .horizontal, swipes: edge),
      children: edge == .leading ? [actions, row] : [row, actions])
  }
}

extension Lowering {
  /// A row that takes all the room beside its actions; links and rows with actions do so already.
  fileprivate func filling(_ view: NodeIndex) -> NodeIndex {
    var only = view
    while !only.isNone, tree[only].kind == .group || isRowLook(only) {
      let isLook = isRowLook(only)
      only = tree[only].firstChild
      if !isLook, !only.isNone, !tree[only].nextSibling.isNone { break }
    }
    if !only.isNone {
      if tree[only].kind == .link, tree.links[Int(tree[only].payload)].showsDisclosure { return view }
      if tree.stack(tree[only])?.swipes != nil { return view }
    }
    return box(
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: nil, alignment: Alignment(.leading, .center)), view)
  }

  /// True for a modifier that only says how the list draws the row.
  private func isRowLook(_ view: NodeIndex) -> Bool {
    switch tree.box(tree[view]) {
    case .rowBackground, .rowBackdrop, .rowInsets, .selectedRow: true
    // What belongs to the view alone, and what is no modifier.
    default: false
    }
  }
}
