/// Positions grouped by a key below a known bound: two flat arrays.
public struct Grouping: Sendable {
  let starts: [Int32]
  let items: [Int32]

  /// Groups the positions of `keys` that are not negative; within a group they keep their order.
  init(keys: some Collection<Int32>, bound: Int) {
    var starts = [Int32](repeating: 0, count: bound + 1)
    for key in keys where key >= 0 { starts[Int(key) + 1] += 1 }
    for index in 0..<bound { starts[index + 1] += starts[index] }
    var next = starts
    var items = [Int32](repeating: 0, count: Int(starts[bound]))
    var position: Int32 = 0
    for key in keys {
      if key >= 0 {
        items[Int(next[Int(key)])] = position
        next[Int(key)] += 1
      }
      position += 1
    }
    self.starts = starts
    self.items = items
  }

  /// The positions of a key, in order.
  public subscript(key: Int32) -> ArraySlice<Int32> {
    items[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])]
  }

  /// How many positions a key has.
  public func count(_ key: Int32) -> Int { Int(starts[Int(key) + 1] - starts[Int(key)]) }
}

/// A directed graph over nodes 0..<count as flat arrays.
public struct Network: Sendable {
  /// How many nodes.
  public let count: Int
  /// For each edge the node it starts at.
  public let sources: [Int32]
  /// For each edge the node it leads to.
  public let targets: [Int32]
  /// Edges by the node they start at.
  public let outgoing: Grouping
  /// Edges by the node they lead to.
  public let incoming: Grouping

  init(count: Int, sources: [Int32], targets: [Int32]) {
    self.count = count
    self.sources = sources
    self.targets = targets
    outgoing = Grouping(keys: sources, bound: count)
    incoming = Grouping(keys: targets, bound: count)
  }
}
