import RenderTree

// What is said of views: their texts, else the names of their pictures.
extension HTMLWriter {
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
      spoilTemplate()
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
