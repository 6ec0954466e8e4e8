/// Views that contain themselves.
public enum ViewCycle {
  /// The cycles among some edges, each as positions in `DataFlowGraph.edges` in order, from the first of the cycle's nodes.
  public static func find(_ graph: DataFlowGraph, _ chosen: [Int]) -> [[Int]] {
    let network = Network(
      count: graph.nodes.count, sources: chosen.map { graph.edges[$0].from },
      targets: chosen.map { graph.edges[$0].to })
    var finder = ComponentFinder(network)
    return finder.cyclic().map { component in
      finder.cycle(from: component[0], within: component).map { chosen[Int($0)] }
    }
  }
}
