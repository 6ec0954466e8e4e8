import Memory
import SourceModel

/// Text, comments, CDATA sections and processing instructions.
extension XMLLayout {
  /// Reads text up to the next markup, whose offset it gives.
  mutating func text(_ base: UnsafePointer<UInt8>, from start: Int) -> Int {
    var at = start
    // A new line, as most texts between tags are.
    while base[at] == Byte.lineFeed {
      at += 1
      while true {
        let differences = ByteWord(base, at: at).differencesFromBlanks
        if differences == 0 {
          at += 8
          continue
        }
        at += ByteWord.place(of: differences)
        break
      }
    }
    var isBlank = true
    var isPlain = true
    if base[at] != Byte.less {
      at = start
      var ink: UInt64 = 0
      var others: UInt64 = 0
      var doubtful: UInt64 = 0
      while true {
        let word = ByteWord(base, at: at)
        let ends = word.marks(of: Byte.less)
        // The bytes before the end; all of them where there is none.
        let before = (ends & (0 &- ends)) &- 1
        ink |= word.marksOfInk & before
        others |= (word.marks(of: Byte.ampersand) | word.marks(of: Byte.carriageReturn)) & before
        doubtful |= (word.marksOfControls | word.marks(of: Byte.greater)) & before
        if ends != 0 {
          at += ByteWord.place(of: ends)
          break
        }
        at += 8
      }
      isBlank = ink == 0
      isPlain = others == 0
      if others | doubtful != 0 { seemsCertain = seemsCertain && isText(base, start, min(at, bytes.count)) }
    }
    at = min(at, bytes.count)
    if depth > 0 {
      extendRun(start, at, isBlank: isBlank, isPlain: isPlain, beginsLine: base[start] == Byte.lineFeed)
    } else if !isBlank {
      markBroken(start)
    }
    return at
  }

  /// True if bytes without `<` are text by the grammar (productions 14, 66 and 68, the latter two for the references
  /// that need no declaration). May be false of others that are.
  private func isText(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    for at in start..<end {
      let byte = base[at]
      if byte > Byte.greater { continue }
      switch byte {
      case Byte.ampersand where !Self.isReference(base, at): return false
      case Byte.greater where at >= start + 2 && base[at - 1] == Byte.bracketClose: return false
      case _ where byte < Byte.blank && !byte.isXMLSpace: return false
      default: continue
      }
    }
    return true
  }

  /// True if one of the references that need no declaration stands at an ampersand (XML 1.0, section 4.6).
  @inline(__always)
  static func isReference(_ base: UnsafePointer<UInt8>, _ ampersand: Int) -> Bool {
    let word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: ampersand + 1, as: UInt64.self))
    return switch UInt32(truncatingIfNeeded: word) {
    case 0x3B_70_6D_61: true  // amp;
    case 0x74_6F_75_71, 0x73_6F_70_61: UInt8(truncatingIfNeeded: word >> 32) == Byte.semicolon  // quot; apos;
    case let start: start & 0xFF_FFFF == 0x3B_74_6C || start & 0xFF_FFFF == 0x3B_74_67  // lt; gt;
    }
  }

  /// Looks for what may not stand in a comment or CDATA section between two places.
  private mutating func judge(_ start: Int, _ end: Int, isComment: Bool) {
    for at in start..<end {
      let byte = bytes[at]
      if byte < Byte.blank && !byte.isXMLSpace { seemsCertain = false }
      if isComment && byte == Byte.hyphen && bytes[at + 1] == Byte.hyphen { seemsCertain = false }
    }
  }

  @inline(__always)
  private mutating func extendRun(
    _ start: Int, _ end: Int, isBlank: Bool, isPlain: Bool, beginsLine: Bool
  ) {
    if run.start < 0 {
      run.start = start
      run.isBlank = isBlank
      run.beginsLine = beginsLine
      run.needsDecoding = !isPlain
    } else {
      run.isBlank = run.isBlank && isBlank
      run.needsDecoding = run.needsDecoding || !isPlain || run.isInterrupted
    }
    run.isInterrupted = false
    run.end = end
  }

  /// Makes a node of the text before a tag, if there is one and if it is one; see `XMLNode.Kind.text`.
  @inline(__always)
  mutating func finishRun(beforeElement: Bool) {
    if run.start < 0 { return }
    if run.isBlank && run.beginsLine && !open.isEmpty {
      let top = open[open.count - 1]
      if !top.keepsSpace && (beforeElement || top.lastChild >= 0) {
        run = Run()
        return
      }
    }
    let range = SourceRange(UInt32(truncatingIfNeeded: run.start), UInt32(truncatingIfNeeded: run.end))
    var node = XMLNode(kind: .text, name: Name(id: 0), range: range, parent: XMLNodeID(-1))
    node.needsDecoding = run.needsDecoding
    node.isBlank = run.isBlank
    node.preservesSpace = !open.isEmpty && open[open.count - 1].preservesSpace
    _ = link(node)
    run = Run()
  }

  mutating func declaration(_ start: Int) -> Int? {
    if bytes.has("<!--", at: start) {
      guard let end = end(of: "-->", from: start + 4) else { return breakOff(start) }
      run.isInterrupted = true
      judge(start + 4, end - 3, isComment: true)
      recordDirective(start, end)
      return end
    }
    if bytes.has("<![CDATA[", at: start) {
      guard depth > 0, let end = end(of: "]]>", from: start + 9) else { return breakOff(start) }
      judge(start + 9, end - 3, isComment: false)
      if end - start == 12 {
        run.isInterrupted = true
      } else {
        let content = UnsafeBufferPointer(rebasing: bytes[(start + 9)..<(end - 3)])
        extendRun(
          start, end, isBlank: content.allSatisfy(\.isXMLSpace), isPlain: false, beginsLine: false)
      }
      return end
    }
    if bytes.has("<!DOCTYPE", at: start) {
      refusals.append(XMLRefusal(.doctype, SourceRange(start, start + 9)))
    }
    return breakOff(start)
  }

  mutating func instruction(_ start: Int) -> Int? {
    guard let end = end(of: "?>", from: start + 2) else { return breakOff(start) }
    run.isInterrupted = true
    if start > 0 || !hasUsualDeclaration { seemsCertain = false }
    return end
  }

  /// True if the document begins with an XML declaration as it is mostly written.
  private var hasUsualDeclaration: Bool {
    bytes.has("<?xml version=\"1.0\"?>", at: 0)
      || bytes.has("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", at: 0)
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
