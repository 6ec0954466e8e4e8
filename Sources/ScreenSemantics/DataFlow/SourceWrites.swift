import ScreenTypes
import SourceModel

/// Which units write a source when they run, themselves or through what they call.
///
/// Lattice: one property, "running it writes a source". Backward over calls made at once, from the units that write.
public struct SourceWrites: Sendable {
  private let solution: FlowSolution
  /// For each unit the first access that writes a source at once, or -1.
  private let direct: [Int32]

  init(_ program: Program, _ calls: Network, _ callAccesses: Table<Int32>, _ accesses: Table<Access>) {
    var solution = FlowSolution(nodes: calls.count, width: 1)
    var direct = [Int32](repeating: -1, count: calls.count)
    var seeds: [(node: Int32, property: Int32)] = []
    for (index, access) in accesses.enumerated()
    where access.isImmediate && !access.flags.contains(.onOwnObject) {
      switch access.kind {
      case .announce: break
      case .write where program.isSource(access.target): break
      default: continue
      }
      if direct[Int(access.unit)] < 0 {
        direct[Int(access.unit)] = Int32(index)
        seeds.append((access.unit, 0))
      }
    }
    FixpointSolver.solve(
      Analysis(callAccesses: callAccesses, accesses: accesses), on: calls, seeds: seeds, into: &solution)
    self.solution = solution
    self.direct = direct
  }

  /// True where running a unit writes a source.
  public func contains(_ unit: Int32) -> Bool { solution.holds(unit) }

  /// The access that writes at the end of the shortest chain of calls from a unit, and the call edges to it.
  public func witness(_ unit: Int32, _ calls: Network) -> (calls: [Int32], write: Int32)? {
    guard solution.holds(unit) else { return nil }
    let path = solution.path(from: unit)
    let last = path.last.map { calls.targets[Int($0)] } ?? unit
    return direct[Int(last)] < 0 ? nil : (path, direct[Int(last)])
  }

  /// Units that write a source themselves, at once; with the access.
  public var writers: [(unit: Int32, access: Int32)] {
    direct.indices.compactMap { direct[$0] < 0 ? nil : (Int32($0), direct[$0]) }
  }

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
