/// What rows have in common that differ in the characters of some texts, the names of some pictures, and where links
/// lead, only: their nodes.
///
/// Rows made from a template share the payloads of everything but those.
public final class RowTemplate: Sendable {
  /// One node whose payload differs.
  struct Hole<Payload: Sendable>: Sendable {
    /// The node, counted from the row's first.
    let node: Int
    let payload: Payload
  }

  /// The payload of a text, and its one run.
  struct Characters: Sendable {
    let text: TextPayload
    let run: TextRun
  }

  /// The payloads in which a row differs from others, by their places in the tree, each kind in the order of its rows.
  public struct Differences {
    /// Places in `RenderTree.runs`.
    public var runs: [Int] = []
    /// Places in `RenderTree.images`.
    public var images: [Int] = []
    /// Places in `RenderTree.links`.
    public var links: [Int] = []
    /// None.
    public init() {}
  }

  /// The nodes; links are counted from the row's first.
  let nodes: [RenderNode]
  let texts: [Hole<Characters>]
  let images: [Hole<ImagePayload>]
  let links: [Hole<LinkPayload>]
  /// The views of the row among the nodes.
  let roots: [Int32]
  /// The one node that a row may be added as, in place of these; nil where rows have to be whole.
  let folded: RenderNode?

  fileprivate init(
    nodes: [RenderNode], texts: [Hole<Characters>], images: [Hole<ImagePayload>], links: [Hole<LinkPayload>],
    roots: [Int32], folded: RenderNode?
  ) {
    self.nodes = nodes
    self.texts = texts
    self.images = images
    self.links = links
    self.roots = roots
    self.folded = folded
  }
}

extension RenderTree {
  /// The row that was added since `start`: its views and in what rows differ. Nil where the row refers to other nodes, or
  /// a run is not the only one of one text.
  ///
  /// A row of one view gets a likeness, as do those that are made of it.
  public mutating func template(
    since start: Extent, views: ArraySlice<NodeIndex>, differingIn differences: RowTemplate.Differences
  ) -> RowTemplate? {
    let base = Int32(start.nodes)
    var copies = Array(nodes[start.nodes...])
    func places<Payload>(
      of kind: RenderNode.Kind, _ payloads: [Payload], after first: Int, _ places: [Int]
    ) -> [RowTemplate.Hole<Payload>]? {
      var holes: [RowTemplate.Hole<Payload>] = []
      for payload in places {
        guard payload >= first,
          let node = copies.firstIndex(where: { $0.kind == kind && Int($0.payload) == payload })
        else { return nil }
        holes.append(RowTemplate.Hole(node: node, payload: payloads[payload]))
      }
      return holes
    }
    let runTexts = differences.runs.map { run in
      texts[start.texts...].firstIndex { $0.firstRun == Int32(run) && $0.runCount == 1 } ?? -1
    }
    guard let texts = places(of: .text, texts, after: start.texts, runTexts),
      let images = places(of: .image, images, after: start.images, differences.images),
      let links = places(of: .link, links, after: start.links, differences.links)
    else { return nil }
    for place in copies.indices {
      for link in [\RenderNode.firstChild, \RenderNode.nextSibling] where !copies[place][keyPath: link].isNone
      {
        let target = copies[place][keyPath: link].raw - base
        if target < 0 { return nil }
        copies[place][keyPath: link] = NodeIndex(target)
      }
    }
    let roots = views.map { $0.raw - base }
    if roots.contains(where: { $0 < 0 }) { return nil }
    var folded: RenderNode?
    if let root = roots.first, roots.count == 1 {
      let own = (differences.runs.map { runs[$0].text } + images.map(\.payload.name)).map { OwnText($0) }
      let isFoldable =
        canFold(copies[Int(root)].kind) && links.isEmpty && !own.isEmpty && !own.contains { $0.isEmpty }
      let likeness = addLikeness(
        root: root, in: NodeIndex(base + root), nodeCount: copies.count, texts: texts.map(\.node),
        images: images.map(\.node), links: links.map(\.node), own: isFoldable ? own : nil)
      copies[Int(root)].likeness = likeness
      nodes[Int(base + root)].likeness = likeness
      if isFoldable, likeness > 0 {
        folded = RenderNode(kind: .alike, payload: 0)
        folded?.likeness = likeness
      }
    }
    return RowTemplate(
      nodes: copies,
      texts: zip(texts, differences.runs).map { hole, run in
        RowTemplate.Hole(
          node: hole.node, payload: RowTemplate.Characters(text: hole.payload, run: runs[run]))
      },
      images: images, links: links, roots: roots, folded: folded)
  }

  /// True for views of which a list asks nothing before it writes them as a row.
  private func canFold(_ kind: RenderNode.Kind) -> Bool {
    switch kind {
    case .stack, .grid, .text, .image, .shape, .divider, .spacer, .scroll, .box: true
    case .group, .control, .link, .list, .map, .drawing, .navigation, .presentation, .region, .alike: false
    }
  }
}
