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
      AttributeDefinition(
        "of", "", "The type of the elements, where `<rows>` holds a TableRow for each.", role: .name),
    ],
    content: [.views, .iterates, .rows], role: "table",
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
    let (given, selection) = (AttributeDefinition.iteration.count, use[AttributeDefinition.iteration.count])
    let (cells, tags) = try lowering.cells(ofTable: use, areTagged: selection != nil)
    let headings =
      cells.isEmpty
      ? lowering.host.titles(ofColumnsIn: use.site).map {
        ColumnHeading(title: lowering.store($0), path: nil)
      }
      : lowering.preferences.columnHeadings
    var rows: [NodeIndex] = []
    let order = use[given + 1]
    let comparators = try order.map { try lowering.host.read($0).elements ?? [] } ?? []
    if let width = cells.map(\.count).max() ?? (headings.isEmpty ? nil : headings.count) {
      rows.append(
        lowering.region(
          .gridRow,
          children: headings.prefix(width).map { heading in
            let shown = lowering.heading(heading, sortedBy: comparators, order, of: use.site)
            return heading.frame.map { lowering.box($0, shown) } ?? shown
          }))
    }
    for row in cells {
      var row = row
      if let selection, let first = row.first {
        row[0] = try lowering.selectable([first], tags: tags, by: selection, of: use.site)[0]
      }
      rows.append(lowering.region(.gridRow, children: row))
    }
    var payload = GridPayload(
      columns: .fromRows, alignment: Alignment(.leading, .center), horizontalSpacing: 16)
    payload.isTable = true
    return lowering.grid(payload, children: rows)
  }

  /// After how many titles they begin again: the number of columns; 1 where there are none.
  fileprivate static func period(of titles: [String]) -> Int {
    for width in titles.indices.dropFirst() where titles.count % width == 0 {
      if titles.indices.allSatisfy({ titles[$0] == titles[$0 % width] }) { return width }
    }
    return max(titles.count, 1)
  }
}

extension Lowering {
  /// The cells of each row of a table, and the ids of the rows where they are asked for.
  fileprivate func cells(ofTable use: ElementUse, areTagged: Bool) throws -> (
    rows: [[NodeIndex]], tags: [(view: NodeIndex, value: Value)]
  ) {
    if areTagged {
      let (rows, said) = try collectingTags { try cells(ofTable: use) }
      return (rows, said.tags)
    }
    return (try cells(ofTable: use), [])
  }

  private func cells(ofTable use: ElementUse) throws -> [[NodeIndex]] {
    guard host.hasRows(use.site) else {
      let cells = try host.lowerContent(of: use.site, self)
      let titles = preferences.columnHeadings.map { tree.string($0.title) }
      let width = ElementCatalog.period(of: titles)
      return stride(from: 0, to: cells.count, by: width).map {
        Array(cells[$0..<min($0 + width, cells.count)])
      }
    }
    let outer = table
    table = use.site
    defer { table = outer }
    return try host.lowerPart("rows", of: use.site, self).map { row in
      tree.region(tree[row]) == .gridRow ? children(of: row) : [row]
    }
  }

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
    return (parts[0], parts[1].isCase(LibraryCases.SortOrder.reverse))
  }
}
