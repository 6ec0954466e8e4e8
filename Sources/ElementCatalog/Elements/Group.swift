import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let group = ElementDefinition(
    "Group", "Several views in the place of one; its modifiers apply to each of them.",
    content: [.views, .shared],
    example: """
      <Group modifiers=".foregroundColor(.secondary)">
        <Text>Turtle Rock</Text>
        <Text>California</Text>
      </Group>
      """)
}
