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

  /// A range without the white space and control characters at its ends.
  public func trimmed(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.start < range.end && bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end && bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return range
  }

  /// What stands between the braces that a range begins and ends with; nil where it does not.
  public func betweenBraces(_ range: SourceRange) -> SourceRange? {
    guard range.count >= 2, bytes[Int(range.start)] == UInt8(ascii: "{"),
      bytes[Int(range.end) - 1] == UInt8(ascii: "}")
    else { return nil }
    return SourceRange(range.start + 1, range.end - 1)
  }

  /// What stands inside the only CDATA section that a text is, where nothing is written as a reference; nil for another text.
  public func insideCDATA(_ range: SourceRange) -> SourceRange? {
    let whole = trimmed(range)
    let (start, end) = (Int(whole.start), Int(whole.end))
    let (opening, closing) = ("<![CDATA[".utf8, "]]>".utf8)
    let (first, last) = (start + opening.count, end - closing.count)
    guard first <= last, bytes[start..<end].starts(with: opening), bytes[last..<end].elementsEqual(closing),
      (first..<last).allSatisfy({ !bytes[$0..<end].starts(with: closing) })
    else { return nil }
    return SourceRange(first, last)
  }

  /// The text of a range without the white space around it and, where it is one CDATA section, inside of that.
  public func written(in range: SourceRange) -> ArraySlice<UInt8> {
    let text = trimmed(insideCDATA(range) ?? range)
    let (start, end) = (Int(text.start), Int(text.end))
    return bytes[start..<end]
  }

  /// A range without the white space at its ends where that holds a line break.
  @inline(__always)
  public func withoutLineBreaks(_ range: SourceRange) -> SourceRange {
    let (start, end) = (Int(range.start), Int(range.end))
    return start == end || bytes[start] > 0x20 && bytes[end - 1] > 0x20 ? range : trimmed(start, end)
  }

  private func trimmed(_ start: Int, _ end: Int) -> SourceRange {
    let part = bytes[start..<end]
    let first = part.firstIndex { $0 > 0x20 } ?? part.endIndex
    let last = part.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? first
    let lineFeed = UInt8(ascii: "\n")
    return SourceRange(
      part[..<first].contains(lineFeed) ? first : part.startIndex,
      part[last...].contains(lineFeed) ? max(first, last) : part.endIndex)
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

extension UInt8 {
  /// True for the bytes of names: letters and digits of ASCII, `_`, and all bytes beyond ASCII.
  public var isPartOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self &- UInt8(ascii: "0") < 10
      || (self | 0x20) &- UInt8(ascii: "a") < 26
  }
}
