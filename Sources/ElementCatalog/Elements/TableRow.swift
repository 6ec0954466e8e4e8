import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tableRow = ElementDefinition(
    "TableRow", "One row of a Table whose rows are written one by one: the columns show its value.",
    attributes: [
      AttributeDefinition("value", "T0", "The element that the columns of the row show.", required: true)
    ],
    content: [.row], placement: .item(of: ["rows", "Section"]), role: "row",
    since: .since(iOS: 16, macOS: 12),
    example: """
      <Module>
        <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <Screen name="Teas">
          <Body>
            <Table of="Tea">
              <TableColumn title="Name" value="\\.name"/>
              <rows>
                <TableRow value="{Tea(id: 1, name: 'Oolong')}"/>
                <TableRow value="{Tea(id: 2, name: 'Mint')}"/>
              </rows>
            </Table>
          </Body>
        </Screen>
      </Module>
      """
  ) { lowering, use in
    let outer = lowering.preferences.columnHeadings
    lowering.preferences.columnHeadings = []
    let element = use[0] ?? .void
    let cells = try lowering.host.lowerColumns(of: lowering.table, for: element, at: use.site, lowering)
    if !outer.isEmpty { lowering.preferences.columnHeadings = outer }
    if lowering.environment.collectsTags, let first = cells.first {
      let id = try lowering.host.identity(of: element)
      lowering.preferences.tags.append((view: first, value: id))
    }
    return lowering.region(.gridRow, children: cells)
  }
}
