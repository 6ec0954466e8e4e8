import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partPlaceholder = ElementDefinition(
    "placeholder", "The views that stand in for a picture until it has come.",
    content: .views, placement: .part(of: ["AsyncImage"]),
    example: """
      <AsyncImage url="https://example.org/rock.jpg" as="image">
        <Image value="{image}" modifiers=".resizable().accessibilityLabel('A rock')"/>
        <placeholder><ProgressView/></placeholder>
      </AsyncImage>
      """)
}
