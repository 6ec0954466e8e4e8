#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Where a byte stands first from a place on, which is at most `count`; nil where it does not. Some thirty bytes in one step.
  public func place(of byte: UInt8, from start: Int) -> Int? {
    assert(start >= 0 && start <= count)
    guard let baseAddress, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// True where the bytes of a text stand anywhere.
  public func holds(_ text: StaticString) -> Bool {
    guard let baseAddress, text.utf8CodeUnitCount > 0 else { return false }
    var start = 0
    while let found = place(of: text.utf8Start.pointee, from: start), count - found >= text.utf8CodeUnitCount
    {
      if memcmp(baseAddress + found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return true }
      start = found + 1
    }
    return false
  }
}
