import ScreenSemantics
import ScreenSyntax
import SourceModel

/// Writes the markup of one file in the canonical layout.
struct MarkupWriter {
  /// What is wrong with its code; the layout counts only where there is nothing.
  var faults: [Diagnostic] { parser.diagnostics }

  private let bytes: [UInt8]
  private let lineLength: Int
  private let names: NameCache
  private var code: CodeFormatter
  private var parser: CodeParser
  private var output: [UInt8] = []

  /// How far each element is indented within the one around it.
  private static let step = 2

  init(_ document: XMLDocument, file: FileID, lineLength: Int, names: NameCache) {
    bytes = document.source.bytes
    self.lineLength = lineLength
    self.names = names
    code = CodeFormatter(names: names)
    parser = CodeParser(file: file, bytes: bytes, names: names, draft: CodeDraft(in: document.memory))
  }

  /// The whole file.
  mutating func write() -> [UInt8] {
    output.reserveCapacity(bytes.count + bytes.count / 8)
    write(Markup.items(of: bytes), indent: 0, parent: nil)
    output.append(Byte.lineFeed)
    return output
  }

  // MARK: Content

  /// Where an element stands.
  private struct Parent {
    var name: Name
    var attributes: WrittenAttributes
  }

  /// Writes items that stand between elements, each on lines of its own, without a line break before the first and after
  /// the last.
  private mutating func write(_ items: [Markup.Item], indent: Int, parent: Parent?) {
    let partsDeclarations = parent?.name == Names.module
    var breaks = 0
    var isFirst = true
    var followsElement = false
    for item in items {
      if case .text(let range) = item {
        breaks += bytes[range].count { $0 == Byte.lineFeed }
        continue
      }
      var trails = false
      if case .comment = item { trails = breaks == 0 && !isFirst }
      if trails {
        output.append(Byte.blank)
      } else if !isFirst {
        let isApart = breaks > 1 || (partsDeclarations && followsElement)
        output.append(contentsOf: isApart ? [Byte.lineFeed, Byte.lineFeed] : [Byte.lineFeed])
        self.indent(indent)
      }
      switch item {
      case .element(let element): write(element, indent: indent, parent: parent)
      case .comment(let range), .instruction(let range), .section(let range):
        writeLines(range, indent: indent)
      case .text: break
      }
      if case .element = item { followsElement = true } else if !trails { followsElement = false }
      (isFirst, breaks) = (false, 0)
    }
  }

  private mutating func write(_ element: Markup.Element, indent: Int, parent: Parent?) {
    let name = name(element.name)
    let known = WrittenAttributes.of(name)
    let shape = shape(of: element, known, parent)
    var ending: [UInt8] = []
    if case .verbatim = shape, !element.isEmptyTag, !bytes[element.content].contains(Byte.lineFeed) {
      ending = Array(bytes[element.content]) + endTag(element)
    }
    if case .code(let lines) = shape, lines.lines.count <= 1, lines.isOnOneLine {
      ending = lines.opening + (lines.lines.first?.bytes ?? []) + lines.closing + endTag(element)
    }
    var isCode = false
    if case .code = shape { isCode = true }
    let fits = writeStartTag(
      element, known, indent: indent, endingIn: Self.width(ending[...]), mayEndLine: isCode)
    if element.isEmptyTag { return }
    // Code that has no room behind its tag stands on lines of its own.
    if isCode, !fits { ending = [] }
    if !ending.isEmpty { return output.append(contentsOf: ending) }
    switch shape {
    case .nothing: break
    case .verbatim: writeContent(of: element, indent: indent)
    case .block:
      startLine(indent + Self.step)
      write(
        element.items, indent: indent + Self.step, parent: Parent(name: name, attributes: known))
      startLine(indent)
    case .code(let code):
      output.append(contentsOf: code.opening)
      for line in code.lines {
        output.append(Byte.lineFeed)
        if line.bytes.isEmpty { continue }
        self.indent(indent + Self.step + line.level * Self.step)
        output.append(contentsOf: line.bytes)
      }
      startLine(indent)
      output.append(contentsOf: code.closing)
    }
    output.append(contentsOf: endTag(element))
  }

  /// How the content of an element is laid out.
  private enum Shape {
    case nothing
    /// Each element and comment on lines of its own.
    case block
    /// As it is written; its lines move with the element.
    case verbatim
    case code(Statements)
  }

  /// The code that is the content of an element.
  private struct Statements {
    var lines: [CodeLine]
    /// `<![CDATA[` and its end, where it stands in a section.
    var opening: [UInt8] = []
    var closing: [UInt8] = []
    /// True where people wrote it on the line of the tags.
    var isOnOneLine: Bool
  }

  private mutating func shape(
    of element: Markup.Element, _ known: WrittenAttributes, _ parent: Parent?
  ) -> Shape {
    if element.isEmptyTag { return .nothing }
    if element.attributes.contains(where: { isSpacePreserved($0) }) { return .verbatim }
    let isAttribute = Self.isLowercase(bytes[element.name.lowerBound])
    let form = isAttribute ? parent?.attributes.form(of: name(element.name)) ?? .text : known.content
    var (hasText, hasElements, hasBlanks) = (false, false, false)
    for item in element.items {
      switch item {
      case .section, .instruction: hasText = true
      case .element, .comment: hasElements = true
      case .text(let range):
        if !bytes[range].allSatisfy(\.isXMLSpace) { hasText = true }
        if !bytes[range].contains(Byte.lineFeed) { hasBlanks = true }
      }
    }
    switch form {
    case .statements, .code, .expression, .chain:
      if !hasText && !hasElements { return .nothing }
      return statements(of: element, form).map { .code($0) } ?? .verbatim
    case .text, .value: break
    }
    if hasText { return .verbatim }
    if hasElements {
      let isJoined = known.joinsTexts || isAttribute || parent?.attributes.joinsTexts == true
      return isJoined && hasBlanks ? .verbatim : .block
    }
    return element.items.isEmpty || !bytes[element.content].contains(Byte.lineFeed) || isAttribute
      ? .verbatim : .nothing
  }

  private func isSpacePreserved(_ attribute: Markup.Attribute) -> Bool {
    bytes[attribute.name].elementsEqual("xml:space".utf8)
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// The content of an element as code; nil where comments of XML or several sections stand in it.
  private mutating func statements(of element: Markup.Element, _ form: WrittenForm) -> Statements? {
    var code: Range<Int>?
    var isSection = false
    for item in element.items {
      switch item {
      case .text(let range):
        if bytes[range].allSatisfy(\.isXMLSpace) { continue }
        if code != nil { return nil }
        code = range
      case .section(let range):
        if code != nil { return nil }
        // With its brackets: there are no references in it.
        (code, isSection) = (range, true)
      case .element, .comment, .instruction: return nil
      }
    }
    guard let code, !hasDirectives(code) else { return nil }
    let range = SourceRange(code.lowerBound, code.upperBound)
    check(range, form)
    guard let lines = self.code.lines(of: bytes, in: range, as: form == .chain ? .brokenChain : .body) else {
      return nil
    }
    return Statements(
      lines: lines, opening: isSection ? Array("<![CDATA[".utf8) : [],
      closing: isSection ? Array("]]>".utf8) : [],
      isOnOneLine: !bytes[element.content].contains(Byte.lineFeed))
  }

  /// Writes the content of an element as it stands there; its lines move as far as the element does.
  private mutating func writeContent(of element: Markup.Element, indent: Int) {
    if element.attributes.contains(where: { isSpacePreserved($0) }) {
      return output.append(contentsOf: bytes[element.content])
    }
    write(bytes[element.content], movedBy: indent - column(of: element.range.lowerBound))
  }

  /// Writes a comment or the like; its further lines move as far as the first one does.
  private mutating func writeLines(_ range: Range<Int>, indent: Int) {
    write(bytes[range], movedBy: indent - column(of: range.lowerBound))
  }

  private mutating func write(_ text: ArraySlice<UInt8>, movedBy distance: Int) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      output.append(byte)
      index += 1
      guard byte == Byte.lineFeed else { continue }
      var blanks = 0
      while index < text.endIndex, text[index] == Byte.blank || text[index] == Byte.tab {
        blanks += text[index] == Byte.tab ? Self.step : 1
        index += 1
      }
      if index < text.endIndex, text[index] == Byte.lineFeed { continue }
      self.indent(max(blanks + distance, 0))
    }
  }

  /// How many columns stand before an offset on its line, where there are only blanks; else as many as those at its start.
  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != Byte.lineFeed { start -= 1 }
    var column = 0
    while start < offset, bytes[start] == Byte.blank || bytes[start] == Byte.tab {
      column += bytes[start] == Byte.tab ? Self.step : 1
      start += 1
    }
    return column
  }

  // MARK: Tags

  /// Writes a tag; false where what stands behind it, so many characters, does not fit on its line. The tag takes no heed of
  /// these where it may be the end of the line.
  private mutating func writeStartTag(
    _ element: Markup.Element, _ known: WrittenAttributes, indent: Int, endingIn ending: Int, mayEndLine: Bool
  ) -> Bool {
    output.append(Byte.less)
    output.append(contentsOf: bytes[element.name])
    let attributes = ordered(element.attributes, known)
    let close: [UInt8] = element.isEmptyTag ? [Byte.slash, Byte.greater] : [Byte.greater]
    let name = element.name.count
    let values = attributes.map { value(of: $0, known, isBroken: false) }
    var width = indent + 1 + name + close.count + ending
    for (attribute, value) in zip(attributes, values) {
      width += attribute.name.count + 4 + (value.count == 1 ? Self.width(value[0].bytes[...]) : lineLength)
    }
    let fits = width <= lineLength
    if fits || mayEndLine && width - ending <= lineLength {
      for (attribute, value) in zip(attributes, values) {
        output.append(Byte.blank)
        write(attribute, value, column: 0)
      }
    } else {
      let column = indent + name + 2
      for (place, attribute) in attributes.enumerated() {
        if place == 0 { output.append(Byte.blank) } else { startLine(column) }
        let start = column + attribute.name.count + 2
        var value = values[place]
        if value.count > 1 || start + Self.width(value[0].bytes[...]) + 2 > lineLength {
          value = self.value(of: attribute, known, isBroken: true)
        }
        write(attribute, value, column: start)
      }
    }
    output.append(contentsOf: close)
    return fits
  }

  private mutating func write(_ attribute: Markup.Attribute, _ value: [CodeLine], column: Int) {
    output.append(contentsOf: bytes[attribute.name])
    output.append(Byte.equals)
    let quote = bytes[attribute.value].contains(Byte.quote) ? attribute.quote : Byte.quote
    output.append(quote)
    for (index, line) in value.enumerated() {
      if index > 0 {
        output.append(Byte.lineFeed)
        if line.bytes.isEmpty { continue }
        self.indent(column + line.level * Self.step)
      }
      output.append(contentsOf: line.bytes)
    }
    output.append(quote)
  }

  /// The attributes in the order of the language; others as they are written behind them, then `modifiers`, then the
  /// declarations of XML.
  private func ordered(_ attributes: [Markup.Attribute], _ known: WrittenAttributes) -> [Markup.Attribute] {
    func rank(_ attribute: Markup.Attribute) -> Int {
      if bytes[attribute.name].starts(with: "xml".utf8) { return known.order.count + 2 }
      let name = name(attribute.name)
      if name == Names.modifiers { return known.order.count + 1 }
      return known.order.firstIndex(of: name) ?? known.order.count
    }
    return attributes.enumerated().map { (rank($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The lines of a value; a broken one has each modifier on a line of its own.
  private mutating func value(
    of attribute: Markup.Attribute, _ known: WrittenAttributes, isBroken: Bool
  ) -> [CodeLine] {
    let written = [CodeLine(level: 0, bytes: Array(bytes[attribute.value]))]
    let range = SourceRange(attribute.value.lowerBound, attribute.value.upperBound)
    let form = known.form(of: name(attribute.name))
    if form != .text, hasDirectives(attribute.value) { return written }
    switch form {
    case .text: return written
    case .value:
      guard let inside = expression(in: attribute.value, isChecked: !isBroken) else { return written }
      guard
        var lines = code.lines(of: bytes, in: SourceRange(inside.lowerBound, inside.upperBound), as: .code),
        !lines.isEmpty
      else { return written }
      lines[0].bytes.insert(UInt8(ascii: "{"), at: 0)
      lines[lines.count - 1].bytes.append(UInt8(ascii: "}"))
      return lines
    case .code, .expression, .statements, .chain:
      if bytes[attribute.value].first == UInt8(ascii: "{") { return written }
      if !isBroken { check(range, form, isCondition: name(attribute.name) == Names.condition) }
      let shape: CodeFormatter.Form = form == .chain ? isBroken ? .brokenChain : .chain : .code
      let lines = code.lines(of: bytes, in: range, as: shape) ?? written
      return lines.isEmpty ? [CodeLine(level: 0, bytes: [])] : lines
    }
  }

  /// What stands between the braces of a value that is one expression in braces; nil for all other values.
  private mutating func expression(in value: Range<Int>, isChecked: Bool) -> Range<Int>? {
    guard value.count > 2, bytes[value.lowerBound] == UInt8(ascii: "{"),
      bytes[value.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    let (mark, faults) = (parser.draft.mark, parser.diagnostics.count)
    let range = SourceRange(value.lowerBound, value.upperBound)
    let read = parser.value(in: range, decoding: needsDecoding(range))
    parser.draft.removeAll(from: mark)
    let isSound = parser.diagnostics.count == faults
    let inside = value.lowerBound + 1..<value.upperBound - 1
    if !isChecked || !isSound && isFunction(inside) { parser.diagnostics.removeSubrange(faults...) }
    guard isSound, case .code = read else { return nil }
    return inside
  }

  /// True for code that `#if` tells apart, of which each platform reads another part: it stays as it is written.
  private func hasDirectives(_ range: Range<Int>) -> Bool {
    range.contains { bytes[$0] == UInt8(ascii: "#") && bytes[$0...].starts(with: "#if".utf8) }
  }

  /// True for the code of a function in braces, which may have parameters and several statements; it is left as it is written.
  private mutating func isFunction(_ inside: Range<Int>) -> Bool {
    let (mark, before) = (parser.draft.mark, parser.diagnostics.count)
    let range = SourceRange(inside.lowerBound, inside.upperBound)
    _ = parser.closureInside(in: range, decoding: needsDecoding(range))
    parser.draft.removeAll(from: mark)
    let isSound = parser.diagnostics.count == before
    parser.diagnostics.removeSubrange(before...)
    return isSound
  }

  /// Notes what is wrong with code.
  private mutating func check(_ range: SourceRange, _ form: WrittenForm, isCondition: Bool = false) {
    let (mark, decoding) = (parser.draft.mark, needsDecoding(range))
    switch form {
    case .statements: _ = parser.closureInside(in: range, decoding: decoding)
    case .chain: _ = parser.modifierChain(in: range, decoding: decoding)
    case .expression where isCondition: _ = parser.condition(in: range, decoding: decoding)
    case .expression: _ = parser.expression(in: range, decoding: decoding)
    case .code, .text, .value: break
    }
    parser.draft.removeAll(from: mark)
  }

  /// True where references, sections or carriage returns stand in a range.
  private func needsDecoding(_ range: SourceRange) -> Bool {
    bytes[Int(range.start)..<Int(range.end)].contains {
      $0 == Byte.ampersand || $0 == Byte.less || $0 == Byte.carriageReturn
    }
  }

  // MARK: Words

  private func name(_ range: Range<Int>) -> Name {
    bytes.withUnsafeBufferPointer { names.intern(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func endTag(_ element: Markup.Element) -> [UInt8] {
    [Byte.less, Byte.slash] + bytes[element.name] + [Byte.greater]
  }

  private mutating func startLine(_ indent: Int) {
    output.append(Byte.lineFeed)
    self.indent(indent)
  }

  private mutating func indent(_ columns: Int) {
    output.append(contentsOf: repeatElement(Byte.blank, count: columns))
  }

  /// How many characters bytes are.
  private static func width(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
