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
    let outer = lowering.preferences.columnHeadings
    lowering.preferences.columnHeadings = []
    defer { lowering.preferences.columnHeadings = outer }
    let cells = try lowering.host.lowerContent(of: use.site, lowering)
    let headings = lowering.preferences.columnHeadings
    let width = ElementCatalog.period(of: headings.map { lowering.tree.string($0.title) })
    var rows: [NodeIndex] = []
    if !cells.isEmpty {
      let order = use[AttributeDefinition.iteration.count + 1]
      let comparators = try order.map { try lowering.host.read($0).elements ?? [] } ?? []
      rows.append(
        lowering.region(
          .gridRow,
          children: headings.prefix(width).map { heading in
            let shown = lowering.heading(heading, sortedBy: comparators, order, of: use.site)
            return heading.frame.map { lowering.box($0, shown) } ?? shown
          }))
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
  /// The heading of a column. In a table with a sort order, one with a key path is marked where the rows are sorted by it
  /// first, and a tap on it puts it first, or turns the order of the first around.
  fileprivate func heading(
    _ column: ColumnHeading, sortedBy comparators: [Value], _ order: Value?, of site: Int
  ) -> NodeIndex {
    var bold = environment.textStyle
    bold.weight = .semibold
    let title = text(column.title, style: bold)
    guard let order, let path = column.path else { return title }
    let name = host.describe(path)
    let others = comparators.filter { $0.comparator.map { host.describe($0.path) } != name }
    let first = comparators.first?.comparator
    let isReverse = first.flatMap { host.describe($0.path) == name ? $0.isReverse : nil }
    var shown = title
    if let isReverse {
      let mark = symbolImage(.string(isReverse ? "chevron.down" : "chevron.up"), isDecorative: false)
      shown = stack(StackPayload(axis: .horizontal), children: [title, mark])
    }
    var registration = ControlRegistration(.select, label: "", binding: order)
    let direction = Value.choice(TypeID(.builtin("SortOrder")), isReverse == false ? 1 : 0)
    registration.choices = [
      (label: "", value: .array(ArrayBox([.tuple(ArrayBox([path, direction]))] + others)))
    ]
    return box(.tappable(control: register(registration, of: site, node: shown)), shown)
  }
}

extension Value {
  /// The key path and the direction of a comparator; nil for another value.
  fileprivate var comparator: (path: Value, isReverse: Bool)? {
    guard case .tuple(let parts) = self, parts.count == 2 else { return nil }
    return (parts[0], parts[1].casePlace == 1)
  }
}
