import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tableColumn = ElementDefinition(
    "TableColumn", "One column of a Table: its title, and the cell of each row.",
    attributes: [
      AttributeDefinition("title", "String", "The heading of the column.", required: true),
      AttributeDefinition("value", "T0", "What the cell shows as text, or its key path: `\\.name`."),
      AttributeDefinition(
        "as", "", "The name of the row's element in the content, if the Table gives none.", role: .name),
    ],
    content: [.views, .column], placement: .item(of: ["Table"]), role: "columnheader",
    since: .since(iOS: 16, macOS: 12),
    example: """
      <Table items="1...3" as="number" id="\\.self">
        <TableColumn title="Number" value="{number}"/>
      </Table>
      """
  ) { lowering, use in
    lowering.preferences.columnTitles.append(lowering.store(use[0] ?? .void))
    lowering.preferences.columnPaths.append(lowering.host.columnPath(of: use.site))
    let cell = try lowering.host.lowerContent(of: use.site, lowering)
    if cell.isEmpty { return lowering.text(use[1] ?? .string("")) }
    return cell.count == 1 ? cell[0] : lowering.stack(StackPayload(axis: .horizontal), children: cell)
  }
}
