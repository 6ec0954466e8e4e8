import SourceModel

/// A text with the places of its lines: turns offsets into positions of the protocol, and back.
struct SourceText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines, which end at LF, CR LF or CR. Linear.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) {
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  /// How many lines there are; at least one.
  var lineCount: Int { starts.count }

  /// The line of an offset, counted from 0. Logarithmic.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a line begins.
  func start(ofLine line: Int) -> Int { starts[min(max(line, 0), starts.count - 1)] }

  /// The bytes of a line without its end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The position of an offset.
  func position(of offset: Int, _ encoding: PositionEncoding) -> JSONValue {
    let (line, column) = place(of: offset, encoding)
    return ["line": .int(line), "character": .int(column)]
  }

  /// The line and the column of an offset, both from 0.
  func place(of offset: Int, _ encoding: PositionEncoding) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var column = 0
    for byte in bytes[starts[line]..<offset] { column += encoding.width(of: byte) }
    return (line, column)
  }

  /// A range of the protocol.
  func range(_ range: SourceRange, _ encoding: PositionEncoding) -> JSONValue {
    let end = max(range.start, range.end)
    return ["start": position(of: Int(range.start), encoding), "end": position(of: Int(end), encoding)]
  }

  /// The offset of a position; past the end of a line it is the line's end. Nil for what is no position.
  func offset(of position: JSONValue, _ encoding: PositionEncoding) -> Int? {
    guard let line = position["line"].number, let character = position["character"].number, line >= 0,
      character >= 0
    else { return nil }
    if line >= starts.count { return bytes.count }
    let range = range(ofLine: line)
    var (index, column) = (range.lowerBound, 0)
    while index < range.upperBound {
      let width = encoding.width(of: bytes[index])
      if width > 0, column + width > character { break }
      column += width
      index += 1
    }
    return index
  }

  /// The offsets of a range of the protocol, in order; nil for what is none.
  func offsets(of range: JSONValue, _ encoding: PositionEncoding) -> Range<Int>? {
    guard let start = offset(of: range["start"], encoding), let end = offset(of: range["end"], encoding)
    else {
      return nil
    }
    return min(start, end)..<max(start, end)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a range of a source.
  func text(_ range: SourceRange) -> String { text(Int(range.start)..<Int(max(range.start, range.end))) }
}
