import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let swipeActions = ElementDefinition(
    attachment: "SwipeActions", isEarly: true,
    "Actions that swiping a row offers. Static output does not draw them.",
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
  ) { _, _, content in try content() }
}
