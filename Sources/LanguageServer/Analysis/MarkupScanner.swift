/// Where a place of a document lies, found without asking that the document be well-formed: what is typed rarely is.
struct MarkupScanner {
  /// An element that is open at the place.
  struct OpenElement {
    /// Its name.
    let name: String
    /// Where its `<` stands.
    let start: Int
    /// Its attributes so far.
    var attributes: [(name: String, value: Range<Int>)] = []
    /// Where its content begins.
    var contentStart = 0
    /// The elements in it before the place, by their names.
    var children: [String] = []
  }

  /// What stands at the place.
  enum Place: Equatable {
    /// Between tags, or in a CDATA section.
    case content
    /// The name of a start tag: the part of it before the place, and behind it.
    case tagName(Range<Int>)
    case endTagName(Range<Int>)
    /// The name of an attribute, or where one may begin.
    case attributeName(Range<Int>)
    /// The value of an attribute between its quotes. The end is that of the file where the quote is missing.
    case attributeValue(name: String, Range<Int>, isClosed: Bool)
    case comment(Range<Int>)
    /// A declaration or an instruction.
    case other
  }

  private let bytes: [UInt8]
  /// The place.
  let offset: Int
  private var position = 0
  /// The elements around the place, the innermost last. In a start tag, its element is the last.
  private(set) var open: [OpenElement] = []
  /// What stands there.
  private(set) var place = Place.content
  /// The attributes of the tag whose name is at the place.
  private(set) var tagAttributes: [String] = []
  /// True where the tag whose name is at the place holds nothing.
  private(set) var isEmptyTag = false
  /// The name in the end tag of the element whose name is at the place; empty where there is none.
  private(set) var endName = ""

  /// Scans a document up to an offset. Linear.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
    scan()
  }

  /// The comments of a document, with their marks.
  static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let start = find("<!--", in: bytes, from: index) {
      let end = find("-->", in: bytes, from: start + 4).map { $0 + 3 } ?? bytes.count
      found.append(start..<end)
      index = end
    }
    return found
  }

  static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
      index += 1
    }
    return nil
  }

  private func startsWith(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func scan() {
    while position < offset {
      guard let next = bytes[position..<offset].firstIndex(of: UInt8(ascii: "<")) else { return }
      position = next
      if startsWith("<!--") {
        let start = position
        position = Self.find("-->", in: bytes, from: position + 4).map { $0 + 3 } ?? bytes.count
        if position > offset || position == bytes.count && offset == position {
          return place = .comment(start..<position)
        }
      } else if startsWith("<![CDATA[") {
        position = Self.find("]]>", in: bytes, from: position + 9).map { $0 + 3 } ?? bytes.count
      } else if startsWith("<?") || startsWith("<!") {
        position = (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
        if position > offset { return place = .other }
      } else if offset == position + 1 {
        // `</>` is an empty element without a name yet.
        noteTag(behind: offset)
        return place = .tagName(offset..<endOfName(offset))
      } else if startsWith("</") {
        if !scanEndTag() { return }
      } else if !scanStartTag() {
        return
      }
    }
  }

  /// False where the place lies in the tag.
  private mutating func scanEndTag() -> Bool {
    let start = position + 2
    let end = endOfName(start)
    if offset >= start, offset <= end {
      place = .endTagName(start..<end)
      return false
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if let match = open.lastIndex(where: { $0.name == name }) {
      open.removeSubrange(match...)
      if !open.isEmpty { open[open.count - 1].children.append(name) }
    }
    position =
      (bytes[end...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") } ?? bytes.count)
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
    if position > offset { place = .other }
    return position <= offset
  }

  /// False where the place lies in the tag.
  private mutating func scanStartTag() -> Bool {
    let start = position + 1
    let nameEnd = endOfName(start)
    if offset <= nameEnd {
      noteTag(behind: nameEnd)
      place = .tagName(start..<nameEnd)
      return false
    }
    var element = OpenElement(name: String(decoding: bytes[start..<nameEnd], as: UTF8.self), start: position)
    position = nameEnd
    var found: Place?
    while position < bytes.count {
      let blank = position
      while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
      if found == nil, offset > blank || blank > nameEnd, offset >= blank, offset <= position,
        offset > nameEnd
      {
        found = .attributeName(offset..<offset)
      }
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<") { break }
      let attribute = scanAttribute()
      element.attributes.append((attribute.name, attribute.value))
      if found == nil || found == .attributeName(offset..<offset) { found = attribute.place ?? found }
    }
    if let found {
      // Where the place is at the end of the tag, a name may still begin there.
      open.append(element)
      place = found
      return false
    }
    let isEmpty = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEmpty { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
    if position > offset {
      open.append(element)
      place = .other
      return false
    }
    element.contentStart = position
    if isEmpty {
      if !open.isEmpty { open[open.count - 1].children.append(element.name) }
    } else {
      open.append(element)
    }
    return true
  }

  /// Notes the attributes of a tag whose name is being written, and the name of the end tag that belongs to it.
  private mutating func noteTag(behind nameEnd: Int) {
    position = nameEnd
    while position < bytes.count {
      while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
      guard position < bytes.count, bytes[position].isPartOfName else { break }
      tagAttributes.append(scanAttribute().name)
    }
    guard position < bytes.count else { return }
    isEmptyTag = bytes[position] == UInt8(ascii: "/")
    guard bytes[position] == UInt8(ascii: ">") else { return }
    var depth = 0
    while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = tag
      guard let end = bytes[tag...].firstIndex(of: UInt8(ascii: ">")) else { return }
      if startsWith("</") {
        if depth == 0 {
          endName = String(decoding: bytes[tag + 2..<endOfName(tag + 2)], as: UTF8.self)
          return
        }
        depth -= 1
      } else if startsWith("<!--") {
        position = Self.find("-->", in: bytes, from: tag).map { $0 + 3 } ?? bytes.count
        continue
      } else if !startsWith("<!"), !startsWith("<?"), bytes[end - 1] != UInt8(ascii: "/") {
        depth += 1
      }
      position = end
    }
  }

  private mutating func scanAttribute() -> (name: String, value: Range<Int>, place: Place?) {
    let start = position
    var end = endOfName(start)
    // A value may stand there whose name is not written yet.
    if end == start, bytes[start] != UInt8(ascii: "=") { end += 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    var found: Place? = offset >= start && offset <= end ? .attributeName(start..<end) : nil
    position = end
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = max(end, start + 1)
      return (name, end..<end, found)
    }
    position += 1
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else {
      return (name, position..<position, found)
    }
    let quote = bytes[position]
    let value = position + 1
    position = bytes[value...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") } ?? bytes.count
    let isClosed = position < bytes.count && bytes[position] == quote
    if offset >= value, offset <= position {
      found = .attributeValue(name: name, value..<position, isClosed: isClosed)
    }
    let range = value..<position
    if isClosed { position += 1 }
    return (name, range, found)
  }

  private func endOfName(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isPartOfName || ".:-".utf8.contains(bytes[end]) {
      end += 1
    }
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
