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
  ) { lowering, use, content in try lowering.spokenInstead(of: try content(), use.site) }
}

extension Lowering {
  /// Hides a view from screen readers, which are told the unseen views of an attachment in its place.
  func spokenInstead(of view: NodeIndex, _ site: Int) throws -> NodeIndex {
    try box(.overlay(alignment: .center), box(.accessibilityHidden, view)) {
      box(.ignoresTaps, box(.opacity(0), try layered(of: site)))
    }
  }
}
