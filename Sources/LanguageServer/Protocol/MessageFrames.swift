/// Cuts a stream of bytes into messages: headers, an empty line, and as many bytes as `Content-Length` says.
///
/// It survives whatever comes: what is no header is told once and left out up to the next `Content-Length`, and a message that
/// is too long is let pass unread.
struct MessageFrames {
  /// What the stream holds next.
  enum Frame: Equatable {
    case message([UInt8])
    /// Bytes that are no message, and why.
    case fault(String)
  }

  private var bytes: [UInt8] = []
  /// How much of `bytes` is done with.
  private var start = 0
  /// How many bytes to come belong to a message that is not read.
  private var unread = 0
  /// The most bytes of one message.
  static let longestMessage = 64 << 20
  private static let longestHeader = 16 << 10
  private static let field = Array("content-length:".utf8)

  /// Adds what was read.
  mutating func append(_ more: some Collection<UInt8>) {
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message or fault; nil until more is read.
  mutating func next() -> Frame? {
    let passed = min(unread, bytes.count - start)
    start += passed
    unread -= passed
    guard unread == 0, start < bytes.count else { return nil }
    guard let header = endOfHeader() else {
      if bytes.count - start <= Self.longestHeader { return nil }
      skipToField(from: start + 1)
      return .fault("A message begins with Content-Length; what came instead is left out.")
    }
    guard let length = contentLength(start..<header) else {
      let before = start
      skipToField(from: start + 1)
      if start > header || start == before { start = max(start, header) }
      return .fault("A message begins with Content-Length; what came instead is left out.")
    }
    if length > Self.longestMessage {
      start = header
      unread = length
      return .fault("A message has at most \(Self.longestMessage) bytes; this one has \(length).")
    }
    guard bytes.count - header >= length else { return nil }
    start = header + length
    return .message(Array(bytes[header..<start]))
  }

  /// Where the empty line behind the headers ends.
  private func endOfHeader() -> Int? {
    var index = start
    let end = min(bytes.count, start + Self.longestHeader)
    while index < end {
      if bytes[index] == 0x0A {
        let next = index + 1
        if next < bytes.count, bytes[next] == 0x0A { return next + 1 }
        if next + 1 < bytes.count, bytes[next] == 0x0D, bytes[next + 1] == 0x0A { return next + 2 }
      }
      index += 1
    }
    return nil
  }

  /// What the headers give as the length; nil where they do not, or hold anything else.
  private func contentLength(_ header: Range<Int>) -> Int? {
    var length: Int?
    for line in bytes[header].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard line.contains(UInt8(ascii: ":")) else { return nil }
      guard Self.isField(line) else { continue }
      let text = String(decoding: line.dropFirst(Self.field.count), as: UTF8.self)
      guard let number = Int(text.filter { $0 != " " && $0 != "\t" }), number >= 0 else { return nil }
      length = number
    }
    return length
  }

  private static func isField(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= field.count && zip(bytes, field).allSatisfy { ($0 | 0x20) == $1 || $0 == $1 }
  }

  private mutating func skipToField(from first: Int) {
    var index = first
    while index < bytes.count {
      let rest = bytes[index...]
      if Self.isField(rest) { break }
      // The field may be on its way.
      if rest.count < Self.field.count, zip(rest, Self.field).allSatisfy({ ($0 | 0x20) == $1 || $0 == $1 }) {
        break
      }
      index += 1
    }
    start = index
  }

  /// A message with its headers.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
