/// A `PairIndex` that is not changed any more: read from all threads without counting references.
public struct FrozenPairIndex: Sendable {
  private let keys: Table<Int, UInt64>
  private let values: Table<Int, UInt32>
  private let shift: UInt64

  /// The contents of `index`, copied into `memory`.
  public init(_ index: PairIndex, in memory: TableMemory) {
    keys = memory.table(index.keys)
    values = memory.table(index.values)
    shift = index.shift
  }

  /// The number of a pair, or nil.
  public func find(_ first: UInt32, _ second: UInt32) -> Int? {
    PairIndex.find(PairIndex.key(first, second), keys.storage, shift).map { Int(values[$0]) }
  }
}
