import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Code that may sleep: statements of a task, and of the functions that these call, of which a sleep is a statement of its own. In all
/// other places no time passes in a sleep.
extension Evaluator {
  /// Runs a body.
  func advance(body id: CodeID, _ frame: Frame) throws -> TaskProgress {
    if id.isNone { return .ended(.next) }
    try enter(frame.code, id)
    defer { leave() }
    let node = frame.nodes[id]
    guard node.kind == .block else {
      return try awaited(id, frame) { .returning($0) } ?? .ended(.returning(try runBody(id, frame)))
    }
    let items = frame.items(node.list)
    if items.count == 1, frame.nodes[items[0]].kind == .expressionStatement {
      return try awaited(frame.nodes[items[0]].first, frame) { .returning($0) }
        ?? .ended(.returning(try runBody(id, frame)))
    }
    return try advance(id, frame)
  }

  /// Runs a statement.
  private func advance(_ id: CodeID, _ frame: Frame) throws -> TaskProgress {
    let node = frame.nodes[id]
    switch node.kind {
    case .block: return try advance(frame.items(node.list), from: 0, frame)
    case .expressionStatement:
      if let progress = try awaited(node.first, frame, then: { _ in .next }) { return progress }
    case .variable where !node.second.isNone:
      let bound = try awaited(node.second, frame) { [unowned self] value in
        _ = try match(node.first, value, frame)
        return .next
      }
      if let bound { return bound }
    case .assignment where node.op == .assign:
      let assigned = try awaited(node.second, frame) { [unowned self] value in
        try assign(value, to: node.first, frame)
        return .next
      }
      if let assigned { return assigned }
    case .returnStatement where !node.first.isNone:
      if let progress = try awaited(node.first, frame, then: { .returning($0) }) { return progress }
    case .ifStatement:
      if try conditionsHold(node, frame) { return try advance(node.first, frame) }
      return node.second.isNone ? .ended(.next) : try advance(node.second, frame)
    case .switchStatement:
      guard let place = try chosenCase(node, frame) else { return .ended(.next) }
      return try advance(branches: frame.items(node.list), from: place, frame)
    case .whileLoop: return try advance(while: id, node, frame, isFirst: node.flags.contains(.trailing))
    case .forLoop:
      let sequence = try evaluate(node.second, frame)
      if sequence.isAwaited { break }
      var elements: [Value] = []
      try forEachElement(of: sequence, frame, id) {
        try step(frame.code, id)
        elements.append($0)
        return true
      }
      return try advance(for: id, node, elements[...], frame)
    case .doStatement: return try advance(do: node, frame)
    // No other statement has one inside that sleeps.
    default: break
    }
    return .ended(try run(id, frame))
  }

  /// Runs the statements of a block from one on.
  private func advance(
    _ items: UncheckedTable<Int, CodeID>, from first: Int, _ frame: Frame
  ) throws -> TaskProgress {
    for place in first..<items.count {
      let node = frame.nodes[items[place]]
      if node.kind == .doStatement, node.flags.contains(.trailing) {
        return try follow({ try advance(items, from: place + 1, frame) }) { [unowned self] outcome in
          _ = try run(node.first, frame)
          return .ended(try outcome.get())
        }
      }
      let progress = try advance(items[place], frame)
      switch progress {
      case .ended(.next), .ended(.value): continue
      case .ended: return progress
      case .sleeping:
        return try follow({ progress }) { [unowned self] outcome in
          let flow = try outcome.get()
          switch flow {
          case .next, .value: return try advance(items, from: place + 1, frame)
          case .returning, .breaking, .continuing, .fallingThrough: return .ended(flow)
          }
        }
      }
    }
    return .ended(.next)
  }

  /// Runs the cases of a `switch` from the one that was chosen on.
  private func advance(
    branches: UncheckedTable<Int, CodeID>, from place: Int, _ frame: Frame
  ) throws -> TaskProgress {
    try follow({ try advance(frame.nodes[branches[place]].first, frame) }) { [unowned self] outcome in
      let flow = try outcome.get()
      switch flow {
      case .fallingThrough where place + 1 < branches.count:
        return try advance(branches: branches, from: place + 1, frame)
      case .breaking(let outer): return .ended(outer == 0 ? .next : .breaking(outer: outer - 1))
      case .next, .value, .returning, .continuing, .fallingThrough: return .ended(flow)
      }
    }
  }

  /// Runs a `while`, or `repeat`, whose conditions are not asked before the first pass.
  private func advance(
    while id: CodeID, _ node: CodeNode, _ frame: Frame, isFirst: Bool
  ) throws -> TaskProgress {
    let span = frame.code.span(of: id, parameters: [], before: .zero)
    var isFirst = isFirst
    while true {
      try step(frame.code, id)
      let pass = span.holdsClosure ? Frame(inside: frame, span) : frame
      if !isFirst, try !conditionsHold(node, pass) { return .ended(.next) }
      isFirst = false
      let progress = try advance(node.first, pass)
      guard case .ended(let flow) = progress else {
        return try follow({ progress }) { [unowned self] outcome in
          if let end = try outcome.get().endOfLoop { return .ended(end) }
          return try advance(while: id, node, frame, isFirst: false)
        }
      }
      if let end = flow.endOfLoop { return .ended(end) }
    }
  }

  /// Runs a `for` with the elements that are left.
  private func advance(
    for id: CodeID, _ node: CodeNode, _ elements: ArraySlice<Value>, _ frame: Frame
  ) throws -> TaskProgress {
    let parts = frame.items(node.list)
    guard let block = parts.first else { return .ended(.next) }
    let span = frame.code.span(
      of: id, parameters: [], before: !node.second.isNone ? frame.nodes[node.second].range : .zero)
    for place in elements.indices {
      let pass = span.holdsClosure ? Frame(inside: frame, span) : frame
      guard try match(node.first, elements[place], pass) else { continue }
      if parts.count > 1 {
        guard case .bool(true) = try evaluate(parts[1], pass) else { continue }
      }
      let progress = try advance(block, pass)
      guard case .ended(let flow) = progress else {
        return try follow({ progress }) { [unowned self] outcome in
          if let end = try outcome.get().endOfLoop { return .ended(end) }
          return try advance(for: id, node, elements[(place + 1)...], frame)
        }
      }
      if let end = flow.endOfLoop { return .ended(end) }
    }
    return .ended(.next)
  }

  /// Runs `do`, and where something is thrown in it the first `catch` that fits.
  private func advance(do node: CodeNode, _ frame: Frame) throws -> TaskProgress {
    try follow({ try advance(node.first, frame) }) { [unowned self] outcome in
      guard case .failure(let thrown as ThrownValue) = outcome,
        let clause = try clause(for: thrown, node, frame)
      else { return .ended(try outcome.get()) }
      return try advance(clause, frame)
    }
  }

  /// What follows code however it ends, also where that is later. A fault ends all of it.
  private func follow(
    _ body: () throws -> TaskProgress,
    _ end: @escaping (Result<Flow, any Error>) throws -> TaskProgress
  ) throws -> TaskProgress {
    let progress: TaskProgress
    do {
      progress = try body()
    } catch let thrown as ThrownValue {
      return try end(.failure(thrown))
    }
    switch progress {
    case .ended(let flow): return try end(.success(flow))
    case .sleeping(let instant, let rest):
      return .sleeping(until: instant) { [unowned self] isCancelled in
        try follow({ try rest(isCancelled) }, end)
      }
    }
  }

  /// Runs an expression that may sleep, and hands its value to `then`. Nil for every other expression, which was not run.
  private func awaited(
    _ id: CodeID, _ frame: Frame, then: @escaping (Value) throws -> Flow
  ) throws -> TaskProgress? {
    guard maySleep(id, frame) else { return nil }
    return try follow({ try advance(expression: id, frame) }) { .ended(try then(try $0.get().value)) }
  }

  /// True for a call of a function that sleeps, or of one that is declared, alone or behind `try`.
  private func maySleep(_ id: CodeID, _ frame: Frame) -> Bool {
    let node = frame.nodes[id]
    switch node.kind {
    case .unary: return node.op == .attempt && maySleep(node.first, frame)
    case .optionalChain: return maySleep(node.first, frame)
    case .call:
      let reference = frame.code.references[id]
      switch reference.kind {
      case .library: return sleeps(reference)
      case .function: return hasPlainBody(reference.member)
      // What else is called runs to its end.
      default: return false
      }
    // All else runs to its end.
    default: return false
    }
  }

  /// True for a function of the library that lets its code sleep.
  private func sleeps(_ reference: Reference) -> Bool {
    let place = Int(reference.index)
    return library.entries[place].member.wakes != nil
  }

  /// Runs an expression that may sleep; it ends with its value.
  private func advance(expression id: CodeID, _ frame: Frame) throws -> TaskProgress {
    let node = frame.nodes[id]
    switch node.kind {
    case .unary:
      return try follow({ try advance(expression: node.first, frame) }) { [unowned self] outcome in
        guard case .success(let flow) = outcome else {
          mendChain()
          return .ended(.value(.null))
        }
        return .ended(flow)
      }
    case .optionalChain: return try inChain { try advance(expression: node.first, frame) }
    // What may sleep is a call otherwise.
    default: break
    }
    let reference = frame.code.references[id]
    guard reference.kind == .library else {
      guard let called = try calledFunction(node, reference, frame) else { return .ended(.value(.null)) }
      let inner = try self.frame(of: called)
      return try follow({ try advance(body: runnable.model.getters[called.member].code, inner) }) {
        .ended(.value(try $0.get().value))
      }
    }
    let place = Int(reference.index)
    let entry = library.entries[place]
    try step(frame.code, id)
    let arguments = try mappedArguments(reference.map, count: entry.parameters.count, frame)
    let instant = entry.member.wakes?(LibraryCall(receiver: .void, arguments: arguments, host: self)) ?? now
    return .sleeping(until: instant) { isCancelled in
      if isCancelled { throw ThrownValue(.cancellation) }
      return .ended(.value(.void))
    }
  }
}

extension Flow {
  /// What the body gives that ends so.
  var value: Value {
    switch self {
    case .returning(let value), .value(let value): value
    case .next, .breaking, .continuing, .fallingThrough: .void
    }
  }

  /// How a loop ends whose pass ends so; nil where the next pass follows.
  var endOfLoop: Flow? {
    switch self {
    case .returning: self
    case .breaking(let outer): outer > 0 ? .breaking(outer: outer - 1) : .next
    case .continuing(let outer): outer > 0 ? .continuing(outer: outer - 1) : nil
    case .next, .value, .fallingThrough: nil
    }
  }
}
