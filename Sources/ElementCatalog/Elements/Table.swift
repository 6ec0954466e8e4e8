import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let table = ElementDefinition(
    "Table", "A row of cells for each element of a collection.",
    attributes: AttributeDefinition.iteration + [
      AttributeDefinition("selection", "T2", "The id or ids of the selected rows.", role: .binding)
    ],
    content: [.views, .iterates], role: "table",
    example: """
      <Table items="1...3" as="number" id="\\.self">
        <TableColumn title="Number"><Text>{number}</Text></TableColumn>
        <TableColumn title="Double" value="{number * 2}"/>
      </Table>
      """
  ) { lowering, use in
    let outer = lowering.preferences.columnTitles
    lowering.preferences.columnTitles = []
    defer { lowering.preferences.columnTitles = outer }
    let cells = try lowering.host.lowerContent(of: use.site, lowering)
    let width = max(lowering.host.parts("TableColumn", of: use.site).count, 1)
    var rows: [NodeIndex] = []
    if lowering.preferences.columnTitles.count >= width {
      var bold = lowering.environment.textStyle
      bold.weight = .semibold
      let titles = lowering.preferences.columnTitles.prefix(width).map { lowering.text($0, style: bold) }
      rows.append(lowering.region(.gridRow, children: titles))
    }
    for start in stride(from: 0, to: cells.count, by: width) {
      rows.append(
        lowering.region(.gridRow, children: Array(cells[start..<min(start + width, cells.count)])))
    }
    return lowering.grid(
      GridPayload(columns: .fromRows, alignment: Alignment(.leading, .center), horizontalSpacing: 16),
      children: rows)
  }
}
