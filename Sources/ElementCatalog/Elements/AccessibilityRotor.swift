import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityRotor = ElementDefinition(
    attachment: "AccessibilityRotor", isEarly: true,
    "A list of places in the view that a screen reader can be turned to; nothing of it is drawn.",
    attributes: [AttributeDefinition("title", "String", "What the list is called.", required: true)],
    since: .since(iOS: 15, macOS: 12),
    example: """
      <List>
        <Text modifiers=".id(1)">Turtle Rock</Text>
        <AccessibilityRotor title="Rocks"><AccessibilityRotorEntry title="Turtle Rock" id="{1}"/></AccessibilityRotor>
      </List>
      """
  ) { _, _, content in try content() }
}
