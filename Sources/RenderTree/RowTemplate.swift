/// What rows have in common that differ in the characters of some texts only: their nodes.
///
/// Rows made from a template share the payloads of everything but those texts.
public final class RowTemplate: Sendable {
  /// One text whose characters differ.
  fileprivate struct Hole: Sendable {
    /// Its node, counted from the row's first.
    let node: Int
    let text: TextPayload
    let run: TextRun
  }

  /// The nodes; links are counted from the row's first.
  fileprivate let nodes: [RenderNode]
  fileprivate let holes: [Hole]
  /// The views of the row among the nodes.
  fileprivate let roots: [Int32]

  fileprivate init(nodes: [RenderNode], holes: [Hole], roots: [Int32]) {
    self.nodes = nodes
    self.holes = holes
    self.roots = roots
  }
}

extension RenderTree {
  /// The row that was added since `start`: its views and the runs of the texts in which rows differ, in order.
  /// Nil where the row refers to other nodes, or a run is not the only one of one text.
  public func template(
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
    return RowTemplate(nodes: copies, holes: holes, roots: roots)
  }

  /// Adds a row like others, with its own characters in the texts that differ, and gives its views.
  public mutating func add(
    _ template: RowTemplate, texts characters: [PoolRange], into views: inout [NodeIndex]
  ) {
    let base = nodes.count
    nodes.append(contentsOf: template.nodes)
    nodes.withUnsafeMutableBufferPointer { nodes in
      for place in base..<nodes.count {
        if !nodes[place].firstChild.isNone { nodes[place].firstChild.raw &+= Int32(base) }
        if !nodes[place].nextSibling.isNone { nodes[place].nextSibling.raw &+= Int32(base) }
      }
    }
    for place in 0..<min(template.holes.count, characters.count) {
      let hole = template.holes[place]
      var payload = hole.text
      payload.firstRun = Int32(runs.count)
      nodes[base + hole.node].payload = Int32(texts.count)
      texts.append(payload)
      var run = hole.run
      run.text = characters[place]
      runs.append(run)
    }
    for root in template.roots { views.append(NodeIndex(root &+ Int32(base))) }
  }
}
