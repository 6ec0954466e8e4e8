import SourceModel

/// Views that contain themselves.
public enum ViewCycle {
  /// The cycles among some edges, each as positions in `DataFlowGraph.edges` in order, from the first of the cycle's nodes.
  public static func find(_ graph: DataFlowGraph, _ chosen: [Int]) -> [[Int]] {
    if chosen.isEmpty { return [] }
    // A network has four numbers for each node.
    let memory = TableMemory(bytes: graph.nodes.count * 4 * MemoryLayout<Int32>.stride)
    let network = Network(
      count: graph.nodes.count, sources: memory.table(chosen.map { graph.edges[$0].from }),
      targets: memory.table(chosen.map { graph.edges[$0].to }), in: memory)
    var finder = ComponentFinder(network, memory)
    return finder.cyclic().map { component in
      finder.cycle(from: component[0], within: component).map { chosen[Int($0)] }
    }
  }
}
