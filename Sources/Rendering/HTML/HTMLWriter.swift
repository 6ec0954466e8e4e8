import RenderTree

/// Writes the nodes of one tree as HTML.
struct HTMLWriter: ~Copyable {
  var out: OutputBuffer
  let tree: RenderTree
  let pointers: TreePointers
  let page: HTMLPage
  var pending = Pending()
  var outline = PageOutline()
  private(set) var environment: WriterEnvironment
  private(set) var styles: PageStyles
  private(set) var visits: NodeVisits
  private var templates: HTMLTemplates

  init(
    output: consuming OutputBuffer, tree: RenderTree, pointers: TreePointers, page: HTMLPage
  ) {
    out = output
    self.tree = tree
    self.pointers = pointers
    self.page = page
    environment = WriterEnvironment(isRightToLeft: page.isRightToLeft, scheme: page.colorScheme)
    styles = PageStyles(tree, page: page)
    visits = NodeVisits(tree: tree, pointers: pointers)
    templates = HTMLTemplates(count: pointers.likenesses.count)
  }

  /// Gives the bytes back.
  consuming func finish() -> OutputBuffer { out }

  // MARK: Nodes

  /// Writes a node. Never inlined: each function that writes a kind of node would hold a copy of it, and compiling this module would
  /// take half as long again.
  @inline(never)
  mutating func write(_ index: Int32, _ place: Place) {
    guard index >= 0, Int(index) < pointers.nodes.count, pointers.facts[Int(index)].contains(.sound),
      visits.remaining > 0
    else { return }
    let node = pointers.nodes[Int(index)]
    if node.likeness > 0 { return writeAlike(index, node, place) }
    if templates.isRecording, writesAnew(index, node, place) { return }
    writeSound(index, node, place)
  }

  /// Writes a node that may be written.
  mutating func writeSound(_ index: Int32, _ node: RenderNode, _ place: Place) {
    visits.count(1)
    let payload = Int(node.payload)
    switch node.kind {
    case .text: writeText(index, pointers.texts[payload], place)
    case .stack: writeStack(index, node, place)
    case .box: writeBox(index, node, place)
    case .image: writeImage(index, pointers.images[payload], place)
    case .spacer: writeSpacer(index, pointers.spacers[payload], place)
    case .group: writeGroup(index, node, place)
    case .presentation: outline.add(presentation: index)
    case .shape, .control, .link, .list, .grid, .divider, .scroll, .map, .drawing, .navigation, .region,
      .alike:
      writeOther(index, node, place)
    }
  }

  /// The rarer kinds; modifiers that need a box of their own get it first.
  private mutating func writeOther(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let payload = Int(node.payload)
    let wrapped = wrapPending(above: .filter, place)
    let inner = wrapped ? place.insideBox(.depth) : place
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
    while child >= 0, Int(child) < pointers.nodes.count, visits.remaining > 0 {
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
    styles.note(markup)
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
    styles.note(name)
    pending.classes.append(name)
  }

  /// Adds attributes to the element that waits.
  mutating func addAttributes(_ markup: StaticString) {
    styles.note(markup)
    pending.attributes.append(markup)
  }

  /// Adds colours, which may be those of the theme, to the declarations of the element that waits.
  mutating func addColors(_ append: (inout OutputBuffer) -> Void) {
    let start = pending.styles.count
    append(&pending.styles)
    styles.note(variablesIn: pending.styles, from: start)
  }

  /// Adds a text style to the element that waits.
  mutating func addTextStyle(_ style: Int32) {
    styles.note(textStyle: style)
    let entry = styles.entry(style)
    pending.classes.append(styles.classes(entry))
    pending.styles.append(styles.declarations(entry))
  }

  /// Notes elements and classes that are written with something else.
  mutating func note(_ markup: StaticString) { styles.note(markup) }

  /// Notes the variables of the theme in what was written from a place on.
  mutating func noteVariables(from start: Int) { styles.note(variablesIn: out, from: start) }

  /// Appends the classes of a text style to the element that is being opened.
  mutating func writeClasses(ofTextStyle style: Int32) {
    styles.note(textStyle: style)
    out.append(styles.classes(styles.entry(style)))
  }

  /// Opens a heading up to its attributes.
  mutating func openHeading(_ level: Int) {
    styles.note(heading: level)
    out.append("<h")
    out.append(number: level)
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
    writeReference(" aria-describedby=\"sw-d", outline.add(hint: pending.hint))
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

  // MARK: What is around

  /// Writes something in a changed environment.
  mutating func withEnvironment(
    _ change: (inout WriterEnvironment) -> Void, write: (inout HTMLWriter) -> Void
  ) {
    let outer = environment
    change(&environment)
    write(&self)
    environment = outer
  }

  /// Writes the rows of a list.
  mutating func withList(write: (inout HTMLWriter) -> Void) {
    visits.enterList()
    withOpenHeight(write: write)
    visits.leaveList()
  }

  /// Writes views that are offered no height.
  mutating func withOpenHeight(_ isOpen: Bool = true, write: (inout HTMLWriter) -> Void) {
    let outer = environment.isHeightOpen
    environment.isHeightOpen = isOpen
    write(&self)
    environment.isHeightOpen = outer
  }

  /// Finds the facts of a row, or of the page, before it is written.
  mutating func findFacts(of index: Int32, axis: StackPayload.Axis) {
    visits.findFacts(of: index, axis: axis)
  }

  /// Counts a node that is written without `write`.
  mutating func countNode() { visits.count(1) }

  // MARK: Templates

  /// True where views may be written from templates: nothing waits for what is written next.
  private var takesTemplates: Bool { !pointers.hasGuides && !templates.isRecording && pending.isAtRest }

  /// Writes a view that is like others: from their template, where there is one.
  private mutating func writeAlike(_ index: Int32, _ node: RenderNode, _ place: Place) {
    guard takesTemplates, let view = pointers.alike(index, node) else {
      return writeSound(index, node, place)
    }
    if let template = template(of: view, at: place.bits) {
      return write(view, as: template)
    }
    if !dependsOnItself(view) || !templates.begin(view, at: out.count, outline.given) {
      return writeSound(index, node, place)
    }
    let before = visits.remaining
    writeSound(index, node, place)
    templates.end(
      out, place.bits, isDisabled: environment.isDisabled, leads: pointers.leads(of: view),
      written: before - visits.remaining, outline.given)
  }

  /// Writes a view inside one that is kept, if it is to be written anew for each.
  private mutating func writesAnew(_ index: Int32, _ node: RenderNode, _ place: Place) -> Bool {
    guard templates.isAnew(index, pointers), pending.isAtRest else { return false }
    let (start, before) = (out.count, visits.remaining)
    templates.beginAnew()
    writeSound(index, node, place)
    templates.endAnew(index, start..<out.count, at: place, written: before - visits.remaining)
    return true
  }

  /// Writes rows of a list from `first` on, as long as they have templates; returns the first that is not written.
  mutating func writeRows(from first: Int32, in place: Place) -> Int32 {
    guard takesTemplates, templates.lastRowIsPhrasing == place.phrasing else { return first }
    var inner = place.inside(.horizontal)
    inner.isRow = true
    let bits = inner.bits
    var index = first
    while let row = pointers.node(index), row.likeness > 0, row.kind != .region, row.kind != .presentation,
      let view = row.kind == .alike ? pointers.folded(row) : pointers.alike(index, row),
      view.own != nil || visits.knows(row: view),
      let template = template(of: view, at: bits)
    {
      out.append("<span role=\"listitem\">", if: place.phrasing, else: "<li>")
      write(view, as: template)
      out.append("</span>", if: place.phrasing, else: "</li>\n")
      index = row.nextSibling.raw
    }
    return index
  }

  /// The template whose bytes are what would be written for a view.
  @inline(__always)
  private mutating func template(
    of view: AlikeView, at place: UInt8
  ) -> UnsafePointer<HTMLTemplates.Template>? {
    var next = templates.newest(of: view)
    while let template = next {
      if template.pointee.place == place, template.pointee.isDisabled == environment.isDisabled,
        template.pointee.written <= visits.remaining,
        numbers(in: view, of: template.pointee.asked) == template.pointee.numbers,
        view.links.isEmpty || pointers.leads(of: view) == template.pointee.leads
      {
        return template
      }
      next = template.pointee.next
    }
    return nil
  }

  /// True where nothing in a view asks for more than the view: no control but links, no page, no list.
  private func dependsOnItself(_ view: AlikeView) -> Bool {
    for node in pointers.nodes[pointers.nodes(of: view)] {
      switch node.kind {
      case .group, .stack, .grid, .text, .image, .shape, .divider, .spacer, .scroll, .box, .link: break
      case .control, .list, .map, .drawing, .navigation, .presentation, .region, .alike: return false
      }
    }
    return true
  }

  /// The texts that are numbers, of those that are asked for.
  @inline(__always)
  private mutating func numbers(in view: AlikeView, of asked: UInt64) -> UInt64 {
    var found: UInt64 = 0
    var rest = asked
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let (characters, _) = pointers.characters(place, of: view)
      if characters.count <= Self.longestNumber, Self.findsDigit(in: characters) == true {
        found |= 1 &<< UInt64(place)
      }
      rest &= rest &- 1
    }
    return found
  }

  /// Writes a view from a template.
  @inline(__always)
  private mutating func write(_ view: AlikeView, as template: UnsafePointer<HTMLTemplates.Template>) {
    visits.count(template.pointee.written)
    var from = template.pointee.start
    var hole = template.pointee.holes
    while true {
      let end = hole.pointee.end
      out.append(templates.bytes.start + from, countInBlocks: end &- from)
      let item = Int(hole.pointee.item)
      switch hole.pointee.part {
      case .characters:
        let (characters, readable) = pointers.characters(item, of: view)
        out.appendText(characters, readable: readable)
      case .end: return
      case .picture, .address, .number: write(hole.pointee, of: view)
      }
      from = end
      hole += 1
    }
  }

  /// Fills a hole of a template with anything but characters.
  private mutating func write(_ hole: HTMLTemplates.Hole, of view: AlikeView) {
    switch hole.part {
    case .address: out.appendAddress(pointers.text(pointers.link(Int(hole.item), of: view).target))
    case .number: out.append(number: Int(pointers.link(Int(hole.item), of: view).control))
    case .picture:
      let index = view.index + Int(hole.item)
      pointers.show(view)
      writeSound(Int32(index), pointers.nodes[index], hole.place)
      if view.own != nil { pointers.endShowing(view) }
    case .characters, .end: break
    }
  }

  /// Notes the characters of a text that were written from a place on, and whether it mattered that they are a number; nil
  /// where it did not.
  @inline(__always)
  mutating func noteCharacters(of text: Int32, from start: Int, isNumber: Bool?) {
    if templates.isRecording { templates.note(text, start..<out.count, isNumber: isNumber) }
  }

  /// Notes the address or the number of a link that was written from a place on.
  @inline(__always)
  mutating func note(_ part: HTMLTemplates.Part, ofLink link: Int32, from start: Int) {
    if templates.isRecording { templates.note(part, ofLink: link, start..<out.count) }
  }

  /// Tells that what is being written depends on more than a template does.
  mutating func spoilTemplate() { templates.spoil() }

  /// Notes that a row stands in an element of its own.
  mutating func noteRow(isPhrasing: Bool) { templates.lastRowIsPhrasing = isPhrasing }
}
