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
      AttributeDefinition("width", "Double", "How wide the column is."),
      AttributeDefinition("minWidth", "Double", "How wide the column is at least."),
      AttributeDefinition("idealWidth", "Double", "How wide the column is where it may choose."),
      AttributeDefinition("maxWidth", "Double", "How wide the column is at most."),
    ],
    content: [.views, .column], placement: .item(of: ["Table"]), role: "columnheader",
    valueType: "TableColumnContent",
    since: .since(iOS: 16, macOS: 12),
    example: """
      <Table items="1...3" as="number" id="\\.self">
        <TableColumn title="Number" value="{number}"/>
      </Table>
      """
  ) { lowering, use in
    let frame = lowering.frame(ofColumn: use)
    lowering.preferences.columnHeadings.append(
      ColumnHeading(
        title: lowering.store(use[0] ?? .void), path: lowering.host.columnPath(of: use.site), frame: frame))
    let views = try lowering.host.lowerContent(of: use.site, lowering)
    let cell =
      views.isEmpty
      ? lowering.text(use[1] ?? .string(""))
      : views.count == 1 ? views[0] : lowering.stack(StackPayload(axis: .horizontal), children: views)
    return frame.map { lowering.box($0, cell) } ?? cell
  }
}

extension Lowering {
  /// The frame that a column's attributes ask for; nil where they say nothing of its width.
  fileprivate func frame(ofColumn use: ElementUse) -> BoxModifier? {
    if let width: Double = use.value(3) { return .columnFrame(width: width) }
    return .columnFrame(from: use.value(4), ideal: use.value(5), to: use.value(6))
  }
}
