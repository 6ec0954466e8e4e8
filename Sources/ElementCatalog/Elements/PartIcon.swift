import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partIcon = ElementDefinition(
    "icon", "The views that stand before the title of a label.",
    content: .views, placement: .part(of: ["Label"]),
    example: """
      <Label>
        <title><Text>Favorites</Text></title>
        <icon><Image systemName="star" modifiers=".foregroundColor(.yellow)"/></icon>
      </Label>
      """)
}
