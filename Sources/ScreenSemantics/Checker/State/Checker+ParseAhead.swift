import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

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
        if node.pointee.attributeCount > 0 { parseAttributes(of: index, node.pointee.name) }
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
    if let result = parseOnce(range, needsDecoding, form) {
      ahead.append(ParsedPlace(start: range.start, form: form, value: result.value))
    }
  }

  /// What stands at a place, as it was parsed where the same is written, or parsed now; nil, with nothing added, where it
  /// has a fault.
  mutating func parseOnce(
    _ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form
  ) -> ParsedCode.Result? {
    if needsDecoding || range.count < ParsedCode.shortest || range.count > ParsedCode.longest {
      return parseSound(range, needsDecoding, form)
    }
    let (texts, place) = (memory.code, Int(range.start)..<Int(range.end))
    let (hash, finding) = texts.find(place, in: source.bytes, with: UInt64(form.rawValue))
    switch finding {
    case .known(let known):
      let result = known._withUnsafeGuaranteedRef { known -> ParsedCode.Result? in
        let known = unsafeDowncast(known, to: ParsedCode.self)
        if known.form != form { return nil }
        let shift = parser.draft.append(known.run, startingAt: range.start)
        return ParsedCode.Result(
          value: shift.moved(known.result.value), chain: shift.moved(known.result.chain))
      }
      return result ?? parseSound(range, false, form)
    case .seen:
      let mark = parser.draft.mark
      guard let result = parseSound(range, false, form) else { return nil }
      let run = CodeRun(parser.draft, since: mark, startingAt: range.start)
      texts.keep(ParsedCode(source.bytes[place], form, result, run), hash: hash)
      return result
    case .new, .unfit: return parseSound(range, false, form)
    }
  }

  /// What stands at a place; nil, with nothing added, where it has a fault.
  private mutating func parseSound(
    _ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form
  ) -> ParsedCode.Result? {
    let (mark, faults) = (parser.draft.mark, parser.diagnostics.count)
    let result = parse(range, needsDecoding, form)
    if parser.diagnostics.count == faults { return result }
    parser.diagnostics.removeSubrange(faults...)
    parser.draft.removeAll(from: mark)
    return nil
  }

  private mutating func parse(
    _ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form
  ) -> ParsedCode.Result {
    if form == .chain {
      return ParsedCode.Result(chain: parser.modifierChain(in: range, decoding: needsDecoding))
    }
    return ParsedCode.Result(value: parseValue(range, needsDecoding, form))
  }

  private mutating func parseValue(
    _ range: SourceRange, _ needsDecoding: Bool, _ form: ParsedPlace.Form
  ) -> CodeValue {
    switch form {
    case .value: parser.value(in: range, decoding: needsDecoding)
    case .content: parser.content(in: range, decoding: needsDecoding, preservesSpace: false)
    case .preservedContent: parser.content(in: range, decoding: needsDecoding, preservesSpace: true)
    case .expression: .code(parser.expression(in: range, decoding: needsDecoding))
    case .body: .code(parser.closureBody(in: range, decoding: needsDecoding))
    case .chain: .empty
    }
  }

  // MARK: When its turn comes

  /// What stands at a place that holds a value.
  mutating func value(at text: AttributeText) -> CodeValue {
    if text.isBare { return .code(expression(in: text.value, decoding: text.needsDecoding)) }
    let form: ParsedPlace.Form =
      text.isContent ? text.preservesSpace ? .preservedContent : .content : .value
    return ahead.take(text.value, form) ?? parseValue(text.value, text.needsDecoding, form)
  }

  /// The expression at a place.
  mutating func expression(in range: SourceRange, decoding: Bool) -> CodeID {
    if case .code(let id)? = ahead.take(range, .expression) { return id }
    return parser.expression(in: range, decoding: decoding)
  }

  /// The condition at a place: one expression, where nothing is wrong with that.
  mutating func condition(in range: SourceRange, decoding: Bool) -> CodeID {
    if case .code(let id)? = ahead.take(range, .expression) { return id }
    return parser.condition(in: range, decoding: decoding)
  }

  /// The statements at a place.
  mutating func closureBody(in range: SourceRange, decoding: Bool) -> CodeID {
    if case .code(let id)? = ahead.take(range, .body) { return id }
    return parser.closureBody(in: range, decoding: decoding)
  }
}
