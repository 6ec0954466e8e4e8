/// A place in the bytes of JSON.
struct JSONCursor {
  let bytes: [UInt8]
  var position = 0

  /// The beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True behind the last byte.
  var isAtEnd: Bool { position == bytes.count }

  /// The byte at the place; 0 behind the last.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Goes to what is no white space.
  mutating func skipBlanks() {
    while position < bytes.count, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Goes behind a byte if it is the next but for white space, which is skipped in any case.
  mutating func takes(_ wanted: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, byte == wanted else { return false }
    position += 1
    return true
  }
}
