import RenderTree

// Controls that hold content: menus, disclosures, tabs, group boxes; and regions that stand by themselves.
extension HTMLWriter {
  mutating func writeDisclosure(_ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place)
  {
    let label = pointers.part(.label, of: node)
    let content = pointers.part(.content, of: node)
    let isMenu = control.kind == .menu
    if place.phrasing {
      // `details` may not stand here: what it would open is left to the running screen.
      addLook(control.look, control.metrics)
      writeMarkup("<button type=\"button\"")
      writeAttributes(index, isMenu ? "sw-button" : "sw-row sw-button")
      out.append(" aria-haspopup=\"menu\"", if: isMenu, else: " aria-expanded=\"false\"")
      writeState(control)
      if !(label.map { pointers.childFacts(of: $0).contains(.named) } ?? !control.title.isEmpty) {
        out.append(" aria-label=\"Menu\"")
      }
      out.append(">")
      if let label { writeLabel(of: label) } else { out.appendText(pointers.text(control.title)) }
      return out.append("</button>")
    }
    writeMarkup("<details")
    writeAttributes(index, isMenu ? "sw-menu" : "sw-disclosure")
    if control.isOn && !isMenu { out.append(" open") }
    writeControlNumber(control.control)
    writeMarkup("><summary")
    addLook(control.look, control.metrics)
    writeAttributes(-1, "")
    let given = pending.label.isEmpty ? control.accessibilityLabel : pending.label
    if !given.isEmpty {
      out.append(" aria-label=\"")
      out.appendAttribute(pointers.text(given))
      out.append("\"")
    } else if !(label.map { pointers.childFacts(of: $0).contains(.named) } ?? !control.title.isEmpty) {
      out.append(" aria-label=\"More\"")
    }
    out.append(">")
    if isMenu {
      if let label { writeLabel(of: label) } else { out.appendText(pointers.text(control.title)) }
    } else if let label {
      // Words in an element of their own end before the chevron.
      writeChildren(of: label, Place(phrasing: true, axis: .horizontal))
    } else {
      writeMarkup("<span>")
      out.appendText(pointers.text(control.title))
      out.append("</span>")
    }
    writeMarkup(
      "</summary><div class=\"sw-items\">", if: isMenu, else: "</summary><div class=\"sw-v sw-start\">")
    pending.say(label: .empty)
    if let content { writeChildren(of: content, place.inside(.vertical)) }
    out.append("</div></details>")
  }

  mutating func writeTabs(_ index: Int32, _ node: RenderNode, _ control: ControlPayload, _ place: Place) {
    let base = outline.takeID()
    let total = pointers.countChildren(of: node)
    let shown = max(0, min(Int(control.selection), total - 1))
    openContainer(index, place, control.look == .page ? "sw-tabs sw-paged" : "sw-tabs")
    var child = node.firstChild.raw
    var position = 0
    while let tab = pointers.node(child) {
      if position == shown { writeTabContent(tab, base: base, place) }
      position += 1
      child = tab.nextSibling.raw
    }
    writeMarkup("<span class=\"", if: place.phrasing, else: "<div class=\"")
    // Who cannot turn the pages by hand does so by what is only spoken.
    writeMarkup(control.look == .pageWithoutDots ? "sw-spoken" : "sw-tabbar")
    writeMarkup("\" role=\"tablist\"")
    writeName(
      index, control, -1,
      otherwise: control.look == .page || control.look == .pageWithoutDots ? "Pages" : "Tabs")
    out.append(">")
    child = node.firstChild.raw
    position = 0
    while let tab = pointers.node(child) {
      writeTabButton(tab, control, position: position, shown: shown, base: base)
      position += 1
      child = tab.nextSibling.raw
    }
    closeContainer(place)
    closeContainer(place)
  }

  private mutating func writeTabContent(_ tab: RenderNode, base: Int, _ place: Place) {
    addAttributes(" role=\"tabpanel\" id=\"sw-")
    pending.attributes.append(number: base)
    pending.attributes.append("\" aria-label=\"")
    swap(&out, &pending.attributes)
    writeTabName(tab)
    swap(&out, &pending.attributes)
    pending.attributes.append("\"")
    openContainer(-1, place, "sw-tab")
    var child = tab.firstChild.raw
    while let next = pointers.node(child) {
      if pointers.region(child) != .label {
        keepFirm(ofPage: child)
        write(child, place.inside(.vertical))
      }
      child = next.nextSibling.raw
    }
    closeContainer(place)
  }

  private mutating func writeTabName(_ tab: RenderNode) {
    if let label = pointers.part(.label, of: tab), pointers.childFacts(of: label).contains(.named) {
      appendSpokenText(of: label.firstChild.raw)
    } else {
      out.append("Tab")
    }
  }

  private mutating func writeTabButton(
    _ tab: RenderNode, _ control: ControlPayload, position: Int, shown: Int, base: Int
  ) {
    let target = tree.optionTargets.first {
      $0.control == control.control && control.control >= 0 && Int($0.option) == position
    }
    if let target {
      writeMarkup("<a href=\"")
      out.appendAddress(pointers.text(target.file))
      writeMarkup("\" role=\"tab\"")
    } else {
      writeMarkup("<button type=\"button\" role=\"tab\"")
    }
    writeMarkup(
      position == shown ? " aria-selected=\"true\" aria-controls=\"sw-" : " aria-selected=\"false\"")
    if position == shown {
      out.append(number: base)
      out.append("\"")
    }
    if control.control >= 0 {
      writeControlNumber(control.control)
      out.append(" data-option=\"")
      out.append(number: position)
      out.append("\"")
    }
    let label = pointers.part(.label, of: tab)
    if !(label.map { pointers.childFacts(of: $0).contains(.named) } ?? false) {
      out.append(" aria-label=\"Tab ")
      out.append(number: position + 1)
      out.append("\"")
    }
    out.append(">")
    if let label, !pointers.childFacts(of: label).contains(.interactive) {
      writeChildren(of: label, Place(phrasing: true, axis: .vertical))
    }
    out.append(target == nil ? "</button>" : "</a>")
  }

  mutating func writeGroupBox(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let header = pointers.part(.header, of: node)
    let isNamed = (header.map { pointers.childFacts(of: $0).contains(.named) } ?? false) && !place.phrasing
    if isNamed, let header {
      writeMarkup("<section")
      writeAttributes(index, "sw-group-box")
      out.append(">")
      let level = outline.heading(max(outline.lastHeading, 2))
      openText(-1, place, level: level)
      writeLabel(of: header)
      closeText(place, level: level)
    } else {
      openContainer(index, place, "sw-group-box")
      if let header { writeChildren(of: header, place.inside(.horizontal)) }
    }
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      if pointers.region(child) != .header { write(child, place.inside(.vertical)) }
      child = next.nextSibling.raw
    }
    if isNamed { out.append("</section>") } else { closeContainer(place) }
  }

  mutating func writeRegion(_ index: Int32, _ node: RenderNode, _ place: Place) {
    switch pointers.regions[Int(node.payload)] {
    case .gridRow:
      openContainer(-1, place, "sw-grid-row")
      writeCells(of: node, place)
      closeContainer(place)
    case .sidebar: writeColumn(index, node, "sw-column sw-column-side", place)
    case .middle: writeColumn(index, node, "sw-column", place)
    case .detail: writeColumn(index, node, "sw-column sw-column-detail", place)
    case .toolbarBottom:
      openContainer(-1, place, "sw-toolbar")
      writeChildren(of: node, place.inside(.horizontal))
      closeContainer(place)
    case .section: writeSectionAlone(node, place)
    case .header where place.axis == .depth, .footer where place.axis == .depth:
      openContainer(-1, place, "sw-grid-span")
      writeChildren(of: node, place.inside(.vertical))
      closeContainer(place)
    case .header, .footer, .label, .content, .toolbarLeading, .toolbarPrincipal, .toolbarTrailing, .tab,
      .option,
      .plainRow:
      writeChildren(of: node, place.inside(place.axis))
    }
  }

  private mutating func writeColumn(
    _ index: Int32, _ node: RenderNode, _ classes: StaticString, _ place: Place
  ) {
    // The heading of the page stands in the column that a narrow screen shows.
    let (isLead, keepsTop) = outline.enter(index)
    if isLead { addClass(" sw-lead") }
    let isGrouped = pointers.known(index).contains(.grouped)
    if isGrouped { addClass(" sw-grouped") }
    let id = outline.takeID()
    pending.attributes.append(" id=\"sw-c")
    pending.attributes.append(number: id)
    pending.attributes.append("\"")
    openContainer(-1, place, classes)
    let page = page(under: node.firstChild.raw)
    var title = PoolRange.empty
    var hasBar = false
    if let page {
      title = tree.navigations[Int(page.payload)].title
      hasBar = self.hasBar(page)
    }
    if !hasBar { writeColumnBack() }
    withEnvironment {
      $0.isGrouped = isGrouped
    } write: {
      $0.writeChildren(of: node, place.inside(.vertical))
    }
    closeContainer(place)
    outline.leave(SplitColumns.Column(id: id, title: title), keepsTop: keepsTop)
  }

  /// Writes the way to the column before, which narrow screens need; once in each column.
  mutating func writeColumnBack() {
    guard let before = outline.columns.takeBefore() else { return }
    writeMarkup("<a class=\"sw-back sw-column-back\" href=\"#sw-c")
    out.append(number: before.id)
    out.append("\">")
    if before.title.isEmpty { out.append("Back") } else { out.appendText(pointers.text(before.title)) }
    out.append("</a>")
  }

  /// The first page below.
  private func page(under index: Int32) -> RenderNode? {
    guard let node = pointers.leaf(of: index) else { return nil }
    if node.kind == .navigation { return node }
    return node.kind == .group ? page(under: node.firstChild.raw) : nil
  }

  /// Finds the column that a narrow screen shows: the one after the last in which something is chosen.
  mutating func findLeadColumn(from first: Int32) {
    var lead = first
    defer { outline.columns.begin(first: first, lead: lead) }
    var child = first
    while let column = pointers.node(child) {
      let next = column.nextSibling.raw
      var budget = pointers.nodes.count
      if next >= 0, pointers.holdsChosenRow(child, depth: 0, &budget) { lead = next }
      child = next
    }
  }

  /// A section outside of a list is a plain stack of its parts.
  private mutating func writeSectionAlone(_ node: RenderNode, _ place: Place) {
    openContainer(-1, place, "sw-v sw-start")
    writeChildren(of: node, place.inside(.vertical))
    closeContainer(place)
  }
}

extension TreePointers {
  /// True where a row is a chosen one.
  fileprivate func holdsChosenRow(_ index: Int32, depth: Int, _ budget: inout Int) -> Bool {
    guard let node = self.node(index), depth < FactFinder.deepest, budget > 0 else { return false }
    budget -= 1
    if case .selectedRow? = box(node) { return true }
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if holdsChosenRow(child, depth: depth + 1, &budget) { return true }
      child = next.nextSibling.raw
    }
    return false
  }
}
