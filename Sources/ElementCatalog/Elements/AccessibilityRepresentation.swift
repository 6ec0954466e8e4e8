import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityRepresentation = ElementDefinition(
    attachment: "AccessibilityRepresentation", isEarly: false, at: .label,
    "Views that a screen reader is told in place of the view; nobody sees them.",
    since: .since(iOS: 15, macOS: 12),
    example: """
      <HStack>
        <Image systemName="battery.75"/>
        <AccessibilityRepresentation><Text>80 %, is charging</Text></AccessibilityRepresentation>
      </HStack>
      """
  ) { lowering, use, content in
    try lowering.box(
      .overlay(alignment: .center), lowering.box(.accessibilityHidden, try content())
    ) {
      lowering.box(.ignoresTaps, lowering.box(.opacity(0), try lowering.layered(of: use.site)))
    }
  }
}
