import RenderTree

/// Where badges stand: in the label of a link, behind which its chevron comes, and on the item of a tab.
extension Lowering {
  /// Puts a badge on a view, or on each of the views of a group.
  func badge(_ text: PoolRange, on view: NodeIndex) -> NodeIndex {
    if view.isNone { return view }
    switch tree[view].kind {
    case .group: return forEach(in: view) { badge(text, on: $0) }
    case .link:
      let label = children(of: view)
      if label.isEmpty { return view }
      tree[view].firstChild = box(.badge(text), single(label))
      return view
    // A badge stands behind any other view, whatever it is made of.
    default: return box(.badge(text), view)
    }
  }

  /// Takes the badge off a tab's view and puts it on the tab's item.
  func moveBadge(from view: inout NodeIndex, to item: [NodeIndex]) -> [NodeIndex] {
    guard let text = takeBadge(from: &view), !item.isEmpty else { return item }
    return [box(.badge(text), single(item))]
  }

  private func single(_ views: [NodeIndex]) -> NodeIndex {
    views.count == 1 && tree[views[0]].kind != .group
      ? views[0] : stack(StackPayload(axis: .horizontal), children: views)
  }

  /// What the badge says that is among the layers around a view, from which it is taken.
  private func takeBadge(from view: inout NodeIndex) -> PoolRange? {
    var outer = NodeIndex.none
    var layer = view
    while !layer.isNone, tree[layer].kind == .box {
      let content = tree[layer].firstChild
      if case .badge(let text)? = tree.box(tree[layer]) {
        if !content.isNone { tree[content].nextSibling = tree[layer].nextSibling }
        if outer.isNone {
          view = content
        } else {
          tree[outer].firstChild = content
        }
        return text
      }
      outer = layer
      layer = content
    }
    return nil
  }
}
