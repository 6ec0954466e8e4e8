import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityChildren = ElementDefinition(
    attachment: "AccessibilityChildren", isEarly: false, at: .label,
    "Views that a screen reader is told of inside the view; nobody sees them.",
    since: .since(iOS: 15, macOS: 12),
    example: """
      <Canvas renderer="context, size in print('drawn')">
        <AccessibilityChildren><Text>80 %, is charging</Text></AccessibilityChildren>
      </Canvas>
      """
  ) { lowering, use, content in try lowering.spokenInstead(of: try content(), use.site) }
}
