/// How a file's text is stored: UTF-8 with or without a byte order mark, or UTF-16.
enum StoredText {
  /// True for UTF-16, which begins with a byte order mark.
  static func isUTF16(_ stored: [UInt8]) -> Bool {
    stored.starts(with: [0xFF, 0xFE]) || stored.starts(with: [0xFE, 0xFF])
  }

  /// The UTF-8 of a text in UTF-16 that begins with a byte order mark.
  static func decode(_ stored: [UInt8]) -> [UInt8] {
    let isLittle = stored[0] == 0xFF
    let units = stride(from: 2, to: stored.count - 1, by: 2).map { index in
      UInt16(stored[index + (isLittle ? 1 : 0)]) << 8 | UInt16(stored[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// UTF-8 in the encoding, and with the byte order mark, that a file was stored with.
  static func encode(_ utf8: [UInt8], like stored: [UInt8]) -> [UInt8] {
    if stored.starts(with: [0xEF, 0xBB, 0xBF]) { return [0xEF, 0xBB, 0xBF] + utf8 }
    guard isUTF16(stored) else { return utf8 }
    let isLittle = stored[0] == 0xFF
    var bytes = Array(stored.prefix(2))
    bytes.reserveCapacity(2 * utf8.count + 2)
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isLittle ? [low, high] : [high, low]
    }
    return bytes
  }
}
