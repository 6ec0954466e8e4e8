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
}
