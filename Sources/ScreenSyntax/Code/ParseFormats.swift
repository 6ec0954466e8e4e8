import SourceModel

/// What tells how an interpolated value is written: `\(price, specifier: "%.2f")`, `\(price, format: .percent)`,
/// `\(date, formatter: formatter)`, `\(date, style: .relative)`.
extension CodeParser {
  /// Parses `, specifier: …`, `, format: …`, `, formatter: …` or `, style: …` after an interpolated value: the same as
  /// `String(format: …, value)`, `value.formatted(…)`, `formatter.string(from: value)` and `Text(value, style: …)`. Nil where no such
  /// label follows.
  mutating func parseFormat(of value: CodeID, from start: Int) -> CodeID? {
    guard at(.comma), !isPanicking else { return nil }
    let mark = lexer.mark
    lexer.advance()
    let label = lexer.token
    guard isAtWord, lexer.colonFollows, let form = FormatForm(rawValue: text(of: label)) else {
      lexer.reset(to: mark)
      return nil
    }
    let place = tokenRange
    lexer.advance()
    lexer.advance()
    let longest = chain
    let format = parseExpression()
    chain = max(longest, chain)
    if form == .privacy || form == .align { return parseFormat(of: value, from: start) ?? value }
    var callee = CodeNode(form == .specifier || form == .style ? .name : .member, place)
    callee.nameStart = place.start
    switch form {
    case .specifier: callee.name = "String"
    case .style: callee.name = "Text"
    case .format:
      callee.name = "formatted"
      callee.a = value.index
    case .formatter:
      callee.name = "string"
      callee.a = format.index
    case .privacy, .align: return value
    }
    let function = add(callee)
    let pending = draft.pending.count
    switch form {
    case .specifier:
      draft.pending.append(add(argument("format", format)))
      draft.pending.append(add(argument(Name(id: 0), value)))
    case .style:
      draft.pending.append(add(argument(Name(id: 0), value)))
      draft.pending.append(add(argument("style", format)))
    case .format: draft.pending.append(add(argument(Name(id: 0), format)))
    case .formatter: draft.pending.append(add(argument("from", value)))
    case .privacy, .align: break
    }
    var call = CodeNode(.call, since(start))
    call.a = function.index
    call.list = list(from: pending)
    return add(call)
  }

  private mutating func argument(_ label: Name, _ value: CodeID) -> CodeNode {
    var node = CodeNode(.argument, tree[value].range)
    node.name = label
    node.nameStart = node.range.start
    node.a = value.index
    return node
  }

  /// Reports what follows a value in an interpolation, at its comma.
  mutating func refuseSecondValue() {
    report(
      "An interpolation holds one value.", at: tokenRange,
      help: "Remove what follows the `,`, or say with `format:` or `specifier:` how the value is written.")
    isPanicking = true
  }
}

/// The labels after an interpolated value; of what is logged, who may read it and how it is aligned changes nothing here.
private enum FormatForm: String { case specifier, format, formatter, style, privacy, align }
