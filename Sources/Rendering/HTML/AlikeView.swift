import RenderTree

/// A view that is like others, in place.
struct AlikeView {
  let index: Int
  /// Its place in `RenderTree.likenesses`.
  let likeness: Int
  /// The texts, pictures and links in which it differs, counted from the view.
  let texts: UnsafeBufferPointer<Int32>
  let images: UnsafeBufferPointer<Int32>
  let links: UnsafeBufferPointer<Int32>
}

extension TreePointers {
  /// What is known of a view that is like others and has characters in all texts in which it differs: such views have the
  /// same facts. Nil for others, and where the tree is damaged.
  @inline(__always)
  func alike(_ index: Int32, _ node: RenderNode) -> AlikeView? {
    let place = Int(node.likeness) &- 1
    guard place < likenesses.count, let all = differingNodes.baseAddress else { return nil }
    let likeness = likenesses[place]
    let first = Int(index) &+ Int(likeness.firstNode)
    guard first >= 0, first &+ Int(likeness.nodeCount) <= nodes.count else { return nil }
    func part(_ range: Range<Int32>) -> UnsafeBufferPointer<Int32> {
      UnsafeBufferPointer(
        start: all + Int(range.lowerBound), count: Int(range.upperBound &- range.lowerBound))
    }
    let view = AlikeView(
      index: Int(index), likeness: place, texts: part(likeness.texts), images: part(likeness.images),
      links: part(likeness.links))
    for text in view.texts {
      let node = nodes[view.index &+ Int(text)]
      guard node.kind == .text, node.payload >= 0, Int(node.payload) < texts.count else { return nil }
      let run = Int(texts[Int(node.payload)].firstRun)
      guard run >= 0, run < runs.count, runs[run].text.count > 0 else { return nil }
    }
    for image in view.images {
      let node = nodes[view.index &+ Int(image)]
      guard node.kind == .image, node.payload >= 0, Int(node.payload) < images.count else { return nil }
    }
    for link in view.links {
      let node = nodes[view.index &+ Int(link)]
      guard node.kind == .link, node.payload >= 0, Int(node.payload) < links.count else { return nil }
    }
    return view
  }

  /// One of the texts in which views that are alike differ.
  @inline(__always)
  func text(_ place: Int, of view: AlikeView) -> TextPayload {
    texts[Int(nodes[view.index &+ Int(view.texts[place])].payload)]
  }

  /// One of the links in which they differ.
  @inline(__always)
  func link(_ place: Int, of view: AlikeView) -> LinkPayload {
    links[Int(nodes[view.index &+ Int(view.links[place])].payload)]
  }

  /// The links that lead somewhere, a bit for each.
  @inline(__always)
  func leads(of view: AlikeView) -> UInt64 {
    var found: UInt64 = 0
    for place in view.links.indices where !link(place, of: view).target.isEmpty {
      found |= 1 &<< UInt64(place)
    }
    return found
  }

  /// The nodes of a view that is like others.
  @inline(__always)
  func nodes(of view: AlikeView) -> Range<Int> {
    let likeness = likenesses[view.likeness]
    let first = view.index &+ Int(likeness.firstNode)
    return Range(uncheckedBounds: (first, first &+ Int(likeness.nodeCount)))
  }
}
