import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityRotorEntry = ElementDefinition(
    "AccessibilityRotorEntry", "One place of an AccessibilityRotor: the view that has its `id`.",
    attributes: [
      .title("What a screen reader calls the place."),
      AttributeDefinition("id", "T0", "The `id` of the view.", required: true),
    ],
    placement: .item(of: ["AccessibilityRotor"]),
    since: .since(iOS: 15, macOS: 12),
    example: """
      <List>
        <Text modifiers=".id(1)">Turtle Rock</Text>
        <AccessibilityRotor title="Rocks"><AccessibilityRotorEntry title="Turtle Rock" id="{1}"/></AccessibilityRotor>
      </List>
      """
  ) { lowering, _ in lowering.node(.group) }
}
