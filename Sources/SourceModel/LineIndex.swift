/// Turns byte offsets into lines and columns. Building it scans the file once; make it only for output.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Indexes `file`. Lines end at LF, CR LF or CR.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < bytes.count && bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// The number of lines; at least 1.
  public var lineCount: Int { starts.count }

  /// The place of a byte offset; offsets past the end count as the end. Logarithmic in the lines, linear in the line,
  /// or only in the distance from a `known` place before it on the same line.
  public func position(
    of offset: UInt32, from known: (offset: UInt32, position: SourcePosition)? = nil
  ) -> SourcePosition {
    let offset = min(Int(offset), bytes.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var first = starts[low]
    var column = 1
    if let known, known.position.line == low + 1, first <= Int(known.offset), Int(known.offset) <= offset {
      first = Int(known.offset)
      column = known.position.column
    }
    for index in first..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: low + 1, column: column)
  }

  /// The text of a 1-based line without its line break.
  public func text(ofLine line: Int) -> String {
    guard line >= 1 && line <= starts.count else { return "" }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1] && (bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D) { end -= 1 }
    return String(decoding: bytes[starts[line - 1]..<end], as: UTF8.self)
  }

  /// The byte offset at which a 1-based line starts.
  public func start(ofLine line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }
}
