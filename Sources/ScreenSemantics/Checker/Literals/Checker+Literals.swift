import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Plain text as a constant: read byte by byte, as most of it is no string of its own.
extension FileChecker {
  /// Checks plain text as a literal of the wanted type.
  mutating func checkLiteral(
    _ range: Range<Int32>, _ wanted: Expectation, _ use: inout AttributeUse, _ text: AttributeText
  ) {
    use.form = .literal
    switch wanted.type {
    case .string: use.constant = addConstant(.text(range))
    case .any, .error: use.constant = addConstant(untyped(range))
    // Any other type is tried as a plain literal, then by its cases and members.
    default:
      if let constant = plain(range, wanted.type) {
        use.constant = addConstant(constant)
      } else {
        checkDerived(range, wanted, &use, text)
      }
    }
  }

  /// Checks plain text as a literal of a type that is no plain one, or that it is none of.
  private mutating func checkDerived(
    _ range: Range<Int32>, _ wanted: Expectation, _ use: inout AttributeUse, _ text: AttributeText
  ) {
    if let bound = wanted.type.bound {
      return reportTextForBinding(code.string(range), bound, wanted, text)
    }
    let type = wanted.type.wrapped ?? wanted.type
    if type.keyPath != nil && bytes(range).first == UInt8(ascii: "\\")
      || isNumericParameter(type) && PlainLiteral.double(bytes(range)) != nil
    {
      use.code = expression(in: text.value, decoding: text.needsDecoding)
      use.form = .expression
      check(use.code, wanted)
      return
    }
    let isOpen = !isConcrete(type)
    if isOpen, type.element != nil || type.wrapped != nil {
      return reportLiteral(code.string(range), type, wanted, text)
    }
    if isOpen || type.isError || type == .any {
      use.constant = addConstant(untyped(range))
    } else if let constant = plain(range, type) {
      use.constant = addConstant(constant)
    } else if let bound = type.rangeBound, bound.isNumber, let written = writtenRange(range, text) {
      use.code = written
      use.form = .expression
      check(written, wanted)
    } else if case .builtin = type.kind, let value = memory.literal(bytes(range), of: type) {
      use.constant = addConstant(value)
    } else if let member = implicitMember(range, type, at: text.value) {
      use.code = member
      use.form = .expression
    } else if let call = implicitCall(range, text) {
      use.code = call
      use.form = .expression
      check(call, wanted)
    } else {
      reportLiteral(code.string(range), type, wanted, text)
    }
  }

  /// The expression that a plain text such as `10...40` is; nil for a text that is no range of two numbers.
  private mutating func writtenRange(_ range: Range<Int32>, _ text: AttributeText) -> CodeID? {
    if !Self.isWrittenRange(bytes(range)) { return nil }
    let faults = parser.diagnostics.count
    let id = parser.expression(in: text.value, decoding: text.needsDecoding)
    return parser.diagnostics.count == faults ? id : nil
  }

  private static func isWrittenRange(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    guard bytes.count >= 5,
      let place = (1..<bytes.count - 3).first(where: { at in
        bytes[at] == dot && bytes[at + 1] == dot && [dot, UInt8(ascii: "<")].contains(bytes[at + 2])
      })
    else { return false }
    return [bytes[..<place], bytes[(place + 3)...]].allSatisfy { side in
      let number = side.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
      return PlainLiteral.double(UnsafeBufferPointer(rebasing: number)) != nil
    }
  }

  /// The bytes of a string; to be read before the next one is added.
  mutating func bytes(_ range: Range<Int32>) -> UnsafeBufferPointer<UInt8> {
    parser.draft.stringBytes.table.slice(Int(range.lowerBound)..<Int(range.upperBound)).storage
  }

  /// A literal whose type nothing tells: a number, a truth value, else a string. What would be shown otherwise than
  /// it is written, such as `007` or `1.50`, is a string.
  private mutating func untyped(_ range: Range<Int32>) -> Constant {
    let bytes = bytes(range)
    if PlainLiteral.mayBeNumber(bytes) {
      let text = String(decoding: bytes, as: UTF8.self)
      if let int = Int(text), "\(int)" == text { return .int(int) }
      if let double = Double(text), double.isFinite, "\(double)" == text { return .double(double) }
    }
    return PlainLiteral.bool(bytes).map { .bool($0) } ?? .text(range)
  }

  /// A literal of one of the plain types; nil for another type, and for what is none.
  private mutating func plain(_ range: Range<Int32>, _ type: TypeID) -> Constant? {
    switch type {
    case .string: .text(range)
    case .bool: PlainLiteral.bool(bytes(range)).map { .bool($0) }
    case .int: PlainLiteral.int(bytes(range)).map { .int($0) }
    case .double: PlainLiteral.double(bytes(range)).map { .double($0) }
    // Other types, such as Date, have forms that `checkDerived` reads.
    default: nil
    }
  }

  /// The bytes at a range of the source as a text.
  mutating func copied(_ range: SourceRange) -> Constant {
    let first = Int32(parser.draft.stringBytes.count)
    parser.draft.stringBytes.append(contentsOf: source.bytes[Int(range.start)..<Int(range.end)])
    return .text(first..<Int32(parser.draft.stringBytes.count))
  }

  /// The expression that a plain text such as `.init()` or `.seconds(4)` is; nil for another text.
  private mutating func implicitCall(_ range: Range<Int32>, _ text: AttributeText) -> CodeID? {
    guard bytes(range).first == UInt8(ascii: "."), bytes(range).last == UInt8(ascii: ")") else { return nil }
    let faults = parser.diagnostics.count
    let id = parser.expression(in: text.value, decoding: text.needsDecoding)
    return parser.diagnostics.count == faults && isImplicit(id) ? id : nil
  }

  /// `.leading` or `leading`: a case or static member as an expression; nil where the type has none.
  private mutating func implicitMember(
    _ text: Range<Int32>, _ type: TypeID, at range: SourceRange
  ) -> CodeID? {
    var name = bytes(text)
    if name.first == UInt8(ascii: ".") { name = UnsafeBufferPointer(rebasing: name.dropFirst()) }
    guard
      DeclarationCollector.isASCIIIdentifier(name)
        ?? DeclarationCollector.isIdentifier(String(decoding: name, as: UTF8.self))
    else { return nil }
    var node = CodeNode(.implicitMember, range)
    node.name = memory.names.intern(name)
    let id = addNode(node)
    guard let found = staticMember(node.name, of: type, id), fits(found, type) else { return nil }
    note(id, type: type)
    return id
  }

  private mutating func reportTextForBinding(
    _ literal: String, _ bound: TypeID, _ wanted: Expectation, _ text: AttributeText
  ) {
    let isPath = isPathInScope(literal)
    if literal.hasPrefix("$"), isPathInScope(String(literal.dropFirst().prefix { $0 != "." && $0 != "[" })) {
      report(
        .flowBindingExpected, text.value,
        "\(wanted.what) takes a binding, and `\(literal.shownInMessage)` is more than a path, so without braces it is only text.",
        related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "An expression stands in braces\(exampleInBraces(literal)).",
        fixes: [writtenAsCode(text)])
      return
    }
    let obstacle = isPath ? obstacle(toBinding: text) : nil
    report(
      .flowBindingExpected, text.value,
      "\(wanted.what) takes a binding\(isConcrete(bound) ? " to \(bound)" : ""), and `\(literal.shownInMessage)` is only text.",
      related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
      help: obstacle
        ?? (isPath
          ? "Write `$\(literal)`: the `$` passes the source itself, not a value."
          : "Pass `$` and the path of a State or Binding; `{.constant(…)}` in a Preview."),
      fixes: isPath && obstacle == nil ? [fix("Pass a binding", .safe, text.value, "$\(literal)")] : [])
  }

  /// Why a path that is written as text would be no binding with `$` before it; nil where it would.
  mutating func obstacle(toBinding text: AttributeText) -> String? {
    let path = parser.expression(in: text.value, decoding: text.needsDecoding)
    guard attempt({ $0.infer(path) }).sound != nil else { return nil }
    return bindingObstacle(path)
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
        .syntaxInvalidLiteral, text.value,
        "\(wanted.what) takes a value of type \(wanted.type.wrapped ?? wanted.type), and `\(literal)` without braces is only text.",
        related: related,
        help: "`\(literal)` is in scope: braces make it code.",
        fixes: [writtenAsCode(text)])
      return
    }
    if !isConcrete(type) {
      report(
        .syntaxInvalidLiteral, text.value,
        "\(wanted.what) takes an expression, and `\(literal.shownInMessage)` without braces is only text.",
        related: related, help: "Braces make it code\(exampleInBraces(literal)).",
        fixes: [writtenAsCode(text)])
      return
    }
    if isRedeclared(type, for: text.value) { return }
    let known = staticNames(of: type)
    let bare = literal.hasPrefix(".") ? String(literal.dropFirst()) : literal
    let near = Suggestion.nearest(to: bare, among: known)
    var help: String?
    if literal == "nil" {
      report(
        .syntaxInvalidLiteral, text.value,
        wanted.type.wrapped == nil
          ? "\(wanted.what) is declared \(wanted.type), which is never nil."
          : "\(wanted.what) is declared \(wanted.type), and nil without braces is only text.",
        related: related,
        help: wanted.type.wrapped == nil
          ? "Give a value, or declare it `\(wanted.type)?` where there may be none."
          : "Write it as code: `{nil}`.",
        fixes: wanted.type.wrapped == nil ? [] : [fix("Write it as code", .safe, text.value, "{nil}")])
      return
    }
    var isCode = false
    if literal.hasSuffix(")") || literal.hasSuffix("]") {
      isCode = true
      help = "This reads as an expression, which stands in braces\(exampleInBraces(literal))."
    } else if let near {
      help = "There is `\(near)`, which is spelt nearly the same."
    } else if literal.contains("...") || literal.contains("..<") {
      isCode = true
      help = "A range is an expression, so it stands in braces\(exampleInBraces(literal))."
    } else if literal.hasPrefix("#"), type == LibraryTypes.color {
      help = "Write six digits from 0 to F behind the `#`: two each for red, green and blue."
    } else if type == LibraryTypes.date {
      help = "Write a date such as `2020-01-31` or `2020-01-31T12:00:00Z`, or an expression in braces."
    } else if type == .bool {
      help = "Write `true` or `false`, or an expression in braces."
    } else if type == .int, let number = Double(literal) {
      help =
        number.rounded() == number
        ? "It is more than an Int can hold." : "An Int is a whole number; a Double may have a fraction."
    } else if type.isNumber {
      help = "Write a number, or an expression in braces."
    } else if !known.isEmpty {
      help =
        "It takes \(known.prefix(12).map { "`\($0)`" }.joined(separator: ", "))\(known.count > 12 ? ", …" : "")\(wanted.type.wrapped == nil ? "" : ", and `{nil}`")."
    } else {
      help = "Write an expression in braces: `{…}`."
    }
    report(
      .syntaxInvalidLiteral, text.value,
      "\(wanted.what) is declared \(wanted.type), and `\(literal.shownInMessage)` is none.", related: related,
      help: help,
      fixes: isCode
        ? [writtenAsCode(text)]
        : change(text.value, to: near))
  }

  /// The fix that puts braces around a text, which stays as it is written, with its lines, comments and references.
  private mutating func writtenAsCode(_ text: AttributeText) -> FixIt {
    var range = text.value
    if text.isContent, !text.preservesSpace {
      // White space at the ends is left out of the value where it holds a line break.
      let bytes = source.bytes[Int(range.start)..<Int(range.end)]
      let (first, last) = (bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex, bytes.lastIndex { $0 > 0x20 })
      if let last {
        if bytes[..<first].contains(UInt8(ascii: "\n")) { range.start = UInt32(first) }
        if bytes[(last + 1)...].contains(UInt8(ascii: "\n")) { range.end = UInt32(last + 1) }
      }
    }
    let line = source.text(range).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    // A comment would go on over the brace.
    let closing = line.contains("//") ? "\n}" : "}"
    return FixIt(
      "Write it as code", .safe,
      [
        SourceEdit(location(SourceRange(range.start, range.start)), "{"),
        SourceEdit(location(SourceRange(range.end, range.end)), closing),
      ])
  }

  /// Reports a text that stands where a value tells the type and makes one of a type, such as `Store()`, for nobody means a text by
  /// it. `Item(s)` is one.
  mutating func reportMadeText(_ text: AttributeText, _ declared: Member) {
    let place = source.trimmed(text.value)
    guard declared.kind != .enumCase, place.count > 2,
      [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(source.bytes[Int(place.end) - 1]),
      xml.attribute(Names.type, of: declared.node) == nil
    else { return }
    let literal = source.text(place)
    if literal.hasSuffix("(s)") { return }
    let made = literal.drop { $0 == "[" }
    let type = made.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard type.first?.isUppercase == true,
      made.dropFirst(type.count).first.map({ "(<[.".contains($0) }) == true,
      program.type(named: Name(String(type)), in: file) != nil
    else { return }
    var written = writtenAsCode(text)
    written.safety = .suggested
    report(
      .syntaxInvalidLiteral, .warning, text.value,
      "`\(declared.name)` is this text, as there are no braces: no \(type) is made.",
      help: "Braces make it code\(exampleInBraces(literal)).", fixes: [written])
  }

  /// A short text as code, as help shows it; nothing for a long one.
  private mutating func exampleInBraces(_ literal: String) -> String {
    literal.shownInMessage == literal ? ": `{\(literal)}`" : ""
  }

  /// Reports keys of a dictionary that are written twice; where they are computed, only a run tells.
  mutating func reportRepeatedKeys(_ node: CodeNode) {
    let items = code.items(node.list)
    if trial.isOn || items.count < 4 { return }
    var first: [String: SourceRange] = [:]
    for (index, item) in items.enumerated() where index % 2 == 0 {
      guard let text = constantText(item) else { continue }
      guard let place = first.updateValue(range(item), forKey: text) else { continue }
      report(
        .runDuplicateKey, .warning, range(item),
        "This dictionary has the key \(source.text(range(item))) twice: where it is made, the app stops.",
        related: [RelatedPlace("the first one", location(place))],
        help: "Keys of a dictionary differ; remove one of them.")
    }
  }

  /// What a key that is written out is, told apart from every other key of its type.
  private mutating func constantText(_ id: CodeID) -> String? {
    let node = code[id]
    switch node.kind {
    case .stringLiteral: return code.string(node)
    case .integerLiteral: return String(code.integers[node.literal])
    case .doubleLiteral: return String(code.doubles[node.literal])
    case .booleanLiteral: return node.a == 1 ? "true" : "false"
    case .implicitMember:
      return [.choice, .enumCase].contains(reference(id).kind) ? ".\(node.name)" : nil
    // A key that is computed, or written in a form that is not known here, may be any: nothing is reported.
    default: return nil
    }
  }
}
