import ScreenTypes
import SourceModel

/// Which units run while rendering.
///
/// Lattice: one property, "runs while a view is drawn". Forward over calls, from the bodies of views; it spreads
/// along calls that are made at once, not along those in actions and handlers. What previews alone call does not count: who
/// writes screens looks at it.
public struct RenderedCode: Sendable {
  /// For each unit the call, of those that a body of views makes, that leads to it first, and 2; 1 for a body of views, 0 for
  /// what does not run.
  private let entries: Table<Int, Int32>
  private let memory: TableMemory

  init(
    _ program: Program, _ calls: Network, _ callAccesses: Table<Int, Int32>, _ accesses: Table<Int, Access>,
    isSparse: Bool
  ) {
    var solution = FlowSolution(nodes: calls.count, width: 1, isSparse: isSparse)
    var seeds: [(node: Int32, property: Int32)] = []
    for (index, declaration) in program.declarations.enumerated()
    where declaration.kind.hasBody && declaration.kind != .preview {
      seeds.append((Int32(index), 0))
    }
    FixpointSolver.solve(
      ImmediateCalls(isForward: true, callAccesses: callAccesses, accesses: accesses), on: calls,
      seeds: seeds, into: &solution)
    (entries, memory) = solution.firstEdges()
  }

  /// True where a unit runs while rendering.
  public func contains(_ unit: Int32) -> Bool { entries[Int(unit)] != 0 }

  /// The access of a view by which a unit comes to run while rendering, or nil where it is a body itself.
  func entry(_ unit: Int32, _ callAccesses: Table<Int, Int32>) -> Int32? {
    let entry = entries[Int(unit)]
    return entry < 2 ? nil : callAccesses[Int(entry) - 2]
  }
}
