import ScreenTypes

/// Which views are reached below a NavigationView or NavigationStack, and which without one.
///
/// Lattice: three properties of a view node, "some path reaches it inside a stack", "some path reaches it outside", and "some
/// path reaches it, and it is not known how". Forward over the edges between views, from the App, or from every declaration where
/// there is no App. A pushed page counts as inside: the link that pushes it without a stack is reported itself. Previews are no
/// roots. What stands for views of several values, and is reached both ways, tells of none of these how it is reached.
public struct StackPlacement: Sendable {
  /// Nil where nothing is reached.
  private let solution: FlowSolution?

  /// Solves it for a package.
  public init(_ program: Program, _ graph: DataFlowGraph) {
    var solution = FlowSolution(nodes: graph.nodes.count, width: Analysis.width)
    var seeds: [(node: Int32, property: Int32)] = []
    if program.app.isNone {
      for (index, declaration) in program.declarations.enumerated()
      where declaration.kind.hasBody && declaration.kind != .preview {
        seeds.append((Int32(index), 1))
      }
    } else {
      seeds.append((program.app.index, 1))
    }
    FixpointSolver.solve(Analysis(graph: graph), on: graph.views, seeds: seeds, into: &solution)
    let mixed = Set(
      graph.nodesOfSeveralValues(program).filter { solution.holds($0, 0) && solution.holds($0, 1) })
    if !mixed.isEmpty {
      solution.clear()
      FixpointSolver.solve(
        Analysis(graph: graph, mixed: mixed), on: graph.views, seeds: seeds, into: &solution)
    }
    self.solution = solution
  }

  /// Where no view node is reached.
  public init() { solution = nil }

  /// True where some path reaches a view node inside a stack.
  public func isInside(_ node: Int32) -> Bool { solution?.holds(node, 0) == true }
  /// True where some path reaches a view node without a stack above.
  public func isOutside(_ node: Int32) -> Bool { solution?.holds(node, 1) == true }
  /// True where any path from a root reaches a view node.
  public func isReached(_ node: Int32) -> Bool {
    isInside(node) || isOutside(node) || solution?.holds(node, 2) == true
  }
  /// Edges from the root to a node on a shortest such path.
  public func route(to node: Int32, inside: Bool) -> [Int32] {
    solution?.path(from: node, inside ? 0 : 1).reversed() ?? []
  }

  private struct Analysis: FlowAnalysis {
    static let width: Int32 = 3
    let isForward = true
    let graph: DataFlowGraph
    /// Nodes that are reached both ways, each for some of the views that they stand for.
    var mixed: Set<Int32> = []

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let edge = graph.edges[Int(edge)]
      if edge.kind == .push { return 1 }
      switch graph.stack(at: edge.frame) {
      case .found: return 1
      case .none: return 2
      case .entry: return mixed.contains(edge.from) ? 4 : 1 << UInt8(property)
      }
    }
  }
}
