import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partPreview = ElementDefinition(
    "preview",
    "The views that are shown while the view of a context menu is held; a page, where nothing is held, leaves them out.",
    content: .views, placement: .part(of: ["ContextMenu"]),
    example: """
      <Text>Rock
        <ContextMenu>
          <Button action="print('shared')">Share</Button>
          <preview><Text>A rock as large as a turtle</Text></preview>
        </ContextMenu>
      </Text>
      """)
}
