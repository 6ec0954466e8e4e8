import RenderTree

extension HTMLWriter {
  mutating func writeAccessibility(_ index: Int32, _ child: Int32, _ box: BoxModifier, _ place: Place) {
    let inner = Place(phrasing: place.phrasing, axis: place.axis)
    switch box {
    case .accessibilityLabel(let label):
      writeLabelled(index, child, label, inner)
    case .accessibilityHint(let text), .help(let text):
      pending.claim(index)
      if case .help = box { pending.add(help: text) } else { pending.add(hint: text) }
      if isDrawing(child) {
        // A drawing has no such attribute.
        openContainer(-1, place, "sw-box")
        write(child, place.inside(.depth))
        closeContainer(place)
      } else {
        writeLeftovers(child, inner)
      }
    case .accessibilityIdentifier(let name):
      pending.claim(index)
      pending.add(identifier: pointers.text(name))
      writeLeftovers(child, inner)
    case .accessibilityValue(let value):
      if pointers.leaf(of: child)?.kind == .control {
        pending.say(value: value)
        return write(child, inner)
      }
      openContainer(index, place, "sw-box")
      write(child, place.inside(.depth))
      writeMarkup("<span class=\"sw-spoken\">")
      out.appendText(pointers.text(value))
      out.append("</span>")
      closeContainer(place)
    case .accessibilityHidden:
      // What takes input stays reachable: hiding it would leave a focus without a name.
      if !pointers.known(child).contains(.interactive) {
        pending.claim(index)
        pending.hide()
      }
      writeAside(child, inner)
    case .accessibilityHeading:
      writeAsHeading(index, child, inner)
    // A combined view reads its words as they stand; the others are no modifiers of this kind.
    default:
      write(child, inner)
    }
  }

  /// True for a picture that is written as a drawing.
  private mutating func isDrawing(_ view: Int32) -> Bool {
    guard let leaf = pointers.leaf(of: view), leaf.kind == .image,
      pointers.images.indices.contains(Int(leaf.payload))
    else { return false }
    let image = pointers.images[Int(leaf.payload)]
    return image.source == .symbol || image.source == .asset && asset(image) == nil
  }

  private mutating func writeLeftovers(_ child: Int32, _ place: Place) {
    write(child, place)
    if pending.isEmpty { return }
    openContainer(-1, place, "sw-box")
    closeContainer(place)
  }

  private mutating func writeLabelled(_ index: Int32, _ child: Int32, _ label: PoolRange, _ place: Place) {
    let kind = pointers.leaf(of: child)?.kind
    if label.isEmpty { return write(child, place) }
    if kind == .image || kind == .control || kind == .link || kind == .drawing {
      pending.say(label: label)
      write(child, place)
      return pending.say(label: .empty)
    }
    let wrapped = wrapPending(above: .none, place)
    pending.own(index)
    addAttributes(
      pointers.known(child).contains(.interactive) ? " role=\"group\"" : " role=\"img\"")
    pending.attributes.append(" aria-label=\"")
    pending.attributes.appendAttribute(pointers.text(label))
    pending.attributes.append("\"")
    openContainer(index, place, "sw-box")
    let link = pending.takeLink()
    write(child, place.inside(.depth))
    pending.hang(link)
    closeContainer(place)
    if wrapped { closeContainer(place) }
  }

  private mutating func writeAsHeading(_ index: Int32, _ child: Int32, _ place: Place) {
    if place.phrasing || !pointers.known(child).contains(.named) { return write(child, place) }
    if let node = pointers.leaf(of: child), node.kind == .text,
      pointers.texts[Int(node.payload)].headingLevel > 0
    {
      return write(child, place)
    }
    let wrapped = wrapPending(above: .none, place)
    let level = outline.heading(2)
    pending.own(index)
    openText(index, place, level: level)
    write(child, .label)
    closeText(place, level: level)
    if wrapped { closeContainer(place) }
  }
}
