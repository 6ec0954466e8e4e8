/// How a file's text is stored: UTF-8 with or without a byte order mark, or UTF-16.
enum StoredText {
  /// True for UTF-16, which begins with a byte order mark.
  static func isUTF16(_ stored: [UInt8]) -> Bool {
    stored.starts(with: [0xFF, 0xFE]) || stored.starts(with: [0xFE, 0xFF])
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
