import ScreenTypes
import SourceModel

/// Which units write a source when they run, themselves or through what they call, whatever object it belongs to.
///
/// Lattice: one property, "running it writes a source". Backward over calls made at once, from the units that write.
public struct SourceWrites: Sendable {
  /// All units that write a source when they run, nearest to a write first.
  public let units: [Int32]
  /// One bit for each unit.
  private var bits: [UInt64]

  /// Follows calls back from the units that write a source themselves, at once.
  init(
    _ writing: [Int32], _ calls: Network, _ callAccesses: Table<Int, Int32>, _ accesses: Table<Int, Access>,
    isSparse: Bool
  ) {
    var solution = FlowSolution(nodes: calls.count, width: 1, isSparse: isSparse)
    FixpointSolver.solve(
      ImmediateCalls(isForward: false, callAccesses: callAccesses, accesses: accesses), on: calls,
      seeds: writing.lazy.map { (node: $0, property: 0) }, into: &solution)
    units = solution.reached
    bits = [UInt64](repeating: 0, count: calls.count / 64 + 1)
    for unit in units { bits[Int(unit) / 64] |= 1 &<< UInt64(unit) }
  }

  /// True where running a unit writes a source.
  public func contains(_ unit: Int32) -> Bool { bits[Int(unit) / 64] & 1 &<< UInt64(unit) != 0 }
}
