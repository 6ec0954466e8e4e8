import ScreenTypes

/// Which views stand in the row of a link.
///
/// Lattice: one property of a view node, "some path puts it into the label of a link in a list, with no style of its
/// own between". Forward over the edges between views; previews are no roots.
public struct RowPlacement: Sendable {
  private let solution: FlowSolution

  /// Solves it for a package.
  public init(_ program: Program, _ graph: DataFlowGraph) {
    var solution = FlowSolution(nodes: graph.nodes.count, width: 1)
    var seeds: [(node: Int32, property: Int32)] = []
    for edge in graph.edges
    where Self.link(at: edge.frame, graph) != nil
      && !Self.isStyled(at: edge.frame, of: edge.from, graph, depth: 0)
    {
      let from = graph.nodes.declaration(edge.from)
      if edge.kind == .contains, from.isNone || program[from].kind != .preview { seeds.append((edge.to, 0)) }
    }
    FixpointSolver.solve(Analysis(graph: graph), on: graph.views, seeds: seeds, into: &solution)
    self.solution = solution
  }

  /// True where a view of the catalogue stands in a row on some path.
  public func isInRow(_ use: ViewUse, _ graph: DataFlowGraph) -> Bool {
    switch Self.row(at: use.frame, graph) {
    case .link: !Self.isStyled(at: use.frame, of: use.node, graph, depth: 0)
    case .entry: solution.holds(use.node)
    case .none: false
    }
  }

  /// How many bodies around a row are looked at for a style that holds in it.
  private static let styleDepth = 6

  /// True where a style set around a place holds there, on every way to it.
  private static func isStyled(at frame: Int32, of node: Int32, _ graph: DataFlowGraph, depth: Int) -> Bool {
    var index = frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      if frame.kind == .styled { return true }
      if frame.kind == .page { return false }
      index = frame.parent
    }
    if depth >= styleDepth { return false }
    let edges = graph.views.incoming[node].map { graph.edges[Int($0)] }.filter { $0.kind == .contains }
    return !edges.isEmpty
      && edges.allSatisfy { isStyled(at: $0.frame, of: $0.from, graph, depth: depth + 1) }
  }

  /// The frame of the link in the same body in whose row a view stands, or nil.
  public func link(of use: ViewUse, _ graph: DataFlowGraph) -> ViewFrame? { Self.link(at: use.frame, graph) }

  private enum Row { case link(ViewFrame), entry, none }

  private static func row(at frame: Int32, _ graph: DataFlowGraph) -> Row {
    var index = frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      switch frame.kind {
      case .link: return .link(frame)
      case .styled, .page, .presentation, .attached: return .none
      default: index = frame.parent
      }
    }
    return .entry
  }

  private static func link(at frame: Int32, _ graph: DataFlowGraph) -> ViewFrame? {
    if case .link(let frame) = row(at: frame, graph) { return frame }
    return nil
  }

  private struct Analysis: FlowAnalysis {
    static let width: Int32 = 1
    let isForward = true
    let graph: DataFlowGraph

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let edge = graph.edges[Int(edge)]
      if edge.kind != .contains { return 0 }
      if case .none = RowPlacement.row(at: edge.frame, graph) { return 0 }
      return 1
    }
  }
}
