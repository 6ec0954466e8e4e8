import ElementCatalog
import RenderTree
import ScreenTypes
import SourceModel

/// The elements of one page in reading order, each behind what it is in.
///
/// They are made of the tree of the page and its controls, and are those that it had when it was rendered last.
public struct PageElements: Sendable {
  /// All of them; the layers of presentations follow the page.
  public private(set) var all: [PageElement] = []
  /// The first element of each layer: of the page, then of each presentation.
  public private(set) var layers: [Int] = []

  init(_ run: ScreenRun) {
    guard let lowering = run.lastLowering else { return }
    var reader = ElementReader(run, lowering)
    reader.read()
    all = reader.elements
    layers = reader.layers
  }

  /// The positions of the elements of the topmost layer.
  public var topmost: Range<Int> { (layers.last ?? 0)..<all.count }

  /// The positions of the elements that can be seen: an alert, a dialog or a popover leaves what is below it visible, a
  /// sheet or cover hides it.
  public var visible: Range<Int> {
    var first = layers.count - 1
    while first > 0, all[layers[first]].value != Self.hidingValue { first -= 1 }
    return (first < 0 ? 0 : layers[first])..<all.count
  }

  /// The `value` of presentations that hide what is below them.
  static let hidingValue = "hides the page"

  /// All visible texts, and the labels that stand for what is read aloud, in order, joined by blanks.
  public var text: String {
    var words: [String] = []
    for place in visible where all[place].isVisible {
      let element = all[place]
      switch element.role {
      case .text, .image:
        words.append(element.label)
        // What is seen where something else is read aloud.
        if !element.value.isEmpty { words.append(element.value) }
      case .presentation, .back: if !element.label.isEmpty { words.append(element.label) }
      case .button, .link, .toggle, .stepper, .slider, .menu, .disclosure, .view, .group:
        // What is read aloud in place of what it shows.
        if !element.label.isEmpty, spoken(in: place) != element.label { words.append(element.label) }
      case .field, .picker, .datePicker, .colorPicker, .tabs, .option, .words, .row, .section, .page: break
      }
    }
    return words.joined(separator: " ")
  }

  /// The control in which an element stands that takes no taps, which get them: a button around a disabled field.
  func control(around element: PageElement) -> PageElement? {
    var place = element.parent
    while all.indices.contains(place) {
      let outer = all[place]
      switch outer.role {
      case .button, .link, .view: if outer.isEnabled { return outer }
      case .text, .image, .toggle, .stepper, .slider, .menu, .disclosure, .field, .picker, .datePicker,
        .colorPicker,
        .tabs, .option, .words, .row, .section, .page, .group, .presentation, .back:
        break
      }
      place = outer.parent
    }
    return nil
  }

  /// The texts and the names of pictures in an element.
  private func spoken(in outer: Int) -> String {
    var words: [String] = []
    for place in all.indices[(outer + 1)...] {
      guard isInside(place, outer) else { break }
      if all[place].role == .text || all[place].role == .image { words.append(all[place].label) }
    }
    return words.joined(separator: " ")
  }

  /// True for an element inside another.
  func isInside(_ element: Int, _ outer: Int) -> Bool {
    var place = all[element].parent
    while place >= 0 {
      if place == outer { return true }
      place = all[place].parent
    }
    return false
  }

  /// The nearest element of some kind around an element, or itself.
  func nearest(_ element: Int, where isWanted: (PageElement) -> Bool) -> Int? {
    var place = element
    while place >= 0 {
      if isWanted(all[place]) { return place }
      place = all[place].parent
    }
    return nil
  }

  /// What an element may be called: by the first text in it, and by its label.
  func names(of element: Int) -> [String] {
    let inside = all.indices[(element + 1)...].prefix { isInside($0, element) }
    let text = inside.first {
      all[$0].role == .text && all[$0].isVisible && all[$0].isSwipeAction == all[element].isSwipeAction
        && !all[$0].label.isEmpty
    }
    return [text.map { all[$0].label } ?? "", all[element].label].filter { !$0.isEmpty }
  }

  /// The first words of an element: its label, else the first text in it.
  func words(of element: Int) -> String {
    if !all[element].label.isEmpty { return all[element].label }
    for place in all.indices[(element + 1)...] {
      guard isInside(place, element) else { break }
      if all[place].role == .text, all[place].isVisible,
        all[place].isSwipeAction == all[element].isSwipeAction
      {
        return all[place].label
      }
    }
    return ""
  }
}

/// Reads the elements out of a tree.
private struct ElementReader {
  /// What modifiers around say of the next element.
  private struct Pending {
    var label: String?
    var identifier = ""
    var focuses: [PageNotes.Focus] = []
    var isEmpty: Bool { label == nil && identifier.isEmpty && focuses.isEmpty }
  }

  private let run: ScreenRun
  private let lowering: Lowering
  private let notes: PageNotes?
  private var tree: RenderTree { lowering.tree }
  private var isVisible = true
  private var isSwipeAction = false
  private var pending = Pending()
  /// The row outside of a list that began last: its views may stand apart.
  private var lastRow: Int?
  private(set) var elements: [PageElement] = []
  private(set) var layers: [Int] = []

  init(_ run: ScreenRun, _ lowering: Lowering) {
    self.run = run
    self.lowering = lowering
    notes = run.host.notes
  }

  mutating func read() {
    layers.append(0)
    let page = add(PageElement(.page, run.topmostPage, in: -1))
    var presented: [NodeIndex] = []
    for child in lowering.children(of: tree.root) {
      if tree[child].kind == .presentation { presented.append(child) } else { read(child, in: page) }
    }
    for index in presented { readPresentation(index) }
  }

  @discardableResult
  private mutating func add(_ element: PageElement) -> Int {
    var element = element
    if let label = pending.label { element.label = label }
    element.identifier = pending.identifier
    element.focuses = pending.focuses
    element.isVisible = isVisible
    element.isSwipeAction = isSwipeAction
    pending = Pending()
    elements.append(element)
    return elements.count - 1
  }

  private mutating func addText(_ text: String, _ role: PageElement.Role = .text, in parent: Int) {
    let text = Self.collapsed(text)
    if text.isEmpty, pending.isEmpty { return }
    var element = PageElement(role, text, in: parent)
    if let label = pending.label, role == .text, label != text { element.value = text }
    add(element)
  }

  /// The text with white space collapsed to single blanks.
  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func readPresentation(_ index: NodeIndex) {
    let payload = tree.presentations[Int(tree[index].payload)]
    layers.append(elements.count)
    var element = PageElement(.presentation, tree.string(payload.title), in: -1)
    element.node = index
    element.control = run.host.number(ofPresentation: index)
    switch payload.kind {
    case .sheet, .cover: element.value = PageElements.hidingValue
    case .alert, .actionSheet, .popover: break
    }
    let place = add(element)
    addText(tree.string(payload.message), in: place)
    readChildren(of: index, in: place)
  }

  private mutating func readChildren(of index: NodeIndex, in parent: Int) {
    for child in lowering.children(of: index) { read(child, in: parent) }
  }

  private mutating func read(_ index: NodeIndex, in parent: Int) {
    if index.isNone { return }
    var parent = parent
    if let row = notes?.rows[index] { parent = enter(row, in: parent) }
    if let focuses = notes?.focuses[index] { pending.focuses += focuses }
    let node = tree[index]
    switch node.kind {
    case .text: readText(index, node, in: parent)
    case .image:
      let image = tree.images[Int(node.payload)]
      let name = image.isDecorative ? "" : lowering.name(of: index)
      addText(name, .image, in: parent)
    case .control: readControl(index, tree.controls[Int(node.payload)], in: parent)
    case .link:
      let link = tree.links[Int(node.payload)]
      var element = control(.link, index, link.control, in: parent)
      element.isEnabled = link.isEnabled
      readChildren(of: index, in: add(element))
    case .list: readRows(index, in: grouped(in: parent))
    case .navigation: readNavigation(index, tree.navigations[Int(node.payload)], in: parent)
    case .presentation: readPresentation(index)
    case .box: readBox(index, tree.boxes[Int(node.payload)], in: parent)
    case .region where tree.regions[Int(node.payload)] == .gridRow:
      readChildren(of: index, in: add(PageElement(.row, "", in: parent)))
    case .shape, .divider, .spacer, .alike: pending = Pending()
    case .stack where tree.stack(node)?.swipes != nil: readSwiped(index, in: grouped(in: parent))
    case .group, .stack, .grid, .scroll, .map, .drawing, .region:
      readChildren(of: index, in: grouped(in: parent))
    }
  }

  /// Reads a row and the actions that swiping it uncovers.
  private mutating func readSwiped(_ index: NodeIndex, in parent: Int) {
    let actionsFirst = tree.stack(tree[index])?.swipes == .leading
    for (place, child) in lowering.children(of: index).enumerated() {
      let outer = isSwipeAction
      isSwipeAction = outer || (place == 0) == actionsFirst
      read(child, in: parent)
      isSwipeAction = outer
    }
  }

  /// What modifiers around said of several views together is said of a group.
  private mutating func grouped(in parent: Int) -> Int {
    pending.isEmpty ? parent : add(PageElement(.group, "", in: parent))
  }

  /// The element of the row that the notes tell: the list's own, that of the view before, or a new one.
  private mutating func enter(_ row: PageNotes.Row, in parent: Int) -> Int {
    if elements[parent].role == .row, elements[parent].row == nil || elements[parent].row == row {
      elements[parent].row = row
      return parent
    }
    if let last = lastRow, elements[last].row == row, elements[last].parent == parent { return last }
    var element = PageElement(.row, "", in: parent)
    element.row = row
    let outer = pending
    pending = Pending()
    defer { pending = outer }
    let place = add(element)
    lastRow = place
    return place
  }

  private mutating func readRows(_ index: NodeIndex, in parent: Int) {
    for child in lowering.children(of: index) {
      let node = tree[child]
      guard node.kind == .region, tree.regions[Int(node.payload)] == .section else {
        read(child, in: addRow(child, in: parent))
        continue
      }
      let section = add(PageElement(.section, "", in: parent))
      for part in lowering.children(of: child) {
        let region = tree[part].kind == .region ? tree.regions[Int(tree[part].payload)] : nil
        if region == .header {
          elements[section].label = lowering.name(of: part)
          readChildren(of: part, in: section)
        } else if region == .footer {
          readChildren(of: part, in: section)
        } else {
          read(part, in: addRow(part, in: section))
        }
      }
    }
  }

  /// The element of a row of a list.
  private mutating func addRow(_ view: NodeIndex, in parent: Int) -> Int {
    var row = PageElement(.row, "", in: parent)
    row.node = view
    return add(row)
  }

  private mutating func readText(_ index: NodeIndex, _ node: RenderNode, in parent: Int) {
    let text = tree.texts[Int(node.payload)]
    let runs = tree.runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)]
    addText(runs.map { tree.string($0.text) }.joined(), in: parent)
    for words in tree.linkedWords(of: text) {
      var element = PageElement(.words, words.words, in: parent)
      element.value = words.address
      element.opener = notes?.openers[index]
      add(element)
    }
  }

  private mutating func readNavigation(_ index: NodeIndex, _ bar: NavigationPayload, in parent: Int) {
    if !bar.isHidden {
      if !bar.back.isEmpty { add(PageElement(.back, tree.string(bar.back), in: parent)) }
      addText(tree.string(bar.title), in: parent)
      addText(tree.string(bar.subtitle), in: parent)
    }
    for child in lowering.children(of: index) {
      if bar.isHidden, tree[child].kind == .region {
        switch tree.regions[Int(tree[child].payload)] {
        case .toolbarLeading, .toolbarPrincipal, .toolbarTrailing: continue
        case .section, .header, .footer, .label, .content, .gridRow, .toolbarBottom, .tab, .sidebar, .middle,
          .detail, .option, .plainRow:
          break
        }
      }
      read(child, in: parent)
    }
  }

  private mutating func readBox(_ index: NodeIndex, _ box: BoxModifier, in parent: Int) {
    switch box {
    case .hidden: return pending = Pending()
    case .opacity(let opacity) where opacity == 0: return pending = Pending()
    case .accessibilityLabel(let label): pending.label = pending.label ?? tree.string(label)
    case .accessibilityIdentifier(let text):
      if pending.identifier.isEmpty { pending.identifier = tree.string(text) }
    case .tappable(let number):
      readChildren(of: index, in: add(control(.view, index, number, in: parent)))
      return
    case .badge(let text):
      readChildren(of: index, in: parent)
      return addText(tree.string(text), in: parent)
    case .background, .overlay, .rowBackdrop: return readChildren(of: index, in: grouped(in: parent))
    // How a view looks, where it stands, and what else is read of it, is no matter of what it is.
    case .padding, .frame, .flexibleFrame, .offset, .position, .guide, .backgroundPaint, .border, .clip,
      .opacity, .shadow, .scale, .rotation, .aspectRatio, .fixedSize, .layoutPriority, .blur, .filter,
      .zIndex, .ignoresSafeArea, .accessibilityHint, .help, .accessibilityValue, .accessibilityHidden,
      .accessibilityCombine, .accessibilityHeading, .ignoresTaps, .disabled, .gridCell, .device, .colorScheme,
      .layoutDirection, .rowBackground, .rowInsets, .selectedRow:
      break
    }
    readChildren(of: index, in: parent)
  }

  /// The element of a control with what it was registered as.
  private func control(_ role: PageElement.Role, _ node: NodeIndex, _ number: Int32, in parent: Int)
    -> PageElement
  {
    var element = PageElement(role, "", in: parent)
    element.node = node
    element.control = number
    if number >= 0, Int(number) < run.host.controls.count {
      let control = run.host.controls[Int(number)]
      element.label = Self.collapsed(run.label(of: control))
      element.isEnabled = control.registration.isEnabled
    } else {
      element.label = Self.collapsed(lowering.name(of: node))
    }
    return element
  }

  private mutating func readControl(_ index: NodeIndex, _ payload: ControlPayload, in parent: Int) {
    func element(_ role: PageElement.Role) -> PageElement {
      control(role, index, payload.control, in: parent)
    }
    switch payload.kind {
    case .button: readChildren(of: index, in: add(element(.button)))
    case .toggle:
      var toggle = element(.toggle)
      toggle.value = payload.isOn ? "on" : "off"
      readChildren(of: index, in: add(toggle))
    case .stepper, .slider:
      var stepper = element(payload.kind == .stepper ? .stepper : .slider)
      stepper.value = "\(payload.number)"
      readChildren(of: index, in: add(stepper))
    case .textField, .secureField, .textEditor: readField(element(.field), payload)
    case .datePicker, .colorPicker:
      var picker = element(payload.kind == .datePicker ? .datePicker : .colorPicker)
      picker.value = tree.string(payload.text)
      let place = add(picker)
      readChildren(of: index, in: place)
      addText(picker.value, in: place)
    case .picker: readPicker(index, element(.picker), payload)
    case .progress, .gauge: readChildren(of: index, in: grouped(in: parent))
    case .menu, .disclosure:
      var opened = element(payload.kind == .menu ? .menu : .disclosure)
      opened.value = payload.kind == .disclosure ? payload.isOn ? "open" : "closed" : ""
      let place = add(opened)
      for part in lowering.children(of: index) {
        let isLabel = isRegion(part, .label)
        if !isLabel, payload.kind == .disclosure, !payload.isOn { continue }
        let outer = isVisible
        if !isLabel, payload.kind == .menu { isVisible = false }
        readChildren(of: part, in: place)
        isVisible = outer
      }
    case .tabs:
      let place = add(element(.tabs))
      let tabs = lowering.children(of: index).filter { isRegion($0, .tab) }
      for (position, tab) in tabs.enumerated() {
        let label = lowering.children(of: tab).first { isRegion($0, .label) }
        // As pages call the tabs of a page style, which have no words.
        addOption(
          position, label ?? .none, of: element(.option), unnamed: "Tab \(position + 1)", in: place)
      }
      for (position, tab) in tabs.enumerated() where position == Int(payload.selection) {
        for part in lowering.children(of: tab) where !isRegion(part, .label) { read(part, in: place) }
      }
    case .groupBox:
      let place = add(PageElement(.group, "", in: parent))
      for part in lowering.children(of: index) {
        if isRegion(part, .header) { elements[place].label = lowering.name(of: part) }
        read(part, in: place)
      }
    }
  }

  private mutating func readField(_ element: PageElement, _ payload: ControlPayload) {
    var field = element
    field.prompt = tree.string(payload.title)
    if !payload.accessibilityLabel.isEmpty { field.label = tree.string(payload.accessibilityLabel) }
    field.value = tree.string(payload.text)
    let place = add(field)
    if payload.kind == .secureField, !field.value.isEmpty { return }
    addText(field.value.isEmpty ? field.prompt : field.value, in: place)
  }

  private mutating func readPicker(_ index: NodeIndex, _ element: PageElement, _ payload: ControlPayload) {
    var picker = element
    let parts = lowering.children(of: index)
    let label = parts.first { isRegion($0, .label) }
    if !payload.accessibilityLabel.isEmpty {
      picker.label = tree.string(payload.accessibilityLabel)
    } else if picker.label.isEmpty || label != nil {
      picker.label = label.map { lowering.name(of: $0) } ?? picker.label
    }
    let options = parts.filter { isRegion($0, .option) }
    if options.indices.contains(Int(payload.selection)) {
      picker.value = lowering.name(of: options[Int(payload.selection)])
    }
    let place = add(picker)
    if let label { readChildren(of: label, in: place) }
    let outer = isVisible
    for (position, option) in options.enumerated() {
      isVisible =
        outer && (payload.look == .segmented || payload.look == .inline || position == Int(payload.selection))
      addOption(position, option, of: element, in: place)
    }
    isVisible = outer
  }

  private mutating func addOption(
    _ position: Int, _ view: NodeIndex, of control: PageElement, unnamed: String = "", in parent: Int
  ) {
    let name = view.isNone ? "" : lowering.name(of: view)
    var option = PageElement(.option, name.isEmpty ? unnamed : name, in: parent)
    option.control = control.control
    option.choice = position
    option.isEnabled = control.isEnabled
    option.node = view
    let place = add(option)
    if !view.isNone { readChildren(of: view, in: place) }
  }

  private func isRegion(_ index: NodeIndex, _ region: Region) -> Bool {
    tree[index].kind == .region && tree.regions[Int(tree[index].payload)] == region
  }
}
