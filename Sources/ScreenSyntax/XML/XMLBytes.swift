extension UInt8 {
  /// True if the byte is in a set of `ByteSet`.
  @inline(__always)
  func isIn(_ set: UInt64) -> Bool { self < 64 && (set &>> UInt64(self)) & 1 != 0 }

  /// True for XML's white space.
  @inline(__always)
  package var isXMLSpace: Bool { isIn(ByteSet.space) }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// True if `text` stands at `offset`.
  @inline(__always)
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0 && count - offset >= length else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
