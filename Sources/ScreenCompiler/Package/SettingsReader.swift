import SourceModel

/// A value of a settings file with its place.
indirect enum SettingsNode {
  case scalar(String, SourceRange)
  case list([SettingsNode], SourceRange)
  case map([(key: String, keyRange: SourceRange, value: SettingsNode)], SourceRange)

  /// True where nothing stands after the key.
  var isEmpty: Bool {
    if case .scalar("", let range) = self { return range.count == 0 }
    return false
  }

  var range: SourceRange {
    switch self {
    case .scalar(_, let range), .list(_, let range), .map(_, let range): range
    }
  }
}

/// Reads the part of YAML that settings need: nested maps and lists by indentation, `[a, b]`, plain and quoted
/// scalars, comments. Anything else is a fault with its place. Linear.
struct SettingsReader {
  private struct Line {
    var indent: Int
    var range: SourceRange
    var number: Int
  }

  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var next = 0
  private(set) var fault: (message: String, range: SourceRange)?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    splitLines()
  }

  /// The document; nil where it is empty or faulty.
  mutating func read() -> SettingsNode? {
    guard fault == nil, let first = lines.first else { return nil }
    let node = block(indent: first.indent, depth: 0)
    if fault == nil, next < lines.count {
      fail("This line is indented differently from those before it.", lines[next].range)
    }
    return fault == nil ? node : nil
  }

  private mutating func splitLines() {
    var start = 0
    var number = 1
    while start < bytes.count {
      var end = start
      while end < bytes.count && bytes[end] != 0x0A { end += 1 }
      addLine(start, end, number)
      number += 1
      start = end + 1
    }
  }

  private mutating func addLine(_ start: Int, _ end: Int, _ number: Int) {
    var first = start
    while first < end && bytes[first] == 0x20 { first += 1 }
    if first < end && bytes[first] == 0x09 {
      fail("Settings are indented with blanks, and this is a tab.", SourceRange(first, first + 1))
    }
    var last = first
    var quote: UInt8 = 0
    for index in first..<end {
      let byte = bytes[index]
      if byte < 0x20 && byte != 0x09 && byte != 0x0D {
        fail(
          "A control character stands here; settings are plain text in UTF-8.", SourceRange(index, index + 1))
      }
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), index == first || bytes[index - 1] == 0x20 {
        break
      }
      if byte > 0x20 { last = index + 1 }
    }
    let isMark = last - first == 3 && bytes[first..<last].allSatisfy { $0 == UInt8(ascii: "-") }
    if last > first && !isMark {
      lines.append(Line(indent: first - start, range: SourceRange(first, last), number: number))
    }
  }

  private func lineNumber(at offset: UInt32) -> Int {
    lines.last { $0.range.start <= offset }?.number ?? 1
  }

  private mutating func fail(_ message: String, _ range: SourceRange) {
    if fault == nil { fault = (message, range) }
  }

  private mutating func block(indent: Int, depth: Int) -> SettingsNode {
    guard depth < 32 else {
      fail("Settings nest more than 32 levels deep.", lines[next].range)
      return .list([], lines[next].range)
    }
    return startsItem(lines[next].range) ? list(indent, depth) : map(indent, depth)
  }

  private func startsItem(_ range: SourceRange) -> Bool {
    bytes[Int(range.start)] == UInt8(ascii: "-") && (range.count == 1 || bytes[Int(range.start) + 1] == 0x20)
  }

  private mutating func list(_ indent: Int, _ depth: Int) -> SettingsNode {
    var items: [SettingsNode] = []
    let start = lines[next].range
    var end = start
    while next < lines.count, lines[next].indent == indent, startsItem(lines[next].range), fault == nil {
      end = lines[next].range
      let inner = trim(SourceRange(end.start + 1, end.end))
      if inner.count > 0 {
        next += 1
        items.append(scalar(inner))
      } else {
        next += 1
        if next < lines.count, lines[next].indent > indent {
          items.append(block(indent: lines[next].indent, depth: depth + 1))
        }
      }
    }
    return .list(items, start.union(end))
  }

  private mutating func map(_ indent: Int, _ depth: Int) -> SettingsNode {
    var entries: [(key: String, keyRange: SourceRange, value: SettingsNode)] = []
    let start = lines[next].range
    var end = start
    while next < lines.count, lines[next].indent == indent, fault == nil {
      let line = lines[next]
      end = line.range
      guard let colon = colon(in: line.range) else {
        let first = bytes[Int(line.range.start)]
        let isOpen =
          [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(first)
          && !bytes[Int(line.range.start + 1)..<Int(line.range.end)].contains(first)
        fail(
          isOpen ? "This quote is not closed on its line." : "A setting is a key, a colon and a value.",
          line.range)
        break
      }
      let keyRange = trim(SourceRange(Int(line.range.start), colon))
      let key = unquoted(keyRange)
      if let first = entries.first(where: { $0.key == key }) {
        fail("`\(key)` is set twice; the first is in line \(lineNumber(at: first.keyRange.start)).", keyRange)
      }
      let inner = trim(SourceRange(colon + 1, Int(line.range.end)))
      next += 1
      if inner.count > 0 {
        entries.append((key, keyRange, scalar(inner)))
      } else if next < lines.count,
        lines[next].indent > indent || (lines[next].indent == indent && startsItem(lines[next].range))
      {
        entries.append((key, keyRange, block(indent: lines[next].indent, depth: depth + 1)))
      } else {
        entries.append((key, keyRange, .scalar("", SourceRange(keyRange.end, keyRange.end))))
      }
    }
    return .map(entries, start.union(end))
  }

  private func colon(in range: SourceRange) -> Int? {
    var quote: UInt8 = 0
    for index in Int(range.start)..<Int(range.end) {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ":"), index + 1 == Int(range.end) || bytes[index + 1] == 0x20 {
        return index
      }
    }
    return nil
  }

  private mutating func scalar(_ range: SourceRange) -> SettingsNode {
    let first = bytes[Int(range.start)]
    if first == UInt8(ascii: "[") {
      guard bytes[Int(range.end) - 1] == UInt8(ascii: "]") else {
        fail("This list is not closed with `]` on its line.", range)
        return .list([], range)
      }
      var items: [SettingsNode] = []
      var start = Int(range.start) + 1
      for index in start..<Int(range.end) {
        guard bytes[index] == UInt8(ascii: ",") || index == Int(range.end) - 1 else { continue }
        let item = trim(SourceRange(start, index))
        if item.count > 0 { items.append(.scalar(unquoted(item), item)) }
        start = index + 1
      }
      return .list(items, range)
    }
    if [
      UInt8(ascii: "{"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "!"),
    ]
    .contains(first) {
      fail("Settings use plain maps, lists and values; this form of YAML is not read.", range)
    }
    return .scalar(unquoted(range), range)
  }

  private func unquoted(_ range: SourceRange) -> String {
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private func trim(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.start < range.end && bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end && bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return range
  }
}
