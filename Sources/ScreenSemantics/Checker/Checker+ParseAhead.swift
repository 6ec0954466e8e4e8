import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Code that was parsed before its turn came.
struct ParsedPlace {
  /// How a place is read.
  enum Form: UInt8 {
    /// The value of an ordinary attribute.
    case value
    /// The text of an element, with its white space collapsed or as it stands.
    case content, preservedContent
    /// One expression.
    case expression
    /// Statements.
    case body
  }

  /// Where it begins in the file.
  var start: UInt32
  var form: Form
  /// What stands there; `.code` for an expression or statements.
  var value: CodeValue
}

/// Parsing the code of a whole file before it is checked: parser and checker together do not fit into a processor's
/// cache of instructions, and taking turns for each attribute fetched both again and again.
///
/// What is parsed here is what the catalogue says of a place. All that it leaves, and what has a fault, is parsed where
/// it is checked.
extension FileChecker {
  /// Parses the code of the file, in the order of its places.
  mutating func parseAhead() {
    for index in xml.nodes.indices {
      let node = xml.nodes.address(index)
      if node.pointee.kind == .element {
        if node.pointee.attributeCount > 0 { parseAttributes(of: XMLNodeID(Int32(index)), node.pointee.name) }
      } else if !node.pointee.isBlank, !node.pointee.parent.isNone {
        parseText(node.pointee)
      }
    }
  }

  private mutating func parseAttributes(of id: XMLNodeID, _ name: Name) {
    let attributes = xml.attributes(of: id).storage
    if let place = signatures.element(named: name) {
      let signature = signatures.elements[place]
      for attribute in attributes.indices {
        guard let position = signature.attribute(attributes[attribute].name),
          !signature.attributes[position].isApart
        else {
          if attributes[attribute].name == Names.items { parseAhead(attributes[attribute], .expression) }
          continue
        }
        switch signature.attributes[position].role {
        case .value, .binding: parseAhead(attributes[attribute], .value)
        case .code: parseAhead(attributes[attribute], .expression)
        case .action: parseAhead(attributes[attribute], .body)
        case .function, .name, .view: break
        }
      }
      return
    }
    let role = signatures.role(of: name)
    for attribute in attributes {
      if role.contains(.controlFlow) {
        if attribute.name == Names.condition { parseAhead(attribute, .expression) }
      } else if role.contains(.member) {
        if attribute.name == Names.value { parseAhead(attribute, .value) }
      } else if source.bytes[Int(attribute.value.start)] == 0x7B
        || source.bytes[Int(attribute.value.start)] == 0x24
      {
        parseAhead(attribute, .value)
      }
    }
  }

  private mutating func parseText(_ node: XMLNode) {
    let name = xml[node.parent].name
    if let place = signatures.element(named: name) {
      let content = signatures.elements[place].content
      guard content.contains(.title) || content.contains(.runs) else { return }
      parseAhead(
        node.range, node.needsDecoding, node.preservesSpace ? .preservedContent : .content)
    } else if signatures.role(of: name).contains(.member) {
      parseAhead(node.range, node.needsDecoding, .body)
    }
  }

  private mutating func parseAhead(_ attribute: XMLAttribute, _ form: ParsedPlace.Form) {
    if form != .value, source.bytes[Int(attribute.value.start)] == 0x7B { return }
    parseAhead(attribute.value, attribute.needsDecoding, form)
  }

  private mutating func parseAhead(_ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form) {
    let mark = parser.draft.mark
    let value = parse(range, needsDecoding, form)
    if parser.diagnostics.isEmpty {
      ahead.append(ParsedPlace(start: range.start, form: form, value: value))
    } else {
      parser.diagnostics.removeAll()
      parser.draft.removeAll(from: mark)
    }
  }

  private mutating func parse(
    _ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form
  ) -> CodeValue {
    switch form {
    case .value: parser.value(in: range, decoding: needsDecoding)
    case .content: parser.content(in: range, decoding: needsDecoding, preservesSpace: false)
    case .preservedContent: parser.content(in: range, decoding: needsDecoding, preservesSpace: true)
    case .expression: .code(parser.expression(in: range, decoding: needsDecoding))
    case .body: .code(parser.closureBody(in: range, decoding: needsDecoding))
    }
  }

  // MARK: When its turn comes

  /// What stands at a place that holds a value.
  mutating func value(at text: AttributeText) -> CodeValue {
    let form: ParsedPlace.Form =
      text.isContent ? text.preservesSpace ? .preservedContent : .content : .value
    return takeAhead(text.value, form) ?? parse(text.value, text.needsDecoding, form)
  }

  /// The expression at a place.
  mutating func expression(in range: SourceRange, decoding: Bool) -> CodeID {
    if case .code(let id)? = takeAhead(range, .expression) { return id }
    return parser.expression(in: range, decoding: decoding)
  }

  /// The statements at a place.
  mutating func closureBody(in range: SourceRange, decoding: Bool) -> CodeID {
    if case .code(let id)? = takeAhead(range, .body) { return id }
    return parser.closureBody(in: range, decoding: decoding)
  }

  /// What was parsed at a place; nil where it was not. Most places are asked for in the order in which they stand.
  private mutating func takeAhead(_ range: SourceRange, _ form: ParsedPlace.Form) -> CodeValue? {
    if nextAhead >= ahead.count || ahead[nextAhead].start != range.start {
      nextAhead = ahead[from: 0].partitioningIndex { $0.start >= range.start }
      if nextAhead == ahead.count || ahead[nextAhead].start != range.start { return nil }
    }
    let found = ahead[nextAhead]
    nextAhead += 1
    return found.form == form ? found.value : nil
  }
}
