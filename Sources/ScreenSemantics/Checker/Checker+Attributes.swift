import ScreenSyntax
import ScreenTypes
import SourceModel

/// The text of an attribute, an attribute-like child element, or a title.
struct AttributeText {
  var value: SourceRange
  var needsDecoding: Bool
  var name: SourceRange
  /// True for the text content of an element.
  var isContent = false
  var preservesSpace = false
}

extension AttributeText {
  /// The value of an attribute.
  init(_ attribute: XMLAttribute) {
    self.init(value: attribute.value, needsDecoding: attribute.needsDecoding, name: attribute.nameRange)
  }
}

extension FileChecker {
  /// Checks a value that may be a literal, an expression or a text with expressions.
  /// `takesText` is true where SwiftUI takes a Text and this language the words of it.
  mutating func checkValue(
    _ text: AttributeText, _ wanted: Expectation, takesText: Bool = false
  ) -> AttributeUse {
    var use = AttributeUse(
      position: -1, form: .expression, type: wanted.type, range: text.value, nameRange: text.name)
    let faults = parser.diagnostics.count
    let value =
      text.isContent
      ? parser.content(in: text.value, decoding: text.needsDecoding, preservesSpace: text.preservesSpace)
      : parser.value(in: text.value, decoding: text.needsDecoding)
    if parser.diagnostics.count > faults { return markFaulty(&use) }
    switch value {
    case .code(let id):
      use.code = id
      checkExpression(id, wanted, &use, text, takesText: takesText)
    case .interpolation(let id):
      use.code = id
      infer(id)
      if code.items(code[id].list).contains(where: { isRun(checked.type($0)) }) {
        note(id, Reference(.textRuns))
      }
      if !fits(.string, wanted.type) {
        report(
          "type/mismatch", text.value,
          "\(wanted.what) is declared \(wanted.type), and a text with `{…}` in it is String.",
          related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
          help: "A value alone is written `{…}` with nothing around it.")
      }
    case .binding(let id):
      use.code = id
      let type = infer(id, expecting: wanted.type.bound == nil ? wanted.type.binding : wanted.type)
      if fits(type, wanted.type) { use.form = .binding } else { reportMismatch(id, type, wanted, text) }
    case .text(let id): checkLiteral(id, wanted, &use, text)
    case .empty:
      use.form = .literal
      if wanted.type == .string || wanted.type.wrapped == .string || wanted.type == .any
        || wanted.type.isError
      {
        use.constant = addConstant(.string(""))
      } else {
        report(
          "syntax/invalid-literal", text.value,
          "\(wanted.what) is declared \(wanted.type), and this is empty.",
          help: "Write a value, or leave the attribute out.")
      }
    }
    return use
  }

  /// True for what keeps its look in the middle of a text.
  private mutating func isRun(_ type: TypeID) -> Bool { type == signatures.text || type == signatures.image }

  private mutating func checkExpression(
    _ id: CodeID, _ wanted: Expectation, _ use: inout AttributeUse, _ text: AttributeText, takesText: Bool
  ) {
    let type = infer(id, expecting: wanted.type)
    if fits(type, wanted.type) || takesText && type == signatures.text {
      if wanted.type.bound != nil { use.form = .binding }
      lift(id, type, to: wanted.type)
    } else {
      reportMismatch(id, type, wanted, text)
    }
  }

  /// Reports a mismatch; a `$path` where a value is wanted is rewritten with braces.
  private mutating func reportMismatch(
    _ id: CodeID, _ actual: TypeID, _ wanted: Expectation, _ text: AttributeText
  ) {
    if let bound = actual.bound, fits(bound, wanted.type),
      source.bytes[Int(text.value.start)] == UInt8(ascii: "$")
    {
      let path = source.text(text.value).dropFirst()
      report(
        "flow/value-expected", text.value,
        "\(wanted.what) takes a value of type \(wanted.type), and `$\(path)` is a binding to one.",
        related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "Write `{\(path)}`: the value is read where it is needed.",
        fixes: [fix("Pass the value", .safe, text.value, "{\(path)}")])
      return
    }
    reportMismatch(id, actual, wanted)
  }

  mutating func markFaulty(_ use: inout AttributeUse) -> AttributeUse {
    use.form = .literal
    return use
  }

  /// Checks plain text as a literal of the wanted type.
  private mutating func checkLiteral(
    _ id: CodeID, _ wanted: Expectation, _ use: inout AttributeUse, _ text: AttributeText
  ) {
    let literal = parser.tree.string(parser.tree.nodes[Int(id.index)])
    note(id, type: .string)
    use.form = .literal
    if let bound = wanted.type.bound {
      reportTextForBinding(literal, bound, wanted, text)
      return
    }
    let type = wanted.type.wrapped ?? wanted.type
    if !isConcrete(type), type.element != nil || type.wrapped != nil {
      return reportLiteral(literal, type, wanted, text)
    }
    if type.isError || !isConcrete(type) || type == .any {
      use.constant = addConstant(Self.literal(literal))
      return
    }
    if let value = Self.primitive(literal, type) {
      use.constant = addConstant(value)
      return
    }
    if case .builtin = type.kind, let value = library.literal(literal, of: type) {
      use.constant = addConstant(value)
      return
    }
    if let member = implicitMember(literal, type, at: text.value) {
      use.code = member
      use.form = .expression
      return
    }
    reportLiteral(literal, type, wanted, text)
  }

  /// A literal whose type nothing tells: a number, a truth value, else a string. What would be shown otherwise than
  /// it is written, such as `007` or `1.50`, is a string.
  static func literal(_ text: String) -> Value {
    if mayBeNumber(text) {
      if let int = Int(text), "\(int)" == text { return .int(int) }
      if let double = Double(text), "\(double)" == text { return .double(double) }
    }
    return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
  }

  /// False for most texts that are no numbers, such as words: a number begins with a digit or a minus, or is `inf` or
  /// `nan`.
  private static func mayBeNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first < 0x3A || first | 0x20 == 0x69 || first | 0x20 == 0x6E
  }

  static func primitive(_ text: String, _ type: TypeID) -> Value? {
    switch type {
    case .string: return .string(text)
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: return Int(text).map { .int($0) }
    case .double:
      if text == ".infinity" || text == "infinity" { return .double(.infinity) }
      guard let first = text.first(where: { $0 != "-" }), first.isNumber || first == "." else { return nil }
      return Double(text).map { .double($0) }
    default: return nil
    }
  }

  /// `.leading` or `leading`: a case or static member as an expression; nil where the type has none.
  private mutating func implicitMember(_ text: String, _ type: TypeID, at range: SourceRange) -> CodeID? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard DeclarationCollector.isIdentifier(name) else { return nil }
    var node = CodeNode(.implicitMember, range)
    node.name = Name(name)
    parser.draft.nodes.append(node)
    let id = CodeID(Int32(parser.tree.nodes.count - 1))
    guard let found = staticMember(node.name, of: type, id), fits(found, type) else { return nil }
    note(id, type: type)
    return id
  }

  private mutating func reportTextForBinding(
    _ literal: String, _ bound: TypeID, _ wanted: Expectation, _ text: AttributeText
  ) {
    let isPath = isPathInScope(literal)
    report(
      "flow/binding-expected", text.value,
      "\(wanted.what) takes a binding\(isConcrete(bound) ? " to \(bound)" : ""), and `\(literal)` is only text.",
      related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
      help: isPath
        ? "Write `$\(literal)`: the `$` passes the source itself, not a value."
        : "Pass `$` and the path of a State or Binding; `{.constant(…)}` in a Preview.",
      fixes: isPath ? [fix("Pass a binding", .safe, text.value, "$\(literal)")] : [])
  }

  /// True where a text reads as a path whose first name is in scope.
  mutating func isPathInScope(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.allSatisfy({ DeclarationCollector.isIdentifier(String($0)) }) else {
      return false
    }
    return namesInScope().contains(String(first))
  }

  private mutating func reportLiteral(
    _ literal: String, _ type: TypeID, _ wanted: Expectation, _ text: AttributeText
  ) {
    let related = wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? []
    if isPathInScope(literal) {
      report(
        "syntax/invalid-literal", text.value,
        "\(wanted.what) takes a value of type \(wanted.type.wrapped ?? wanted.type), and `\(literal)` without braces is only text.",
        related: related,
        help: "`\(literal)` is in scope: braces make it code.",
        fixes: [fix("Write it as code", .safe, text.value, "{\(literal)}")])
      return
    }
    if !isConcrete(type) {
      report(
        "syntax/invalid-literal", text.value,
        "\(wanted.what) takes an expression, and `\(literal)` without braces is only text.", related: related,
        help: "Braces make it code: `{\(literal)}`.",
        fixes: [fix("Write it as code", .safe, text.value, "{\(literal)}")])
      return
    }
    let known = staticNames(of: type)
    let bare = literal.hasPrefix(".") ? String(literal.dropFirst()) : literal
    let near = Suggestion.nearest(to: bare, among: known)
    var help: String?
    if literal.hasSuffix(")") || literal.hasSuffix("]") {
      help = "This reads as an expression, which stands in braces: `{\(literal)}`."
    } else if let near {
      help = "There is `\(near)`, which is spelt nearly the same."
    } else if literal.contains("...") || literal.contains("..<") {
      help = "A range is an expression, so it stands in braces: `{\(literal)}`."
    } else if type == .bool {
      help = "Write `true` or `false`, or an expression in braces."
    } else if type == .int || type == .double {
      help = "Write a number, or an expression in braces."
    } else if !known.isEmpty {
      help =
        "It takes \(known.prefix(12).map { "`\($0)`" }.joined(separator: ", "))\(known.count > 12 ? ", …" : "")."
    } else {
      help = "Write an expression in braces: `{…}`."
    }
    report(
      "syntax/invalid-literal", text.value,
      "\(wanted.what) is declared \(wanted.type), and `\(literal)` is none.", related: related, help: help,
      fixes: help?.hasSuffix("`{\(literal)}`.") == true
        ? [fix("Write it as code", .safe, text.value, "{\(literal)}")]
        : near.map { [fix("Change it to `\($0)`", .suggested, text.value, $0)] } ?? [])
  }

  // MARK: Code attributes

  /// Checks the body of a closure, or the bare name of a function.
  mutating func checkFunction(_ text: AttributeText, _ wanted: Expectation, calls: Bool) -> AttributeUse {
    var use = AttributeUse(
      position: -1, form: .action, type: wanted.type, range: text.value, nameRange: text.name)
    var parameters: [TypeID] = []
    var result = TypeID.void
    if case .function(let types, let type) = (wanted.type.wrapped ?? wanted.type).kind {
      (parameters, result) = (types, type)
    }
    let faults = parser.diagnostics.count
    let first = source.bytes[Int(text.value.start)..<Int(text.value.end)].first { $0 > 0x20 }
    if first == UInt8(ascii: "{") && source.bytes[Int(text.value.end) - 1] == UInt8(ascii: "}") {
      let inner = SourceRange(text.value.start + 1, text.value.end - 1)
      report(
        "syntax/invalid-code", text.value,
        "This attribute always holds code, so it is written without braces.",
        help: "Remove the braces.", fixes: [fix("Remove the braces", .safe, text.value, source.text(inner))])
      return markFaulty(&use)
    }
    use.code =
      parameters.isEmpty
      ? parser.closureBody(in: text.value, decoding: text.needsDecoding)
      : parser.closureInside(in: text.value, decoding: text.needsDecoding)
    if parser.diagnostics.count > faults { return markFaulty(&use) }
    if code[use.code].kind == .closure {
      use.form = .function
      check(use.code, wanted)
      return use
    }
    if let name = bareFunction(use.code, parameters, calls: calls) {
      use.form = .function
      use.code = name
      check(name, wanted)
      return use
    }
    use.slot = nextSlot
    use.slotCount = Int32(parameters.count)
    nextSlot += use.slotCount
    closures.append(ClosureContext(firstSlot: use.slot, types: parameters))
    let type = checkBody(use.code, expecting: isConcrete(result) ? result : nil)
    closures.removeLast()
    if result != .void && type == .void && isConcrete(result) && !code.items(code[use.code].list).isEmpty
      && returnsNothing(use.code)
    {
      report(
        "type/mismatch", text.value, "\(wanted.what) gives \(result), and this code gives nothing.",
        help: "End it with the value.")
    }
    return use
  }

  private mutating func returnsNothing(_ block: CodeID) -> Bool { checked.type(block) == .void }

  /// The name of a function that is passed as it is; nil for other code. Actions call a function without parameters.
  private mutating func bareFunction(_ block: CodeID, _ parameters: [TypeID], calls: Bool) -> CodeID? {
    let statements = code.items(code[block].list)
    guard statements.count == 1, code[statements[0]].kind == .expressionStatement else { return nil }
    let expression = code[statements[0]].first
    var path = code[expression]
    while path.kind == .member { path = code[path.first] }
    guard path.kind == .name || path.kind == .selfReference else { return nil }
    guard let type = attempt({ $0.infer(expression) }), isFunction(type) else { return nil }
    return expression
  }
}
