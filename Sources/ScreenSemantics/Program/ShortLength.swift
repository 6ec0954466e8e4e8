import SourceModel

/// A length of less than 16 MiB, in three bytes: a file has at most 8, and no list of what stands in it is longer.
///
/// What is one byte long and follows it in a struct lies in the fourth.
@usableFromInline struct ShortLength: Sendable, Hashable {
  @usableFromInline let low: UInt16
  @usableFromInline let high: UInt8

  /// A length, which is checked.
  @inline(__always) init(_ length: UInt32) {
    precondition(length < 1 << 24, "more than there can be in a file")
    low = UInt16(truncatingIfNeeded: length)
    high = UInt8(truncatingIfNeeded: length >> 16)
  }

  /// The length of a range.
  @inline(__always) init(_ range: SourceRange) { self.init(range.end &- range.start) }

  /// The length.
  @inlinable @inline(__always) var count: UInt32 { UInt32(high) << 16 | UInt32(low) }
}
