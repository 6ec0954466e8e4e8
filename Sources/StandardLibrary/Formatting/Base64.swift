/// Bytes as text of 64 characters (RFC 4648).
public enum Base64 {
  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes.
  public static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let rest = min(3, bytes.count - place)
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < rest ? Int(bytes[place + offset]) : 0) }
      for offset in 0..<4 {
        text.append(offset <= rest ? characters[bits >> (18 - offset * 6) & 63] : UInt8(ascii: "="))
      }
      place += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil for a text of other characters.
  public static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    guard text.utf8.count % 4 == 0, text.utf8.count - digits.count <= 2 else { return nil }
    for character in digits {
      guard let value = characters.firstIndex(of: character) else { return nil }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
