/// What rows have in common that differ in the characters of some texts only: their nodes.
///
/// Rows made from a template share the payloads of everything but those texts.
public final class RowTemplate: Sendable {
  /// One text whose characters differ.
  struct Hole: Sendable {
    /// Its node, counted from the row's first.
    let node: Int
    let text: TextPayload
    let run: TextRun
  }

  /// The nodes; links are counted from the row's first.
  let nodes: [RenderNode]
  let holes: [Hole]
  /// The views of the row among the nodes.
  let roots: [Int32]

  fileprivate init(nodes: [RenderNode], holes: [Hole], roots: [Int32]) {
    self.nodes = nodes
    self.holes = holes
    self.roots = roots
  }
}

extension RenderTree {
  /// The row that was added since `start`: its views and the runs of the texts in which rows differ, in order.
  /// Nil where the row refers to other nodes, or a run is not the only one of one text.
  ///
  /// A row of one view gets a likeness, as do those that are made of it.
  public mutating func template(
    since start: Extent, views: ArraySlice<NodeIndex>, differingIn runs: [Int]
  ) -> RowTemplate? {
    let base = Int32(start.nodes)
    var copies = Array(nodes[start.nodes...])
    var holes: [RowTemplate.Hole] = []
    for run in runs {
      let place = copies.firstIndex {
        $0.kind == .text && Int($0.payload) >= start.texts && texts[Int($0.payload)].firstRun == Int32(run)
      }
      guard let place, run >= start.runs, texts[Int(copies[place].payload)].runCount == 1 else { return nil }
      holes.append(
        RowTemplate.Hole(node: place, text: texts[Int(copies[place].payload)], run: self.runs[run]))
    }
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
    if let root = roots.first, roots.count == 1 {
      let likeness = addLikeness(
        root: root, nodeCount: copies.count, differingTexts: holes.map(\.node))
      copies[Int(root)].likeness = likeness
      nodes[Int(base + root)].likeness = likeness
    }
    return RowTemplate(nodes: copies, holes: holes, roots: roots)
  }
}
