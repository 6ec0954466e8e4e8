import ScreenTypes
import SourceModel

/// Which units write a source when they run, themselves or through what they call, whatever object it belongs to.
///
/// Lattice: one property, "running it writes a source". Backward over calls made at once, from the units that write.
public struct SourceWrites: Sendable {
  private let solution: FlowSolution

  /// Follows calls back from the units that write a source themselves, at once.
  init(
    _ writing: [Int32], _ calls: Network, _ callAccesses: Table<Int32>, _ accesses: Table<Access>
  ) {
    var solution = FlowSolution(nodes: calls.count, width: 1)
    FixpointSolver.solve(
      Analysis(callAccesses: callAccesses, accesses: accesses), on: calls,
      seeds: writing.lazy.map { (node: $0, property: 0) }, into: &solution)
    self.solution = solution
  }

  /// True where running a unit writes a source.
  public func contains(_ unit: Int32) -> Bool { solution.holds(unit) }

  /// All units that write a source when they run, in no order.
  public var units: [Int32] { solution.reached }

  private struct Analysis: FlowAnalysis {
    static let width: Int32 = 1
    let isForward = false
    let callAccesses: Table<Int32>
    let accesses: Table<Access>

    func transfer(_ property: Int32, edge: Int32) -> UInt8 {
      accesses[Int(callAccesses[Int(edge)])].isImmediate ? 1 : 0
    }
  }
}
