import SourceModel

/// A question about a network, answered by facts that spread along edges until nothing changes.
///
/// A fact is a set of up to `width` properties, and sets are joined by union; each property spreads on its own. So the
/// lattice is finite and the solver stops, and the answer does not depend on the order of visits.
protocol FlowAnalysis {
  /// How many properties a node can have.
  static var width: Int32 { get }
  /// True where facts spread from the start of an edge to its end, false for the other way.
  var isForward: Bool { get }
  /// The properties, as bits, that a property at one end of an edge gives to the other end; 0 for none.
  func transfer(_ property: Int32, edge: Int32) -> UInt8
}

/// Breadth-first worklist: linear in the edges that facts cross.
enum FixpointSolver {
  static func solve<Analysis: FlowAnalysis>(
    _ analysis: Analysis, on network: Network, seeds: some Sequence<(node: Int32, property: Int32)>,
    into solution: inout FlowSolution
  ) {
    let width = Analysis.width
    for seed in seeds { solution.add(seed.node * width + seed.property, edge: -1, origin: -1) }
    var head = 0
    while head < solution.reached.count {
      let state = solution.reached[head]
      head += 1
      let node = state / width
      for edge in analysis.isForward ? network.outgoing[node] : network.incoming[node] {
        let bits = analysis.transfer(state % width, edge: edge)
        if bits == 0 { continue }
        let next = analysis.isForward ? network.targets[Int(edge)] : network.sources[Int(edge)]
        for property in 0..<width where bits & (1 << UInt8(property)) != 0 {
          solution.add(next * width + property, edge: edge, origin: state)
        }
      }
    }
  }
}
