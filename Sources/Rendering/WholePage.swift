import RenderTree

extension RenderTree {
  /// The colour scheme that is set around the whole page, under which the page itself is painted; nil for none.
  package var isWhollyDark: Bool? {
    aroundPage {
      if case .colorScheme(let isDark) = $0 { return isDark }
      return nil
    }
  }

  /// True where the whole page reads from the right, false where from the left; nil where nothing says so.
  package var wholeDirection: Bool? {
    aroundPage {
      if case .layoutDirection(let isRightToLeft) = $0 { return isRightToLeft }
      return nil
    }
  }

  /// What the first box around the whole page says that says something. Indices outside the tree end the search.
  private func aroundPage(_ said: (BoxModifier) -> Bool?) -> Bool? {
    var index = root.raw
    for _ in nodes.indices {
      guard let node = node(at: index) else { return nil }
      switch node.kind {
      case .group:
        guard let only = onlyView(from: node.firstChild.raw) else { return nil }
        index = only
      case .box:
        if boxes.indices.contains(Int(node.payload)), let found = said(boxes[Int(node.payload)]) {
          return found
        }
        index = node.firstChild.raw
      // Whatever arranges, shows or holds several views says nothing about the page around it.
      default: return nil
      }
    }
    return nil
  }

  private func node(at index: Int32) -> RenderNode? {
    nodes.indices.contains(Int(index)) ? nodes[Int(index)] : nil
  }

  /// The view among siblings that is no presentation, where there is one alone.
  private func onlyView(from first: Int32) -> Int32? {
    var found: Int32?
    var index = first
    for _ in nodes.indices {
      guard let node = node(at: index) else { break }
      if node.kind != .presentation {
        if found != nil { return nil }
        found = index
      }
      index = node.nextSibling.raw
    }
    return found
  }
}
