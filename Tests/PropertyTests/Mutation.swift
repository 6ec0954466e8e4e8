/// Numbers that look random and are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Changes a text as a slip of the hand, or a broken disk, would.
enum Mutation {
  private static let pieces = [
    "{", "}", "\"", "'", "<", ">", "&", "$", "(", ")", "[", "]", ".", "?", "!", "\\(", "//", "/*", "<!--",
    "-->",
    "<![CDATA[", "]]>", "&#0;", "&#x1F600;", "9223372036854775807", "-1", "0", "nil", "self", "$0", "\u{0}",
    "\u{FEFF}",
    "한", "e\u{301}", "\t", "\r\n", "{[}", "{\"", "..<", " and ", "<Text>", "</Text>", "<Body>", "</Body>",
  ]

  /// The text with one to three changes.
  static func apply(to bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) { bytes = once(bytes, &random) }
    return bytes
  }

  private static func once(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    if bytes.isEmpty { return Array(pieces.randomElement(using: &random)!.utf8) }
    var tokens = split(bytes)
    let place = Int.random(in: 0..<tokens.count, using: &random)
    let other = Int.random(in: 0..<tokens.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, other)
    case 3: tokens[place] = tokens[other]
    case 4: tokens.insert(Array(pieces.randomElement(using: &random)!.utf8)[...], at: place)
    case 5: tokens[place] = Array(pieces.randomElement(using: &random)!.utf8)[...]
    case 6: return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    default:
      var flipped = bytes
      flipped[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      return flipped
    }
    return Array(tokens.joined())
  }

  /// Words, and everything else byte by byte.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var tokens: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if isWord(bytes[start]) { while end < bytes.count, isWord(bytes[end]) { end += 1 } }
      tokens.append(bytes[start..<end])
      start = end
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
