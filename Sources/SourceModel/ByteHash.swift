/// A hash of bytes that is the same in every run, and what tables that use it compare.
public enum ByteHash {
  /// The hash of some bytes, by which names are found too. Linear in the bytes; not fit against an attacker.
  public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { NameTable.hash(bytes) }

  /// FNV-1a with 64 bits (G. Fowler, L. C. Noll, K.-P. Vo; draft-eastlake-fnv): the same on every machine, for what is written down.
  /// Linear in the bytes.
  @inlinable
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// A sum that tells whether bytes are what they were: sums of their words and of these sums (J. Fletcher, "An
  /// Arithmetic Checksum for Serial Transmissions", 1982), four side by side, so that a file costs little. Not for tables.
  public static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    typealias Words = SIMD4<UInt64>
    let width = MemoryLayout<Words>.size
    let whole = bytes.count / width * width
    var (sums, again) = (Words(repeating: UInt64(bytes.count)), Words())
    for offset in stride(from: 0, to: whole, by: width) {
      sums &+= start.loadUnaligned(fromByteOffset: offset, as: Words.self)
      again &+= sums
    }
    var rest = Words()
    for offset in whole..<bytes.count {
      rest[offset / 8 % 4] = rest[offset / 8 % 4] << 8 | UInt64(bytes[offset])
    }
    sums &+= rest
    again &+= sums
    let mixed = again &* Words(3, 5, 7, 11) &+ sums &* Words(13, 17, 19, 23)
    return mixed.wrappedSum()
  }

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
