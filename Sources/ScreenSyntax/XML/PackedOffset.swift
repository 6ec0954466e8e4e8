import SourceModel

/// An offset into a file, of which there are less than 16 Mi, with a byte that means something else beside it.
@usableFromInline struct PackedOffset: Sendable {
  @usableFromInline var bits: UInt32

  @inlinable @inline(__always) init(_ offset: UInt32, beside: UInt8 = 0) {
    bits = offset & 0xFF_FFFF | UInt32(beside) << 24
  }

  @inlinable @inline(__always) var offset: UInt32 {
    get { bits & 0xFF_FFFF }
    set { bits = bits & 0xFF00_0000 | newValue & 0xFF_FFFF }
  }

  @inlinable @inline(__always) var beside: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 24) }
    set { bits = bits & 0xFF_FFFF | UInt32(newValue) << 24 }
  }
}
