import SourceModel

/// Positions grouped by a key below a known bound: flat tables.
public struct Grouping: Sendable {
  /// The keys that have positions, in order; nil where each key below the bound has a place in `starts`.
  private let keys: Table<Int, Int32>?
  private let starts: Table<Int, Int32>
  private let items: Table<Int, Int32>

  /// Groups the positions below `count` whose keys are not negative; within a group they keep their order. Costs `count`, and
  /// where that is no small part of `bound`, the bound.
  @inline(__always)
  init(_ count: Int, bound: Int, in memory: TableMemory, key: (Int) -> Int32) {
    (keys, starts, items) =
      bound > 1024 && count < bound / 32
      ? Self.few(count, in: memory, key: key) : Self.many(count, bound: bound, in: memory, key: key)
  }

  @inline(__always)
  private static func many(
    _ count: Int, bound: Int, in memory: TableMemory, key: (Int) -> Int32
  ) -> (keys: Table<Int, Int32>?, starts: Table<Int, Int32>, items: Table<Int, Int32>) {
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
    return (nil, starts, items)
  }

  private static func few(
    _ count: Int, in memory: TableMemory, key: (Int) -> Int32
  ) -> (keys: Table<Int, Int32>?, starts: Table<Int, Int32>, items: Table<Int, Int32>) {
    var pairs: [(key: Int32, position: Int32)] = []
    for position in 0..<count {
      let key = key(position)
      if key >= 0 { pairs.append((key, Int32(truncatingIfNeeded: position))) }
    }
    pairs.sort { ($0.key, $0.position) < ($1.key, $1.position) }
    var (keys, starts): ([Int32], [Int32]) = ([], [])
    for (place, pair) in pairs.enumerated() where pair.key != keys.last {
      keys.append(pair.key)
      starts.append(Int32(truncatingIfNeeded: place))
    }
    starts.append(Int32(truncatingIfNeeded: pairs.count))
    return (memory.table(keys), memory.table(starts), memory.table(pairs.map(\.position)))
  }

  /// The positions of a key, in order.
  public subscript(key: Int32) -> Table<Int, Int32> {
    let place = place(of: key)
    return place < 0 ? Table() : items.slice(Int(starts[place])..<Int(starts[place + 1]))
  }

  /// How many positions a key has.
  public func count(_ key: Int32) -> Int {
    let place = place(of: key)
    return place < 0 ? 0 : Int(starts[place + 1] - starts[place])
  }

  /// Where in `starts` a key stands; -1 for one that has no positions.
  private func place(of key: Int32) -> Int {
    guard let keys else { return Int(key) }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : -1
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
