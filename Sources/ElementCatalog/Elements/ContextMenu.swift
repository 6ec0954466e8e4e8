import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let contextMenu = ElementDefinition(
    attachment: "ContextMenu", isEarly: true,
    "Actions that holding the view offers. Static output does not draw them.",
    role: "menu",
    example: """
      <Text>Rock
        <ContextMenu><Button action="print('shared')">Share</Button></ContextMenu>
      </Text>
      """
  ) { _, _, content in try content() }
}
