import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityActions = ElementDefinition(
    attachment: "AccessibilityActions", isEarly: true,
    "Buttons whose actions a screen reader offers with the view; nothing of them is drawn.",
    attributes: [
      AttributeDefinition("category", "AccessibilityActionCategory", "Among which actions they are offered.")
    ],
    since: .since(iOS: 16, macOS: 13),
    example: """
      <Text>Turtle Rock
        <AccessibilityActions><Button action="print('kept')">Keep</Button></AccessibilityActions>
      </Text>
      """
  ) { _, _, content in try content() }
}
