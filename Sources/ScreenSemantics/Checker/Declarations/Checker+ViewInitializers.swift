import ScreenSyntax
import ScreenTypes
import SourceModel

/// The values that the `Init` of a view gives.
extension FileChecker {
  /// The member that a name means where it stands: a parameter of the `Init` of a view is seen by the values alone that it gives.
  mutating func seen(_ found: MemberID?, _ node: CodeNode) -> MemberID? {
    if bodyContext.inInitializer, let parameter = parameterOfInitializer(node) { return parameter }
    guard let found, program[found].traits.contains(.isInitParameter) else { return found }
    return nil
  }

  /// What the `Init` around a name takes by it, or names by a `let`: found once for each view.
  private mutating func parameterOfInitializer(_ node: CodeNode) -> MemberID? {
    if initializerParameters.owner != owner { collectNamesOfInitializers() }
    return initializerParameters.member(named: node.name, at: node.range)
  }

  private mutating func collectNamesOfInitializers() {
    initializerParameters = InitializerNames(owner: owner)
    let functions = program.initializers(of: owner).filter { program[$0].owner == owner }
    for function in functions {
      for parameter in program.parameters[program[function].parameters] {
        guard let member = program.passed(parameter.outerName, to: owner) else { continue }
        initializerParameters.add(parameter.name, member, in: xml[program[function].node].range)
      }
    }
    for member in program[owner].members where program[member].traits.contains(.isInitParameter) {
      let isOfKey = program[member].kind == .environment
      let isOfAll = !isOfKey && functions.isEmpty || program[member].name == Names.initializerNumber
      if isOfAll || isOfKey || program[member].isLocalOfInitializer {
        initializerParameters.add(
          program[member].nameInside, member,
          in: isOfAll ? xml[program[owner].node].range : xml[program[member].node].range)
      }
    }
  }

  /// Checks what several `Init`s give a member: a choice by the number of the one that makes the view.
  mutating func checkChoice(_ declared: Member, _ id: MemberID) -> CheckedBody {
    if code[declared.choice].kind == .block { return checkFilled(declared, id) }
    // What stands before belongs to another member, even where it lies between two of the values.
    _ = addNode(CodeNode(.error, .zero))
    let faults = parser.diagnostics.count
    let values = values(of: declared, wantedType(id))
    var body = CheckedBody()
    guard parser.diagnostics.count == faults, let number = program.initializerNumber(of: declared.owner)
    else {
      return body
    }
    let wanted = Expectation(
      type: wantedType(id), what: .quoted(declared.name),
      declared: declared.typeRange == declared.nameRange ? nil : location(declared.typeRange))
    for value in values { check(value.code, wanted) }
    body.code = choice(of: values, by: number, wanted.type)
    body.frameSize = scope.nextSlot
    return body
  }

  /// Checks a local that statements of the `Init` fill: what a closure of these gives, which is called once for each view.
  private mutating func checkFilled(_ declared: Member, _ id: MemberID) -> CheckedBody {
    var body = CheckedBody()
    let filled = code[declared.choice]
    guard var statements = statements(of: filled) else { return body }
    var name = CodeNode(.name, declared.nameRange)
    name.name = declared.name
    name.nameStart = declared.nameRange.start
    var given = CodeNode(.returnStatement, declared.nameRange)
    given.first = addNode(name)
    statements.append(addNode(given))
    var block = CodeNode(.block, filled.range)
    block.list = parser.draft.addList(statements)
    var closure = CodeNode(.closure, filled.range)
    closure.flags.insert(.explicitParameters)
    closure.second = addNode(block)
    var call = CodeNode(.call, filled.range)
    call.first = addNode(closure)
    body.code = addNode(call)
    check(body.code, Expectation(type: wantedType(id), what: .quoted(declared.name)))
    body.frameSize = scope.nextSlot
    return body
  }

  /// Checks what an App does when it is launched, which may name the locals of its `Init`.
  mutating func checkLaunch(_ declared: Member) -> CheckedBody {
    enterInitializer()
    var body = CheckedBody()
    var block = code[declared.choice]
    guard let statements = statements(of: block) else { return body }
    block.list = parser.draft.addList(statements)
    body.code = addNode(block)
    _ = checkBody(body.code, expecting: .void, wish: nil)
    body.frameSize = scope.nextSlot
    return body
  }

  /// The statements of a block of headers, as code of the body that they make; nil where a fault is told.
  private mutating func statements(of block: CodeNode) -> [CodeID]? {
    // What stands before belongs to another member, even where it lies between two of the statements.
    _ = addNode(CodeNode(.error, .zero))
    let faults = parser.diagnostics.count
    var statements: [CodeID] = []
    for range in code.items(block.list).map({ code[$0].range }) {
      let part = parser.statements(in: range, decoding: block.flags.contains(.encoded))
      statements += code.items(code[part].list)
    }
    return parser.diagnostics.count > faults ? nil : statements
  }

  /// The values, each with the bits of the `Init`s that give it.
  private mutating func values(of declared: Member, _ type: TypeID) -> [(places: Int, code: CodeID)] {
    let parts = code.items(code[declared.choice].list)
    return stride(from: 0, to: parts.count, by: 2).map { place in
      let argument = code[parts[place + 1]]
      return (parser.tree.integers[code[parts[place]].literal], value(argument, type))
    }
  }

  /// Each value where the number is one of those that have it; the last one where it is none of the others.
  private mutating func choice(
    of values: [(places: Int, code: CodeID)], by number: MemberID, _ type: TypeID
  ) -> CodeID {
    let ranges = values.map { code[$0.code].range }
    let range = SourceRange(ranges.map(\.start).min() ?? 0, ranges.map(\.end).max() ?? 0)
    return values.dropLast().reversed().reduce(values[values.count - 1].code) { others, value in
      var node = CodeNode(.ternary, range)
      node.first = isMade(byOneOf: value.places, number, at: code[value.code].range)
      node.second = value.code
      node.list = parser.draft.addList(of: others)
      return addNode(node, type)
    }
  }

  private mutating func addNode(_ node: CodeNode, _ type: TypeID) -> CodeID {
    let id = addNode(node)
    note(id, type: type)
    return id
  }

  /// One value as code.
  private mutating func value(_ argument: CodeNode, _ type: TypeID) -> CodeID {
    let written = code[argument.first].range
    let isEncoded = argument.flags.contains(.encoded)
    if argument.name == Names.none { return addNode(CodeNode(.nilLiteral, written)) }
    return argument.name.isEmpty
      ? parser.expression(in: written, decoding: isEncoded) : ownValue(written, isEncoded, type)
  }

  /// What the attribute of a member says, as code.
  private mutating func ownValue(_ range: SourceRange, _ isEncoded: Bool, _ type: TypeID) -> CodeID {
    switch parser.value(in: range, decoding: isEncoded) {
    case .code(let id), .interpolation(let id), .binding(let id): return id
    case .empty: return parser.stringLiteral(0..<0, range)
    case .text(let bytes):
      return type == .string
        ? parser.stringLiteral(bytes, range) : parser.expression(in: range, decoding: isEncoded)
    }
  }

  /// `number == 0 || number == 2`, for the bits that are set.
  private mutating func isMade(byOneOf places: Int, _ number: MemberID, at range: SourceRange) -> CodeID {
    let tests = (0..<ViewInitializer.most).filter { places & 1 << $0 != 0 }.map { place in
      var name = CodeNode(.name, range)
      name.name = Names.initializerNumber
      name.nameStart = range.start
      let read = addNode(name, .int)
      note(read, Reference(.member, Int(number.index)))
      return binary(.equal, read, addNode(parser.integerLiteral(place, range), .int), range)
    }
    return tests.dropFirst().reduce(tests[0]) { binary(.or, $0, $1, range) }
  }

  private mutating func binary(
    _ op: CodeOperator, _ first: CodeID, _ second: CodeID, _ range: SourceRange
  ) -> CodeID {
    var node = CodeNode(.binary, range)
    node.op = op
    node.first = first
    node.second = second
    return addNode(node, .bool)
  }
}
