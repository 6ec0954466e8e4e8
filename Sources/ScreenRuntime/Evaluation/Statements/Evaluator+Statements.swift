import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// Runs a body, a block or an expression, and gives its value: what it returns, or what its only expression is.
  func runBody(_ id: CodeID, _ frame: Frame) throws -> Value {
    if id.isNone { return .void }
    let node = frame.nodes[id]
    guard node.kind == .block else { return try evaluate(id, frame) }
    let items = frame.items(node.list)
    if items.count == 1, frame.nodes[items[0]].kind == .expressionStatement {
      return try evaluate(frame.nodes[items[0]].first, frame)
    }
    let reference = frame.references[id]
    if reference.kind == .view { return madeView(reference.view, frame) }
    return try value(ofStatement: id, frame)
  }

  /// The value that a statement stands for, such as an `if` whose branches are single expressions; nothing where it stands for
  /// none.
  func value(ofStatement id: CodeID, _ frame: Frame) throws -> Value {
    switch try run(id, frame, forValue: true) {
    case .value(let value), .returning(let value): value
    case .next, .breaking, .continuing, .fallingThrough: .void
    }
  }

  /// Runs the statements of a block from one on.
  private func run(_ items: UncheckedTable<Int, CodeID>, from first: Int, _ frame: Frame) throws -> Flow {
    for place in first..<items.count {
      let node = frame.nodes[items[place]]
      if node.kind == .doStatement, node.flags.contains(.trailing) {
        return try runDeferring(node.first, items, from: place + 1, frame)
      }
      let flow = try run(items[place], frame)
      switch flow {
      case .next, .value: continue
      case .returning, .breaking, .continuing, .fallingThrough: return flow
      }
    }
    return .next
  }

  /// Runs the statements behind a `defer`, and then what it holds, however they end.
  private func runDeferring(
    _ block: CodeID, _ items: UncheckedTable<Int, CodeID>, from first: Int, _ frame: Frame
  ) throws -> Flow {
    let outcome = Result<Flow, any Error> { try run(items, from: first, frame) }
    // Code that waits has not ended.
    if case .failure(let fault as RuntimeFault) = outcome, fault.isWaiting { throw fault }
    _ = try run(block, frame)
    return try outcome.get()
  }

  /// Runs a statement or an expression. With `forValue`, what stands where a value is wanted gives it: a block that is one
  /// statement, a branch of an `if` or `switch`, an expression.
  func run(_ id: CodeID, _ frame: Frame, forValue: Bool = false) throws -> Flow {
    let code = frame.code
    let node = code.nodes[id]
    switch node.kind {
    case .block:
      let items = code.items(node.list)
      if forValue, items.count == 1 { return try run(items[0], frame, forValue: true) }
      return try run(items, from: 0, frame)
    case .expressionStatement:
      let value = try evaluate(node.first, frame)
      // An initialiser that hands on to one that gives nil ends with nil.
      if case .null = value, code.tree.isSelfInit(node.first) { return .returning(.null) }
      return forValue ? .value(value) : .next
    case .variable:
      let value = !node.second.isNone ? try evaluate(node.second, frame) : .null
      _ = try match(node.first, value, frame)
      return .next
    case .assignment:
      try assign(id, node, frame)
      return .next
    case .ifStatement:
      if try conditionsHold(node, frame) { return try run(node.first, frame, forValue: forValue) }
      return node.second.isNone ? .next : try run(node.second, frame, forValue: forValue)
    case .guardStatement:
      if try conditionsHold(node, frame) { return .next }
      return try run(node.first, frame)
    case .switchStatement:
      guard let place = try chosenCase(node, frame) else { return .next }
      for branch in code.items(node.list)[place...] {
        let flow = try run(code.nodes[branch].first, frame, forValue: forValue)
        if case .fallingThrough = flow { continue }
        guard case .breaking(let outer) = flow else { return flow }
        return outer == 0 ? .next : .breaking(outer: outer - 1)
      }
      return .next
    case .forLoop: return try runLoop(id, node, frame)
    case .whileLoop: return try runWhile(id, node, frame)
    case .doStatement: return try runDo(node, frame)
    case .throwStatement:
      let value = try evaluate(node.first, frame)
      if isCatching { throw ThrownValue(value) }
      throw fault(.runStopped, "Nobody catches the error \(describe(value)).", frame, id)
    case .returnStatement: return .returning(!node.first.isNone ? try evaluate(node.first, frame) : .void)
    case .breakStatement: return .breaking(outer: Int(-1 - node.a))
    case .continueStatement where node.flags.contains(.trailing): return .fallingThrough
    case .continueStatement: return .continuing(outer: Int(-1 - node.a))
    // What is no statement is an expression.
    default:
      let value = try evaluate(id, frame)
      return forValue ? .value(value) : .next
    }
  }

  /// Whether all conditions of an `if` or `guard` hold; binds what they bind.
  func conditionsHold(_ node: CodeNode, _ frame: Frame) throws -> Bool {
    let code = frame.code
    for item in code.items(node.list) {
      let condition = code.nodes[item]
      switch condition.kind {
      case .optionalBinding:
        let value =
          !condition.first.isNone
          ? try evaluate(condition.first, frame) : try shorthand(item, condition, frame)
        if case .null = value { return false }
        frame[code.references[item].index] = value.outOfOptional
      case .patternCondition:
        if !(try match(condition.first, try evaluate(condition.second, frame), frame)) { return false }
      // Every other condition is an expression of type Bool.
      default:
        guard case .bool(true) = try evaluate(item, frame) else { return false }
      }
    }
    return true
  }

  /// The value of `x` in `if let x`: the reference's `extra` is the name as an expression.
  private func shorthand(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    try evaluate(CodeID(frame.references[id].extra), frame)
  }

  /// The place of the first case that matches; nil where none does.
  func chosenCase(_ node: CodeNode, _ frame: Frame) throws -> Int? {
    let code = frame.code
    let subject = try evaluate(node.first, frame)
    for (place, item) in code.items(node.list).enumerated() {
      let branch = code.nodes[item]
      if branch.flags.contains(.isDefault) { return place }
      for pattern in code.items(branch.list) {
        guard try match(pattern, subject, frame) else { continue }
        if !branch.second.isNone {
          guard case .bool(true) = try evaluate(branch.second, frame) else { continue }
        }
        return place
      }
    }
    return nil
  }

  private func runWhile(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Flow {
    let span = frame.code.span(of: id, parameters: [], before: .zero)
    var isFirst = node.flags.contains(.trailing)
    var waits = 0
    while true {
      try step(frame.code, id)
      // No time passes, so what waits in each pass would go on for ever: it stays where it waits.
      if waits == Self.passesThatWait { throw RuntimeFault.waiting }
      let delays = timers.delays
      let pass = span.holdsClosure ? Frame(inside: frame, span) : frame
      if !isFirst, try !conditionsHold(node, pass) { return .next }
      isFirst = false
      switch try run(node.first, pass) {
      case .returning(let value): return .returning(value)
      case .breaking(let outer): return outer == 0 ? .next : .breaking(outer: outer - 1)
      case .continuing(let outer): if outer > 0 { return .continuing(outer: outer - 1) }
      case .next, .value, .fallingThrough: break
      }
      if timers.delays != delays { waits += 1 }
    }
  }

  /// After so many passes of one loop in which code waited, it is taken for one that goes on for ever.
  private static let passesThatWait = 1_000

  /// Runs `do`, and where something is thrown in it the first `catch` that fits.
  private func runDo(_ node: CodeNode, _ frame: Frame) throws -> Flow {
    let clauses = frame.items(node.list)
    if clauses.isEmpty { return try run(node.first, frame) }
    do {
      return try catchingErrors { try run(node.first, frame) }
    } catch let thrown as ThrownValue {
      if let clause = try clause(for: thrown, node, frame) { return try run(clause, frame) }
      if isCatching { throw thrown }
      throw RuntimeFault(
        .runStopped, "Nobody catches the error \(describe(thrown.value)).",
        at: frame.code.location(node.first))
    }
  }

  /// The block of the first `catch` of a `do` that fits what was thrown, with what it binds; nil where none does.
  func clause(for thrown: ThrownValue, _ node: CodeNode, _ frame: Frame) throws -> CodeID? {
    for item in frame.items(node.list) {
      let clause = frame.nodes[item]
      for pattern in frame.items(clause.list) where try match(pattern, thrown.value, frame) {
        if !clause.second.isNone {
          guard case .bool(true) = try evaluate(clause.second, frame) else { continue }
        }
        return clause.first
      }
    }
    return nil
  }

  private func runLoop(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Flow {
    let code = frame.code
    let parts = code.items(node.list)
    guard let block = parts.first else { return .next }
    var flow = Flow.next
    let span = code.span(
      of: id, parameters: [], before: !node.second.isNone ? code.nodes[node.second].range : .zero)
    var pass = span.holdsClosure ? Frame(inside: frame, span) : frame
    let sequence = try evaluate(node.second, frame)
    if sequence.isAwaited { return try runAwaiting(sequence, id, node, frame) }
    try forEachElement(of: sequence, frame, id) { [self] element in
      try step(code, id)
      if span.holdsClosure, !isKnownUniquelyReferenced(&pass) { pass = Frame(inside: frame, span) }
      guard let end = try runPass(node, block, element, pass) else { return true }
      flow = end
      return false
    }
    return flow
  }

  /// Runs the block of a loop with one element, unless a condition leaves it out. Gives how the loop ends; nil where it goes on.
  @inline(__always)
  func runPass(_ node: CodeNode, _ block: CodeID, _ element: Value, _ pass: Frame) throws -> Flow? {
    guard try match(node.first, element, pass) else { return nil }
    let parts = pass.code.items(node.list)
    if parts.count > 1 {
      guard case .bool(true) = try evaluate(parts[1], pass) else { return nil }
    }
    switch try run(block, pass) {
    case .returning(let value): return .returning(value)
    case .breaking(let outer): return outer > 0 ? .breaking(outer: outer - 1) : .next
    case .continuing(let outer): return outer > 0 ? .continuing(outer: outer - 1) : nil
    case .next, .value, .fallingThrough: return nil
    }
  }

  /// Calls `body` with each element until it gives false.
  func forEachElement(
    of sequence: Value, _ frame: Frame, _ id: CodeID, _ body: (Value) throws -> Bool
  ) throws {
    switch sequence {
    case .range(let range):
      guard case .int(let lower) = range.lower else { return }
      var upper = Int.max
      if case .int(let bound) = range.upper { upper = bound }
      if !range.isClosed {
        if upper <= lower { return }
        upper -= 1
      }
      if upper < lower { return }
      for number in lower...upper where try !body(.int(number)) { return }
    case .array(let box), .tuple(let box):
      for index in 0..<box.count where try !body(box[index]) { return }
    case .binding(let box): try forEachElement(of: try box.get(), frame, id, body)
    case .null, .void: return
    // The library knows the elements of everything else that a loop may go over.
    default:
      for element in try located(frame, id, { try StandardLibrary.elements(of: sequence, host: self) })
      where try !body(element) { return }
    }
  }
}
