import SourceModel

/// Characters of a range of XML with references and CDATA resolved, and where each byte came from.
struct DecodedCode {
  /// The characters, UTF-8. Line breaks are LF.
  var text: [UInt8] = []
  /// For each byte of `text`, where the source of its character begins.
  var starts: [UInt32] = []
  /// For each byte of `text`, where the source of its character ends.
  var ends: [UInt32] = []

  /// Replaces the contents by the characters of `bytes[range]`. Comments and processing instructions are
  /// skipped; a reference that XML would refuse stays as it is.
  mutating func decode(_ bytes: [UInt8], _ range: Range<Int>) {
    text.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    let limit = range.upperBound
    var inSection = false
    while index < limit {
      let byte = bytes[index]
      if inSection {
        if byte == 0x5D && Self.has("]]>", bytes, index, limit) {
          inSection = false
          index += 3
          continue
        }
      } else if byte == 0x3C {
        if Self.has("<![CDATA[", bytes, index, limit) {
          inSection = true
          index += 9
          continue
        }
        if Self.has("<!--", bytes, index, limit) {
          index = Self.end(of: "-->", bytes, index + 4, limit)
          continue
        }
        if Self.has("<?", bytes, index, limit) {
          index = Self.end(of: "?>", bytes, index + 2, limit)
          continue
        }
      } else if byte == 0x26, let (scalar, end) = Self.reference(bytes, index, limit) {
        if scalar.isASCII {
          append(UInt8(truncatingIfNeeded: scalar.value), index, end)
        } else {
          for unit in String(Character(scalar)).utf8 { append(unit, index, end) }
        }
        index = end
        continue
      }
      if byte == 0x0D {
        let end = index + 1 < limit && bytes[index + 1] == 0x0A ? index + 2 : index + 1
        append(0x0A, index, end)
        index = end
      } else {
        append(byte, index, index + 1)
        index += 1
      }
    }
  }

  /// Where the bytes of a stretch of `text` stand in the source, references included; it is not empty.
  func source(of stretch: Range<Int>) -> Range<Int> {
    let (first, last) = (starts[stretch.lowerBound], ends[stretch.upperBound - 1])
    return Int(first)..<Int(last)
  }

  private mutating func append(_ byte: UInt8, _ start: Int, _ end: Int) {
    text.append(byte)
    starts.append(UInt32(start))
    ends.append(UInt32(end))
  }

  private static func has(_ word: StaticString, _ bytes: [UInt8], _ index: Int, _ limit: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= limit else { return false }
    for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private static func end(of word: StaticString, _ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      if has(word, bytes, index, limit) { return index + word.utf8CodeUnitCount }
      index += 1
    }
    return limit
  }

  /// The character that the reference at `start` stands for, and the offset past its `;`.
  private static func reference(
    _ bytes: [UInt8], _ start: Int, _ limit: Int
  ) -> (UnicodeScalar, Int)? {
    if has("&lt;", bytes, start, limit) { return ("<", start + 4) }
    if has("&gt;", bytes, start, limit) { return (">", start + 4) }
    if has("&amp;", bytes, start, limit) { return ("&", start + 5) }
    if has("&quot;", bytes, start, limit) { return ("\"", start + 6) }
    if has("&apos;", bytes, start, limit) { return ("'", start + 6) }
    guard has("&#", bytes, start, limit) else { return nil }
    var index = start + 2
    let radix: UInt32 = index < limit && bytes[index] == 0x78 ? 16 : 10
    if radix == 16 { index += 1 }
    var value: UInt32 = 0
    let first = index
    while index < limit, let digit = hexDigit(bytes[index]), digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      index += 1
    }
    guard index > first, index < limit, bytes[index] == 0x3B, let scalar = UnicodeScalar(value) else {
      return nil
    }
    return (scalar, index + 1)
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte - 0x30) }
    let letter = byte | 0x20
    return letter &- 0x61 < 6 ? UInt32(letter - 0x61 + 10) : nil
  }
}
