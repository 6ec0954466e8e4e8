import ScreenTypes
import SourceModel

/// Which units run while rendering.
///
/// Lattice: one property, "runs while a view is drawn". Forward over calls, from the bodies of views; it spreads
/// along calls that are made at once, not along those in actions and handlers.
public struct RenderedCode: Sendable {
  private let solution: FlowSolution

  init(_ program: Program, _ calls: Network, _ callAccesses: Table<Int32>, _ accesses: Table<Access>) {
    var solution = FlowSolution(nodes: calls.count, width: 1)
    var seeds: [(node: Int32, property: Int32)] = []
    for (index, declaration) in program.declarations.enumerated() where declaration.kind.hasBody {
      seeds.append((Int32(index), 0))
    }
    FixpointSolver.solve(
      Analysis(callAccesses: callAccesses, accesses: accesses), on: calls, seeds: seeds, into: &solution)
    self.solution = solution
  }

  /// True where a unit runs while rendering.
  public func contains(_ unit: Int32) -> Bool { solution.holds(unit) }

  /// The access of a view by which a unit comes to run while rendering, or nil where it is a body itself.
  func entry(_ unit: Int32, _ callAccesses: Table<Int32>) -> Int32? {
    guard solution.holds(unit) else { return nil }
    return solution.path(from: unit).last.map { callAccesses[Int($0)] }
  }

  private struct Analysis: FlowAnalysis {
    static let width: Int32 = 1
    let isForward = true
    let callAccesses: Table<Int32>
    let accesses: Table<Access>

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      accesses[Int(callAccesses[Int(edge)])].isImmediate ? 1 : 0
    }
  }
}
