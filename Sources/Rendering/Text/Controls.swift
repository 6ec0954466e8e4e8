import RenderTree

extension TextLayout {
  mutating func measureControl(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard let control = payload(node, tree.controls) else { return .zero }
    switch control.kind {
    case .button: return measureWrapped(node, control, brackets(node, control, context), proposal, context)
    case .menu:
      return measureWrapped(node, control, menuBrackets(node, control, context), proposal, context)
    case .toggle where control.look == .button:
      return measureWrapped(node, control, toggleBrackets(control, context), proposal, context)
    case .toggle, .stepper, .datePicker, .colorPicker:
      return measureRow(node, control, accessoryWidth(control), proposal, context)
    case .textField where control.lines.upperBound > 1: return measureGrowing(control, proposal)
    case .slider, .textField, .secureField:
      return CellSize(width: fill(proposal.width, least: 3, ideal: 24), height: 1)
    case .textEditor:
      return CellSize(
        width: fill(proposal.width, least: 5, ideal: 24), height: fill(proposal.height, least: 3, ideal: 5))
    case .progress, .gauge: return measureProgress(node, control, proposal, context)
    case .picker: return measurePicker(node, control, proposal, context)
    case .disclosure: return measureDisclosure(node, control, proposal, context)
    case .tabs: return measureTabs(node, control, proposal, context)
    case .groupBox: return measureGroupBox(node, proposal, context)
    }
  }

  /// A length that takes what is offered.
  mutating func fill(_ proposed: Int, least: Int, ideal: Int) -> Int {
    proposed == Cells.unspecified ? ideal : max(least, proposed)
  }

  /// What stands at the trailing edge of a control's row.
  fileprivate mutating func accessory(_ control: ControlPayload) -> String {
    switch control.kind {
    case .toggle: control.isOn ? marks.on : marks.off
    case .stepper: marks.stepper
    case .datePicker: "[" + shownDate(control) + "]"
    case .colorPicker: marks.swatch + " " + string(control.text)
    // The others have nothing there, or draw it themselves.
    case .button, .slider, .textField, .secureField, .textEditor, .picker, .progress, .gauge, .menu,
      .disclosure,
      .tabs, .groupBox:
      ""
    }
  }

  /// The day and time of a picker, in the words of the locale.
  private mutating func shownDate(_ control: ControlPayload) -> String {
    guard let date = tree.date(of: control) else { return string(control.text) }
    let (day, time) = (string(date.day), string(date.time))
    return day.isEmpty || time.isEmpty ? day + time : "\(day) \(time)"
  }

  fileprivate mutating func accessoryWidth(_ control: ControlPayload) -> Int { columns(accessory(control)) }

  // MARK: Labels

  /// Where the label of a control is: its label region, else the control itself; none where it has no views.
  mutating func labelNode(_ node: NodeIndex, _ control: ControlPayload) -> NodeIndex? {
    let label: NodeIndex?
    switch control.kind {
    case .picker, .menu, .disclosure, .tabs, .groupBox: label = region(node, .label)
    case .gauge where control.isRound: label = region(node, .label)
    case .button, .toggle, .stepper, .slider, .textField, .secureField, .textEditor, .datePicker,
      .colorPicker,
      .progress, .gauge:
      label = region(node, .label) ?? node
    }
    guard let label, isNode(firstChild(label)) else { return nil }
    return label
  }

  mutating func labelArrangement(_ control: ControlPayload) -> Arrangement {
    switch control.kind {
    case .button, .menu: .label
    case .toggle, .stepper, .slider, .textField, .secureField, .textEditor, .picker, .datePicker,
      .colorPicker,
      .progress, .gauge, .disclosure, .tabs, .groupBox:
      Arrangement(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 0)
    }
  }

  mutating func measureLabel(
    _ node: NodeIndex, _ control: ControlPayload, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    if let label = labelNode(node, control) {
      return measureChildren(of: label, labelArrangement(control), proposal, context)
    }
    let width = columns(control.title)
    return CellSize(width: width, height: width > 0 ? 1 : 0)
  }

  // MARK: A label with something at the trailing edge

  /// Without a label only the accessory remains; with one the row takes the width it is offered.
  mutating func measureRow(
    _ node: NodeIndex, _ control: ControlPayload, _ room: Int, _ proposal: Proposal, _ context: Context,
    rows: Int = 1
  ) -> CellSize {
    let label = measureLabel(node, control, proposal.shrunk(width: room + 1, height: 0), context)
    guard label.width > 0 else { return CellSize(width: room, height: rows) }
    let ideal = label.width + 2 + room
    return CellSize(
      width: fill(proposal.width, least: room + 2, ideal: ideal), height: max(rows, label.height))
  }

  // MARK: A label between brackets

  struct Brackets {
    var opening: String
    var closing: String
  }

  /// Buttons are told from text by brackets: `[Label]`, `[ Label ]` where bordered, `▐ Label ▌` where
  /// prominent, `»Label«` while pressed, `‹Label›` while disabled, none for the plain look, nor around a label that is
  /// drawn as a box.
  mutating func brackets(_ node: NodeIndex, _ control: ControlPayload, _ context: Context) -> Brackets {
    if !control.look.isBordered, hasOwnBox(node, control) { return Brackets(opening: "", closing: "") }
    return brackets(control, context)
  }

  /// True where a label is one view with room around it and a line or paint around that.
  private mutating func hasOwnBox(_ node: NodeIndex, _ control: ControlPayload) -> Bool {
    guard let label = labelNode(node, control) else { return false }
    var view = firstChild(label)
    if isNode(nextSibling(view)) { return false }
    var isOutlined = false
    while isNode(view), tree[view].kind == .box, let box = payload(view, tree.boxes) {
      switch box {
      case .backgroundPaint, .background, .border: isOutlined = true
      case .overlay: if isOutline(nextSibling(firstChild(view))) { isOutlined = true }
      case .padding where isOutlined: return true
      // No line and no paint, or room inside of none.
      case .padding, .frame, .flexibleFrame, .offset, .position, .guide, .clip, .opacity, .shadow, .scale,
        .rotation,
        .aspectRatio, .fixedSize, .layoutPriority, .hidden, .blur, .filter, .zIndex, .ignoresSafeArea,
        .tappable, .ignoresTaps,
        .disabled, .gridCell, .device, .colorScheme, .layoutDirection, .badge, .rowBackground,
        .rowBackdrop, .rowInsets, .selectedRow, .accessibilityLabel,
        .accessibilityHint, .help, .accessibilityValue, .accessibilityIdentifier, .accessibilityHidden,
        .accessibilityCombine, .accessibilityHeading:
        break
      }
      view = firstChild(view)
    }
    return false
  }

  /// True for a shape that is a line, and nothing beside it: what stands in front of a view as its border.
  private mutating func isOutline(_ node: NodeIndex) -> Bool {
    var view = node
    while isNode(view), !isNode(nextSibling(view)), kind(view) == .box || kind(view) == .group {
      view = firstChild(view)
    }
    return isNode(view) && !isNode(nextSibling(view)) && payload(view, tree.shapes)?.stroke != nil
      && kind(view) == .shape
  }

  fileprivate mutating func brackets(_ control: ControlPayload, _ context: Context) -> Brackets {
    let room = control.look.isBordered ? " " : ""
    if control.look == .plain { return Brackets(opening: "", closing: "") }
    let pair: (String, String)
    if !control.isEnabled {
      pair = marks.disabled
    } else if control.isPressed {
      pair = isASCII ? (">", "<") : ("»", "«")
    } else {
      pair = control.look == .borderedProminent ? marks.prominent : ("[", "]")
    }
    return Brackets(opening: pair.0 + room, closing: room + pair.1)
  }

  /// True for a label that has a mark of its own at its end.
  private mutating func endsInArrow(_ node: NodeIndex, _ control: ControlPayload) -> Bool {
    guard var view = labelNode(node, control) else { return false }
    while isNode(firstChild(view)) {
      view = firstChild(view)
      while isNode(nextSibling(view)) { view = nextSibling(view) }
    }
    guard kind(view) == .image, let image = payload(view, tree.images), image.source == .symbol else {
      return false
    }
    return string(image.name).hasPrefix("chevron.")
  }

  fileprivate mutating func menuBrackets(
    _ node: NodeIndex, _ control: ControlPayload, _ context: Context
  ) -> Brackets {
    var pair = brackets(control, context)
    if !endsInArrow(node, control) { pair.closing = " " + marks.menu + pair.closing }
    return pair
  }

  fileprivate mutating func toggleBrackets(_ control: ControlPayload, _ context: Context) -> Brackets {
    let mark = control.isOn ? marks.check : " "
    return Brackets(opening: "[" + mark + " ", closing: " ]")
  }

  mutating func measureWrapped(
    _ node: NodeIndex, _ control: ControlPayload, _ brackets: Brackets, _ proposal: Proposal,
    _ context: Context
  ) -> CellSize {
    let room = columns(brackets.opening) + columns(brackets.closing)
    let offer = labelProposal(node, control, room, proposal, context)
    let label = measureLabel(node, control, offer, context)
    return CellSize(width: label.width + room, height: max(1, label.height))
  }

  /// What the label between brackets is offered: what they leave, but where it can be broken inside of words alone, all it needs
  /// and the page has.
  fileprivate mutating func labelProposal(
    _ node: NodeIndex, _ control: ControlPayload, _ room: Int, _ proposal: Proposal, _ context: Context
  ) -> Proposal {
    let offer = proposal.shrunk(width: room, height: 0)
    guard offer.width != Cells.unspecified, offer.width < Cells.unbounded,
      let label = labelNode(node, control),
      holdsWholeWords(label, levels: 8)
    else { return offer }
    let wanted = min(measureLabel(node, control, .ideal, context).width, pageWidth - room)
    return Proposal(max(offer.width, wanted), offer.height)
  }

  /// True for texts of one word each, alone or with symbols.
  private mutating func holdsWholeWords(_ node: NodeIndex, levels: Int) -> Bool {
    guard levels > 0 else { return false }
    var view = firstChild(node)
    while isNode(view) {
      switch kind(view) {
      case .text: if !isOneWord(view) { return false }
      case .image: if payload(view, tree.images)?.source != .symbol { return false }
      case .box, .group, .region, .stack: if !holdsWholeWords(view, levels: levels - 1) { return false }
      case .spacer, .divider, .shape, .control, .link, .list, .grid, .scroll, .map, .drawing, .navigation,
        .presentation, .alike:
        return false
      }
      view = nextSibling(view)
    }
    return true
  }

  // MARK: Links

  /// The mark behind the label of a link: one that opens a page, or an address.
  fileprivate mutating func linkMark(_ link: LinkPayload) -> String {
    " " + (link.kind == .address ? marks.external : marks.disclosure)
  }

  /// A link in the look of a button is drawn as one, with its mark behind the label, without it in a bar; nil for another look.
  fileprivate mutating func button(
    _ link: LinkPayload, _ context: Context
  ) -> (control: ControlPayload, brackets: Brackets)? {
    guard link.look.isBordered || link.isInBar else { return nil }
    var control = ControlPayload(.button)
    control.look = link.look
    control.tint = link.tint
    control.isEnabled = link.isEnabled
    var pair = brackets(control, context)
    if link.isEnabled, !link.isInBar { pair.closing = linkMark(link) + pair.closing }
    return (control, pair)
  }

  mutating func measureLink(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard let link = payload(node, tree.links) else { return .zero }
    if let button = button(link, context) {
      return measureWrapped(node, button.control, button.brackets, proposal, context)
    }
    let room = 2
    let size = measureChildren(of: node, .label, proposal.shrunk(width: room, height: 0), context)
    guard size != .zero else { return .zero }
    if link.showsDisclosure {
      return CellSize(
        width: fill(proposal.width, least: size.width + room, ideal: size.width + room),
        height: max(1, size.height))
    }
    return CellSize(width: size.width + (size.height <= 1 ? room : 0), height: max(1, size.height))
  }
}

extension TextPage {
  mutating func drawControl(
    _ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    guard let control = layout.payload(node, layout.tree.controls) else { return }
    var context = context
    if !control.isEnabled {
      context.isEnabled = false
      context.isDim = true
    }
    switch control.kind {
    case .button: drawWrapped(node, control, layout.brackets(node, control, context), rect, proposal, context)
    case .menu:
      drawWrapped(node, control, layout.menuBrackets(node, control, context), rect, proposal, context)
    case .toggle where control.look == .button:
      drawWrapped(node, control, layout.toggleBrackets(control, context), rect, proposal, context)
    case .toggle, .stepper, .datePicker, .colorPicker:
      let accessory = layout.accessory(control)
      let room = layout.accessoryWidth(control)
      drawRow(node, control, room, rect, proposal, context) { page, place in
        page.writeMark(accessory, place.x, place.y, ink: page.accessoryInk(control, context))
      }
    case .slider: drawSlider(control, rect, context)
    case .textField, .secureField: drawField(control, rect, context)
    case .textEditor: drawEditor(control, rect, context)
    case .progress, .gauge: drawProgress(node, control, rect, proposal, context)
    case .picker: drawPicker(node, control, rect, proposal, context)
    case .disclosure: drawDisclosure(node, control, rect, proposal, context)
    case .tabs: drawTabs(node, control, rect, proposal, context)
    case .groupBox: drawGroupBox(node, rect, proposal, context)
    }
  }

  /// The colour of a control's own marks.
  mutating func accent(_ control: ControlPayload) -> Color {
    if let tint = control.tint { return tint }
    return Color(control.role == .destructive ? .red : .accent)
  }

  private static func color(hex: ArraySlice<UInt8>) -> Color? {
    let digits = hex.dropFirst(hex.first == 0x23 ? 1 : 0).prefix(6)
    guard digits.count == 6, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return nil
    }
    return Color(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  private mutating func accessoryInk(_ control: ControlPayload, _ context: Context) -> UInt16 {
    switch control.kind {
    case .toggle:
      return plainInk(context, control.isOn ? control.tint ?? Color(.green) : Color(.gray))
    case .colorPicker: return plainInk(context, Self.color(hex: layout.bytes(control.text)))
    case .button, .stepper, .slider, .textField, .secureField, .textEditor, .picker, .datePicker, .progress,
      .gauge,
      .menu, .disclosure, .tabs, .groupBox:
      return plainInk(context, accent(control))
    }
  }

  // MARK: Labels

  mutating func drawLabel(
    _ node: NodeIndex, _ control: ControlPayload, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    if let label = layout.labelNode(node, control) {
      drawChildren(of: label, layout.labelArrangement(control), rect, proposal, context)
    } else {
      write(layout.bytes(control.title), rect.x, rect.y, columns: rect.width, ink: plainInk(context))
    }
  }

  // MARK: A label with something at the trailing edge

  mutating func drawRow(
    _ node: NodeIndex, _ control: ControlPayload, _ room: Int, _ rect: CellRect, _ proposal: Proposal,
    _ context: Context, rows: Int = 1, accessory: (inout TextPage, CellRect) -> Void
  ) {
    let inner = Proposal(rect.width - room - 1, proposal.height)
    let label = layout.measureLabel(node, control, inner, context)
    let y = rect.y + (rect.height - label.height) / 2
    drawLabel(node, control, CellRect(rect.x, y, label.width, label.height), inner, context)
    let middle = rect.y + max(0, rect.height - rows) / 2
    accessory(&self, CellRect(max(rect.x, rect.maxX - room), middle, room, rows))
  }

  // MARK: A label between brackets

  mutating func drawWrapped(
    _ node: NodeIndex, _ control: ControlPayload, _ brackets: TextLayout.Brackets, _ rect: CellRect,
    _ proposal: Proposal, _ context: Context
  ) {
    let opening = layout.columns(brackets.opening)
    let closing = layout.columns(brackets.closing)
    var inner = context
    let isFilled = control.look == .borderedProminent && inks.hasColor
    inner.tint = isFilled ? Color(.white) : control.look == .plain ? context.tint : accent(control)
    if isFilled, let color = context.number(of: accent(control)) {
      canvas.paint(rect, paper: inks.paper(color))
    }
    if opening > 0 && !inks.hasColor { canvas.paint(rect, paper: 0) }
    let ink = plainInk(inner)
    let label = CellRect(rect.x + opening, rect.y, rect.width - opening - closing, rect.height)
    let offer = layout.labelProposal(node, control, opening + closing, proposal, inner)
    drawLabel(node, control, label, offer, inner)
    guard opening > 0 && !isFilled else { return }
    let visible = rect.intersection(canvas.clip)
    for y in visible.y..<visible.maxY {
      let edge = bracketParts(y - rect.y, rect.height, brackets)
      writeMark(edge.opening, rect.x, y, ink: ink)
      writeMark(edge.closing, rect.maxX - layout.columns(edge.closing), y, ink: ink)
    }
    if rect.height >= 2 {
      for y in [rect.y, rect.maxY - 1] where isBlank(y, label) {
        canvas.fill(CellRect(rect.x + 1, y, rect.width - 2, 1), glyph: layout.marks.horizontal, ink: ink)
      }
    }
  }

  /// True where nothing stands in the columns of a place on a row that can be drawn on.
  private mutating func isBlank(_ y: Int, _ place: CellRect) -> Bool {
    for x in max(place.x, canvas.clip.x)..<max(place.x, canvas.clip.x, min(place.maxX, canvas.clip.maxX))
    where canvas.contains(x, y) && canvas[x, y].glyph != Glyph.blank { return false }
    return true
  }

  /// Brackets of more than one row are drawn with lines.
  private mutating func bracketParts(_ row: Int, _ height: Int, _ brackets: TextLayout.Brackets)
    -> TextLayout.Brackets
  {
    guard height > 1 else { return brackets }
    func character(_ glyph: UInt32) -> String { Unicode.Scalar(glyph).map { String(Character($0)) } ?? "|" }
    if row == 0 {
      return TextLayout.Brackets(
        opening: character(layout.marks.corners[0]), closing: character(layout.marks.corners[1]))
    }
    if row == height - 1 {
      return TextLayout.Brackets(
        opening: character(layout.marks.corners[2]), closing: character(layout.marks.corners[3]))
    }
    return TextLayout.Brackets(
      opening: character(layout.marks.vertical), closing: character(layout.marks.vertical))
  }

  // MARK: Links

  mutating func drawLink(
    _ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    guard let link = layout.payload(node, layout.tree.links), rect.width > 0 else { return }
    if let button = layout.button(link, context) {
      return drawWrapped(node, button.control, button.brackets, rect, proposal, context)
    }
    var inner = context
    if !link.showsDisclosure && link.look != .plain {
      inner.tint = link.tint ?? Color(.accent)
    }
    if !link.isEnabled { inner.isDim = true }
    let offer = proposal.shrunk(width: 2, height: 0)
    let size = layout.measureChildren(of: node, .label, offer, inner)
    drawChildren(of: node, .label, CellRect(rect.x, rect.y, size.width, rect.height), offer, inner)
    guard rect.height <= 1 || link.showsDisclosure else { return }
    let ink = link.showsDisclosure ? lineInk(inner) : plainInk(inner)
    writeMark(layout.linkMark(link), rect.maxX - 2, rect.y + (rect.height - 1) / 2, ink: ink)
  }
}
