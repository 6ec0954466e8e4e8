import RenderTree
import ScreenTypes

extension Lowering {
  /// Lowers the rows of a list or form; tagged where the list has a selection.
  func rows(of site: Int, areTagged: Bool = false) throws -> [NodeIndex] {
    let (wasInList, collected) = (environment.isInList, environment.collectsTags)
    environment.isInList = true
    environment.collectsTags = areTagged
    isAmongRows = true
    defer {
      isAmongRows = false
      environment.isInList = wasInList
      environment.collectsTags = collected
    }
    return try host.lowerContent(of: site, self)
  }

  /// Lowers the views of a lazy grid, in which the header and footer of a section stand across all columns.
  func gridCells(of site: Int) throws -> [NodeIndex] {
    try with({ $0.isInGrid = true }) { try host.lowerContent(of: site, self) }
  }

  /// Gives every cell of a column of a Grid the alignment that one of them has.
  func alignColumns(of rows: [NodeIndex]) {
    var alignments: [Int: HorizontalAlignment] = [:]
    let rows = rows.filter { !$0.isNone && tree[$0].kind == .region }
    forEachCell(of: rows) { _, column, _, place in
      if let horizontal = place.horizontal, place.vertical == nil, alignments[column] == nil {
        alignments[column] = horizontal
      }
    }
    if alignments.isEmpty { return }
    for row in rows {
      var cells: [NodeIndex] = []
      forEachCell(of: [row]) { cell, column, columns, place in
        guard columns == 1, place.horizontal == nil, let wanted = alignments[column] else {
          return cells.append(cell)
        }
        cells.append(box(.gridCell(columns: 1, horizontal: wanted, vertical: nil), cell))
      }
      link(cells, to: row)
    }
  }

  /// The place that a cell asks for: with `vertical` for itself, without it for its column.
  private typealias CellPlace = (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?)

  /// True for a cell that sets its own place.
  func isAnchored(_ cell: NodeIndex) -> Bool {
    var isAnchored = false
    forEachBox(of: cell) { _, place in
      if place.horizontal != nil, place.vertical != nil { isAnchored = true }
    }
    return isAnchored
  }

  /// Visits the boxes of a cell that set its place, the outermost first.
  private func forEachBox(of cell: NodeIndex, _ body: (_ columns: Int, _ place: CellPlace) -> Void) {
    var inner = cell
    while !inner.isNone, tree[inner].kind == .box {
      if case .gridCell(let columns, let horizontal, let vertical)? = tree.box(tree[inner]) {
        body(columns, (horizontal, vertical))
      }
      inner = tree[inner].firstChild
    }
  }

  /// Visits the cells of rows with their columns, how many they span, and the place that they ask for.
  private func forEachCell(
    of rows: [NodeIndex],
    _ body: (_ cell: NodeIndex, _ column: Int, _ columns: Int, _ place: CellPlace) -> Void
  ) {
    for row in rows {
      var column = 0
      for cell in children(of: row) {
        var columns = 1
        var place: CellPlace = (nil, nil)
        forEachBox(of: cell) { count, said in
          columns = max(columns, count)
          if place.horizontal == nil, said.horizontal != nil { place = said }
        }
        body(cell, column, columns, place)
        column += columns
      }
    }
  }

  /// Runs `body` and collects the tags of the views inside; their other preferences are passed on.
  func collectingTags<T>(_ body: () throws -> T) throws -> (T, LoweringPreferences) {
    let saved = environment.collectsTags
    environment.collectsTags = true
    let outer = preferences.tags
    preferences.tags = []
    defer {
      environment.collectsTags = saved
      preferences.tags = outer
    }
    let result = try body()
    return (result, preferences)
  }

  /// Makes each tagged row one that sets `selection` when it is tapped; selected rows are tinted.
  func selectable(
    _ rows: [NodeIndex], tags: [(view: NodeIndex, value: Value)], by selection: Value, of site: Int
  ) throws -> [NodeIndex] {
    let tagsByView = tagsByView(tags[...])
    let selected = try host.read(selection)
    return rows.map { row in
      if tree[row].kind == .region {
        link(
          children(of: row).map { selectable($0, tagsByView, selected, by: selection, of: site) }, to: row)
        return row
      }
      return selectable(row, tagsByView, selected, by: selection, of: site)
    }
  }

  private func selectable(
    _ row: NodeIndex, _ tags: [NodeIndex: Value], _ selected: Value, by selection: Value, of site: Int
  ) -> NodeIndex {
    guard let tag = found(row, in: tags), tree[innermost(row)].kind != .link else { return row }
    var registration = ControlRegistration(.select, label: "", binding: selection)
    registration.choices = [(label: "", value: tag)]
    let wide = box(
      .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: Alignment(.leading, .center)), row)
    var shown = box(.tappable(control: register(registration, of: site, node: row)), wide)
    let isSelected =
      if case .set(let chosen) = selected { chosen.contains(tag) } else { selected == tag }
    if isSelected {
      shown = box(.selectedRow(environment.tint ?? Color(.accent)), shown)
    }
    return shown
  }

  /// Adds a link with its label, in the look of the button style around it; the row of a list keeps its own.
  func link(
    _ payload: LinkPayload, _ registration: ControlRegistration, of site: Int, label: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    var payload = payload
    payload.isEnabled = environment.isEnabled
    payload.isInBar = environment.isInBar
    if payload.showsDisclosure { return link(payload, registration, of: site, children: try label()) }
    payload.look = environment.buttonLook
    payload.metrics = environment.controlMetrics
    payload.tint = environment.tint
    guard let style = environment.buttonStyle, !host.handlesInput(style) else {
      return link(payload, registration, of: site, children: try label())
    }
    payload.look = .plain
    return link(payload, registration, of: site, children: [try styledLink(style, of: site, label: label)])
  }

  private func link(
    _ payload: LinkPayload, _ registration: ControlRegistration, of site: Int, children: [NodeIndex]
  ) -> NodeIndex {
    tree.links.append(payload)
    let place = tree.links.count - 1
    let index = node(.link, payload: place, children: children)
    tree.links[place].control = register(registration, of: site, node: index)
    return index
  }

  /// Lowers the content of a stack that aligns its views by these guides.
  func aligned(_ site: Int, _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?) throws
    -> [NodeIndex]
  {
    let outer = environment.guides
    environment.guides = (horizontal, vertical, site)
    defer { environment.guides = outer }
    return try host.lowerContent(of: site, self)
  }

  /// Joins texts and images to one text; their runs keep their looks.
  func joined(_ parts: [NodeIndex]) -> NodeIndex {
    var runs: [TextRun] = []
    for part in parts {
      let view = innermost(part)
      if view.isNone { continue }
      switch tree[view].kind {
      case .text:
        let text = tree.texts[Int(tree[view].payload)]
        if parts.count == 1 { return self.text(firstRun: Int(text.firstRun), count: Int(text.runCount)) }
        runs += tree.runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)]
      case .image:
        let image = tree.images[Int(tree[view].payload)]
        runs.append(run(image, image.style))
      // Texts are joined from texts and images alone; the checker reports any other view inside of one.
      default: break
      }
    }
    tree.runs += runs
    return text(firstRun: tree.runs.count - runs.count, count: runs.count)
  }

  /// True where a binding of a Bool is on; `without` where there is none.
  func isOn(_ binding: Value?, without: Bool) throws -> Bool {
    guard let binding else { return without }
    return Bool(try host.read(binding)) ?? false
  }
}
