import RenderTree

/// Turns UTF-8 of the tree into clusters; numbers those that are more than one scalar.
struct ClusterReader: ~Copyable {
  /// The bytes of numbered clusters, and where each ends.
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = [0]
  private var numbers: [String: UInt32] = [:]

  /// The bytes of a numbered cluster.
  func bytes(of number: UInt32) -> ArraySlice<UInt8> {
    let index = Int(number)
    guard index + 1 < ends.count else { return [] }
    return bytes[ends[index]..<ends[index + 1]]
  }

  /// Appends the clusters of some bytes. Control characters become harmless pictures of themselves, marks of
  /// direction are left out, what is not UTF-8 becomes U+FFFD.
  mutating func read(_ text: ArraySlice<UInt8>, style: Int32, into clusters: inout [Cluster]) {
    let start = clusters.count
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte >= 0x20 && byte < 0x7F {
        append(UInt32(byte), style: style, to: &clusters)
        index += 1
      } else if let (scalar, length) = Self.plainScalar(in: text, at: index) {
        append(scalar, style: style, to: &clusters)
        index += length
      } else {
        clusters.removeSubrange(start...)
        readSlowly(text, style: style, into: &clusters)
        return
      }
    }
  }

  /// A scalar of two or three bytes that is a cluster by itself whatever stands next to it, unless the next
  /// one is a mark, which is no such scalar and so sends the whole text to the slow path.
  private static func plainScalar(in text: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int)? {
    let first = UInt32(text[index])
    if first >= 0xC3 && first <= 0xCA && index + 1 < text.endIndex {
      let second = UInt32(text[index + 1])
      guard second & 0xC0 == 0x80 else { return nil }
      return ((first & 0x1F) << 6 | second & 0x3F, 2)
    }
    guard first >= 0xE2 && first <= 0xED && index + 2 < text.endIndex else { return nil }
    let second = UInt32(text[index + 1])
    let third = UInt32(text[index + 2])
    guard second & 0xC0 == 0x80 && third & 0xC0 == 0x80 else { return nil }
    let scalar = (first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
    switch scalar {
    case 0x2010...0x2027, 0x2030...0x203B, 0x2190...0x2193, 0x2500...0x257F, 0x3001...0x3029,
      0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return (scalar, 3)
    default: return nil
    }
  }

  private mutating func append(_ scalar: UInt32, style: Int32, to clusters: inout [Cluster]) {
    let width: UInt8 = CharacterWidth.isWide(scalar) ? 2 : 1
    clusters.append(Cluster(glyph: scalar, style: style, width: width, role: Self.role(of: scalar)))
  }

  private mutating func readSlowly(_ text: ArraySlice<UInt8>, style: Int32, into clusters: inout [Cluster]) {
    for character in String(decoding: text, as: UTF8.self) {
      let scalars = character.unicodeScalars
      guard let first = scalars.first?.value else { continue }
      if character.isNewline {
        clusters.append(Cluster(glyph: Glyph.blank, style: style, width: 0, role: .newline))
      } else if let harmless = Self.picture(ofControl: first) {
        append(harmless, style: style, to: &clusters)
      } else if scalars.count == 1 {
        if !CharacterWidth.isMark(first) {
          append(first, style: style, to: &clusters)
        } else if !Self.isFormat(first) {
          appendNumbered("\u{25CC}" + String(character), width: 1, style: style, to: &clusters)
        }
      } else if CharacterWidth.isMark(first) {
        appendNumbered("\u{25CC}" + String(character), width: 1, style: style, to: &clusters)
      } else {
        appendNumbered(String(character), width: Self.width(of: scalars), style: style, to: &clusters)
      }
    }
  }

  /// Two for pictures; else the sum of the parts, at most two.
  private static func width(of scalars: Character.UnicodeScalarView) -> UInt8 {
    var sum = 0
    var isPicture = false
    for scalar in scalars {
      sum += CharacterWidth.cells(scalar.value)
      if scalar.value == 0xFE0F { isPicture = true }
      if scalar.value == 0x200D, let first = scalars.first, first.value >= 0x2190 { isPicture = true }
    }
    return isPicture || sum > 1 ? 2 : 1
  }

  private mutating func appendNumbered(
    _ text: String, width: UInt8, style: Int32, to clusters: inout [Cluster]
  ) {
    let number: UInt32
    if let known = numbers[text] {
      number = known
    } else {
      number = UInt32(ends.count - 1)
      for scalar in text.unicodeScalars where !Self.isDirection(scalar.value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      ends.append(bytes.count)
      numbers[text] = number
    }
    clusters.append(
      Cluster(
        glyph: number | Glyph.clusterFlag, style: style, width: width,
        role: width == 2 ? .ideograph : .ordinary))
  }

  /// What is shown for a control character; nil for other characters.
  private static func picture(ofControl scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x09: Glyph.blank
    case 0..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    case 0x80..<0xA0: 0xFFFD
    case 0xFFF9...0xFFFB: 0xFFFD
    default: nil
    }
  }

  private static func isFormat(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFE00...0xFE0F, 0xAD, 0x61C: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }

  private static func isDirection(_ scalar: UInt32) -> Bool {
    scalar >= 0x202A && scalar <= 0x202E || scalar >= 0x2066 && scalar <= 0x2069
  }

  private static func role(of scalar: UInt32) -> Cluster.Role {
    switch scalar {
    case 0x20: .space
    case 0x2D, 0x2010, 0x2013, 0x2014: .hyphen
    case 0x28, 0x5B, 0x7B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B: .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2026, 0x3001, 0x3002, 0x3009, 0x300B,
      0x300D, 0x300F, 0x3011, 0x3015, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
      0xFF3D, 0xFF5D:
      .closing
    // Korean breaks between words, as iOS does.
    case 0xAC00...0xD7A3: .ordinary
    default: CharacterWidth.isWide(scalar) ? .ideograph : .ordinary
    }
  }
}
