import ScreenTypes

/// An object that a chain gives to the environment.
public struct Injection: Sendable {
  /// The frame that gives it.
  public var frame: ViewFrame
  /// The frame's place in `DataFlowGraph.frames`.
  public var place: Int32
  /// The declaration in whose body it stands.
  public var owner: DeclarationID
  /// The view node in whose body it stands.
  public var node: Int32
  /// Positions in `DataFlowGraph.edges` of the views inside it.
  var edges: [Int32]
}

extension DataFlowGraph {
  /// All injections with views inside, in file order.
  public func injections(_ program: Program) -> [Injection] {
    var found: [Injection] = []
    var places: [Int32: Int] = [:]
    for (index, edge) in edges.enumerated() {
      var frame = edge.frame
      while frame >= 0 {
        let here = frames[Int(frame)]
        if here.kind == .injection, here.code >= 0 {
          if let place = places[frame] {
            found[place].edges.append(Int32(index))
          } else {
            places[frame] = found.count
            found.append(
              Injection(
                frame: here, place: frame, owner: owner(ofNode: edge.from, program), node: edge.from,
                edges: [Int32(index)]))
          }
        }
        frame = here.parent
      }
    }
    return found
  }

  /// The view nodes whose environment an injection provides: no nearer one of the type lies between. In order of their
  /// distance.
  public func provided(by injection: Injection) -> [Int32] {
    let type = injection.frame.value
    var solution = FlowSolution(nodes: nodes.count, width: 2)
    var seeds: [(node: Int32, property: Int32)] = []
    for index in injection.edges {
      let edge = edges[Int(index)]
      for property in [Int32(0), 1] {
        if case .given(injection.place) = origin(of: type, at: edge.frame, fromStack: property == 1) {
          seeds.append((edge.to, property))
        }
      }
    }
    FixpointSolver.solve(Provision(graph: self, type: type), on: views, seeds: seeds, into: &solution)
    return solution.reached.filter { $0 % 2 == 0 }.map { $0 / 2 }
  }

  /// What one injection provides. Lattice: two properties of a view node, "its environment has the object" and "that of
  /// the stack above it has". Forward over the edges between views.
  private struct Provision: FlowAnalysis {
    static let width: Int32 = 2
    let isForward = true
    let graph: DataFlowGraph
    let type: Int32

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      let frame = graph.edges[Int(edge)].frame
      var bits: UInt8 = 0
      for target in [Int32(0), 1] {
        switch graph.origin(of: type, at: frame, fromStack: target == 1) {
        case .entry where property == 0, .stackEntry where property == 1: bits |= 1 << UInt8(target)
        default: break
        }
      }
      return bits
    }
  }
}
