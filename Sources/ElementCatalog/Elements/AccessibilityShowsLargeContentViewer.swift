import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityShowsLargeContentViewer = ElementDefinition(
    attachment: "AccessibilityShowsLargeContentViewer", isEarly: true,
    "What is shown large while the view is held, where letters are large; pages do not draw it.",
    since: .since(iOS: 15, macOS: 12),
    example: """
      <Image systemName="plus">
        <AccessibilityShowsLargeContentViewer><Label title="Add" systemImage="plus"/></AccessibilityShowsLargeContentViewer>
      </Image>
      """
  ) { _, _, content in try content() }
}
