import ScreenTypes
import SourceModel

/// Derived values that need each other, as one of them sees it.
public struct DerivedCycle: Sendable {
  /// The members in the order in which each needs the next; the last needs the first. Each member of a cycle is the
  /// first of one.
  public var members: [MemberID]
  /// For each member the access by which it needs the next.
  public var accesses: [Access]
  /// True where a condition may break it.
  public var isConditional: Bool
}

/// Finds cycles among computed properties, functions and initial values of one `self`: strongly connected components
/// (Tarjan 1972, without recursion), first over what runs on every evaluation, then over what may.
struct DerivedCycles {
  private let program: Program
  private let graph: DataFlowGraph
  /// Edges: the member that needs, the member that is needed, the access.
  private var sources: [Int32] = []
  private var targets: [Int32] = []
  private var accesses: [Int32] = []

  init(_ program: Program, _ graph: DataFlowGraph) {
    self.program = program
    self.graph = graph
    for index in graph.derivedUses {
      let access = graph.accesses[Int(index)]
      sources.append((access.unit - graph.units.declarations) / 3)
      targets.append(access.member.index)
      accesses.append(index)
    }
  }

  /// True for an access by which a derived value needs another one of the same `self`.
  static func isStep(_ access: Access, _ units: UnitSpace) -> Bool {
    access.traits.contains(.isDerived) && access.unit >= units.declarations && access.isImmediate
      && (access.kind == .read || access.kind == .call)
      && (access.flags.contains(.onSelf) || access.traits.contains(.isStatic))
      && (units.isGetter(access.unit) || units.isValue(access.unit))
  }

  func find() -> [DerivedCycle] {
    let possible = cycles(leadingOn(), isConditional: true)
    if possible.isEmpty { return [] }
    let certain = accesses.indices.filter {
      !graph.accesses[Int(accesses[$0])].flags.contains(.conditional)
    }
    var found = cycles(certain, isConditional: false)
    let known = Set(found.flatMap(\.members))
    found += possible.filter { cycle in
      !cycle.members.contains(where: known.contains)
        && cycle.members.contains { program[$0].kind != .function }
    }
    return found
  }

  /// The edges without those that lead to what needs nothing itself, as far as few looks tell: they are on no cycle.
  private func leadingOn() -> [Int] {
    var edges = Array(accesses.indices)
    for _ in 0..<4 where !edges.isEmpty {
      var needs = [Bool](repeating: false, count: program.members.count)
      for edge in edges { needs[Int(sources[edge])] = true }
      edges.removeAll { !needs[Int(targets[$0])] }
    }
    return edges
  }

  private func cycles(_ chosen: [Int], isConditional: Bool) -> [DerivedCycle] {
    if chosen.isEmpty { return [] }
    let memory = TableMemory()
    let network = Network(
      count: program.members.count, sources: memory.table(chosen.map { sources[$0] }),
      targets: memory.table(chosen.map { targets[$0] }), in: memory)
    var finder = ComponentFinder(network, memory)
    return finder.cyclic().flatMap { component in
      component.map { start in
        let edges = finder.cycle(from: start, within: component)
        return DerivedCycle(
          members: edges.map { MemberID(Int(network.sources[Int($0)])) },
          accesses: edges.map { graph.accesses[Int(accesses[chosen[Int($0)]])] },
          isConditional: isConditional)
      }
    }
  }
}

extension DataFlowGraph {
  /// Derived values that need each other, once for each of them.
  public func derivedCycles(_ program: Program) -> [DerivedCycle] {
    DerivedCycles(program, self).find()
  }
}
