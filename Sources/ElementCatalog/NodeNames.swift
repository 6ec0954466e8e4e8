import RenderTree

extension Lowering {
  /// The text by which a view is found and spoken: its accessibility label, else the texts in it, joined by blanks.
  public func name(of index: NodeIndex) -> String {
    var parts: [String] = []
    collectNames(index, into: &parts, depth: 0)
    return parts.joined(separator: " ")
  }

  private func collectNames(_ index: NodeIndex, into parts: inout [String], depth: Int) {
    guard !index.isNone, depth < 256 else { return }
    tree.unfold(index)
    let node = tree[index]
    switch node.kind {
    case .text:
      let text = tree.texts[Int(node.payload)]
      let runs = tree.runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)]
      parts.append(runs.map { tree.string($0.text) }.joined())
      return
    case .image:
      let image = tree.images[Int(node.payload)]
      if image.isDecorative { return }
      let name = tree.string(image.label.isEmpty ? image.name : image.label)
      parts.append(image.label.isEmpty && image.source == .symbol ? host.settings.symbolLabel(name) : name)
      return
    case .control:
      let control = tree.controls[Int(node.payload)]
      if !control.accessibilityLabel.isEmpty {
        parts.append(tree.string(control.accessibilityLabel))
        return
      }
      if !control.title.isEmpty { parts.append(tree.string(control.title)) }
    case .box:
      if case .accessibilityLabel(let label)? = tree.box(node) {
        parts.append(tree.string(label))
        return
      }
      if case .accessibilityHidden? = tree.box(node) { return }
    case .region where tree.region(node) == .content: return
    // A node without words of its own is named by what it holds.
    default: break
    }
    for child in children(of: index) { collectNames(child, into: &parts, depth: depth + 1) }
  }

  /// The view inside the modifiers around it.
  public func innermost(_ index: NodeIndex) -> NodeIndex {
    var index = index
    while !index.isNone, tree[index].kind == .box { index = tree[index].firstChild }
    return index
  }

  /// Changes the payload of each image that `content` is or that its modifiers are around.
  func changeImages(in content: NodeIndex, _ change: (inout ImagePayload) -> Void) -> NodeIndex {
    forEach(in: content) { view in
      let image = innermost(view)
      if !image.isNone, tree[image].kind == .image { change(&tree.images[Int(tree[image].payload)]) }
      return view
    }
  }

  /// Changes the payload of each shape that `content` is or that its modifiers are around.
  func changeShapes(in content: NodeIndex, _ change: (inout ShapePayload) -> Void) -> NodeIndex {
    forEach(in: content) { view in
      let shape = innermost(view)
      if !shape.isNone, tree[shape].kind == .shape { change(&tree.shapes[Int(tree[shape].payload)]) }
      return view
    }
  }
}
