import RenderTree

extension AccessibilityWriter {
  /// Writes what a modifier is around; inside something that is read as one, only the controls.
  mutating func writeBox(_ node: RenderNode, _ depth: Int, _ level: Int, isInner: Bool = false) {
    guard let box = payload(tree.boxes, node) else { return }
    switch box {
    case .accessibilityHidden, .hidden: return
    case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .accessibilityIdentifier:
      note(box)
    case .accessibilityCombine: if !isInner { return line(depth, "text", name: spoken(node)) }
    case .accessibilityHeading:
      let outer = isHeading
      isHeading = true
      writeChildren(node, depth, level, isInner: isInner)
      isHeading = outer
      return
    case .disabled:
      let outer = isDisabled
      isDisabled = true
      writeChildren(node, depth, level, isInner: isInner)
      isDisabled = outer
      return
    case .tappable:
      // A tap beside controls, which stay what they are, makes no button of what is around them.
      if !holdsControl(node) {
        noteBoxes(in: node)
        return writeNamed(node, depth, level, role: "button")
      }
    case .badge(let text):
      writeChildren(node, depth, level, isInner: isInner)
      if !isInner { line(depth, "text", name: string(text)) }
      return
    case .background, .overlay, .rowBackdrop:
      // What lies behind is read first, what lies in front last; the first child is the view itself.
      let children = Array(tree.children(of: node))
      var isInFront = false
      if case .overlay = box { isInFront = true }
      if !isInFront { write(children.dropFirst(), depth, level, isInner: isInner) }
      write(children.prefix(1), depth, level, isInner: isInner)
      if isInFront { write(children.dropFirst(), depth, level, isInner: isInner) }
      return
    // How a view looks, where it stands and how large it is, is not read.
    case .padding, .frame, .flexibleFrame, .offset, .position, .guide, .backgroundPaint, .border, .clip,
      .opacity,
      .shadow, .scale, .rotation, .aspectRatio, .fixedSize, .layoutPriority, .blur, .filter, .zIndex,
      .ignoresSafeArea, .ignoresTaps, .gridCell, .device, .colorScheme, .layoutDirection, .rowBackground,
      .rowInsets, .selectedRow:
      break
    }
    writeChildren(node, depth, level, isInner: isInner)
    if case .accessibilityLabel = box { label = nil }
    if case .accessibilityValue = box { value = nil }
    if case .accessibilityHint = box { hint = nil }
    if case .help = box { help = nil }
    if case .accessibilityIdentifier = box { identifier = nil }
  }

  /// Notes what a modifier says of the next element.
  private mutating func note(_ box: BoxModifier) {
    if case .accessibilityLabel(let text) = box, label == nil { label = string(text) }
    if case .accessibilityValue(let text) = box, value == nil { value = string(text) }
    if case .accessibilityHint(let text) = box, hint == nil { hint = string(text) }
    if case .help(let text) = box, help == nil { help = string(text) }
    if case .accessibilityIdentifier(let text) = box, identifier == nil { identifier = string(text) }
  }

  /// Notes what the modifiers directly in another one say.
  private mutating func noteBoxes(in outer: RenderNode) {
    var index = outer.firstChild
    while index.raw >= 0, Int(index.raw) < tree.nodes.count, tree[index].kind == .box,
      let box = payload(tree.boxes, tree[index])
    {
      note(box)
      index = tree[index].firstChild
    }
  }

  /// True where something in a view takes input by itself.
  private func holdsControl(_ node: RenderNode) -> Bool {
    var upcoming = [node.firstChild]
    while let index = upcoming.popLast() {
      guard index.raw >= 0, Int(index.raw) < tree.nodes.count else { continue }
      let inner = tree[index]
      switch inner.kind {
      case .control: if payload(tree.controls, inner).map({ $0.control >= 0 }) ?? false { return true }
      case .link: return true
      case .text, .image, .shape, .divider, .spacer, .group, .stack, .grid, .list, .scroll, .map, .drawing,
        .navigation, .presentation, .region, .box, .alike:
        break
      }
      upcoming += [inner.nextSibling, inner.firstChild]
    }
    return false
  }

  mutating func writeList(_ node: RenderNode, _ depth: Int, _ level: Int) {
    line(depth, payload(tree.lists, node)?.isForm == true ? "form" : "list")
    for child in tree.children(of: node) { writeRow(child, depth + 1, level + 1) }
  }

  private mutating func writeRow(_ index: NodeIndex, _ depth: Int, _ level: Int) {
    guard index.raw >= 0, Int(index.raw) < tree.nodes.count, level < Self.deepest else { return }
    let node = tree[index]
    if node.kind == .presentation { return presentations.append(index) }
    if node.kind == .region, payload(tree.regions, node) == .section {
      let header = tree.children(of: node).first { isRegion($0, .header) }
      line(depth, "section", name: header.map { spoken(tree[$0]) } ?? "")
      for child in tree.children(of: node) where child != header {
        if isRegion(child, .footer) {
          write(child, depth: depth + 1, level: level + 1)
        } else {
          writeRow(child, depth + 1, level + 1)
        }
      }
      return
    }
    let start = out.count
    line(depth, tree.rowLook(of: index).selection != nil ? "row selected" : "row")
    let inside = out.count
    write(index, depth: depth + 1, level: level)
    if out.count == inside { out.removeLast(out.count - start) }
  }

  func isRegion(_ index: NodeIndex, _ region: Region) -> Bool {
    tree[index].kind == .region && payload(tree.regions, tree[index]) == region
  }

  mutating func writeRegion(_ node: RenderNode, _ depth: Int, _ level: Int) {
    switch payload(tree.regions, node) {
    case .gridRow:
      line(depth, tree.rowLook(of: node.firstChild).selection != nil ? "row selected" : "row")
      writeChildren(node, depth + 1, level)
    case .sidebar, .middle, .detail:
      let name =
        payload(tree.regions, node) == .sidebar
        ? "sidebar" : payload(tree.regions, node) == .middle ? "content" : "detail"
      line(depth, "column", name: name)
      writeChildren(node, depth + 1, level)
    case .section, .header, .footer, .label, .content, .toolbarLeading, .toolbarPrincipal, .toolbarTrailing,
      .toolbarBottom, .tab, .option, .plainRow, nil:
      writeChildren(node, depth, level)
    }
  }

  mutating func writeNavigation(_ node: RenderNode, _ depth: Int, _ level: Int) {
    guard let navigation = payload(tree.navigations, node) else { return }
    let children = Array(tree.children(of: node))
    if !navigation.isHidden {
      if !navigation.back.isEmpty { line(depth, "back", name: string(navigation.back)) }
      for (region, name) in [(Region.toolbarLeading, "leading"), (.toolbarPrincipal, "principal")] {
        writeToolbar(children, region, name, depth, level)
      }
      if !navigation.title.isEmpty { line(depth, "heading 1", name: string(navigation.title)) }
      if !navigation.title.isEmpty, !navigation.subtitle.isEmpty {
        line(depth, "text", name: string(navigation.subtitle))
      }
      writeToolbar(children, .toolbarTrailing, "trailing", depth, level)
    }
    for child in children where !isToolbar(child) { write(child, depth: depth, level: level + 1) }
    writeToolbar(children, .toolbarBottom, "bottom", depth, level)
  }

  private func isToolbar(_ index: NodeIndex) -> Bool {
    let bars: [Region] = [.toolbarLeading, .toolbarPrincipal, .toolbarTrailing, .toolbarBottom]
    return bars.contains { isRegion(index, $0) }
  }

  private mutating func writeToolbar(
    _ children: [NodeIndex], _ region: Region, _ name: String, _ depth: Int, _ level: Int
  ) {
    let items = children.filter { isRegion($0, region) }
    if items.isEmpty { return }
    line(depth, "toolbar", name: name)
    for item in items { write(item, depth: depth + 1, level: level + 1) }
  }

  mutating func writePresentation(_ index: NodeIndex) {
    let node = tree[index]
    guard let presentation = payload(tree.presentations, node) else { return }
    let role =
      switch presentation.kind {
      case .alert: "alert"
      case .actionSheet: "choices"
      case .sheet: "sheet"
      case .cover: "cover"
      case .popover: "popover"
      }
    line(0, role, name: string(presentation.title))
    if !presentation.message.isEmpty { line(1, "text", name: string(presentation.message)) }
    writeChildren(node, 1, 0)
  }

  // MARK: Words

  /// What a subtree says as one: its texts and the names of its pictures, in order.
  func spoken(_ node: RenderNode) -> String {
    var words: [String] = []
    var budget = tree.nodes.count
    collect(node, &words, 0, &budget)
    return words.joined(separator: ", ")
  }

  /// The view that modifiers are around.
  private func leaf(of node: RenderNode) -> RenderNode {
    var node = node
    for _ in 0..<Self.deepest {
      guard node.kind == .box, tree.nodes.indices.contains(Int(node.firstChild.raw)) else { break }
      node = tree[node.firstChild]
    }
    return node
  }

  private func collect(
    _ node: RenderNode, _ words: inout [String], _ depth: Int, _ budget: inout Int
  ) {
    guard depth < Self.deepest, budget > 0 else { return }
    budget -= 1
    switch node.kind {
    case .text:
      guard let text = payload(tree.texts, node) else { return }
      let said = self.words(of: text)
      if !said.isEmpty { words.append(said) }
      return
    case .image:
      if let image = payload(tree.images, node), !image.isDecorative { words.append(name(of: image)) }
      return
    case .control, .link, .presentation: if depth > 0 { return }
    case .box:
      switch payload(tree.boxes, node) {
      case .accessibilityHidden?, .hidden?: return
      case .accessibilityLabel(let label)?:
        // What takes input is an element of its own, by whatever name.
        if depth > 0, [.control, .link].contains(leaf(of: node).kind) { return }
        words.append(string(label))
        return
      case .badge(let text)?: words.append(string(text))
      case .tappable? where depth > 0: return
      // Whatever else is said of a view leaves its words; what replaces them stands above.
      default: break
      }
    case .group, .stack, .grid, .shape, .list, .divider, .spacer, .scroll, .map, .drawing, .navigation,
      .region,
      .alike:
      break
    }
    for child in tree.children(of: node) { collect(tree[child], &words, depth + 1, &budget) }
  }
}
