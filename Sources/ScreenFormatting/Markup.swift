import ScreenSyntax

/// What a well-formed XML file holds, in the order in which it stands there; nothing of it is left out.
struct Markup {
  /// An attribute, a namespace declaration among them.
  struct Attribute {
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
    /// `"` or `'`.
    var quote: UInt8
  }

  /// An element, from `<` to past the end tag.
  struct Element {
    var range: Range<Int>
    var name: Range<Int>
    var attributes: [Attribute] = []
    /// Between the tags; empty for an empty-element tag.
    var content: Range<Int>
    var isEmptyTag = false
    var items: [Item] = []
  }

  /// A piece of content.
  enum Item {
    case element(Element)
    case comment(Range<Int>)
    /// A processing instruction, or the XML declaration.
    case instruction(Range<Int>)
    /// A CDATA section with its brackets.
    case section(Range<Int>)
    /// Characters and references.
    case text(Range<Int>)
  }

  private let bytes: [UInt8]
  private var at = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The items of a document that is known to be well-formed and without a document type.
  static func items(of bytes: [UInt8]) -> [Item] {
    var markup = Markup(bytes)
    return markup.items()
  }

  /// Reads up to an end tag, or the end of the file.
  private mutating func items() -> [Item] {
    var items: [Item] = []
    while at < bytes.count {
      let start = at
      if bytes[at] != Byte.less {
        while at < bytes.count, bytes[at] != Byte.less { at += 1 }
        items.append(.text(start..<at))
      } else if has("</") {
        return items
      } else if has("<!--") {
        skip(past: "-->")
        items.append(.comment(start..<at))
      } else if has("<![CDATA[") {
        skip(past: "]]>")
        items.append(.section(start..<at))
      } else if has("<?") {
        skip(past: "?>")
        items.append(.instruction(start..<at))
      } else {
        items.append(.element(element()))
      }
    }
    return items
  }

  private mutating func element() -> Element {
    let start = at
    at += 1
    var element = Element(range: start..<start, name: name(), content: 0..<0)
    while true {
      skipBlanks()
      if bytes[at] == Byte.slash {
        at += 2
        element.isEmptyTag = true
        element.content = at..<at
        break
      }
      if bytes[at] == Byte.greater {
        at += 1
        let first = at
        element.items = items()
        element.content = first..<at
        skip(past: ">")
        break
      }
      let name = name()
      while bytes[at] != Byte.quote, bytes[at] != Byte.apostrophe { at += 1 }
      let quote = bytes[at]
      at += 1
      let value = at
      while bytes[at] != quote { at += 1 }
      element.attributes.append(Attribute(name: name, value: value..<at, quote: quote))
      at += 1
    }
    element.range = start..<at
    return element
  }

  private mutating func name() -> Range<Int> {
    let start = at
    while !bytes[at].isXMLSpace, bytes[at] != Byte.slash, bytes[at] != Byte.greater,
      bytes[at] != Byte.equals
    {
      at += 1
    }
    return start..<at
  }

  private mutating func skipBlanks() {
    while bytes[at].isXMLSpace { at += 1 }
  }

  private func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[at + $0] == word.utf8Start[$0] }
  }

  private mutating func skip(past word: StaticString) {
    while at < bytes.count, !has(word) { at += 1 }
    at = min(at + word.utf8CodeUnitCount, bytes.count)
  }
}
