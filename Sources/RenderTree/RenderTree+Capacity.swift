extension RenderTree {
  /// How long the tree's arrays are that grow with rows.
  public struct Extent: Sendable {
    let nodes, pool, stacks, texts, runs, images, controls, links, boxes, regions, spacers, differences: Int
  }

  /// How long its arrays are now.
  public var extent: Extent {
    Extent(
      nodes: nodes.count, pool: pool.count, stacks: stacks.count, texts: texts.count, runs: runs.count,
      images: images.count, controls: controls.count, links: links.count, boxes: boxes.count,
      regions: regions.count, spacers: spacers.count, differences: differences.count)
  }

  /// Makes room for `times` as much as has come since `start`, so that the arrays are not copied while rows that
  /// are much alike are added; for a few million entries at the most.
  public mutating func reserve(_ times: Int, since start: Extent) {
    func grow<T>(_ array: inout [T], _ before: Int) {
      let (more, overflow) = (array.count - before).multipliedReportingOverflow(by: times)
      if more > 0, !overflow { array.reserveCapacity(array.count + min(more, 4_000_000)) }
    }
    grow(&nodes, start.nodes)
    grow(&pool, start.pool)
    grow(&stacks, start.stacks)
    grow(&texts, start.texts)
    grow(&runs, start.runs)
    grow(&images, start.images)
    grow(&controls, start.controls)
    grow(&links, start.links)
    grow(&boxes, start.boxes)
    grow(&regions, start.regions)
    grow(&spacers, start.spacers)
    grow(&differences, start.differences)
  }
}
