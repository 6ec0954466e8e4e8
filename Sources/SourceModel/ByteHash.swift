/// A hash of bytes that is the same in every run, for tables that compare what they find.
public enum ByteHash {
  /// The hash of some bytes, as that of names.
  public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { NameTable.hash(bytes) }
}
