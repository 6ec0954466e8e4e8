import Memory

// The one place where data becomes HTML. Text and attribute values share a scan of sixteen bytes at a time, eight near
// the end of what may be read; what it stops at is looked at byte by byte.

extension OutputBuffer {
  /// Appends data as text content: markup characters become references, characters that HTML does not allow and
  /// broken UTF-8 become U+FFFD.
  @inline(__always)
  public mutating func appendText(_ bytes: UnsafeBufferPointer<UInt8>) { escape(bytes, quotes: false) }

  /// As above, of bytes from whose first on `readable` may be read; those behind them do not matter.
  @inline(__always)
  mutating func appendText(_ bytes: UnsafeBufferPointer<UInt8>, readable: Int) {
    escape(bytes, quotes: false, readable: readable)
  }

  /// Appends data as the value of an attribute in double quotes.
  @inline(__always)
  public mutating func appendAttribute(_ bytes: UnsafeBufferPointer<UInt8>) { escape(bytes, quotes: true) }

  /// Appends a string as text content.
  public mutating func appendText(_ text: String) {
    var text = text
    text.withUTF8 { escape($0, quotes: false) }
  }

  /// Appends a string as the value of an attribute in double quotes.
  public mutating func appendAttribute(_ text: String) {
    var text = text
    text.withUTF8 { escape($0, quotes: true) }
  }

  private mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>, quotes: Bool, readable: Int = 0) {
    guard let source = bytes.baseAddress else { return }
    let total = bytes.count
    let readable = max(readable, total)
    // Six bytes (`&quot;`) is the most one byte can become.
    reserve(total &* 6 &+ 16)
    var target = end
    let start = target
    var at = 0
    while at < total, readable &- at >= 16 {
      let block = UnsafeRawPointer(source + at).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(target).storeBytes(of: block, as: SIMD16<UInt8>.self)
      let plain = min(Self.firstCare(block), total &- at)
      at &+= plain
      target += plain
      if plain == 16 || at == total { continue }
      if Self.copiesThree(source + at, remaining: total &- at, to: target) {
        repeat {
          at &+= 3
          target += 3
        } while Self.copiesThree(source + at, remaining: total &- at, to: target)
      } else {
        at &+= Self.escapeOne(source + at, remaining: total &- at, quotes: quotes, to: &target)
      }
    }
    if at < total { Self.escapeEnd(source + at, total &- at, quotes: quotes, to: &target) }
    advance(target - start)
  }

  /// Escapes so few bytes that no sixteen may be read any more.
  @inline(never)
  private static func escapeEnd(
    _ source: UnsafePointer<UInt8>, _ total: Int, quotes: Bool, to place: inout UnsafeMutablePointer<UInt8>
  ) {
    var target = place
    defer { place = target }
    var at = 0
    while total &- at >= 8 {
      let word = UnsafeRawPointer(source + at).loadUnaligned(as: UInt64.self)
      UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
      let care = care(word)
      if care == 0 {
        at &+= 8
        target += 8
      } else {
        let plain = care.trailingZeroBitCount &>> 3
        at &+= plain
        target += plain
        if copiesThree(source + at, remaining: total &- at, to: target) {
          at &+= 3
          target += 3
        } else {
          at &+= escapeOne(source + at, remaining: total &- at, quotes: quotes, to: &target)
        }
      }
    }
    let left = total &- at
    if left > 0, total >= 8 {
      // The last word, without what was copied already; blanks stand for that.
      let last = UnsafeRawPointer(source + total - 8).loadUnaligned(as: UInt64.self)
      let shift = UInt64(left &* 8)
      let word = last &>> (64 &- shift) | 0x2020_2020_2020_2020 &<< shift
      if care(word) == 0 {
        UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
        target += left
        at = total
      }
    }
    while at < total {
      let byte = source[at]
      if isPlain(byte) {
        target.pointee = byte
        target += 1
        at &+= 1
      } else {
        at &+= escapeOne(source + at, remaining: total &- at, quotes: quotes, to: &target)
      }
    }
  }

  /// The first of sixteen bytes that may be one of those that `care` looks for; 16 where none is.
  @inline(__always)
  private static func firstCare(_ block: SIMD16<UInt8>) -> Int {
    // As a signed number, a byte beyond ASCII is less than a blank too.
    let low = unsafeBitCast(block, to: SIMD16<Int8>.self) .< SIMD16<Int8>(repeating: 0x20)
    let delete = block .== SIMD16<UInt8>(repeating: 0x7F)
    let quote = (block | SIMD16<UInt8>(repeating: 0x04)) .== SIMD16<UInt8>(repeating: 0x26)
    let angle = (block | SIMD16<UInt8>(repeating: 0x02)) .== SIMD16<UInt8>(repeating: 0x3E)
    let halves = unsafeBitCast(low .| delete .| quote .| angle, to: SIMD2<UInt64>.self)
    let (first, second) = (halves[0].littleEndian, halves[1].littleEndian)
    if first | second == 0 { return 16 }
    return first != 0 ? first.trailingZeroBitCount &>> 3 : 8 &+ second.trailingZeroBitCount &>> 3
  }

  /// A bit in each of eight bytes that may be a control character, `"`, `&`, `<`, `>`, DEL or not ASCII; the lowest
  /// one set is in the first that is.
  @inline(__always)
  private static func care(_ word: UInt64) -> UInt64 {
    let bytes = ByteWord(word)
    return bytes.marks(below: 0x20) | bytes.marksBeyondASCII
      | bytes.marks(of: UInt8(ascii: "&"), either: 0x04) | bytes.marks(of: UInt8(ascii: ">"), either: 0x02)
      | bytes.marks(of: 0x7F)
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte | 0x04 != 0x26 && byte | 0x02 != 0x3E
  }

  /// Copies a character of three bytes, such as of Chinese, Japanese and Korean, where HTML allows all that begin like
  /// it; false for others, and where no fourth byte follows.
  @inline(__always)
  private static func copiesThree(
    _ source: UnsafePointer<UInt8>, remaining: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard 0xE1...0xEC ~= source[0], remaining >= 4 else { return false }
    let bytes = UnsafeRawPointer(source).loadUnaligned(as: UInt32.self).littleEndian
    if bytes & 0xC0C000 != 0x808000 { return false }
    UnsafeMutableRawPointer(target).storeBytes(of: bytes.littleEndian, as: UInt32.self)
    return true
  }

  /// Writes one character that is not plain and returns how many bytes it took.
  @inline(never)
  private static func escapeOne(
    _ source: UnsafePointer<UInt8>, remaining: Int, quotes: Bool, to target: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    let byte = source[0]
    switch byte {
    case UInt8(ascii: "&"): put("&amp;", to: &target)
    case UInt8(ascii: "<"): put("&lt;", to: &target)
    case UInt8(ascii: ">"): put("&gt;", to: &target)
    case UInt8(ascii: "\"") where quotes: put("&quot;", to: &target)
    case UInt8(ascii: "\""), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      target.pointee = byte
      target += 1
    case UInt8(ascii: "\r"):
      if remaining < 2 || source[1] != UInt8(ascii: "\n") {
        target.pointee = UInt8(ascii: "\n")
        target += 1
      }
    default:
      let length = scalarLength(source, remaining: remaining)
      if length == 0 {
        put("\u{FFFD}", to: &target)
        return byte >= 0x80 ? brokenLength(source, remaining: remaining) : 1
      }
      for offset in 0..<length { target[offset] = source[offset] }
      target += length
      return length
    }
    return 1
  }

  @inline(__always)
  private static func put(_ text: StaticString, to target: inout UnsafeMutablePointer<UInt8>) {
    target.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
    target += text.utf8CodeUnitCount
  }

  /// The length of a character outside ASCII that HTML allows, or 0: broken UTF-8, C1 controls, noncharacters.
  static func scalarLength(_ source: UnsafePointer<UInt8>, remaining: Int) -> Int {
    let lead = source[0]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    if length == 0 || remaining < length { return 0 }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = source[offset]
      if byte & 0xC0 != 0x80 { return 0 }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    switch length {
    case 2: return value < 0xA0 ? 0 : 2
    case 3:
      if value < 0x800 || (0xD800...0xDFFF).contains(value) || (0xFDD0...0xFDEF).contains(value) { return 0 }
    default:
      if !(0x10000...0x10FFFF).contains(value) { return 0 }
    }
    return value & 0xFFFE == 0xFFFE ? 0 : length
  }

  /// How many bytes one U+FFFD stands for: a lead byte and the continuation bytes that follow it, at most three.
  private static func brokenLength(_ source: UnsafePointer<UInt8>, remaining: Int) -> Int {
    let lead = source[0]
    let most = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1
    var length = 1
    while length < min(most, remaining), source[length] & 0xC0 == 0x80 { length += 1 }
    return length
  }
}
