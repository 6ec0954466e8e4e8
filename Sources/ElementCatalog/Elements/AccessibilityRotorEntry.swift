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
    example: accessibilityRotor.example
  ) { lowering, _ in lowering.node(.group) }
}
