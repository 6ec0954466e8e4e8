import SourceModel

/// Findings about prefixes and namespaces. Screens use one namespace and no prefixes.
struct XMLNamespaces {
  /// The namespace that a root may declare as its default.
  static let screens = "urn:screenwright:1"
  private static let screensWithNUL: StaticString = "urn:screenwright:1\0"

  /// True for the namespace of screens as libxml2 gives it, with a NUL behind it.
  static func isOfScreens(_ namespace: UnsafePointer<UInt8>) -> Bool {
    for place in 0..<screensWithNUL.utf8CodeUnitCount
    where namespace[place] != screensWithNUL.utf8Start[place] { return false }
    return true
  }

  /// True if the namespace of screens stands between two places.
  static func isOfScreens(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start == screensWithNUL.utf8CodeUnitCount - 1
      && (start..<end).allSatisfy { bytes[$0] == screensWithNUL.utf8Start[$0 - start] }
  }

  private static let xml = Array("http://www.w3.org/XML/1998/namespace".utf8)

  let bytes: [UInt8]
  let tree: XMLTree
  let file: FileID

  /// The findings on a well-formed file, in document order.
  func findings(_ verdict: LibXML2Pass.Verdict) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for name in verdict.qualifiedNames {
      switch name.subject {
      case .element: findings.append(element(name))
      case .attribute(let local): if let finding = attribute(name, local) { findings.append(finding) }
      case .defaultNamespace: if let finding = defaultNamespace(name) { findings.append(finding) }
      }
    }
    for fault in verdict.namespaceFaults {
      findings.append(other(fault))
    }
    return findings.sorted { $0.location.range.start < $1.location.range.start }
  }

  private func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file, range) }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func undeclared(_ prefix: [UInt8], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxMalformedXml, .error,
      "The prefix `\(text(prefix)):` is not declared: no `xmlns:\(text(prefix))` stands here or on an "
        + "element around.",
      at: location(range), help: "Write the name without a prefix. Screens need none.")
  }

  private func element(_ name: LibXML2Pass.QualifiedName) -> Diagnostic {
    let range = tree[name.node].nameRange
    guard let namespace = name.namespace else {
      return undeclared(name.prefix, at: SourceRange(range.start, range.start + UInt32(name.prefix.count)))
    }
    let full = tree[name.node].name.text
    if text(namespace) == Self.screens {
      return Diagnostic(
        .syntaxUnknownElement, .error,
        "`\(full)` has a prefix. Elements of a screen are written without, also where a prefix is declared.",
        at: location(range), help: "Write `\(full.drop { $0 != ":" }.dropFirst())`.")
    }
    return Diagnostic(
      .syntaxUnknownElement, .error,
      "`\(full)` is in the namespace `\(text(namespace))`, which has no place in a screen.",
      at: location(range), help: "Remove the element.")
  }

  private func attribute(_ name: LibXML2Pass.QualifiedName, _ local: [UInt8]) -> Diagnostic? {
    let full = name.prefix + [Byte.colon] + local
    let tag = XMLTagText(bytes, tag: tree[name.node].range)
    let range = tag.attribute(named: full)?.name ?? tree[name.node].nameRange
    guard let namespace = name.namespace else {
      return undeclared(name.prefix, at: SourceRange(range.start, range.start + UInt32(name.prefix.count)))
    }
    if namespace == Self.xml {
      if local.elementsEqual("space".utf8) || local.elementsEqual("lang".utf8) { return nil }
      return Diagnostic(
        .syntaxUnknownAttribute, .error,
        "`\(text(full))` means nothing in a screen. Of XML's own attributes, `xml:space` and `xml:lang` do.",
        at: location(range), help: "Remove the attribute.")
    }
    return Diagnostic(
      .syntaxUnknownAttribute, .error,
      "`\(text(full))` is in the namespace `\(text(namespace))`, which has no place in a screen.",
      at: location(range), help: "Remove the attribute, or write its name without a prefix.")
  }

  private func defaultNamespace(_ name: LibXML2Pass.QualifiedName) -> Diagnostic? {
    guard let namespace = name.namespace, !namespace.isEmpty, text(namespace) != Self.screens else {
      return nil
    }
    let tag = XMLTagText(bytes, tag: tree[name.node].range)
    let range = tag.attribute(named: Array("xmlns".utf8))?.value ?? tree[name.node].nameRange
    return Diagnostic(
      .syntaxUnknownAttribute, .error,
      "The namespace `\(text(namespace))` is unknown. That of screens is `\(Self.screens)`.",
      at: location(range), help: "Write `xmlns=\"\(Self.screens)\"`, or leave it out.",
      fixes: [
        FixIt(
          "Use the namespace of screens", .suggested,
          [SourceEdit(location(range), Self.screens)])
      ])
  }

  /// Colons out of place and misuse of `xml` and `xmlns`, which are too rare for words of their own.
  private func other(_ fault: LibXML2Pass.Complaint) -> Diagnostic {
    func nameStart(_ offset: Int) -> Int {
      var start = offset
      while start > 0 && !bytes[start - 1].isIn(ByteSet.nameEnd) { start -= 1 }
      return start
    }
    let offset = min(fault.offset, bytes.count)
    var start = nameStart(offset)
    if start == offset { start = (bytes[..<offset].lastIndex(of: Byte.less) ?? -1) + 1 }
    let length = bytes[start...].prefix { !$0.isIn(ByteSet.nameEnd) }.count
    return Diagnostic(
      .syntaxMalformedXml, .error,
      "This breaks the rules of XML namespaces: \(XMLFallback.trimmed(fault.text)).",
      at: location(SourceRange(start, start + length)),
      help: "Write names without a colon, and `xmlns` as `xmlns=\"\(Self.screens)\"` or not at all.")
  }
}

/// One start tag read again, for what the tree does not keep.
struct XMLTagText {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// The tag at the start of an element's range, which is well-formed.
  init(_ bytes: [UInt8], tag: SourceRange) {
    self.bytes = bytes
    start = Int(tag.start)
    end = min(Int(tag.end), bytes.count)
  }

  /// Where the attribute with this name, prefix and all, and its value stand.
  func attribute(named name: [UInt8]) -> (name: SourceRange, value: SourceRange)? {
    var at = start + 1
    while at < end && !bytes[at].isIn(ByteSet.nameEnd) { at += 1 }
    while at < end && bytes[at] != Byte.greater && bytes[at] != Byte.slash {
      if bytes[at].isXMLSpace {
        at += 1
        continue
      }
      let nameStart = at
      while at < end && !bytes[at].isIn(ByteSet.nameEnd) { at += 1 }
      let nameEnd = at
      while at < end && bytes[at] != Byte.quote && bytes[at] != Byte.apostrophe { at += 1 }
      guard at < end else { return nil }
      let quote = bytes[at]
      let valueStart = at + 1
      at = valueStart
      while at < end && bytes[at] != quote { at += 1 }
      if bytes[nameStart..<nameEnd].elementsEqual(name) {
        return (SourceRange(nameStart, nameEnd), SourceRange(valueStart, at))
      }
      at += 1
    }
    return nil
  }
}
