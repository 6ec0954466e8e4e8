/// A hash of bytes that is the same in every run, and what tables that use it compare.
public enum ByteHash {
  /// The hash of some bytes, as that of names.
  public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { NameTable.hash(bytes) }

  /// True where both hold the same bytes.
  public static func areEqual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard bytes.count == others.count, let start = bytes.baseAddress else {
      return bytes.count == others.count
    }
    return NameTable.areEqual(start, others)
  }
}
