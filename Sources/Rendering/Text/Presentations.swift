import RenderTree

extension TextLayout {
  /// What is presented in a part of the tree, from back to front. Devices present on their own page.
  mutating func presentations(under root: NodeIndex) -> [NodeIndex] {
    guard hasPresentations, isNode(root) else { return [] }
    var found: [NodeIndex] = []
    var upcoming = [firstChild(root)]
    while let node = upcoming.popLast() {
      guard isNode(node) else { continue }
      upcoming.append(nextSibling(node))
      if kind(node) == .presentation { found.append(node) }
      if kind(node) == .box, case .device? = payload(node, tree.boxes) { continue }
      upcoming.append(firstChild(node))
    }
    return found
  }

  /// Where what is presented goes. On a page of a given height it lies over the content. A page without a limit
  /// shows all of its content, and what is presented below it, except that a cover hides what it covers.
  mutating func layerPlaces(
    _ layers: [NodeIndex], under content: Int, limit: Int?, _ context: Context
  ) -> (places: [CellRect], height: Int) {
    let page = CellRect(0, 0, pageWidth, limit ?? 0)
    var places: [CellRect] = []
    var height = min(Self.mostRows, content)
    for layer in layers {
      guard let presentation = payload(layer, tree.presentations) else {
        places.append(CellRect(0, 0, 0, 0))
        continue
      }
      if limit != nil {
        places.append(layerPlace(layer, presentation, over: page, context))
        continue
      }
      let size = layerSize(layer, presentation, pageWidth, context)
      let isCover = presentation.kind == .cover
      let y = isCover ? 0 : height + (height > 0 ? 1 : 0)
      places.append(CellRect((pageWidth - size.width) / 2, y, size.width, size.height))
      height = min(Self.mostRows, isCover ? size.height : y + size.height)
    }
    return (places, limit ?? height)
  }

  fileprivate mutating func layerPlace(
    _ layer: NodeIndex, _ presentation: PresentationPayload, over page: CellRect, _ context: Context
  ) -> CellRect {
    let size = layerSize(layer, presentation, page.width, context)
    var rect = CellRect(page.x + (page.width - size.width) / 2, page.y, size.width, size.height)
    switch presentation.kind {
    case .alert, .popover: rect.y += max(0, (page.height - size.height) / 2)
    case .actionSheet: rect.y = max(page.y, page.maxY - size.height)
    case .sheet:
      rect.y += min(2, max(0, page.height - size.height))
      rect.height = max(0, page.maxY - rect.y)
    case .cover: rect.height = page.height
    }
    return rect
  }

  private mutating func layerSize(
    _ layer: NodeIndex, _ presentation: PresentationPayload, _ pageWidth: Int, _ context: Context
  ) -> CellSize {
    switch presentation.kind {
    case .alert, .actionSheet: return dialogPlan(layer, presentation, pageWidth, context).size
    case .sheet:
      let offer = Proposal(max(1, pageWidth - 4), Cells.unspecified)
      return CellSize(width: pageWidth, height: measureContent(of: layer, offer, context).height + 2)
    case .cover:
      let size = measureContent(of: layer, Proposal(pageWidth, Cells.unspecified), context)
      return CellSize(width: pageWidth, height: size.height)
    case .popover:
      let room = max(1, pageWidth - 8)
      let ideal = measureContent(of: layer, .ideal, context).width
      let size = measureContent(of: layer, Proposal(min(room, ideal), Cells.unspecified), context)
      return CellSize(width: min(room, size.width) + 4, height: size.height + 2)
    }
  }

  // MARK: Alerts and action sheets

  /// What an alert or action sheet shows, and how wide and high it is.
  fileprivate struct DialogPlan {
    var size = CellSize.zero
    var titleLines = 0
    var messageLines = 0
    /// Fields and texts between message and buttons, with their heights.
    var views: [(node: NodeIndex, height: Int)] = []
    var buttons: [NodeIndex] = []
    var isSideBySide = false
  }

  fileprivate mutating func dialogPlan(
    _ layer: NodeIndex, _ presentation: PresentationPayload, _ pageWidth: Int, _ context: Context
  ) -> DialogPlan {
    var plan = DialogPlan()
    let first = slots.count
    pushChildren(of: layer)
    let children = slots[first...].map(\.node)
    slots.removeLast(slots.count - first)
    plan.buttons = children.filter { dialogButton($0) != nil }
    let isAlert = presentation.kind == .alert
    var widest = 0
    for button in plan.buttons { widest = max(widest, labelSize(ofButton: button, context).width) }
    let wanted = max(isAlert ? 34 : 44, widest + 4)
    let width = max(8, min(max(8, pageWidth - 2), min(wanted, 60)))
    let room = width - 4
    plan.titleLines = linesSize(bytes(presentation.title), columns: room).height
    plan.messageLines = linesSize(bytes(presentation.message), columns: room).height
    for child in children where dialogButton(child) == nil {
      let size = measure(child, Proposal(room, Cells.unspecified), context)
      plan.views.append((child, size.height))
    }
    plan.isSideBySide = isAlert && plan.buttons.count == 2 && 2 * (widest + 2) + 3 <= width
    // The way out stands first where two buttons share a line, else last.
    let ways = plan.buttons.filter { dialogButton($0)?.role == .cancel }
    let others = plan.buttons.filter { dialogButton($0)?.role != .cancel }
    plan.buttons = plan.isSideBySide ? ways + others : others + ways
    var height = 2 + plan.titleLines + plan.messageLines
    if plan.titleLines > 0 && plan.messageLines > 0 && isAlert { height += 1 }
    for view in plan.views { height += view.height + 1 }
    height += plan.isSideBySide ? 2 : 2 * plan.buttons.count
    if !plan.buttons.isEmpty && height == 2 * plan.buttons.count + 2 { height -= 1 }
    plan.size = CellSize(width: width, height: height)
    return plan
  }

  /// The control of a button in a dialog, within its modifiers; nil for other views.
  fileprivate mutating func dialogButton(_ node: NodeIndex) -> ControlPayload? {
    let control = innermost(node)
    guard isNode(control), kind(control) == .control else { return nil }
    let found = payload(control, tree.controls)
    return found?.kind == .button ? found : nil
  }

  /// The view within modifiers.
  fileprivate mutating func innermost(_ node: NodeIndex) -> NodeIndex {
    var node = node
    while isNode(node), kind(node) == .box { node = firstChild(node) }
    return node
  }

  private mutating func labelSize(ofButton node: NodeIndex, _ context: Context) -> CellSize {
    guard let control = dialogButton(node) else { return .zero }
    return measureLabel(innermost(node), control, .ideal, context)
  }
}

extension TextPage {
  /// Draws what is presented over a device's page.
  mutating func drawLayers(under node: NodeIndex, over page: CellRect, _ context: Context) {
    for layer in layout.presentations(under: node) {
      guard let presentation = layout.payload(layer, layout.tree.presentations) else { continue }
      let place = layout.layerPlace(layer, presentation, over: page, context)
      drawLayer(layer, place, over: page, context)
    }
  }

  mutating func drawLayer(_ layer: NodeIndex, _ rect: CellRect, over page: CellRect, _ context: Context) {
    guard let presentation = layout.payload(layer, layout.tree.presentations) else { return }
    let saved = canvas.clip
    canvas.clip = saved.intersection(page)
    if inks.hasColor && presentation.kind != .cover { dim(page) }
    let margin = presentation.kind == .cover ? 0 : 1
    canvas.paint(rect.inset(top: 0, leading: -margin, bottom: 0, trailing: -margin), paper: 0)
    var context = context.inside(rect).along(.vertical)
    context.isInList = false
    switch presentation.kind {
    case .alert, .actionSheet: drawDialog(layer, presentation, rect, context)
    case .cover: drawContent(of: layer, rect, Proposal(rect.size), context)
    case .sheet:
      drawFrame(rect, layout.marks.roundCorners, ink: lineInk(context))
      drawSheetContent(layer, rect, context)
    case .popover:
      drawFrame(rect, layout.marks.roundCorners, ink: lineInk(context))
      let content = rect.inset(top: 1, leading: 2, bottom: 1, trailing: 2)
      drawContent(of: layer, content, Proposal(content.size), context)
    }
    canvas.clip = saved
  }

  private mutating func drawSheetContent(_ layer: NodeIndex, _ rect: CellRect, _ context: Context) {
    let room = rect.inset(top: 1, leading: 2, bottom: 1, trailing: 2)
    let offer = Proposal(room.size)
    let size = layout.measureContent(of: layer, offer, context)
    let x = room.x + max(0, (room.width - size.width) / 2)
    let place = CellRect(x, room.y + max(0, (room.height - size.height) / 2), size.width, size.height)
    let saved = canvas.clip
    canvas.clip = saved.intersection(room)
    drawContent(of: layer, place, offer, context)
    canvas.clip = saved
  }

  private mutating func dim(_ page: CellRect) {
    var table = inks
    var dimmed: [UInt16: UInt16] = [:]
    canvas.replaceInks(page) { number in
      if let known = dimmed[number] { return known }
      var ink = table.inks[Int(number)]
      ink.isDim = true
      let replacement = table.number(of: ink)
      dimmed[number] = replacement
      return replacement
    }
    inks = table
  }

  // MARK: Alerts and action sheets

  private mutating func drawDialog(
    _ layer: NodeIndex, _ presentation: PresentationPayload, _ rect: CellRect, _ context: Context
  ) {
    let plan = layout.dialogPlan(layer, presentation, rect.width + 2, context)
    let line = lineInk(context)
    drawFrame(rect, layout.marks.roundCorners, ink: line)
    var place = rect.inset(top: 1, leading: 2, bottom: 0, trailing: 2)
    var bold = context
    bold.isBold = true
    place.height = plan.titleLines
    writeLines(layout.bytes(presentation.title), place, .center, ink: plainInk(bold))
    place.y += plan.titleLines
    if plan.titleLines > 0 && plan.messageLines > 0 && presentation.kind == .alert { place.y += 1 }
    place.height = plan.messageLines
    writeLines(layout.bytes(presentation.message), place, .center, ink: plainInk(context))
    place.y += plan.messageLines
    for view in plan.views {
      let size = layout.measure(view.node, Proposal(place.width, Cells.unspecified), context)
      let x = place.x + (place.width - size.width) / 2
      draw(view.node, CellRect(x, place.y + 1, size.width, size.height), Proposal(size), context)
      place.y += view.height + 1
    }
    drawButtons(plan, rect, from: place.y, context)
  }

  private mutating func drawButtons(
    _ plan: TextLayout.DialogPlan, _ rect: CellRect, from start: Int, _ context: Context
  ) {
    let line = lineInk(context)
    var y = start
    if plan.isSideBySide {
      drawDialogRule(rect, y, line)
      let middle = rect.x + rect.width / 2
      canvas.put(layout.marks.joints[2], width: 1, middle, y, ink: line)
      canvas.put(layout.marks.vertical, width: 1, middle, y + 1, ink: line)
      canvas.put(layout.marks.joints[3], width: 1, middle, y + 2, ink: line)
      drawDialogButton(plan.buttons[0], CellRect(rect.x + 1, y + 1, middle - rect.x - 1, 1), context)
      drawDialogButton(plan.buttons[1], CellRect(middle + 1, y + 1, rect.maxX - middle - 2, 1), context)
      return
    }
    for button in plan.buttons {
      if y > rect.y + 1 {
        drawDialogRule(rect, y, line)
        y += 1
      }
      drawDialogButton(button, CellRect(rect.x + 1, y, rect.width - 2, 1), context)
      y += 1
    }
  }

  private mutating func drawDialogRule(_ rect: CellRect, _ y: Int, _ ink: UInt16) {
    canvas.fill(CellRect(rect.x, y, rect.width, 1), glyph: layout.marks.horizontal, ink: ink)
    canvas.put(layout.marks.joints[0], width: 1, rect.x, y, ink: ink)
    canvas.put(layout.marks.joints[1], width: 1, rect.maxX - 1, y, ink: ink)
  }

  private mutating func drawDialogButton(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let control = layout.dialogButton(node) else { return }
    var inner = context
    inner.tint = accent(control)
    inner.isBold = control.role == .cancel
    inner.isDim = !control.isEnabled
    let offer = Proposal(max(1, rect.width - 2), 1)
    let size = layout.measureLabel(layout.innermost(node), control, offer, inner)
    let x = rect.x + (rect.width - size.width) / 2
    drawLabel(layout.innermost(node), control, CellRect(x, rect.y, size.width, 1), offer, inner)
  }
}
