import ScreenTypes

/// Which views stand in the row of a link.
///
/// Lattice: one property of a view node, "some path puts it into the label of a link in a list, with no style of its
/// own between". Forward over the edges between views; previews are no roots.
///
/// Solved as far as it is asked: most packages have no declared view in the row of a link.
public struct RowPlacement {
  private let graph: DataFlowGraph
  /// The views that stand in rows; nil where no row holds a declared view.
  private var solution: FlowSolution?
  /// The views that some path reaches without a style.
  private lazy var plain = Self.plainViews(graph)

  /// Solves it for a package.
  public init(_ program: Program, _ graph: DataFlowGraph) {
    self.graph = graph
    var rows: [ViewEdge] = []
    for edge in graph.edges
    where edge.kind == .contains && edge.frame >= 0 && Self.link(at: edge.frame, graph) != nil {
      if Self.style(at: edge.frame, graph) != .set { rows.append(edge) }
    }
    if rows.isEmpty { return }
    var solution = FlowSolution(nodes: graph.nodes.count, width: 1)
    var seeds: [(node: Int32, property: Int32)] = []
    for edge in rows where Self.style(at: edge.frame, graph) == .none || plain.holds(edge.from) {
      let from = graph.nodes.declaration(edge.from)
      if from.isNone || program[from].kind != .preview { seeds.append((edge.to, 0)) }
    }
    FixpointSolver.solve(Analysis(graph: graph), on: graph.views, seeds: seeds, into: &solution)
    self.solution = solution
  }

  private static func plainViews(_ graph: DataFlowGraph) -> FlowSolution {
    var plain = FlowSolution(nodes: graph.nodes.count, width: 1)
    var isHeld = [Bool](repeating: false, count: graph.nodes.count)
    var roots: [(node: Int32, property: Int32)] = []
    for edge in graph.edges {
      if edge.kind == .contains { isHeld[Int(edge.to)] = true }
      if style(at: edge.frame, graph) == .none { roots.append((edge.to, 0)) }
    }
    for node in isHeld.indices where !isHeld[node] { roots.append((Int32(node), 0)) }
    FixpointSolver.solve(PlainPaths(graph: graph), on: graph.views, seeds: roots, into: &plain)
    return plain
  }

  /// True where a view of the catalogue stands in a row on some path.
  public mutating func isInRow(_ use: ViewUse) -> Bool {
    switch Self.row(at: use.frame, graph) {
    case .link: !isStyled(at: use.frame, of: use.node)
    case .entry: solution?.holds(use.node) ?? false
    case .none: false
    }
  }

  /// True where a style set around a place holds there, on every way to it.
  private mutating func isStyled(at frame: Int32, of node: Int32) -> Bool {
    switch Self.style(at: frame, graph) {
    case .set: true
    case .none: false
    case .entry: !plain.holds(node)
    }
  }

  private enum Style { case set, entry, none }

  /// The style that holds at a place, as far as one body can tell; a page starts without one.
  private static func style(at frame: Int32, _ graph: DataFlowGraph, depth: Int = 0) -> Style {
    var index = frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      switch frame.kind {
      case .styled: return .set
      case .page: return .none
      case .slot, .modified:
        // Where the content stands in the other body, a style may be set around it.
        let places = graph.placesByNode[graph.contentKey(frame)]
        if depth < depthLimit, !places.isEmpty,
          places.allSatisfy({ style(at: graph.places[Int($0)].frame, graph, depth: depth + 1) == .set })
        {
          return .set
        }
      case .injection, .unknown, .stack, .presentation, .link, .attached, .conditional, .repeated, .labelled:
        break
      }
      index = frame.parent
    }
    return .entry
  }

  /// How many slots and Modifiers are followed into each other.
  private static let depthLimit = 16

  /// The frame of the link in the same body in whose row a view stands, or nil.
  public func link(of use: ViewUse) -> ViewFrame? { Self.link(at: use.frame, graph) }

  private enum Row {
    case link(ViewFrame), entry, none

    /// True for two of one case.
    func isLike(_ other: Row) -> Bool {
      switch (self, other) {
      case (.link, .link), (.entry, .entry), (.none, .none): true
      case (.link, _), (.entry, _), (.none, _): false
      }
    }
  }

  private static func row(at frame: Int32, _ graph: DataFlowGraph, depth: Int = 0) -> Row {
    var index = frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      switch frame.kind {
      case .link: return .link(frame)
      case .styled, .page, .presentation, .attached: return .none
      case .slot, .modified:
        // The content may stand in a row of the other body, or apart from every row.
        let rows =
          depth < depthLimit
          ? graph.placesByNode[graph.contentKey(frame)].map {
            row(at: graph.places[Int($0)].frame, graph, depth: depth + 1)
          } : []
        if let first = rows.first, !rows.contains(where: { !$0.isLike(first) }), !first.isLike(.entry) {
          return first
        }
        index = frame.parent
      case .injection, .unknown, .stack, .conditional, .repeated, .labelled: index = frame.parent
      }
    }
    return .entry
  }

  private static func link(at frame: Int32, _ graph: DataFlowGraph) -> ViewFrame? {
    if case .link(let frame) = row(at: frame, graph) { return frame }
    return nil
  }

  /// Lattice: one property of a view node, "some path reaches it without a style". Forward.
  private struct PlainPaths: FlowAnalysis {
    static let width: Int32 = 1
    let isForward = true
    let graph: DataFlowGraph

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let edge = graph.edges[Int(edge)]
      return edge.kind == .contains && RowPlacement.style(at: edge.frame, graph) == .entry ? 1 : 0
    }
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
