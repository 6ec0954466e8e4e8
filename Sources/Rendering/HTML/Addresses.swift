import Memory

extension OutputBuffer {
  /// Appends an address as the value of `href` or `src`.
  ///
  /// Relative addresses and the schemes `http`, `https`, `mailto` and `tel` pass, everything else becomes `#`.
  /// Bytes that may not stand in a URL are percent-encoded, so that browsers cannot read a scheme that this
  /// function does not see (they leave out tabs and line breaks).
  public mutating func appendAddress(_ bytes: UnsafeBufferPointer<UInt8>, relativeTo base: String = "") {
    if base.isEmpty && copyPlainAddress(bytes) { return }
    if !base.isEmpty, Self.isPlainRelative(bytes) {
      return (Array(base.utf8) + bytes).withUnsafeBufferPointer { appendAddress($0) }
    }
    guard Self.isAllowed(bytes) else { return append("#") }
    reserve(bytes.count &* 5 &+ 8)
    var hasFragment = false
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("%27")
      case UInt8(ascii: "%"):
        let isEncoded = at + 2 < bytes.count && Self.isHex(bytes[at + 1]) && Self.isHex(bytes[at + 2])
        append(isEncoded ? "%" : "%25")
      case UInt8(ascii: "#"):
        append(hasFragment ? "%23" : "#")
        hasFragment = true
      case _ where Self.isAddressByte(byte): append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 15))
      }
      at += 1
    }
  }

  /// Appends where a picture comes from as the value of `src`: an address, or a picture that is written out as
  /// `data:image/png;base64,…`.
  mutating func appendPicture(_ bytes: UnsafeBufferPointer<UInt8>, relativeTo base: String) {
    let isWritten = bytes.starts(with: Self.writtenPicture) && bytes.allSatisfy(Self.isOfWrittenPicture)
    if isWritten { for byte in bytes { append(byte) } } else { appendAddress(bytes, relativeTo: base) }
  }

  private static let writtenPicture = Array("data:image/".utf8)

  private static func isOfWrittenPicture(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "+")...UInt8(ascii: "9"),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Writes an address of ordinary path characters, as links between pages are; false where there is more in it.
  private mutating func copyPlainAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let source = bytes.baseAddress, bytes.count >= 8 else { return false }
    reserve(bytes.count)
    let target = UnsafeMutableRawPointer(end)
    var at = 0
    // The last word overlaps the one before.
    while at < bytes.count {
      let place = min(at, bytes.count - 8)
      let word = UnsafeRawPointer(source + place).loadUnaligned(as: UInt64.self)
      if Self.holdsSpecial(word) { return false }
      target.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
      at &+= 8
    }
    advance(bytes.count)
    return true
  }

  /// True where one of eight bytes is below `(`, one of `:` `<` `>` `[` to `` ` `` `{` and above, or not ASCII.
  @inline(__always)
  private static func holdsSpecial(_ word: UInt64) -> Bool {
    let bytes = ByteWord(word)
    let marks =
      bytes.marks(below: UInt8(ascii: "(")) | bytes.marksBeyondASCII
      | bytes.marks(from: UInt8(ascii: "{"), either: 0x20) | bytes.marks(of: UInt8(ascii: ":"))
      | bytes.marks(of: UInt8(ascii: ">"), either: 0x02) | bytes.marks(of: UInt8(ascii: "`"))
    return marks != 0
  }

  /// True for what may be written: a relative address or one of a known scheme with something after it.
  private static func isAllowed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.isEmpty { return false }
    var end = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return true }
      if byte == UInt8(ascii: ":") {
        let scheme = UnsafeBufferPointer(rebasing: bytes[..<end])
        let rest = UnsafeBufferPointer(rebasing: bytes[(end + 1)...])
        if isScheme(scheme, "http") || isScheme(scheme, "https") { return hasHost(rest) }
        return (isScheme(scheme, "mailto") || isScheme(scheme, "tel")) && !rest.isEmpty
      }
      end += 1
    }
    return true
  }

  private static func isScheme(_ bytes: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    if bytes.count != name.utf8CodeUnitCount { return false }
    for (offset, byte) in bytes.enumerated() where byte | 0x20 != name.utf8Start[offset] { return false }
    return true
  }

  private static func hasHost(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    guard rest.count > 2, rest[0] == UInt8(ascii: "/"), rest[1] == UInt8(ascii: "/") else { return false }
    return !"/?#:@\\[]<>^|% \t\r\n".utf8.contains(rest[2])
  }

  /// True for a path without scheme or leading slash, to which a base may be added.
  private static func isPlainRelative(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if "/?#\\".utf8.contains(first) { return false }
    for byte in bytes {
      if byte == UInt8(ascii: ":") { return false }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
    }
    return true
  }

  @inline(__always)
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    let folded = byte | 0x20
    if folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z") { return true }
    if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") { return true }
    return switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
