import RenderTree

extension TextLayout {
  /// How a picker is drawn.
  fileprivate enum PickerForm {
    /// Label and value in a row, or only the value in brackets outside lists.
    case value(inRow: Bool, mark: String)
    /// All options side by side.
    case segments
    /// All options below each other.
    case options(isWheel: Bool)
  }

  fileprivate mutating func form(_ control: ControlPayload, _ context: Context) -> PickerForm {
    switch control.look {
    case .segmented: .segments
    case .wheel: .options(isWheel: true)
    case .inline: .options(isWheel: false)
    case .navigationLink: .value(inRow: true, mark: marks.disclosure)
    // Looks of other controls say nothing about a picker.
    case .automatic, .menu, .plain, .bordered, .borderedProminent, .borderless, .button, .circular, .linear,
      .roundedBorder, .page, .pageWithoutDots, .ring, .graphical, .search:
      .value(inRow: context.isInList, mark: marks.menu)
    }
  }

  fileprivate mutating func pickerOptions(_ node: NodeIndex) -> [NodeIndex] {
    var options: [NodeIndex] = []
    collect(.option, under: node, into: &options, levels: 64)
    return options
  }

  /// Appends regions of a kind that are children of a node or of groups in it.
  mutating func collect(_ wanted: Region, under node: NodeIndex, into found: inout [NodeIndex], levels: Int) {
    guard levels > 0, isNode(node) else { return }
    var child = firstChild(node)
    while isNode(child) {
      if isRegion(child, wanted) {
        found.append(child)
      } else if kind(child) == .group || isRegion(child, .content) {
        collect(wanted, under: child, into: &found, levels: levels - 1)
      }
      child = nextSibling(child)
    }
  }

  fileprivate mutating func selected(_ options: [NodeIndex], _ control: ControlPayload) -> NodeIndex? {
    options.indices.contains(Int(control.selection)) ? options[Int(control.selection)] : nil
  }

  mutating func measurePicker(
    _ node: NodeIndex, _ control: ControlPayload, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let options = pickerOptions(node)
    switch form(control, context) {
    case .value(let inRow, _):
      let value = valueSize(options, control, context)
      if inRow {
        return measureRow(node, control, value.width + 2, proposal, context, rows: max(1, value.height))
      }
      return CellSize(width: value.width + 4, height: max(1, value.height))
    case .segments:
      let cell = options.reduce(1) { max($0, measureChildren(of: $1, .label, .ideal, context).width) } + 3
      let least = 1 + options.count * (cell + 1)
      return CellSize(width: fill(proposal.width, least: 2 * options.count + 1, ideal: least), height: 1)
    case .options:
      var size = measureLabel(node, control, proposal, context)
      for option in options {
        let row = measureChildren(of: option, .label, proposal.shrunk(width: 2, height: 0), context)
        size.width = max(size.width, row.width + 2)
        size.height += max(1, row.height)
      }
      if context.isInList { size.width = fill(proposal.width, least: size.width, ideal: size.width) }
      return size
    }
  }

  fileprivate mutating func valueSize(
    _ options: [NodeIndex], _ control: ControlPayload, _ context: Context
  ) -> CellSize {
    guard let option = selected(options, control) else { return CellSize(width: 1, height: 1) }
    return measureChildren(of: option, .label, .ideal, context)
  }
}

extension TextPage {
  mutating func drawPicker(
    _ node: NodeIndex, _ control: ControlPayload, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let options = layout.pickerOptions(node)
    var valueContext = context
    valueContext.tint = accent(control)
    let ink = plainInk(valueContext)
    switch layout.form(control, context) {
    case .value(let inRow, let mark):
      let size = layout.valueSize(options, control, context)
      let option = layout.selected(options, control)
      let rows = max(1, size.height)
      let middle = (rows - 1) / 2
      let draws = { (page: inout TextPage, x: Int, y: Int) in
        if let option {
          page.drawChildren(of: option, .label, CellRect(x, y, size.width, rows), .ideal, valueContext)
        }
        page.writeMark(mark, x + size.width + 1, y + middle, ink: ink)
      }
      if inRow {
        drawRow(node, control, size.width + 2, rect, proposal, context, rows: rows) { draws(&$0, $1.x, $1.y) }
      } else {
        writeMark("[", rect.x, rect.y + middle, ink: ink)
        draws(&self, rect.x + 1, rect.y)
        writeMark("]", rect.maxX - 1, rect.y + middle, ink: ink)
      }
    case .segments: drawSegments(options, control, rect, context)
    case .options(let isWheel):
      let label = layout.measureLabel(node, control, proposal, context)
      drawLabel(node, control, CellRect(rect.x, rect.y, label.width, label.height), proposal, context)
      var y = rect.y + label.height
      for (index, option) in options.enumerated() {
        let offer = proposal.shrunk(width: 2, height: 0)
        let row = layout.measureChildren(of: option, .label, offer, context)
        let isChosen = index == Int(control.selection)
        let mark =
          isWheel
          ? (isChosen ? layout.marks.closed : " ") : isChosen ? layout.marks.chosen : layout.marks.unchosen
        writeMark(mark, rect.x, y, ink: isChosen ? ink : lineInk(context))
        drawChildren(of: option, .label, CellRect(rect.x + 2, y, row.width, row.height), offer, context)
        y += max(1, row.height)
      }
    }
  }

  /// `[   All   │● Favorites│   None  ]`: cells of equal width, the chosen one marked.
  private mutating func drawSegments(
    _ options: [NodeIndex], _ control: ControlPayload, _ rect: CellRect, _ context: Context
  ) {
    let line = lineInk(context)
    writeMark("[", rect.x, rect.y, ink: line)
    writeMark("]", rect.maxX - 1, rect.y, ink: line)
    guard !options.isEmpty else { return }
    let room = max(0, rect.width - 1 - options.count)
    var x = rect.x + 1
    for (index, option) in options.enumerated() {
      let width = room / options.count + (index < room % options.count ? 1 : 0)
      let isChosen = index == Int(control.selection)
      var inner = context
      if isChosen {
        inner.tint = accent(control)
        inner.isBold = true
      }
      let mark = isChosen ? 2 : 0
      let size = layout.measureChildren(of: option, .label, Proposal(max(1, width - mark), 1), inner)
      let start = x + max(0, width - size.width - mark) / 2
      if isChosen { writeMark(layout.marks.chosen, start, rect.y, columns: width, ink: plainInk(inner)) }
      let saved = canvas.clip
      canvas.clip = saved.intersection(CellRect(x, rect.y, width, 1))
      let place = CellRect(start + mark, rect.y, size.width, 1)
      drawChildren(of: option, .label, place, Proposal(place.size), inner)
      canvas.clip = saved
      x += width
      if index + 1 < options.count { canvas.put(layout.marks.vertical, width: 1, x, rect.y, ink: line) }
      x += 1
    }
  }
}
