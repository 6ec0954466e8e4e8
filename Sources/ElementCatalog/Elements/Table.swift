import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let table = ElementDefinition(
    "Table", "A row of cells for each element of a collection.",
    attributes: AttributeDefinition.iteration + [
      AttributeDefinition("selection", "T2", "The id or ids of the selected rows.", role: .binding),
      AttributeDefinition(
        "sortOrder", "[T3]",
        "The comparators that the rows are sorted by; the column whose key path the first has is marked.",
        role: .binding),
    ],
    content: [.views, .iterates], role: "table",
    since: .since(iOS: 16, macOS: 12),
    example: """
      <Table items="1...3" as="number" id="\\.self">
        <TableColumn title="Number"><Text>{number}</Text></TableColumn>
        <TableColumn title="Double" value="{number * 2}"/>
      </Table>
      """
  ) { lowering, use in
    let outer = (lowering.preferences.columnTitles, lowering.preferences.columnPaths)
    (lowering.preferences.columnTitles, lowering.preferences.columnPaths) = ([], [])
    defer { (lowering.preferences.columnTitles, lowering.preferences.columnPaths) = outer }
    let cells = try lowering.host.lowerContent(of: use.site, lowering)
    let width = ElementCatalog.period(of: lowering.preferences.columnTitles.map { lowering.tree.string($0) })
    var rows: [NodeIndex] = []
    if !cells.isEmpty {
      var bold = lowering.environment.textStyle
      bold.weight = .semibold
      let order = try lowering.firstOrder(use[AttributeDefinition.iteration.count + 1])
      let paths = lowering.preferences.columnPaths
      let titles = lowering.preferences.columnTitles.prefix(width).enumerated().map { place, title in
        let text = lowering.text(title, style: bold)
        guard let order, order.path == paths[place] else { return text }
        let mark = lowering.symbolImage(
          .string(order.isReverse ? "chevron.down" : "chevron.up"), isDecorative: false)
        return lowering.stack(StackPayload(axis: .horizontal), children: [text, mark])
      }
      rows.append(lowering.region(.gridRow, children: titles))
    }
    for start in stride(from: 0, to: cells.count, by: width) {
      rows.append(
        lowering.region(.gridRow, children: Array(cells[start..<min(start + width, cells.count)])))
    }
    var payload = GridPayload(
      columns: .fromRows, alignment: Alignment(.leading, .center), horizontalSpacing: 16)
    payload.isTable = true
    return lowering.grid(payload, children: rows)
  }

  /// After how many titles they begin again: the number of columns; 1 where there are none.
  private static func period(of titles: [String]) -> Int {
    for width in titles.indices.dropFirst() where titles.count % width == 0 {
      if titles.indices.allSatisfy({ titles[$0] == titles[$0 % width] }) { return width }
    }
    return max(titles.count, 1)
  }
}

extension Lowering {
  /// The key path and the direction of the first comparator that a table is sorted by; nil where there is none.
  fileprivate func firstOrder(_ binding: Value?) throws -> (path: String, isReverse: Bool)? {
    guard let binding, case .array(let comparators) = try host.read(binding), comparators.count > 0,
      case .tuple(let parts) = comparators[0], parts.count == 2
    else { return nil }
    return (host.describe(parts[0]), parts[1].casePlace == 1)
  }
}
