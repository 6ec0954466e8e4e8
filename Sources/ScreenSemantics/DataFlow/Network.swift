import SourceModel

/// Positions grouped by a key below a known bound: two flat tables.
public struct Grouping: Sendable {
  private let starts: Table<Int, Int32>
  private let items: Table<Int, Int32>

  /// Groups the positions below `count` whose keys are not negative; within a group they keep their order.
  @inline(__always)
  init(_ count: Int, bound: Int, in memory: TableMemory, key: (Int) -> Int32) {
    // While items are placed, the end of each group moves from the start of the group to the start of the next.
    let (starts, ends) = memory.table(repeating: 0 as Int32, count: bound + 2)
    for position in 0..<count {
      let key = key(position)
      if key >= 0 { ends[Int(key) + 2] += 1 }
    }
    for index in 0..<bound { ends[index + 2] += ends[index + 1] }
    let (items, places) = memory.table(repeating: 0 as Int32, count: Int(ends[bound + 1]))
    for position in 0..<count {
      let key = Int(key(position))
      if key < 0 { continue }
      places[Int(ends[key + 1])] = Int32(truncatingIfNeeded: position)
      ends[key + 1] += 1
    }
    self.starts = starts
    self.items = items
  }

  /// The positions of a key, in order.
  public subscript(key: Int32) -> Table<Int, Int32> {
    items.slice(Int(starts[Int(key)])..<Int(starts[Int(key) + 1]))
  }

  /// How many positions a key has.
  public func count(_ key: Int32) -> Int { Int(starts[Int(key) + 1] - starts[Int(key)]) }
}

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

/// Some values of a table, by their positions.
public struct Selected<Element>: RandomAccessCollection {
  @usableFromInline let positions: Table<Int, Int32>
  @usableFromInline let all: Table<Int, Element>

  @inlinable init(_ positions: Table<Int, Int32>, of all: Table<Int, Element>) {
    self.positions = positions
    self.all = all
  }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { positions.count }
  /// The value at a place.
  @inlinable public subscript(place: Int) -> Element { all[Int(positions[place])] }
}
