import RenderTree

/// Where a node is written: what its element may be, and which way its neighbours lie.
struct Place {
  /// True where HTML allows phrasing content only (in headings, labels, links, buttons).
  var phrasing = false
  /// The direction of the container.
  var axis = StackPayload.Axis.vertical
  /// True for the one direct child of a list row.
  var isRow = false
  /// True inside the stack that is the one child of a list row.
  var isRowPart = false
  /// True for the one child of a label: text needs no element of its own there.
  var isSole = false

  /// The same place inside another container.
  @inline(__always)
  func inside(_ axis: StackPayload.Axis) -> Place { Place(phrasing: phrasing, axis: axis) }
  /// The same place inside a stack; a horizontal one in a row holds the parts of the row.
  @inline(__always)
  func insideStack(_ axis: StackPayload.Axis) -> Place {
    var inner = inside(axis)
    inner.isRowPart = axis == .horizontal && (isRow || isRowPart)
    return inner
  }
  /// All of it in one byte.
  @inline(__always)
  var bits: UInt8 {
    axis.rawValue | (phrasing ? 4 : 0) | (isRow ? 8 : 0) | (isRowPart ? 16 : 0) | (isSole ? 32 : 0)
  }
  /// Inside a label, link, button or heading.
  static let label = Place(phrasing: true, axis: .horizontal, isSole: true)
}

/// Classes, declarations and attributes of modifiers that wait for the next element, so that a chain of
/// modifiers costs no more elements than CSS needs.
struct PendingAttributes: ~Copyable {
  var classes = OutputBuffer(capacity: 256)
  var styles = OutputBuffer(capacity: 256)
  var attributes = OutputBuffer(capacity: 256)
  /// What is shown beside the pointer, and what is said of the element. Of several the outermost counts, as it does for
  /// the name of a view for tests.
  var help = PoolRange.empty
  var hint = PoolRange.empty
  var hasIdentifier = false
  var isHidden = false
  var hasDirection = false
  /// What the innermost waiting modifier sets; CSS applies them in this order from the outside to the inside.
  var layer = BoxLayer.none
  /// The outermost node waiting, whose growth the element shows; -1 for none.
  var owner: Int32 = -1
  var isEmpty: Bool { owner < 0 }
  var isClear: Bool { owner < 0 && classes.count | styles.count | attributes.count == 0 }

  mutating func clear() {
    classes.removeAll()
    styles.removeAll()
    attributes.removeAll()
    (help, hint) = (.empty, .empty)
    (hasIdentifier, isHidden, hasDirection) = (false, false, false)
    layer = .none
    owner = -1
  }
}

/// CSS properties in the order in which one element applies them, from the outside to the inside.
enum BoxLayer: UInt8 {
  case none, transform, opacity, clip, filter, border, background, padding, frame
}

/// Writes the nodes of one tree as HTML.
struct HTMLWriter: ~Copyable {
  var out: OutputBuffer
  let tree: RenderTree
  let pointers: TreePointers
  var finder: FactFinder
  let textStyles: TextStyleTable
  /// What was written so far that rules of the style sheet ask for.
  var used: StyleUse
  var page: HTMLPage
  var pending = PendingAttributes()
  let symbols = SymbolCatalog.drawings
  var drawings = DrawingUse()
  /// How deep the rows of the list being written count as.
  var listDepth = 0
  /// Presentations found so far; written after the page, since dialogs may stand in few places.
  var presentations: [Int32] = []
  /// What elements refer to that have a title besides; written after the page.
  var hints: [(id: Int, text: PoolRange)] = []
  /// The number of the next id.
  var nextID = 1
  /// The number in the id that the title of the sheet being written must have; 0 for none.
  var dialogTitle = 0
  /// The headings so far.
  var headings = HeadingOutline()
  /// The link or button whose text is written next; -1 for none.
  var hanging: Int32 = -1
  /// False in what is presented over the page.
  var isInMain = true
  /// The columns of the split view that is being written.
  var columns = SplitColumns()
  /// More than 0 inside something disabled.
  var disabledDepth = 0
  /// What the next picture or control is called; empty for its own name.
  var spokenLabel = PoolRange.empty
  /// What the next control says of its value.
  var spokenValue = PoolRange.empty
  /// True where views say by which lines their stacks align them.
  let hasGuides: Bool
  /// True where rows of lists may have a look of their own.
  let hasRowLooks: Bool
  /// The stacks of a row and its actions of which the row alone is to be written.
  var swipedStacks: [NodeIndex] = []
  /// By what the stack being written aligns its views.
  var guides = GuideBase()
  /// How the next picture fills its frame.
  var pictureFit = PictureFit.stretch
  /// What was written for views that others are like.
  var alike: AlikeViews
  /// How many more nodes may be written, so that writing a damaged tree ends.
  var remaining: Int

  init(
    output: consuming OutputBuffer, tree: RenderTree, pointers: TreePointers, page: HTMLPage
  ) {
    out = output
    self.tree = tree
    self.pointers = pointers
    self.page = page
    used = StyleUse(
      page: page, holdsRightToLeft: tree.boxes.contains(.layoutDirection(rightToLeft: true)))
    finder = FactFinder(tree: tree, pointers: pointers)
    textStyles = TextStyleTable(
      tree.textStyles, gradients: tree.gradients, isRightToLeft: page.isRightToLeft)
    alike = AlikeViews(count: pointers.likenesses.count)
    remaining = tree.wholeNodeCount
    hasRowLooks = tree.hasRowLooks
    hasGuides = tree.boxes.contains {
      if case .guide = $0 { return true }
      return false
    }
  }

  /// Gives the bytes back.
  consuming func finish() -> OutputBuffer { out }

  // MARK: Nodes

  mutating func write(_ index: Int32, _ place: Place) {
    guard index >= 0, Int(index) < pointers.nodes.count, pointers.facts[Int(index)].contains(.sound),
      remaining > 0
    else { return }
    let node = pointers.nodes[Int(index)]
    if node.likeness > 0 { return writeAlike(index, node, place) }
    if alike.isRecording, writesAnew(index, node, place) { return }
    writeSound(index, node, place)
  }

  /// Writes a node that may be written.
  mutating func writeSound(_ index: Int32, _ node: RenderNode, _ place: Place) {
    remaining -= 1
    let payload = Int(node.payload)
    switch node.kind {
    case .text: writeText(index, pointers.texts[payload], place)
    case .stack: writeStack(index, node, place)
    case .box: writeBox(index, node, place)
    case .image: writeImage(index, pointers.images[payload], place)
    case .spacer: writeSpacer(index, pointers.spacers[payload], place)
    case .group: writeGroup(index, node, place)
    case .presentation: presentations.append(index)
    case .shape, .control, .link, .list, .grid, .divider, .scroll, .map, .drawing, .navigation, .region,
      .alike:
      writeOther(index, node, place)
    }
  }

  /// The rarer kinds; modifiers that need a box of their own get it first.
  private mutating func writeOther(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let payload = Int(node.payload)
    let wrapped = wrapPending(above: .filter, place)
    let inner = wrapped ? place.inside(.depth) : place
    switch node.kind {
    case .shape: writeShape(index, tree.shapes[payload], inner)
    case .control: writeControl(index, node, inner)
    case .link: writeLink(index, node, inner)
    case .list: writeList(index, node, inner)
    case .grid: writeGrid(index, node, inner)
    case .divider: writeDivider(index, inner)
    case .scroll: writeScroll(index, node, inner)
    case .map: writeMap(index, node, tree.maps[payload], inner)
    case .drawing: writeDrawing(index, node, tree.drawings[payload], inner)
    case .navigation: writeNavigation(index, node, inner)
    case .region: writeRegion(index, node, inner)
    case .text, .stack, .box, .image, .spacer, .group, .presentation, .alike: break
    }
    if wrapped { closeContainer(place) }
  }

  @inline(__always)
  mutating func writeChildren(of node: RenderNode, _ place: Place) {
    var child = node.firstChild.raw
    while child >= 0, Int(child) < pointers.nodes.count, remaining > 0 {
      write(child, place)
      child = pointers.nodes[Int(child)].nextSibling.raw
    }
  }

  // MARK: Elements

  /// Opens the container element of a place: a block where HTML allows one, else a span.
  @inline(__always)
  mutating func openContainer(_ index: Int32, _ place: Place, _ classes: StaticString) {
    writeMarkup("<span", if: place.phrasing, else: "<div")
    writeAttributes(index, classes)
    out.append(UInt8(ascii: ">"))
  }

  @inline(__always)
  mutating func closeContainer(_ place: Place) { out.append("</span>", if: place.phrasing, else: "</div>") }

  /// Writes markup that the compiler knows, and notes its elements, classes and roles.
  @inline(__always)
  mutating func writeMarkup(_ markup: StaticString) {
    used.note(markup)
    out.append(markup)
  }

  /// Writes one of two pieces of markup.
  @inline(__always)
  mutating func writeMarkup(_ first: StaticString, if condition: Bool, else second: StaticString) {
    if condition { writeMarkup(first) } else { writeMarkup(second) }
  }

  /// Adds a class, with a blank before it, to the element that waits.
  @inline(__always)
  mutating func addClass(_ name: StaticString) {
    used.note(name)
    pending.classes.append(name)
  }

  /// Adds attributes to the element that waits.
  mutating func addAttributes(_ markup: StaticString) {
    used.note(markup)
    pending.attributes.append(markup)
  }

  /// Adds colours, which may be those of the theme, to the declarations of the element that waits.
  mutating func addColors(_ append: (inout OutputBuffer) -> Void) {
    let start = pending.styles.count
    append(&pending.styles)
    used.note(variablesIn: pending.styles, from: start)
  }

  /// Adds a text style to the element that waits.
  mutating func addTextStyle(_ style: Int32) {
    note(textStyle: style)
    let entry = textStyles.entry(style)
    pending.classes.append(textStyles.classes(entry))
    pending.styles.append(textStyles.declarations(entry))
  }

  /// Notes the classes and variables of a text style that is about to be written.
  @inline(__always)
  mutating func note(textStyle style: Int32) {
    guard textStyles.isFirstUse(of: style) else { return }
    let entry = textStyles.entry(style)
    used.note(classes: textStyles.classes(entry))
    used.note(variablesIn: textStyles.declarations(entry))
  }

  /// Writes class, style and the other attributes that wait, of the element being opened.
  @inline(__always)
  mutating func writeAttributes(_ index: Int32, _ classes: StaticString) {
    let owner = pending.owner >= 0 ? pending.owner : index
    let grows = owner >= 0 ? pointers.facts[Int(owner)].intersection(.grows) : []
    if classes.utf8CodeUnitCount > 0 || pending.classes.count > 0 || !grows.isEmpty {
      out.append(" class=\"")
      let start = out.count
      writeMarkup(classes)
      out.append(contentsOf: pending.classes)
      if grows.contains(.growsAcross) { writeMarkup(" sw-x") }
      if grows.contains(.growsDown) { writeMarkup(" sw-y") }
      if classes.utf8CodeUnitCount == 0 { out.removeByte(at: start) }
      out.append(UInt8(ascii: "\""))
    }
    if pending.isClear { return }
    if pending.styles.count > 0 {
      out.append(" style=\"")
      out.append(contentsOf: pending.styles)
      out.dropLast()
      out.append(UInt8(ascii: "\""))
    }
    out.append(contentsOf: pending.attributes)
    if !pending.help.isEmpty || !pending.hint.isEmpty { writeHint() }
    pending.clear()
  }

  /// Writes what is said of the element that is being opened. A title is shown beside the pointer, and is what a screen
  /// reader says of it, unless the element refers to something else.
  private mutating func writeHint() {
    out.append(" title=\"")
    out.appendAttribute(pointers.text(pending.help.isEmpty ? pending.hint : pending.help))
    out.append("\"")
    if pending.help.isEmpty || pending.hint.isEmpty { return }
    let id = takeID()
    writeReference(" aria-describedby=\"sw-d", id)
    hints.append((id, pending.hint))
  }

  /// Writes the classes of a node that takes all the room it is offered.
  @inline(__always)
  mutating func writeGrowth(of index: Int32) {
    let grows = pointers.facts[Int(index)]
    if grows.contains(.growsAcross) { writeMarkup(" sw-x") }
    if grows.contains(.growsDown) { writeMarkup(" sw-y") }
  }

  /// Puts waiting modifiers from a layer on into a box of their own. Returns true where the box must be closed.
  @inline(__always)
  mutating func wrapPending(above layer: BoxLayer, _ place: Place) -> Bool {
    if pending.layer.rawValue <= layer.rawValue { return false }
    openContainer(-1, place, "sw-box")
    return true
  }

  /// A number for ids and names that occur once on the page.
  mutating func takeID() -> Int {
    alike.spoil()
    defer { nextID += 1 }
    return nextID
  }

  // MARK: Words

  /// Appends what a subtree says, for an attribute: its texts, else the names of its pictures.
  mutating func appendSpokenText(of index: Int32) {
    var isFirst = true
    appendTexts(of: index, depth: 0, isFirst: &isFirst)
    if isFirst { appendPictureNames(of: index, depth: 0, isFirst: &isFirst) }
  }

  /// Appends what the texts inside a node say; false where there are none.
  mutating func appendSpokenText(inside node: RenderNode) -> Bool {
    var isFirst = true
    appendTexts(inside: node, depth: 0, isFirst: &isFirst)
    return !isFirst
  }

  private mutating func appendTexts(inside node: RenderNode, depth: Int, isFirst: inout Bool) {
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      appendTexts(of: child, depth: depth, isFirst: &isFirst)
      child = next.nextSibling.raw
    }
  }

  private mutating func appendTexts(of index: Int32, depth: Int, isFirst: inout Bool) {
    guard let node = pointers.node(index), pointers.known(index).contains(.sound), depth < FactFinder.deepest
    else { return }
    switch node.kind {
    case .text:
      alike.spoil()
      let text = pointers.texts[Int(node.payload)]
      if !pointers.known(index).contains(.named) { return }
      if !isFirst { out.append(UInt8(ascii: " ")) }
      isFirst = false
      for run in 0..<Int(text.runCount) {
        out.appendAttribute(pointers.text(pointers.runs[Int(text.firstRun) + run].text))
      }
      return
    case .box:
      if case .accessibilityLabel(let label) = pointers.boxes[Int(node.payload)] {
        // A control is an element of its own, by whatever name.
        if pointers.leaf(of: index)?.kind == .control { return }
        if !isFirst { out.append(UInt8(ascii: " ")) }
        isFirst = false
        return out.appendAttribute(pointers.text(label))
      }
      if case .accessibilityHidden = pointers.boxes[Int(node.payload)] { return }
    case .control, .presentation: return
    case .group, .stack, .grid, .image, .shape, .link, .list, .divider, .spacer, .scroll, .map, .drawing,
      .navigation, .region, .alike:
      break
    }
    appendTexts(inside: node, depth: depth + 1, isFirst: &isFirst)
  }

  private mutating func appendPictureNames(of index: Int32, depth: Int, isFirst: inout Bool) {
    guard let node = pointers.node(index), pointers.known(index).contains(.sound), depth < FactFinder.deepest
    else { return }
    if node.kind == .image {
      let image = pointers.images[Int(node.payload)]
      if image.isDecorative { return }
      if !isFirst { out.append(UInt8(ascii: " ")) }
      isFirst = false
      return appendImageName(image)
    }
    if node.kind == .presentation { return }
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      appendPictureNames(of: child, depth: depth + 1, isFirst: &isFirst)
      child = next.nextSibling.raw
    }
  }
}
