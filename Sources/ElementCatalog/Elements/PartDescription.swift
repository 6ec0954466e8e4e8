import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partDescription = ElementDefinition(
    "description", "The views that say more on an empty page.",
    content: .views, placement: .part(of: ["ContentUnavailableView"]),
    example: """
      <ContentUnavailableView>
        <Label title="No rocks" systemImage="tray"/>
        <description><Text>Add one first.</Text></description>
        <actions><Button action="print('added')">Add</Button></actions>
      </ContentUnavailableView>
      """)
}
