import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of the expression at `id`.
  func evaluate(_ id: CodeID, _ frame: Frame) throws -> Value {
    if id.isNone { return .void }
    let node = frame.nodes[id]
    switch node.kind {
    case .name: return try name(id, node, frame)
    case .member: return try member(id, node, frame)
    case .stringLiteral:
      if node.flags.contains(.pattern), frame.references[id].kind == .constant {
        return frame.code.constants[ConstantID(frame.references[id].index)]
      }
      return frame.code.literal(node)
    case .integerLiteral:
      let (value, type) = (frame.code.tree.integers[node.literal], frame.types[id])
      if case .declared = type.kind { return integer(value, frame.known(type, runnable.program)) }
      return integer(value, type)
    case .doubleLiteral:
      if frame.types[id] == .decimal, frame.references[id].kind == .constant {
        return frame.code.constants[ConstantID(frame.references[id].index)]
      }
      return .double(frame.code.tree.doubles[node.literal])
    case .booleanLiteral: return .bool(node.a != 0)
    case .nilLiteral: return .null
    case .ternary:
      guard case .bool(true) = try evaluate(node.first, frame) else {
        return try evaluate(frame.items(node.list).first ?? .none, frame)
      }
      return try evaluate(node.second, frame)
    case .binary: return try binary(id, node, frame)
    case .cast: return try cast(id, node, frame)
    case .unary: return try unary(id, node, frame)
    case .call: return try call(id, node, frame)
    case .subscripting: return try subscripting(id, node, frame)
    case .interpolation:
      if !frame.code.localized.isEmpty, let text = frame.code.localized[id] {
        return try localized(text, node, frame)
      }
      if frame.references[id].kind == .textRuns {
        return try textRuns(node, frame, isMarkdown: frame.references[id].index == 1)
      }
      return try interpolation(node, frame)
    case .arrayLiteral: return try arrayLiteral(id, node, frame)
    case .dictionaryLiteral: return try dictionaryLiteral(node, frame)
    case .tuple:
      var parts: [Value] = []
      for item in frame.items(node.list) { parts.append(try evaluate(frame.nodes[item].first, frame)) }
      return parts.isEmpty ? .void : .tuple(ArrayBox(parts))
    case .argument: return try evaluate(node.first, frame)
    case .selfReference: return selfReference(frame)
    case .closureParameter:
      let value = frame[frame.references[id].index]
      if case .binding = value { return try dereferenced(value, id, frame) }
      return value
    case .bindingName:
      if frame.types[id].published != nil, case .object(let object) = selfReference(frame) {
        return Value(PublishedValue(object, member: frame.references[id].member.index))
      }
      return .binding(try bindingName(id, node, frame))
    case .implicitMember: return try implicitMember(id, node, frame)
    case .closure: return try closure(id, node, frame)
    case .forceUnwrap: return try forceUnwrap(id, node, frame)
    case .chainStep:
      let value = try evaluate(node.first, frame)
      if case .null = value { breakChain() }
      return value.outOfOptional
    case .optionalChain:
      return try inChain { try evaluate(node.first, frame) }
    case .keyPath: return keyPath(node, frame)
    case .ifStatement where node.isCondition: return .bool(try conditionsHold(node, frame))
    case .switchStatement, .ifStatement:
      return try value(ofStatement: id, frame)
    case .error, .closureParameterName, .keyPathComponent, .block, .variable, .assignment, .guardStatement,
      .optionalBinding, .patternCondition, .switchCase, .forLoop, .whileLoop, .doStatement, .throwStatement,
      .returnStatement, .breakStatement,
      .continueStatement, .expressionStatement, .wildcardPattern, .bindingPattern, .casePattern,
      .tuplePattern, .optionalPattern, .expressionPattern, .labelledPattern, .namedType, .memberType,
      .optionalType, .arrayType, .dictionaryType, .functionType, .tupleType, .labelledType, .signature,
      .parameter:
      return .void
    }
  }

  /// An integer literal as its type wants it.
  @inline(__always)
  func integer(_ value: Int, _ type: TypeID) -> Value {
    if type == .int { return .int(value) }
    if type == .double || type.wrapped == .double { return .double(Double(value)) }
    if type == .decimal { return Value(DecimalValue(value)) }
    return .int(value)
  }

  private func selfReference(_ frame: Frame) -> Value {
    if let view = frame.view, case .void = frame.selfValue { return view.asValue }
    return frame.selfValue
  }

  /// The type that tells how a value is written: that of `x` in `x as Any`, which is an optional though Any does not say so.
  func shownType(of id: CodeID, _ frame: Frame) -> TypeID {
    let node = frame.nodes[id]
    guard node.kind == .cast, frame.types[id] == .any, !node.flags.contains(.optional),
      !node.flags.contains(.unwrapped)
    else { return frame.types[id] }
    return shownType(of: node.first, frame)
  }

  private func interpolation(_ node: CodeNode, _ frame: Frame) throws -> Value {
    let code = frame.code
    var text = ""
    for item in code.items(node.list) {
      let part = code.nodes[item]
      if part.kind == .stringLiteral {
        if case .string(let literal) = code.literal(part) { text += literal }
      } else {
        append(try evaluate(item, frame), as: shownType(of: item, frame), nested: false, to: &text)
      }
    }
    let value = Value.string(text)
    if text.utf8.count > 4096 { try checkSize(value, code, code.items(node.list).first ?? .none) }
    return value
  }

  /// A text of the run's language with the values that the screen puts in.
  func localized(_ text: LocalizedText, _ node: CodeNode, _ frame: Frame) throws -> Value {
    var arguments: [LocalizedText.Argument] = []
    // The first argument of a call is the format.
    let values =
      node.kind == .call
      ? frame.code.items(node.list).dropFirst().map { frame.nodes[$0].first }
      : frame.code.items(node.list).filter { frame.nodes[$0].kind != .stringLiteral }
    for item in values {
      let value = try evaluate(item, frame)
      var argument = LocalizedText.Argument(characters: "", text: nil, number: nil)
      if let shown = value.content(TextValue.self) {
        argument.text = shown
      } else if let image = value.content(ImageValue.self) {
        argument.text = TextValue(image)
      } else {
        append(value, as: shownType(of: item, frame), nested: false, to: &argument.characters)
      }
      if case .int(let number) = value { argument.number = Double(number) }
      if case .double(let number) = value { argument.number = number }
      arguments.append(argument)
    }
    return text.value(arguments)
  }

  /// A text with texts and images in it, which keep their looks, or with Markdown in what is written of it.
  private func textRuns(_ node: CodeNode, _ frame: Frame, isMarkdown: Bool) throws -> Value {
    var pieces: [MarkdownText.Piece] = []
    for item in frame.code.items(node.list) {
      let value = try evaluate(item, frame)
      if let text = value.content(TextValue.self) {
        pieces.append(.value(text))
      } else if let text = value.content(AttributedTextValue.self) {
        pieces.append(.value(text.text))
      } else if let image = value.content(ImageValue.self) {
        pieces.append(.value(TextValue(image)))
      } else {
        var characters = ""
        append(value, as: frame.code.types[item], nested: false, to: &characters)
        let isLiteral = isMarkdown && frame.nodes[item].kind == .stringLiteral
        pieces.append(isLiteral ? .literal(characters) : .value(TextValue(characters)))
      }
    }
    if isMarkdown { return Value(MarkdownText.text(pieces)) }
    var whole = TextValue("")
    whole.runs = []
    for case .value(let text) in pieces { whole = whole + text }
    return Value(whole)
  }

  private func arrayLiteral(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let code = frame.code
    let items = code.items(node.list)
    var elements: [Value] = []
    elements.reserveCapacity(items.count)
    for item in items { elements.append(try evaluate(item, frame)) }
    let type = Self.bare(code.types[id])
    if type == LibraryTypes.indexSet {
      return Value(IndexSetValue(elements.compactMap { if case .int(let place) = $0 { place } else { nil } }))
    }
    switch type.kind {
    case .builtin where StandardLibrary.optionSetTypes.contains(type):
      return OptionValue(of: type, elements).value
    case .declared:
      let bits = elements.reduce(0) { $0 | $1.optionBits }
      return .structure(StructBox(type: type, fields: [.int(bits)]))
    case .set:
      let set = DictionaryBox()
      for element in elements { set.set(element, .void) }
      return .set(set)
    // `[…]` makes an array of whatever type; sets, places and options were made above.
    default: return .array(ArrayBox(elements))
    }
  }

  private func dictionaryLiteral(_ node: CodeNode, _ frame: Frame) throws -> Value {
    let items = frame.items(node.list)
    let box = DictionaryBox()
    var index = 0
    while index + 1 < items.count {
      let key = try evaluate(items[index], frame)
      let value = try evaluate(items[index + 1], frame)
      if box.contains(key) {
        try located(frame, items[index]) { throw LibraryFaults.repeatedKey(describe(key)) }
      }
      box.set(key, value)
      index += 2
    }
    return .dictionary(box)
  }

  private func implicitMember(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let reference = frame.references[id]
    switch reference.kind {
    case .choice: return .choice(Self.bare(frame.types[id]), reference.index)
    case .enumCase: return enumCase(reference.member)
    case .library:
      return try libraryCall(Int(reference.index), receiver: .void, [], frame, id)
    case .staticMember: return try staticValue(reference.member, frame, id)
    // The checker gives `.name` no other meaning; as a callee it is not evaluated.
    default: return .void
    }
  }

  /// A case, or the function that makes it of its values.
  func enumCase(_ member: MemberID) -> Value {
    let plan = members[member]
    let type = runnable.program.declarations[plan.owner].type
    if plan.type == .void { return .choice(type, plan.field) }
    var count = 1
    if case .tuple(let parts, _) = plan.type.kind { count = parts.count }
    let body = NativeBody(count) { parts in
      .payload(
        PayloadBox(
          type: type, index: plan.field, payload: parts.count == 1 ? parts[0] : .tuple(ArrayBox(parts))))
    }
    return .function(FunctionBox(body: body))
  }

  private func forceUnwrap(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    let value = try evaluate(node.first, frame)
    if isBroken { return .null }
    switch value {
    case .null: throw nilFault(node.first, frame)
    case .binding(let box):
      if frame.types[id].bound != nil { return .binding(unwrapping(box, frame, node.first)) }
      return value
    // Any other value is what is in the optional.
    default: return value.outOfOptional
    }
  }

  func nilFault(_ id: CodeID, _ frame: Frame) -> RuntimeFault {
    let range = frame.nodes[id].range
    let text = runnable.program.files[frame.code.id].source.text(range)
    return fault(.runNilUnwrapped, "`\(text)` is nil here, but `!` says that it never is.", frame, id)
  }

  private func closure(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    var captures: [(slot: Int32, value: Value)] = []
    for capture in frame.code.tree.captures(of: node) {
      let variable = frame.nodes[capture]
      captures.append((frame.references[variable.first].index, try evaluate(variable.second, frame)))
    }
    return .function(
      FunctionBox(
        body: ClosureBody(
          block: node.second, frame: frame, parameters: closureSlots(id, frame.code), captures: captures)))
  }

  /// Where the parameters of the closure at `id` lie in the frame.
  private func closureSlots(_ id: CodeID, _ code: FileCode) -> [Int32] {
    if let known = code.closureSlots[id] { return known }
    let reference = code.references[id]
    let slots = reference.kind == .local ? (0..<max(0, reference.extra)).map { reference.index + $0 } : []
    code.closureSlots[id] = slots
    return slots
  }

  /// A type without its optionals.
  static func bare(_ type: TypeID) -> TypeID {
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    return type
  }
}
