import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partTitle = ElementDefinition(
    "title", "The views that are the title of a label.",
    content: .views, placement: .part(of: ["Label"]),
    example: """
      <Label>
        <title><Text>Favorites</Text></title>
        <icon><Circle modifiers=".fill(.yellow).frame(width: 16, height: 16)"/></icon>
      </Label>
      """)
}
