import RenderTree

extension HTMLWriter {
  mutating func writeLink(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let link = pointers.links[Int(node.payload)]
    let inside = pointers.childFacts(of: node)
    if let tint = link.tint { addTint(tint) }
    if link.look != .automatic { addLook(link.look, link.metrics) }
    if !link.showsDisclosure && !(link.isEnabled && !environment.isDisabled) {
      addClass(" sw-off")
    }
    if inside.contains(.interactive) {
      return writeStretched(index, node, hasText: inside.contains(.linkText), place)
    }
    if pending.isEmpty, place.isRow, link.showsDisclosure {
      writeMarkup("<a class=\"sw-row sw-go")
      writeGrowth(of: index)
      out.append("\"")
    } else {
      writeMarkup("<a")
      let classes: StaticString =
        switch (place.isRow && !link.look.isBordered, link.showsDisclosure, link.kind) {
        case (false, true, .page) where place.isRowPart: "sw-row sw-go sw-beside"
        case (true, true, _): "sw-row sw-go"
        case (true, false, .page): "sw-row"
        case (true, false, .address): "sw-row sw-tint"
        case (false, _, _): "sw-link"
        }
      writeAttributes(index, classes)
    }
    writeTarget(link, of: index)
    if !pending.label.isEmpty {
      out.append(" aria-label=\"")
      out.appendAttribute(pointers.text(pending.takeLabel()))
      out.append("\"")
    } else if !inside.contains(.named) {
      out.append(" aria-label=\"Link\"")
    }
    out.append(">")
    writeLabel(of: node)
    out.append("</a>")
  }

  /// Writes the children as a label: phrasing content, side by side.
  @inline(__always)
  mutating func writeLabel(of node: RenderNode) {
    var place = Place.label
    place.isSole = pointers.node(node.firstChild.raw)?.nextSibling.isNone ?? true
    writeChildren(of: node, place)
  }

  private mutating func writeTarget(_ link: LinkPayload, of index: Int32) {
    let takesInput = link.isEnabled && !environment.isDisabled
    if takesInput && !link.target.isEmpty {
      out.append(" href=\"")
      let start = out.count
      out.appendAddress(pointers.text(link.target))
      note(.address, ofLink: index, from: start)
      out.append("\"")
    } else if takesInput && page.isInteractive && link.control >= 0 {
      out.append(" href=\"#\"")
    } else {
      writeMarkup(" role=\"link\" aria-disabled=\"true\"")
      if link.isEnabled && !environment.isDisabled && link.control >= 0 { out.append(" tabindex=\"0\"") }
    }
    writeControlNumber(link.control, ofLink: index)
  }

  /// True where using a control leads to another page.
  func leads(_ control: Int32) -> Bool {
    control >= 0 && Int(control) < tree.targets.count && !tree.targets[Int(control)].isEmpty
  }

  /// Writes the address of the page that a control leads to, and its number.
  mutating func writeLead(_ control: Int32) {
    out.append(" href=\"")
    out.appendAddress(pointers.text(tree.targets[Int(control)]))
    out.append("\"")
    writeControlNumber(control)
  }

  mutating func writeControlNumber(_ control: Int32, ofLink link: Int32 = -1) {
    if control < 0 { return }
    out.append(" data-control=\"")
    let start = out.count
    out.append(number: Int(control))
    note(.number, ofLink: link, from: start)
    out.append("\"")
  }

  /// A link or button around other controls: HTML forbids it, so it is hung on the first text and stretched over
  /// the whole box; the controls lie above it.
  mutating func writeStretched(_ index: Int32, _ node: RenderNode, hasText: Bool, _ place: Place) {
    let label = pending.takeLabel()
    let classes: StaticString
    if node.kind == .link {
      let link = pointers.links[Int(node.payload)]
      if link.showsDisclosure { addClass(" sw-go") }
      let isRow = place.isRow && !link.look.isBordered
      classes =
        isRow
        ? (link.kind == .address ? "sw-row sw-tint sw-reach" : "sw-row sw-reach")
        : place.isRowPart && link.showsDisclosure ? "sw-row sw-beside sw-reach" : "sw-link sw-reach"
    } else {
      let control = pointers.controls[Int(node.payload)]
      addLook(of: control)
      if !control.isEnabled || environment.isDisabled { addClass(" sw-off") }
      classes =
        place.isRow && !control.look.isBordered ? "sw-row sw-button sw-reach" : "sw-button sw-reach"
    }
    openContainer(index, place, classes)
    if hasText && label.isEmpty {
      pending.hang(index)
    } else {
      pending.hang(-1)
      openCover(of: index)
      out.append(" aria-label=\"")
      if !label.isEmpty {
        out.appendAttribute(pointers.text(label))
      } else if !appendSpokenText(inside: node) {
        out.append("Open")
      }
      out.append("\">")
      closeHanging(index)
    }
    writeChildren(of: node, place.inside(.horizontal))
    pending.hang(-1)
    closeContainer(place)
  }

  /// Opens the link that waits for a text, and says whose it is.
  mutating func openHanging() -> Int32? {
    if pending.link < 0 { return nil }
    let owner = pending.takeLink()
    openCover(of: owner)
    out.append(">")
    return owner
  }

  private mutating func openCover(of index: Int32) {
    guard let node = pointers.node(index) else { return }
    if node.kind == .link {
      writeMarkup("<a class=\"sw-cover\"")
      writeTarget(pointers.links[Int(node.payload)], of: index)
    } else {
      let control = pointers.controls[Int(node.payload)]
      if leads(control.control), control.isEnabled, !environment.isDisabled {
        writeMarkup("<a class=\"sw-cover\"")
        return writeLead(control.control)
      }
      writeMarkup("<button type=\"button\" class=\"sw-cover\"")
      writeControlNumber(control.control)
      if !control.isEnabled || environment.isDisabled { out.append(" disabled") }
    }
  }

  mutating func closeHanging(_ owner: Int32?) {
    guard let owner, let node = pointers.node(owner) else { return }
    let isLink =
      node.kind == .link
      || (leads(pointers.controls[Int(node.payload)].control)
        && pointers.controls[Int(node.payload)].isEnabled && !environment.isDisabled)
    out.append(isLink ? "</a>" : "</button>")
  }
}
