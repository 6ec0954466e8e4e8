import RenderTree

/// A view that is like others, in place.
struct AlikeView {
  /// The view; where it is folded, the one that it is like (`Likeness.root`).
  let index: Int
  /// Its place in `RenderTree.likenesses`.
  let likeness: Int
  /// The texts, pictures and links in which it differs, counted from the view.
  let texts: UnsafeBufferPointer<Int32>
  let images: UnsafeBufferPointer<Int32>
  let links: UnsafeBufferPointer<Int32>
  /// What a folded view has of its own: the characters of these texts, then the names of these pictures; nil for others.
  let own: UnsafePointer<OwnText>?
}

extension TreePointers {
  /// What is known of a view that is like others and has characters in all texts in which it differs: such views have the
  /// same facts. Nil for others, and where the tree is damaged.
  @inline(__always)
  func alike(_ index: Int32, _ node: RenderNode) -> AlikeView? {
    let place = Int(node.likeness) &- 1
    guard place < likenesses.count, node.kind != .alike else { return nil }
    let likeness = likenesses[place]
    let first = Int(index) &+ Int(likeness.firstNode)
    guard first >= 0, first &+ Int(likeness.nodeCount) <= nodes.count else { return nil }
    let view = view(Int(index), place, likeness, own: nil)
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

  /// A folded view; nil where the tree is damaged.
  @inline(__always)
  func folded(_ node: RenderNode) -> AlikeView? {
    let place = Int(node.likeness) &- 1
    guard place >= 0, place < likenesses.count, let base = differences.baseAddress else { return nil }
    let likeness = likenesses[place]
    let view = view(Int(likeness.root.raw), place, likeness, own: base + Int(max(node.payload, 0)))
    guard likeness.own >= 0, Int(node.payload) &+ view.texts.count &+ view.images.count <= differences.count
    else { return nil }
    return view
  }

  @inline(__always)
  private func view(_ index: Int, _ place: Int, _ likeness: Likeness, own: UnsafePointer<OwnText>?)
    -> AlikeView
  {
    func part(_ range: Range<Int32>) -> UnsafeBufferPointer<Int32> {
      UnsafeBufferPointer(
        start: differingNodes.baseAddress.map { $0 + Int(range.lowerBound) },
        count: Int(range.upperBound &- range.lowerBound))
    }
    return AlikeView(
      index: index, likeness: place, texts: part(likeness.texts), images: part(likeness.images),
      links: part(likeness.links), own: own)
  }

  /// Gives the view that a folded one is like what that has of its own: it is written in its place then.
  func show(_ view: AlikeView) {
    if let own = view.own { give(own, to: view) }
  }

  /// Gives that view back what it had itself.
  func endShowing(_ view: AlikeView) {
    if let base = differences.baseAddress { give(base + Int(likenesses[view.likeness].own), to: view) }
  }

  private func give(_ own: UnsafePointer<OwnText>, to view: AlikeView) {
    for place in view.texts.indices { ownRuns?[run(place, of: view)].text = shown(own[place]) }
    for place in view.images.indices {
      let image = Int(nodes[view.index &+ Int(view.images[place])].payload)
      ownImages?[image].name = shown(own[view.texts.count &+ place])
    }
  }

  /// The range by which `text` finds characters.
  private func shown(_ text: OwnText) -> PoolRange {
    var range = text.range
    if text.isInSource { range.count |= Self.inSource }
    return range
  }

  /// The characters of one of the texts in which views that are alike differ, and how many bytes may be read from the
  /// first on.
  @inline(__always)
  func characters(_ place: Int, of view: AlikeView) -> (UnsafeBufferPointer<UInt8>, readable: Int) {
    if let own = view.own { return text(own[place]) }
    let characters = text(runs[run(place, of: view)].text)
    return (characters, characters.count)
  }

  /// The run of such a text.
  @inline(__always)
  private func run(_ place: Int, of view: AlikeView) -> Int {
    Int(texts[Int(nodes[view.index &+ Int(view.texts[place])].payload)].firstRun)
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
