/// The size of a picture in pixels, from the head of its file.
public enum PictureSize {
  /// The size of a PNG, JPEG, GIF, WebP or SVG; nil for others and for what cannot be read.
  public static func read(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(_ at: Int, _ count: Int, bigEndian: Bool) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      let part = bytes[at..<at + count]
      return (bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int, _ height: Int) -> (width: Int, height: Int)? {
      (1...100_000).contains(width) && (1...100_000).contains(height) ? (width, height) : nil
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return size(number(16, 4, bigEndian: true), number(20, 4, bigEndian: true))
    }
    if bytes.starts(with: "GIF8".utf8) {
      return size(number(6, 2, bigEndian: false), number(8, 2, bigEndian: false))
    }
    if bytes.starts(with: "RIFF".utf8), bytes.count > 30 {
      switch bytes[15] {
      case UInt8(ascii: "X"):
        return size(number(24, 3, bigEndian: false) + 1, number(27, 3, bigEndian: false) + 1)
      case UInt8(ascii: "L"):
        let bits = number(21, 4, bigEndian: false)
        return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      default: return size(number(26, 2, bigEndian: false) & 0x3FFF, number(28, 2, bigEndian: false) & 0x3FFF)
      }
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else {
      return drawing(bytes.prefix(headOfDrawing)).flatMap { size($0.width, $0.height) }
    }
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
      let mark = bytes[at + 1]
      if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
        return size(number(at + 7, 2, bigEndian: true), number(at + 5, 2, bigEndian: true))
      }
      at += 2 + max(2, number(at + 2, 2, bigEndian: true))
    }
    return nil
  }

  /// How many bytes of a drawing are searched for its first tag.
  private static let headOfDrawing = 4096

  /// The size that the first tag of an SVG says: its width and height, else those of its `viewBox`.
  private static func drawing(_ head: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    let tags = String(decoding: head, as: UTF8.self).split(separator: "<")
    guard let tag = tags.first(where: { $0.hasPrefix("svg") })?.prefix(while: { $0 != ">" }).dropFirst(3)
    else { return nil }
    func length(_ word: Substring?) -> Int? {
      guard let word else { return nil }
      let number = word.hasSuffix("px") ? word.dropLast(2) : word
      return Double(number).flatMap { Int(exactly: $0.rounded()) }
    }
    if let width = length(attribute("width", tag)), let height = length(attribute("height", tag)) {
      return (width, height)
    }
    let box = attribute("viewBox", tag)?.split(whereSeparator: { $0 == " " || $0 == "," }) ?? []
    guard box.count == 4, let width = length(box[2]), let height = length(box[3]) else { return nil }
    return (width, height)
  }

  /// What stands in quotes behind the name of an attribute.
  private static func attribute(_ name: String, _ tag: Substring) -> Substring? {
    let parts = tag.split(separator: tag.contains("\"") ? "\"" : "'", omittingEmptySubsequences: false)
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      if parts[place].filter({ !$0.isWhitespace }) == "\(name)=" { return parts[place + 1] }
    }
    return nil
  }
}
