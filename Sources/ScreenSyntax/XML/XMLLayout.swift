import Memory
import SourceModel

/// The first pass over a file: where every tag, attribute, text and directive stands.
///
/// It splits the bytes into markup and text and links the nodes: on a well-formed file its offsets and names are
/// exact by XML's grammar. Of plain files, which most are, it can tell that they are well-formed (`isCertain`); of
/// others `LibXML2Pass` says. What must not reach libxml2 at all, a DOCTYPE or a count past the limits, ends up in
/// `refusals`. The storage is kept from file to file.
struct XMLLayout: ~Copyable {
  /// The nodes; those with a colon in their names under the whole name.
  var nodes = GrowingBuffer<XMLNode>(capacity: 1024)
  /// Attributes without a prefix, `xmlns` not among them.
  private(set) var attributes = GrowingBuffer<XMLAttribute>(capacity: 1024)
  /// How many of the nodes are elements.
  private(set) var elements = 0
  /// True where the name of an attribute holds a colon.
  private(set) var hasPrefixes = false
  /// The comments that speak to the compiler.
  var directives: [XMLDirective] = []
  /// DOCTYPE and limits.
  var refusals: [XMLRefusal] = []
  /// True where the scan tells by itself that UTF-8 without U+FFFE and U+FFFF is well-formed, as nothing occurs but
  /// tags with names in ASCII and without prefixes, text, the five references that need no declaration, comments,
  /// CDATA sections, and the usual XML declaration. It stays false where there is any doubt.
  var isCertain: Bool { seemsCertain && brokenAt == nil && refusals.isEmpty }
  /// True until something occurs that is for libxml2 to judge.
  var seemsCertain = true
  /// Where the bytes stopped looking like XML; nil for a file that may be well-formed.
  private(set) var brokenAt: Int?

  /// An element whose end tag is to come.
  struct Open {
    var node: Int32
    var lastChild: Int32
    var nameLength: Int32
    var preservesSpace: Bool
    /// True where white space beside elements is kept.
    var keepsSpace: Bool
  }

  /// A text that has begun and may go on after a comment, reference or CDATA section.
  struct Run {
    var start = -1
    var end = 0
    var isBlank = true
    var beginsLine = false
    var needsDecoding = false
    /// True after a comment or processing instruction: if text follows, the run holds markup.
    var isInterrupted = false
  }

  let names: NameCache
  var open = GrowingBuffer<Open>(capacity: XMLLimits.depth)
  var depth = 0
  var run = Run()
  /// What is scanned. What stands behind it ends every loop; see `PaddedText`.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var deepest: (offset: Int, length: Int, depth: Int)?
  /// `xml:space` of the tag being read.
  private var spaceHere = false
  private var namedDirectives = 0
  /// True after the declaration of the default namespace.
  private var hasNamespace = false

  /// A layout whose names come from `names`, the cache of the same thread.
  init(names: NameCache) { self.names = names }

  /// Reads all of a document, or up to the first DOCTYPE or broken tag.
  mutating func scan(_ text: borrowing PaddedText) {
    nodes.reset()
    attributes.reset()
    directives.removeAll(keepingCapacity: true)
    refusals.removeAll(keepingCapacity: true)
    open.reset()
    elements = 0
    hasPrefixes = false
    brokenAt = nil
    seemsCertain = true
    hasNamespace = false
    depth = 0
    deepest = nil
    run = Run()
    namedDirectives = 0
    bytes = text.bytes
    defer { bytes = UnsafeBufferPointer(start: nil, count: 0) }

    let base = text.base
    let count = text.count
    var at = 0
    while at < count {
      if base[at] != Byte.less {
        at = self.text(base, from: at)
        continue
      }
      let end =
        switch base[at + 1] {
        case Byte.slash: endTag(base, at)
        case Byte.exclamation: declaration(at)
        case Byte.question: instruction(at)
        default: startTag(base, at)
        }
      guard let end else { break }
      at = end
    }
    if at >= count && (depth > 0 || nodes.isEmpty) { markBroken(count) }
    if let deepest {
      refusals.append(
        XMLRefusal(.depth(deepest.depth), SourceRange(deepest.offset, deepest.offset + deepest.length)))
    }
  }

  mutating func markBroken(_ offset: Int) {
    if brokenAt == nil { brokenAt = offset }
  }

  @inline(never)
  mutating func breakOff(_ offset: Int) -> Int? {
    markBroken(offset)
    return nil
  }

  /// Appends a node as the last child of the innermost open element, and returns its index.
  @inline(__always)
  mutating func link(_ node: consuming XMLNode) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    if !open.isEmpty {
      let top = open[open.count - 1]
      node.parent = XMLNodeID(top.node)
      if top.lastChild < 0 {
        nodes[Int(top.node)].hasChildren = true
      } else {
        nodes[Int(top.lastChild)].nextSibling = XMLNodeID(index)
      }
      open[open.count - 1].lastChild = index
    }
    nodes.append(node)
    return index
  }

  // MARK: Tags

  /// The offset past the name that begins at one; names are mostly letters, of which eight are looked at in one step.
  @inline(__always)
  private mutating func nameEnd(_ base: UnsafePointer<UInt8>, _ start: Int, _ hasColon: inout Bool) -> Int {
    var at = start
    while true {
      let marks = ByteWord(base, at: at).marksBeyondNames
      if marks == 0 {
        at += 8
        continue
      }
      at += ByteWord.place(of: marks)
      let byte = base[at]
      if byte.isIn(ByteSet.nameEnd) { break }
      if byte == Byte.colon { hasColon = true }
      if byte != Byte.hyphen && byte != Byte.dot { seemsCertain = false }
      at += 1
    }
    if base[start] < 0x41 { seemsCertain = false }
    return at
  }

  @inline(__always)
  private func name(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Name {
    names.intern(UnsafeBufferPointer(start: base + start, count: end - start))
  }

  private mutating func startTag(_ base: UnsafePointer<UInt8>, _ start: Int) -> Int? {
    var hasColon = false
    let nameEnd = nameEnd(base, start + 1, &hasColon)
    if nameEnd == start + 1 { return breakOff(start) }
    if depth == 0 && !nodes.isEmpty { return breakOff(start) }
    finishRun(beforeElement: true)
    depth += 1
    let isRecorded = depth <= XMLLimits.depth
    if !isRecorded { noteDepth(start, nameEnd - start) }
    let firstAttribute = attributes.count
    spaceHere = !open.isEmpty && open[open.count - 1].preservesSpace

    var at = nameEnd
    var count = 0
    while true {
      let before = at
      while base[at].isXMLSpace { at += 1 }
      let byte = base[at]
      if byte == Byte.greater || byte == Byte.slash { break }
      if at == before { seemsCertain = false }
      guard let next = attribute(base, at, isRecorded: isRecorded && count < XMLLimits.attributes) else {
        return breakOff(at < bytes.count ? at : start)
      }
      count += 1
      at = next
    }
    let isEmpty = base[at] == Byte.slash
    if isEmpty {
      at += 1
      guard base[at] == Byte.greater else { return breakOff(at - 1) }
    }
    at += 1
    if count > 1 { lookForTwins(firstAttribute) }
    if count > XMLLimits.attributes {
      refusals.append(XMLRefusal(.attributes(count), SourceRange(start, nameEnd)))
    }
    if isRecorded {
      let end = UInt32(truncatingIfNeeded: at)
      var node = XMLNode(
        kind: .element, name: name(base, start + 1, nameEnd),
        range: SourceRange(UInt32(truncatingIfNeeded: start), end), parent: XMLNodeID(-1))
      node.contentStart = end
      node.preservesSpace = spaceHere
      node.firstAttribute = Int32(truncatingIfNeeded: firstAttribute)
      node.attributeCount = UInt16(truncatingIfNeeded: attributes.count - firstAttribute)
      let isLowercase = base[start + 1] &- 0x61 < 26
      if isLowercase, !open.isEmpty { nodes[Int(open[open.count - 1].node)].hasLowercaseChildren = true }
      elements += 1
      let index = link(node)
      while namedDirectives < directives.count {
        directives[namedDirectives].nextElement = XMLNodeID(index)
        namedDirectives += 1
      }
      if !isEmpty {
        open.append(
          Open(
            node: index, lastChild: -1, nameLength: Int32(truncatingIfNeeded: nameEnd - start - 1),
            preservesSpace: spaceHere, keepsSpace: spaceHere || isLowercase))
      }
    }
    if isEmpty { depth -= 1 }
    return at
  }

  /// Looks for attributes of the same name on the tag of which they are the last. Of many it says nothing.
  @inline(__always)
  private mutating func lookForTwins(_ first: Int) {
    if attributes.count - first > 16 { seemsCertain = false }
    if !seemsCertain { return }
    for later in first..<attributes.count {
      let name = attributes[later].name
      for earlier in first..<later where attributes[earlier].name == name { seemsCertain = false }
    }
  }

  @inline(never)
  private mutating func noteDepth(_ start: Int, _ length: Int) {
    if depth > deepest?.depth ?? 0 {
      deepest = (deepest?.offset ?? start, deepest?.length ?? length, depth)
    }
  }

  /// Reads one attribute and returns the offset past its closing quote; nil if there is none.
  @inline(__always)
  private mutating func attribute(_ base: UnsafePointer<UInt8>, _ start: Int, isRecorded: Bool) -> Int? {
    var hasColon = false
    let nameEnd = nameEnd(base, start, &hasColon)
    if nameEnd == start { return nil }
    var at = nameEnd
    while base[at].isXMLSpace { at += 1 }
    guard base[at] == Byte.equals else { return nil }
    at += 1
    while base[at].isXMLSpace { at += 1 }
    let quote = base[at]
    guard quote == Byte.quote || quote == Byte.apostrophe else { return nil }
    at += 1
    let valueStart = at
    var needsDecoding = false
    while true {
      let word = ByteWord(base, at: at)
      let marks = word.marksOfQuotes | word.marks(of: Byte.less) | word.marks(below: Byte.blank)
      if marks == 0 {
        at += 8
        continue
      }
      at += ByteWord.place(of: marks)
      let byte = base[at]
      if byte == quote { break }
      if byte == Byte.less { return nil }
      if byte.isIn(ByteSet.decoded) {
        needsDecoding = true
        if byte == Byte.ampersand && !Self.isReference(base, at) { seemsCertain = false }
      } else if byte < Byte.blank {
        seemsCertain = false
      }
      at += 1
    }
    if at >= bytes.count { return nil }
    if hasColon {
      hasPrefixes = true
      if isRecorded { noteSpace(start, nameEnd, valueStart, at) }
    } else if nameEnd == start + 5 && bytes.has("xmlns", at: start) {
      if hasNamespace || !XMLNamespaces.isOfScreens(bytes, valueStart, at) { seemsCertain = false }
      hasNamespace = true
    } else if isRecorded {
      attributes.append(
        XMLAttribute(
          name: name(base, start, nameEnd), needsDecoding: needsDecoding,
          nameRange: SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: nameEnd)),
          value: SourceRange(UInt32(truncatingIfNeeded: valueStart), UInt32(truncatingIfNeeded: at))))
    }
    return at + 1
  }

  @inline(never)
  private mutating func noteSpace(_ start: Int, _ nameEnd: Int, _ valueStart: Int, _ end: Int) {
    guard nameEnd == start + 9, bytes.has("xml:space", at: start) else { return }
    if end == valueStart + 8, bytes.has("preserve", at: valueStart) {
      spaceHere = true
    } else if end == valueStart + 7, bytes.has("default", at: valueStart) {
      spaceHere = false
    }
  }

  private mutating func endTag(_ base: UnsafePointer<UInt8>, _ start: Int) -> Int? {
    var hasColon = false
    let nameEnd = nameEnd(base, start + 2, &hasColon)
    var at = nameEnd
    while base[at] != Byte.greater {
      if base[at] == Byte.less { return breakOff(start) }
      if !base[at].isXMLSpace { seemsCertain = false }
      at += 1
    }
    if at >= bytes.count || depth == 0 { return breakOff(start) }
    finishRun(beforeElement: false)
    at += 1
    if depth <= XMLLimits.depth && !open.isEmpty {
      let top = open[open.count - 1]
      let node = Int(top.node)
      let opening = base + Int(nodes[node].range.start + 1)
      if nameEnd - start - 2 != Int(top.nameLength)
        || !ByteWord.areSame(opening, base + start + 2, count: Int(top.nameLength))
      {
        seemsCertain = false
      }
      nodes[node].contentEnd = UInt32(truncatingIfNeeded: start)
      nodes[node].range.end = UInt32(truncatingIfNeeded: at)
      open.removeLast()
    }
    depth -= 1
    return at
  }
}
