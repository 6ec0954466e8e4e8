/// Characters that a view has of its own among those that are alike: in the pool of the tree, or in its source.
public struct OwnText: Sendable {
  /// The first byte, in the lower 32 bits; how many there are; and whether they are in the source.
  @usableFromInline let bits: UInt64

  /// Characters in the pool.
  @inlinable init(_ range: PoolRange) {
    bits = UInt64(range.start) | UInt64(range.count & 0x7FFF_FFFF) &<< 32
  }

  /// Characters in the source; at most 2³¹ - 1 bytes.
  @inlinable init(inSource place: (start: UInt32, count: UInt32)) {
    bits = UInt64(place.start) | UInt64(place.count | 1 &<< 31) &<< 32
  }

  /// True where they are in `RenderTree.source`.
  @inlinable public var isInSource: Bool { bits &>> 63 != 0 }
  /// How many bytes there are.
  @inlinable public var count: Int { Int(bits &>> 32 & 0x7FFF_FFFF) }
  /// True for none.
  @inlinable public var isEmpty: Bool { count == 0 }
  /// Where they are in the pool or in the source.
  @inlinable public var range: PoolRange {
    PoolRange(start: UInt32(truncatingIfNeeded: bits), count: UInt32(truncatingIfNeeded: count))
  }
}

/// Bytes outside of a tree to which it refers: those of a data file.
public final class TextSource: @unchecked Sendable {
  /// The bytes.
  public let bytes: UnsafeBufferPointer<UInt8>
  private let owner: AnyObject

  /// Bytes that are there and do not change as long as `owner` is there, which is kept.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, of owner: AnyObject) {
    self.bytes = bytes
    self.owner = owner
  }

  /// True for the same bytes.
  func isSame(as other: TextSource) -> Bool { bytes.baseAddress == other.bytes.baseAddress }

  /// The characters of a text that is here; none where it lies outside.
  func bytes(_ text: OwnText) -> UnsafeBufferPointer<UInt8> {
    let range = text.range
    guard Int(range.start) + Int(range.count) <= bytes.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.start) + Int(range.count)])
  }
}
