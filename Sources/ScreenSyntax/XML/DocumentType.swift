import SourceModel

/// A document type declaration. It is never read: only where it ends is found, so that it can be taken out.
struct DocumentType {
  private let bytes: [UInt8]
  private let start: Int

  /// The one that begins at `range` of a file.
  init(_ bytes: [UInt8], at range: SourceRange) {
    self.bytes = bytes
    start = Int(range.start)
  }

  /// What to take out so that the file reads the same without it, its line included where it stands alone there. Nil
  /// where its end is not found, where it may give attributes, or where the file names entities that it may declare.
  var removal: SourceRange? {
    bytes.withUnsafeBufferPointer { bytes in
      guard var end = end(bytes) else { return nil }
      if (start..<end).contains(where: { bytes.has("<!ATTLIST", at: $0) }) { return nil }
      if (end..<bytes.count).contains(where: { bytes[$0] == Byte.ampersand && isDeclared(bytes, $0) }) {
        return nil
      }
      if start == 0 || bytes[start - 1] == Byte.lineFeed {
        if bytes.has("\r\n", at: end) { end += 2 } else if bytes.has("\n", at: end) { end += 1 }
      }
      return SourceRange(start, end)
    }
  }

  /// Past the `>` that is neither quoted nor inside the brackets of declarations.
  private func end(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = start
    var quote: UInt8?
    var isInside = false
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case Byte.quote, Byte.apostrophe: quote = byte
      case Byte.bracketOpen: isInside = true
      case Byte.bracketClose: isInside = false
      case Byte.greater where !isInside: return at
      // A comment or an instruction may hold quotes of its own.
      case Byte.hyphen where bytes.has("<!--", at: at - 3), Byte.question: return nil
      default: break
      }
    }
    return nil
  }

  /// True for a `&` that begins the name of an entity other than XML's own five.
  private func isDeclared(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    if bytes.has("#", at: place + 1) { return false }
    return !["amp;", "lt;", "gt;", "quot;", "apos;"].contains { (own: StaticString) in
      bytes.has(own, at: place + 1)
    }
  }
}
