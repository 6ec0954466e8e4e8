/// What the columns of positions count.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The one that a client wishes for first; UTF-16 where it says nothing.
  init(wished: JSONValue) {
    self = wished.elements.lazy.compactMap { $0.text.flatMap { Self(rawValue: $0) } }.first ?? .utf16
  }

  /// How many columns the character takes that begins with a byte of UTF-8; none for a byte inside of one.
  @inline(__always) func width(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
