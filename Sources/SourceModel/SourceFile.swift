/// A half-open range of byte offsets into one source file's UTF-8 bytes.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32

  /// A range from `start` up to `end`.
  @inlinable public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// A range from `start` up to `end`; traps when they do not fit 32 bits.
  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// The empty range at the start of a file.
  @inlinable public static var zero: SourceRange { SourceRange(0 as UInt32, 0) }

  /// The number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }

  /// True if `other` lies within this range.
  @inlinable public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }

  /// The smallest range that holds both.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

/// The index of a file in its package, in path order.
public struct FileID: TableID {
  /// Position in the package's list of files.
  public var index: Int32

  /// The file at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }
}

/// A range in a file of the package.
public struct SourceLocation: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The bytes in it.
  public var range: SourceRange

  /// `range` in `file`.
  @inlinable public init(_ file: FileID, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}

/// One source file: its path for messages and its bytes, which are never changed.
///
/// Bytes are UTF-8 without a byte order mark; UTF-16 files are transcoded when read. All offsets in the
/// compiler count from the first byte here.
public struct SourceFile: Sendable {
  /// The path relative to the package root, with `/` between parts.
  public let path: String
  /// The contents as UTF-8.
  public let bytes: [UInt8]

  /// A file with the given path and contents.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of `range`; bytes that are not UTF-8 become U+FFFD.
  public func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    return String(decoding: bytes[min(Int(range.start), end)..<end], as: UTF8.self)
  }
}

/// A 1-based place in a file: line, and column in Unicode code points.
public struct SourcePosition: Hashable, Sendable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, in Unicode code points.
  public var column: Int

  /// The place at `line` and `column`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

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
