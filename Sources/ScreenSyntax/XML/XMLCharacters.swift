/// Character classes of XML 1.0, fifth edition (productions 2, 4 and 4a).
enum XMLCharacters {
  /// True if a code point may stand in an XML document.
  static func isAllowed(_ code: UInt32) -> Bool {
    switch code {
    case 0x20...0xD7FF, 0x9, 0xA, 0xD, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// True if a name may start with a code point.
  static func startsName(_ code: UInt32) -> Bool {
    switch code {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
    case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x1_0000...0xE_FFFF: true
    default: false
    }
  }

  /// True if a name may go on with a code point.
  static func continuesName(_ code: UInt32) -> Bool {
    switch code {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(code)
    }
  }

  /// `U+0001`, `U+1F600`: a code point as it is written about.
  static func notation(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
