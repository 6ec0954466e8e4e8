import SourceModel

/// The first pass over a file: where every tag, attribute, text and directive stands.
///
/// It splits the bytes into markup and text and links the nodes, but judges nothing: on a well-formed file
/// its offsets are exact by XML's grammar, and `XMLParser` says whether the file is one and gives the nodes
/// their names. What must not reach libxml2 at all, a DOCTYPE or a count past the limits, ends up in
/// `refusals`. The storage is kept from file to file.
struct XMLLayout: ~Copyable {
  /// The nodes with every field but their names.
  private(set) var nodes = ScratchBuffer<XMLNode>(capacity: 1024)
  /// Attributes without a prefix, `xmlns` not among them; without their names.
  private(set) var attributes = ScratchBuffer<XMLAttribute>(capacity: 1024)
  /// The comments that speak to the compiler.
  private(set) var directives: [XMLDirective] = []
  /// DOCTYPE and limits.
  private(set) var refusals: [XMLRefusal] = []
  /// Where the bytes stopped looking like XML; nil for a file that may be well-formed.
  private(set) var brokenAt: Int?

  /// An element whose end tag is to come.
  struct Open {
    var node: Int32
    var lastChild: Int32
    var preservesSpace: Bool
  }

  /// A text that has begun and may go on after a comment, reference or CDATA section.
  private struct Run {
    var start = -1
    var end = 0
    var isBlank = true
    var needsDecoding = false
    /// True after a comment or processing instruction: if text follows, the run holds markup.
    var isInterrupted = false
  }

  private var open = ScratchBuffer<Open>(capacity: XMLLimits.depth)
  private var depth = 0
  private var deepest: (offset: Int, length: Int, depth: Int)?
  private var run = Run()
  /// `xml:space` of the tag being read.
  private var spaceHere = false
  private var namedDirectives = 0
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// Reads all of `bytes`, or up to the first DOCTYPE or broken tag.
  mutating func scan(_ source: UnsafeBufferPointer<UInt8>) {
    nodes.removeAll()
    attributes.removeAll()
    directives.removeAll(keepingCapacity: true)
    refusals.removeAll(keepingCapacity: true)
    open.removeAll()
    brokenAt = nil
    depth = 0
    deepest = nil
    run = Run()
    namedDirectives = 0
    bytes = source
    defer { bytes = UnsafeBufferPointer(start: nil, count: 0) }

    var at = 0
    while at < source.count {
      if source[at] != Byte.less {
        at = text(from: at)
        continue
      }
      let next = at + 1 < source.count ? source[at + 1] : 0
      let end =
        switch next {
        case Byte.slash: endTag(at)
        case Byte.exclamation: declaration(at)
        case Byte.question: instruction(at)
        default: startTag(at)
        }
      guard let end else { break }
      at = end
    }
    if at >= source.count && (depth > 0 || nodes.isEmpty) { markBroken(source.count) }
    if let deepest {
      refusals.append(
        XMLRefusal(.depth(deepest.depth), SourceRange(deepest.offset, deepest.offset + deepest.length)))
    }
  }

  private mutating func markBroken(_ offset: Int) {
    if brokenAt == nil { brokenAt = offset }
  }

  private mutating func breakOff(_ offset: Int) -> Int? {
    markBroken(offset)
    return nil
  }

  // MARK: Text

  private mutating func text(from start: Int) -> Int {
    let bytes = bytes
    var isBlank = true
    var isPlain = true
    var at = start
    while at + 8 <= bytes.count {
      let word = ByteWord(bytes, at: at)
      let marks =
        word.marks(of: Byte.less) | word.marks(of: Byte.ampersand) | word.marks(of: Byte.carriageReturn)
      if marks == 0 {
        if word.marksOfInk != 0 { isBlank = false }
        at += 8
        continue
      }
      if word.marksOfInk & ((marks & (0 &- marks)) &- 1) != 0 { isBlank = false }
      at += ByteWord.place(of: marks)
      break
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == Byte.less { break }
      if byte <= Byte.blank {
        if byte == Byte.carriageReturn { isPlain = false }
      } else {
        isBlank = false
        if byte == Byte.ampersand { isPlain = false }
      }
      at += 1
    }
    if depth == 0 {
      if !isBlank { markBroken(start) }
    } else {
      extendRun(start, at, isBlank: isBlank, isPlain: isPlain)
    }
    return at
  }

  @inline(__always)
  private mutating func extendRun(_ start: Int, _ end: Int, isBlank: Bool, isPlain: Bool) {
    if run.start < 0 {
      run.start = start
      run.isBlank = isBlank
      run.needsDecoding = !isPlain
    } else {
      run.isBlank = run.isBlank && isBlank
      run.needsDecoding = run.needsDecoding || !isPlain || run.isInterrupted
    }
    run.isInterrupted = false
    run.end = end
  }

  @inline(__always)
  private mutating func finishRun() {
    if run.start < 0 { return }
    let range = SourceRange(UInt32(truncatingIfNeeded: run.start), UInt32(truncatingIfNeeded: run.end))
    var node = XMLNode(kind: .text, name: Name(id: 0), range: range, parent: XMLNodeID(-1))
    node.needsDecoding = run.needsDecoding
    node.isBlank = run.isBlank
    node.preservesSpace = preservesSpace
    _ = link(node)
    run = Run()
  }

  /// Appends a node as the last child of the innermost open element, and returns its index.
  @inline(__always)
  private mutating func link(_ node: consuming XMLNode) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    if !open.isEmpty {
      let top = open[open.count - 1]
      node.parent = XMLNodeID(top.node)
      if top.lastChild < 0 {
        nodes[Int(top.node)].firstChild = XMLNodeID(index)
      } else {
        nodes[Int(top.lastChild)].nextSibling = XMLNodeID(index)
      }
      open[open.count - 1].lastChild = index
    }
    nodes.append(node)
    return index
  }

  /// True where `xml:space="preserve"` is in force inside the innermost open element.
  private var preservesSpace: Bool { !open.isEmpty && open[open.count - 1].preservesSpace }

  // MARK: Tags

  private mutating func startTag(_ start: Int) -> Int? {
    let bytes = bytes
    var at = start + 1
    while at < bytes.count && !bytes[at].isIn(ByteSet.nameEnd) { at += 1 }
    let nameLength = at - start
    if nameLength == 1 { return breakOff(start) }
    if depth == 0 && !nodes.isEmpty { return breakOff(start) }
    finishRun()
    depth += 1
    let isRecorded = depth <= XMLLimits.depth
    if !isRecorded && depth > deepest?.depth ?? 0 {
      deepest = (deepest?.offset ?? start, deepest?.length ?? nameLength, depth)
    }
    let firstAttribute = attributes.count
    spaceHere = preservesSpace

    var count = 0
    while true {
      while at < bytes.count && bytes[at].isXMLSpace { at += 1 }
      guard at < bytes.count else { return breakOff(start) }
      let byte = bytes[at]
      if byte == Byte.greater || byte == Byte.slash { break }
      guard let next = attribute(at, isRecorded: isRecorded && count < XMLLimits.attributes) else {
        return breakOff(at)
      }
      count += 1
      at = next
    }
    let isEmpty = bytes[at] == Byte.slash
    if isEmpty {
      at += 1
      guard at < bytes.count, bytes[at] == Byte.greater else { return breakOff(at - 1) }
    }
    at += 1
    if count > XMLLimits.attributes {
      refusals.append(XMLRefusal(.attributes(count), SourceRange(start, start + nameLength)))
    }
    if isRecorded {
      let end = UInt32(truncatingIfNeeded: at)
      var node = XMLNode(
        kind: .element, name: Name(id: 0), range: SourceRange(UInt32(truncatingIfNeeded: start), end),
        parent: XMLNodeID(-1))
      node.contentStart = end
      node.preservesSpace = spaceHere
      node.firstAttribute = Int32(truncatingIfNeeded: firstAttribute)
      node.attributeCount = Int32(truncatingIfNeeded: attributes.count - firstAttribute)
      if bytes[start + 1] &- 0x61 < 26, !open.isEmpty {
        nodes[Int(open[open.count - 1].node)].hasLowercaseChildren = true
      }
      let index = link(node)
      while namedDirectives < directives.count {
        directives[namedDirectives].nextElement = XMLNodeID(index)
        namedDirectives += 1
      }
      if !isEmpty { open.append(Open(node: index, lastChild: -1, preservesSpace: spaceHere)) }
    }
    if isEmpty { depth -= 1 }
    return at
  }

  /// Reads one attribute and returns the offset past its closing quote; nil if there is none.
  @inline(__always)
  private mutating func attribute(_ start: Int, isRecorded: Bool) -> Int? {
    let bytes = bytes
    var at = start
    var hasColon = false
    while at < bytes.count && !bytes[at].isIn(ByteSet.nameEnd) {
      if bytes[at] == Byte.colon { hasColon = true }
      at += 1
    }
    let nameEnd = at
    if nameEnd == start { return nil }
    while at < bytes.count && bytes[at].isXMLSpace { at += 1 }
    guard at < bytes.count, bytes[at] == Byte.equals else { return nil }
    at += 1
    while at < bytes.count && bytes[at].isXMLSpace { at += 1 }
    guard at < bytes.count, bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe else { return nil }
    let quote = bytes[at]
    at += 1
    let valueStart = at
    var needsDecoding = false
    while true {
      if at + 8 <= bytes.count {
        let word = ByteWord(bytes, at: at)
        let marks =
          word.marks(of: Byte.quote) | word.marks(of: Byte.apostrophe) | word.marks(of: Byte.ampersand)
          | word.marks(of: Byte.less) | word.marks(below: Byte.blank)
        if marks == 0 {
          at += 8
          continue
        }
        at += ByteWord.place(of: marks)
      }
      guard at < bytes.count else { return nil }
      let byte = bytes[at]
      if byte.isIn(ByteSet.value) {
        if byte == quote { break }
        if byte == Byte.less { return nil }
        if byte != Byte.quote && byte != Byte.apostrophe { needsDecoding = true }
      }
      at += 1
    }
    if isRecorded {
      if hasColon {
        if bytes.has("xml:space", at: start) && nameEnd == start + 9 {
          if bytes.has("preserve", at: valueStart) && at == valueStart + 8 {
            spaceHere = true
          } else if bytes.has("default", at: valueStart) && at == valueStart + 7 {
            spaceHere = false
          }
        }
      } else if !(nameEnd == start + 5 && bytes.has("xmlns", at: start)) {
        attributes.append(
          XMLAttribute(
            name: Name(id: 0), needsDecoding: needsDecoding,
            nameRange: SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: nameEnd)),
            value: SourceRange(UInt32(truncatingIfNeeded: valueStart), UInt32(truncatingIfNeeded: at))))
      }
    }
    return at + 1
  }

  private mutating func endTag(_ start: Int) -> Int? {
    let bytes = bytes
    var at = start + 2
    while at < bytes.count && bytes[at] != Byte.greater {
      if bytes[at] == Byte.less { return breakOff(start) }
      at += 1
    }
    if at >= bytes.count || depth == 0 { return breakOff(start) }
    finishRun()
    at += 1
    if depth <= XMLLimits.depth && !open.isEmpty {
      let node = Int(open[open.count - 1].node)
      nodes[node].contentEnd = UInt32(truncatingIfNeeded: start)
      nodes[node].range.end = UInt32(truncatingIfNeeded: at)
      open.removeLast()
    }
    depth -= 1
    return at
  }

  // MARK: Comments, CDATA sections, processing instructions

  private mutating func declaration(_ start: Int) -> Int? {
    if bytes.has("<!--", at: start) {
      guard let end = end(of: "-->", from: start + 4) else { return breakOff(start) }
      run.isInterrupted = true
      recordDirective(start, end)
      return end
    }
    if bytes.has("<![CDATA[", at: start) {
      guard depth > 0, let end = end(of: "]]>", from: start + 9) else { return breakOff(start) }
      if end - start == 12 {
        run.isInterrupted = true
      } else {
        let content = UnsafeBufferPointer(rebasing: bytes[(start + 9)..<(end - 3)])
        extendRun(start, end, isBlank: content.allSatisfy(\.isXMLSpace), isPlain: false)
      }
      return end
    }
    if bytes.has("<!DOCTYPE", at: start) {
      refusals.append(XMLRefusal(.doctype, SourceRange(start, start + 9)))
    }
    return breakOff(start)
  }

  private mutating func instruction(_ start: Int) -> Int? {
    guard let end = end(of: "?>", from: start + 2) else { return breakOff(start) }
    run.isInterrupted = true
    return end
  }

  /// The offset past the next `mark` at or after `from`; nil if there is none.
  private func end(of mark: StaticString, from: Int) -> Int? {
    let length = mark.utf8CodeUnitCount
    var at = from + length - 1
    while at < bytes.count {
      if bytes[at] == Byte.greater && bytes.has(mark, at: at - length + 1) { return at + 1 }
      at += 1
    }
    return nil
  }

  private mutating func recordDirective(_ start: Int, _ end: Int) {
    var at = start + 4
    while at < end && bytes[at].isXMLSpace { at += 1 }
    guard depth <= XMLLimits.depth, bytes.has("screenwright:", at: at) else { return }
    directives.append(
      XMLDirective(
        range: SourceRange(start, end), text: SourceRange(start + 4, end - 3), nextElement: .none))
  }
}
