import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let swipeActions = ElementDefinition(
    attachment: "SwipeActions", isEarly: true,
    "Actions that swiping a row offers: buttons at the end of the row, so that a keyboard reaches them too.",
    attributes: [
      AttributeDefinition("edge", "HorizontalEdge", "The edge at which they stand; trailing unless given."),
      AttributeDefinition("allowsFullSwipe", "Bool", "Whether a full swipe runs the first action."),
    ],
    example: """
      <List>
        <Text>Rock
          <SwipeActions><Button role="destructive" action="print('deleted')">Delete</Button></SwipeActions>
        </Text>
      </List>
      """
  ) { lowering, use, content in
    let view = try content()
    let buttons = try lowering.with({ $0 = $0.forNewLayer }) {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    let actions = lowering.stack(StackPayload(axis: .horizontal), children: buttons)
    if use[0]?.isCase(0) == true {
      return lowering.stack(StackPayload(axis: .horizontal), children: [actions, view])
    }
    lowering.tree.spacers.append(-1)
    let room = lowering.node(.spacer, payload: lowering.tree.spacers.count - 1)
    return lowering.stack(StackPayload(axis: .horizontal), children: [view, room, actions])
  }
}
