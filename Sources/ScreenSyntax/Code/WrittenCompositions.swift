import Memory
import SourceModel

/// The compositions of protocols that a file may write, `Named & Priced`, wherever they stand: in headers, and in code that is read when
/// all declarations are known.
///
/// They are found by their look, as names with capitals joined by `&`, so that some of them may be other text: what is no composition
/// means no type.
public struct WrittenCompositions {
  /// Each once, in order.
  public private(set) var all: [(name: Name, range: SourceRange)] = []
  private let bytes: [UInt8]

  /// Those of a file. Linear in its bytes.
  public init(in source: SourceFile) {
    bytes = source.bytes
    var place = 0
    while let sign = nextSign(from: place) { place = composition(around: sign) ?? sign + 1 }
  }

  private func nextSign(from place: Int) -> Int? {
    bytes.withUnsafeBytes { $0.place(of: UInt8(ascii: "&"), from: min(place, $0.count)) }
  }

  /// Notes the composition whose first `&` is at a place; where it ends, or nil where there is none.
  private mutating func composition(around sign: Int) -> Int? {
    guard let first = name(endingBefore: sign) else { return nil }
    var parts = [String(decoding: bytes[first], as: UTF8.self)]
    var (end, next) = (first.upperBound, sign)
    while next < bytes.count, bytes[next] == UInt8(ascii: "&"), let part = name(beginningAfter: next) {
      parts.append(String(decoding: bytes[part], as: UTF8.self))
      (end, next) = (part.upperBound, blanksEnd(part.upperBound))
    }
    guard parts.count > 1 else { return nil }
    let name = CodeParser.composition(of: parts)
    if !all.contains(where: { $0.name == name }) { all.append((name, SourceRange(first.lowerBound, end))) }
    return end
  }

  private func blanksEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
    return end
  }

  private func name(endingBefore sign: Int) -> Range<Int>? {
    var end = sign
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, isPartOfName(bytes[start - 1]) { start -= 1 }
    return isType(start..<end) ? start..<end : nil
  }

  /// The name behind `&` or `&amp;`.
  private func name(beginningAfter sign: Int) -> Range<Int>? {
    let reference = Array("&amp;".utf8)
    let isReference = bytes[sign...].starts(with: reference)
    let start = blanksEnd(sign + (isReference ? reference.count : 1))
    var end = start
    while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
    return isType(start..<end) ? start..<end : nil
  }

  private func isType(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, last < bytes.count else { return false }
    return bytes[first] &- UInt8(ascii: "A") < 26 && bytes[last] != UInt8(ascii: ".")
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || CodeLexer.isIdentifierByte(byte)
  }
}
