extension RenderTree {
  /// How many nodes it has where each view has its own: what it takes to draw it.
  public var wholeNodeCount: Int { nodes.count + foldedNodes }

  /// The same tree, in which each view has its own nodes: for renderers that do not know `.alike`. Costs nothing where
  /// that is so already, else a copy of the tree.
  public func unfolded() -> RenderTree {
    if !isFolded { return self }
    var whole = self
    for place in nodes.indices where nodes[place].kind == .alike { whole.unfold(NodeIndex(Int32(place))) }
    whole.isFolded = false
    return whole
  }

  /// The characters in the pool; those in the source are copied there.
  private mutating func inPool(_ text: OwnText) -> PoolRange {
    guard text.isInSource else { return text.range }
    return source.map { store($0.bytes(text)) } ?? .empty
  }

  /// Gives a view that is like another nodes of its own. They do not lie together, so that it is like no other then.
  public mutating func unfold(_ view: NodeIndex) {
    let folded = self[view]
    guard folded.kind == .alike, folded.likeness > 0 else { return }
    let likeness = likenesses[Int(folded.likeness) - 1]
    let first = likeness.root.raw + likeness.firstNode
    let added = Int32(nodes.count)
    func moved(_ node: NodeIndex) -> NodeIndex {
      node == likeness.root ? view : node.isNone ? node : NodeIndex(node.raw - first + added)
    }
    for place in first..<first + likeness.nodeCount {
      var node = nodes[Int(place)]
      node.firstChild = moved(node.firstChild)
      node.nextSibling = moved(node.nextSibling)
      if NodeIndex(place) == likeness.root {
        node.likeness = 0
        node.nextSibling = folded.nextSibling
        self[view] = node
      }
      nodes.append(node)
    }
    var own = Int(folded.payload)
    func place(of differing: Int32) -> NodeIndex {
      moved(NodeIndex(likeness.root.raw + differingNodes[Int(differing)]))
    }
    for differing in likeness.texts {
      let node = place(of: differing)
      var text = texts[Int(self[node].payload)]
      var run = runs[Int(text.firstRun)]
      run.text = inPool(differences[own])
      text.firstRun = Int32(runs.count)
      self[node].payload = Int32(texts.count)
      runs.append(run)
      texts.append(text)
      own += 1
    }
    for differing in likeness.images {
      let node = place(of: differing)
      var image = images[Int(self[node].payload)]
      image.name = inPool(differences[own])
      self[node].payload = Int32(images.count)
      images.append(image)
      own += 1
    }
    foldedNodes -= Int(likeness.nodeCount) - 1
  }
}
