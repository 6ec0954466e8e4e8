import RenderTree

/// Which parts of a page its tab views show: of several tabs each has a navigation bar, and one of them is on screen.
///
/// Made of pages that have tab views alone; it costs one look at each node.
struct ShownTabs {
  private let tree: RenderTree
  private let parents: [NodeIndex]

  /// The tabs of a page; nil where it has none.
  init?(_ tree: RenderTree) {
    guard tree.controls.contains(where: { $0.kind == .tabs }) else { return nil }
    self.tree = tree
    var parents = [NodeIndex](repeating: .none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.children(of: tree.nodes[index]) { parents[Int(child.raw)] = NodeIndex(Int32(index)) }
    }
    self.parents = parents
  }

  /// True for a node in a tab that is not the shown one.
  func hide(_ node: NodeIndex) -> Bool {
    var node = node
    while let parent = parent(of: node) {
      if tree.region(tree[node]) == .tab, tree[parent].kind == .control {
        let shown = Int(tree.controls[Int(tree[parent].payload)].selection)
        let tabs = tree.children(of: parent).filter { tree.region(tree[$0]) == .tab }
        if tabs.indices.contains(shown), tabs[shown] != node { return true }
      }
      node = parent
    }
    return false
  }

  /// The title of the navigation bar that a node has, or that is around it; nil where there is none.
  func title(around node: NodeIndex) -> String? {
    var around: NodeIndex? = node.isNone ? nil : node
    while let node = around {
      if tree[node].kind == .navigation {
        return tree.string(tree.navigations[Int(tree[node].payload)].title)
      }
      around = parent(of: node)
    }
    return nil
  }

  private func parent(of node: NodeIndex) -> NodeIndex? {
    guard !node.isNone, parents.indices.contains(Int(node.raw)) else { return nil }
    let parent = parents[Int(node.raw)]
    return parent.isNone ? nil : parent
  }
}

extension RenderTree {
  /// The bars that are on screen, those of other tabs left out.
  var shownNavigations: [NavigationPayload] {
    guard navigations.count > 1, let tabs = ShownTabs(self) else { return navigations }
    return nodes.indices.filter { nodes[$0].kind == .navigation && !tabs.hide(NodeIndex(Int32($0))) }
      .map { Int(nodes[$0].payload) }.sorted().map { navigations[$0] }
  }
}
