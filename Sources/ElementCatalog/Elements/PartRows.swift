import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partRows = ElementDefinition(
    "rows", "The rows of a Table that says what it is `of`: each a TableRow, also in ForEach and Section.",
    content: .views, placement: .part(of: ["Table"]), since: .since(iOS: 16, macOS: 12),
    example: """
      <Module>
        <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <Screen name="Teas">
          <Let name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Oolong'), Tea(id: 2, name: 'Mint')]}"/>
          <Body>
            <Table of="Tea">
              <TableColumn title="Name" value="\\.name"/>
              <rows><ForEach items="teas" as="tea"><TableRow value="{tea}"/></ForEach></rows>
            </Table>
          </Body>
        </Screen>
      </Module>
      """)
}
