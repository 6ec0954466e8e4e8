import ScreenTypes

/// An object that a chain gives to the environment.
public struct Injection: Sendable {
  /// The frame that gives it.
  public var frame: ViewFrame
  /// The declaration in whose body it stands.
  public var owner: DeclarationID
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
            let member = nodes.member(edge.from)
            let owner = member.isNone ? nodes.declaration(edge.from) : program[member].owner
            found.append(Injection(frame: here, owner: owner, edges: [Int32(index)]))
          }
        }
        frame = here.parent
      }
    }
    return found
  }

  /// True where a view that reads an object of the injected type is reached through both injections.
  public func shareReader(_ left: Injection, _ right: Injection, _ program: Program) -> Bool {
    let type = left.frame.value
    let reached = readers(of: type, through: left, program)
    return readers(of: type, through: right, program).contains { reached.contains($0) }
  }

  /// View nodes that read an object of a type and are reached from inside an injection.
  private func readers(of type: Int32, through injection: Injection, _ program: Program) -> Set<Int32> {
    var solution = FlowSolution(nodes: nodes.count, width: 1)
    let seeds = injection.edges.map { (node: edges[Int($0)].to, property: Int32(0)) }
    FixpointSolver.solve(Reached(), on: views, seeds: seeds, into: &solution)
    return Set(
      solution.reached.filter { node in
        guard node < nodes.declarations else { return false }
        return program.declarations[Int(node)].members.contains { index in
          let member = program.members[index]
          return (member.kind == .environmentObject || member.kind == .environment)
            && program.declaration(of: member.type)?.index == type
        }
      })
  }

  /// Reachability. Lattice: one property, "some path leads here". Forward over the edges between views.
  private struct Reached: FlowAnalysis {
    static let width: Int32 = 1
    let isForward = true
    func transfer(_ property: Int32, edge: Int32) -> UInt8 { 1 }
  }
}
