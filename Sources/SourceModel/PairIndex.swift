/// Finds a dense number for a pair of 32-bit ids: the number is the pair's place in the order of first insertion.
///
/// Open addressing with linear probing over one flat array; a look-up costs one multiplication and, as a rule, one
/// cache line. The pair (0, 0) is not allowed.
public struct PairIndex: Sendable {
  private(set) var keys: [UInt64]
  private(set) var values: [UInt32]
  private(set) var shift: UInt64
  /// How many pairs it holds.
  public private(set) var count = 0

  /// An empty index with room for `capacity` pairs.
  public init(capacity: Int = 16) {
    var bits: UInt64 = 4
    while (1 << bits) < capacity * 2 { bits += 1 }
    keys = Array(repeating: 0, count: 1 << Int(bits))
    values = Array(repeating: 0, count: 1 << Int(bits))
    shift = 64 - bits
  }

  @inline(__always)
  static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
  @inline(__always)
  private static func place(_ key: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// The slot of a key, or nil where it is not there.
  @inline(__always)
  static func find(_ key: UInt64, _ keys: UnsafeBufferPointer<UInt64>, _ shift: UInt64) -> Int? {
    var slot = place(key, shift)
    while keys[slot] != 0 {
      if keys[slot] == key { return slot }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// The number of a pair, or nil.
  public func find(_ first: UInt32, _ second: UInt32) -> Int? {
    let key = Self.key(first, second)
    return keys.withUnsafeBufferPointer { Self.find(key, $0, shift) }.map { Int(values[$0]) }
  }

  /// The number of a pair, which is added where it is new.
  public mutating func insert(_ first: UInt32, _ second: UInt32) -> Int {
    let key = Self.key(first, second)
    var slot = Self.place(key, shift)
    while keys[slot] != 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    values[slot] = UInt32(count)
    count += 1
    if count * 2 > keys.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    let (old, numbers) = (keys, values)
    keys = Array(repeating: 0, count: old.count * 2)
    values = Array(repeating: 0, count: old.count * 2)
    shift -= 1
    for (index, key) in old.enumerated() where key != 0 {
      var slot = Self.place(key, shift)
      while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
      keys[slot] = key
      values[slot] = numbers[index]
    }
  }
}
