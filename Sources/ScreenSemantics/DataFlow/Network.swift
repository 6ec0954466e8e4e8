import SourceModel

/// A directed graph over nodes 0..<count as flat tables.
public struct Network: Sendable {
  /// How many nodes.
  public let count: Int
  /// For each edge the node it starts at.
  public let sources: Table<Int, Int32>
  /// For each edge the node it leads to.
  public let targets: Table<Int, Int32>
  /// Edges by the node they start at.
  public let outgoing: Grouping
  /// Edges by the node they lead to.
  public let incoming: Grouping

  /// A network whose tables lie in `memory`.
  init(count: Int, sources: Table<Int, Int32>, targets: Table<Int, Int32>, in memory: TableMemory) {
    self.count = count
    self.sources = sources
    self.targets = targets
    outgoing = Grouping(sources.count, bound: count, in: memory) { sources[$0] }
    incoming = Grouping(targets.count, bound: count, in: memory) { targets[$0] }
  }
}
