import RenderTree

/// Finds the facts of nodes, children before parents.
struct FactFinder: ~Copyable {
  /// Deeper nodes are not written; real screens have less than a hundred levels.
  static let deepest = 400

  let tree: RenderTree
  let pointers: TreePointers
  /// No tree visits more nodes than it has; a loop of links stops here.
  private var remaining: Int
  /// True where views are offered no height, as in a scroll view and in rows: there they take their ideal one.
  var isHeightOpen = false
  /// The view of each likeness whose nodes were visited last.
  private let known: UnsafeMutablePointer<KnownView>

  /// A view that others are like, which holds no text without characters.
  private struct KnownView {
    var index: Int32 = -1
    var axis = StackPayload.Axis.vertical
    /// How many nodes were visited in it.
    var visited = 0
  }

  init(tree: RenderTree, pointers: TreePointers) {
    self.tree = tree
    self.pointers = pointers
    remaining = tree.wholeNodeCount
    known = .allocate(capacity: max(pointers.likenesses.count, 1))
    known.initialize(repeating: KnownView(), count: pointers.likenesses.count)
  }

  deinit { known.deallocate() }

  mutating func visit(_ index: Int32, axis: StackPayload.Axis, depth: Int) -> NodeFacts {
    guard index >= 0, Int(index) < pointers.nodes.count, depth < Self.deepest, remaining > 0 else {
      return []
    }
    let node = pointers.nodes[Int(index)]
    if node.likeness > 0 { return visitAlike(index, node, axis: axis, depth: depth) }
    return visit(index, node, axis: axis, depth: depth)
  }

  /// Views that are alike have the same facts, as long as each has characters in its texts.
  private mutating func visitAlike(
    _ index: Int32, _ node: RenderNode, axis: StackPayload.Axis, depth: Int
  ) -> NodeFacts {
    guard let view = pointers.alike(index, node), depth &+ pointers.nodes(of: view).count < Self.deepest
    else { return visit(index, node, axis: axis, depth: depth) }
    if copyFacts(to: view, axis: axis) { return pointers.facts[view.index] }
    let before = remaining
    let found = visit(index, node, axis: axis, depth: depth)
    if found.contains(.sound) {
      known[view.likeness] = KnownView(index: index, axis: axis, visited: before - remaining)
    }
    return found
  }

  /// True where the facts of a view are known, or those of another that it is like.
  @inline(__always)
  mutating func knows(_ view: AlikeView, axis: StackPayload.Axis, depth: Int) -> Bool {
    if pointers.facts[view.index].contains(.sound) { return true }
    return depth &+ pointers.nodes(of: view).count < Self.deepest && copyFacts(to: view, axis: axis)
  }

  /// Gives a view the facts of another that it is like, if there is one at a place like this.
  @inline(__always)
  private mutating func copyFacts(to view: AlikeView, axis: StackPayload.Axis) -> Bool {
    let other = known[view.likeness]
    guard other.index >= 0, other.axis == axis, other.visited <= remaining else { return false }
    remaining &-= other.visited
    let nodes = pointers.nodes(of: view)
    let source = pointers.facts + (nodes.lowerBound &- view.index &+ Int(other.index))
    (pointers.facts + nodes.lowerBound).update(from: source, count: nodes.count)
    return true
  }

  private mutating func visit(
    _ index: Int32, _ node: RenderNode, axis: StackPayload.Axis, depth: Int
  ) -> NodeFacts {
    remaining -= 1
    let payload = Int(node.payload)
    guard payload >= 0, payload < count(of: node.kind) else { return [] }
    let found = facts(of: node, payload: payload, axis: axis, depth: depth).union(.sound)
    pointers.facts[Int(index)] = found
    return found
  }

  private func count(of kind: RenderNode.Kind) -> Int {
    switch kind {
    case .group, .divider: Int.max
    case .stack: pointers.stacks.count
    case .grid: tree.grids.count
    case .text: pointers.texts.count
    case .image: pointers.images.count
    case .shape: tree.shapes.count
    case .control: pointers.controls.count
    case .link: pointers.links.count
    case .list: tree.lists.count
    case .spacer: pointers.spacers.count
    case .scroll: tree.scrolls.count
    case .map: tree.maps.count
    case .drawing: tree.drawings.count
    case .navigation: tree.navigations.count
    case .presentation: tree.presentations.count
    case .box: pointers.boxes.count
    case .region: pointers.regions.count
    case .alike: 0
    }
  }

  /// Runs `body` for views that are offered no height.
  private mutating func withOpenHeight(_ body: (inout FactFinder) -> NodeFacts) -> NodeFacts {
    let outer = isHeightOpen
    isHeightOpen = true
    defer { isHeightOpen = outer }
    return body(&self)
  }

  private mutating func children(of node: RenderNode, axis: StackPayload.Axis, depth: Int) -> NodeFacts {
    var all: NodeFacts = []
    var child = node.firstChild.raw
    while child >= 0, Int(child) < pointers.nodes.count, remaining > 0 {
      all.formUnion(visit(child, axis: axis, depth: depth + 1))
      child = pointers.nodes[Int(child)].nextSibling.raw
    }
    return all
  }

  /// The facts of the rows of a grid, or of the cells of a row. A line is as wide as the columns, and makes no column wider.
  private mutating func cells(of node: RenderNode, depth: Int) -> NodeFacts {
    var all: NodeFacts = []
    var child = node.firstChild.raw
    while child >= 0, Int(child) < pointers.nodes.count, remaining > 0 {
      let found = visit(child, axis: .depth, depth: depth + 1)
      all.formUnion(pointers.nodes[Int(child)].kind == .divider ? found.subtracting(.grows) : found)
      child = pointers.nodes[Int(child)].nextSibling.raw
    }
    return all
  }

  /// How many children of a node take room on the page.
  private func countDrawn(in node: RenderNode) -> Int {
    var count = 0
    var child = node.firstChild.raw
    while child >= 0, Int(child) < pointers.nodes.count {
      let view = pointers.nodes[Int(child)]
      let isEmpty = view.kind == .presentation || view.kind == .group && view.firstChild.isNone
      if !isEmpty { count += 1 }
      child = view.nextSibling.raw
    }
    return count
  }

  private mutating func facts(
    of node: RenderNode, payload: Int, axis: StackPayload.Axis, depth: Int
  ) -> NodeFacts {
    switch node.kind {
    case .text: return textFacts(pointers.texts[payload])
    case .image: return imageFacts(pointers.images[payload])
    case .shape: return .grows
    case .divider: return axis == .horizontal ? .growsDown : .growsAcross
    case .spacer:
      return axis == .horizontal ? .growsAcross : axis == .vertical ? .growsDown : .grows
    case .map:
      let marks = children(of: node, axis: .depth, depth: depth)
      return marks.intersection([.interactive, .grouped]).union([.grows, .named])
    case .drawing:
      let views = children(of: node, axis: .depth, depth: depth)
      let drawing = tree.drawings[payload]
      if drawing.fit == .points { return views.intersection([.interactive, .grouped, .named]).union(.firm) }
      let isNamed = !drawing.table.isEmpty || !drawing.label.isEmpty
      return views.intersection([.interactive, .grouped, .named]).union(isNamed ? [.grows, .named] : .grows)
    case .stack:
      let stack = pointers.stacks[payload]
      let found = children(of: node, axis: stack.axis, depth: depth)
      // A list beside other views has its surface to itself.
      let isShared = stack.axis != .depth && !stack.extendsSurface && found.contains(.grouped)
      return isShared && countDrawn(in: node) > 1 ? found.subtracting(.grouped) : found
    case .group: return children(of: node, axis: axis, depth: depth)
    case .grid:
      let grid = tree.grids[payload]
      if case .fromRows = grid.columns, !grid.isTable { return cells(of: node, depth: depth) }
      let cells =
        grid.isHorizontal
        ? cells(of: node, depth: depth) : withOpenHeight { $0.cells(of: node, depth: depth) }
      // A lazy grid offers its views no length along the axis on which it adds lines.
      return grid.isHorizontal
        ? cells.subtracting(.growsAcross).union(.growsDown)
        : cells.subtracting(.growsDown).union(.growsAcross)
    case .box: return boxFacts(node, payload, axis: axis, depth: depth)
    case .link:
      let label = children(of: node, axis: .horizontal, depth: depth)
      return label.intersection([.grows, .named, .grouped]).union(.interactive)
    case .control: return controlFacts(node, pointers.controls[payload], depth: depth)
    case .list:
      // Rows are looked at when they are written, while they are near in memory; see `HTMLWriter.writeRows`.
      let found: NodeFacts = [.grows, .interactive, .named]
      return tree.lists[payload].hasGroupedSurface ? found.union(.grouped) : found
    case .scroll:
      let scroll = tree.scrolls[payload]
      if scroll.horizontal && !scroll.vertical {
        // As high as its content, which may be as high as there is room.
        let content = children(of: node, axis: .horizontal, depth: depth)
        return content.intersection(.rising.union(.growsDown)).union(.growsAcross)
      }
      let content = withOpenHeight { $0.children(of: node, axis: .vertical, depth: depth) }
      // As wide as its content.
      return scroll.horizontal
        ? content.intersection(.rising).union(.grows)
        : content.intersection(.rising.union(.growsAcross)).union(.growsDown)
    case .navigation:
      return children(of: node, axis: .vertical, depth: depth).intersection(.rising).union([.grows, .named])
    case .presentation:
      // Written elsewhere: it says nothing about the place it hangs on.
      _ = children(of: node, axis: .vertical, depth: depth)
      return []
    case .region:
      switch pointers.regions[payload] {
      case .tab, .sidebar, .middle, .detail, .content:
        return children(of: node, axis: .vertical, depth: depth)
      case .gridRow: return cells(of: node, depth: depth)
      case .section, .header, .footer, .label, .toolbarLeading, .toolbarPrincipal, .toolbarTrailing,
        .toolbarBottom, .option, .plainRow:
        return children(of: node, axis: .horizontal, depth: depth)
      }
    case .alike: return []
    }
  }

  private func textFacts(_ text: TextPayload) -> NodeFacts {
    let first = Int(text.firstRun)
    guard first >= 0, text.runCount > 0, first + Int(text.runCount) <= pointers.runs.count else { return [] }
    if !tree.addresses.isEmpty, leads(pointers.runs[first..<first + Int(text.runCount)]) {
      return [.interactive, .named]
    }
    for run in pointers.runs[first..<first + Int(text.runCount)] where !run.text.isEmpty {
      return [.linkText, .named]
    }
    return []
  }

  /// True where some of the characters are a link.
  private func leads(_ runs: Slice<UnsafeBufferPointer<TextRun>>) -> Bool {
    runs.contains {
      $0.style >= 0 && Int($0.style) < tree.textStyles.count && tree.textStyles[Int($0.style)].link >= 0
    }
  }

  private func imageFacts(_ image: ImagePayload) -> NodeFacts {
    let named: NodeFacts = image.isDecorative ? [] : .named
    if image.isResizable { return named.union(.grows) }
    return image.source == .asset ? named.union(.firm) : named
  }

  private mutating func controlFacts(_ node: RenderNode, _ control: ControlPayload, depth: Int) -> NodeFacts {
    let label = children(of: node, axis: .horizontal, depth: depth)
    var found = label.intersection(.grouped).union(.interactive)
    if label.contains(.named) || !control.title.isEmpty || !control.accessibilityLabel.isEmpty {
      found.insert(.named)
    }
    switch control.kind {
    case .button: return found.union(label.intersection(.grows))
    case .menu, .colorPicker: return found
    case .picker:
      return control.look == .menu || control.look == .automatic ? found : found.union(.growsAcross)
    case .progress where control.isSpinner: return label.intersection(.rising)
    case .progress where control.isRound, .gauge where control.isRound: return label.intersection(.rising)
    case .progress, .gauge: return label.intersection(.rising).union(.growsAcross)
    case .groupBox: return label.intersection(.rising).union(.growsAcross)
    case .textEditor: return found.union(.grows)
    case .tabs:
      // The page takes its background from the tab that is shown.
      let tab = shownTab(of: node, control)
      if let tab, !pointers.known(tab).contains(.grouped) { found.remove(.grouped) }
      return found.union(.grows)
    case .toggle where control.look == .button: return found.union(label.intersection(.grows))
    case .toggle, .stepper:
      let hasName = label.contains(.named) || !control.title.isEmpty
      return hasName ? found.union(.growsAcross) : found
    case .datePicker where control.look != .graphical && control.look != .wheel:
      let hasLabel = !node.firstChild.isNone || !control.title.isEmpty
      return hasLabel ? found.union(.growsAcross) : found
    case .slider, .textField, .secureField, .datePicker, .disclosure:
      return found.union(.growsAcross)
    }
  }

  /// The tab that is drawn.
  private func shownTab(of node: RenderNode, _ control: ControlPayload) -> Int32? {
    let total = pointers.countChildren(of: node)
    var child = node.firstChild.raw
    for _ in 0..<max(0, min(Int(control.selection), total - 1)) {
      guard let tab = pointers.node(child) else { return nil }
      child = tab.nextSibling.raw
    }
    return pointers.node(child) == nil ? nil : child
  }

  private mutating func boxFacts(
    _ node: RenderNode, _ payload: Int, axis: StackPayload.Axis, depth: Int
  ) -> NodeFacts {
    let outer = isHeightOpen
    isHeightOpen = pointers.boxes[payload].opensHeight(outer)
    var content = visit(node.firstChild.raw, axis: axis, depth: depth + 1)
    isHeightOpen = outer
    if case .frame(nil, .some, _) = pointers.boxes[payload],
      pointers.fittingPicture(node.firstChild.raw) != nil
    {
      // A picture that fits is as wide as the height of its frame lets it be.
      content.remove(.growsAcross)
    }
    if node.firstChild.raw >= 0, Int(node.firstChild.raw) < pointers.nodes.count {
      var second = pointers.nodes[Int(node.firstChild.raw)].nextSibling.raw
      var layers: NodeFacts = []
      while second >= 0, Int(second) < pointers.nodes.count, remaining > 0 {
        layers.formUnion(visit(second, axis: .depth, depth: depth + 1))
        second = pointers.nodes[Int(second)].nextSibling.raw
      }
      if !layers.isEmpty {
        return change(content.union(layers.intersection([.interactive, .named])), by: payload)
      }
    }
    return change(content, by: payload)
  }

  private func change(_ content: NodeFacts, by payload: Int) -> NodeFacts {
    switch pointers.boxes[payload] {
    case .frame(let width, let height, _):
      var found = content
      if width != nil {
        found.remove(.growsAcross)
        found.insert(.firm)
      }
      if height != nil { found.remove(.growsDown) }
      return found
    case .flexibleFrame(let minWidth, _, let maxWidth, _, let idealHeight, let maxHeight, _):
      var found = (minWidth ?? 0) > 0 ? content.union(.firm) : content
      // What grows up to a length has that length, and gives way where there is less room.
      if let maxWidth {
        found = maxWidth.isFinite ? found.subtracting(.growsAcross) : found.union(.growsAcross)
      }
      if isHeightOpen, idealHeight != nil {
        found.remove(.growsDown)
      } else if let maxHeight {
        found = maxHeight.isFinite ? found.subtracting(.growsDown) : found.union(.growsDown)
      }
      return found
    case .fixedSize(let horizontal, let vertical):
      var found = content
      if horizontal {
        found.remove(.growsAcross)
        found.insert(.firm)
      }
      if vertical { found.remove(.growsDown) }
      return found
    case .layoutPriority(let priority): return priority != 0 ? content.union(.firm) : content
    case .aspectRatio(_, fill: false):
      return content.contains(.growsAcross) ? content.subtracting(.growsDown) : content
    case .tappable:
      return content.subtracting(.linkText).union(.interactive)
    case .hidden, .accessibilityHidden:
      return content.subtracting([.linkText, .named])
    case .accessibilityLabel(let label):
      return label.isEmpty ? content : content.union(.named).subtracting(.linkText)
    case .badge:
      return content.union(.growsAcross)
    case .device:
      return content.subtracting(.grows)
    // Looks, places, room around, and what is said of a view leave it what it is.
    case .padding, .offset, .position, .guide, .backgroundPaint, .background, .overlay, .border, .clip,
      .opacity,
      .shadow, .scale, .rotation, .aspectRatio(_, fill: true), .blur, .filter, .zIndex,
      .ignoresSafeArea, .accessibilityHint, .help, .accessibilityValue, .accessibilityIdentifier,
      .accessibilityCombine, .accessibilityHeading, .ignoresTaps, .disabled, .gridCell, .colorScheme,
      .layoutDirection,
      .rowBackground, .rowBackdrop, .rowInsets, .selectedRow:
      return content
    }
  }
}
