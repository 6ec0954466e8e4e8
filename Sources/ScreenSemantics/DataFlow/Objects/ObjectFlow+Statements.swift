import ScreenSyntax
import ScreenTypes
import SourceModel

extension ObjectFlow {
  /// Runs a body: what it returns, or what its only expression is, is the result.
  func runBody(_ id: CodeID) {
    guard let checked = run.checked, !id.isNone else { return }
    let node = checked.code[id]
    guard node.kind == .block else {
      run.summary.result = run.summary.result.union(expression(id))
      return
    }
    let items = checked.code.items(node.list)
    _ = items.count == 1 ? statement(items[0], isLast: true) : statement(id, isLast: false)
  }

  /// Runs a statement; true where it leaves the block. The last one of a body may be its value.
  func statement(_ id: CodeID, isLast: Bool) -> Bool {
    guard let checked = run.checked, !id.isNone, run.steps < Self.stepLimit else { return false }
    let node = checked.code[id]
    switch node.kind {
    case .block:
      let items = checked.code.items(node.list)
      if isLast, items.count == 1 { return statement(items[0], isLast: true) }
      for item in items where statement(item, isLast: false) { return true }
    case .expressionStatement:
      let value = expression(node.first)
      if isLast { run.summary.result = run.summary.result.union(value) }
    case .variable: bind(node.first, to: node.second)
    case .assignment:
      let value = expression(node.second)
      let target = checked.code[node.first]
      if target.kind == .tuple {
        for item in checked.code.items(target.list) { change(checked.code[item].first, to: value.ofOne) }
      } else {
        change(node.first, to: value)
        share(node.second, putInto: node.first)
      }
    case .ifStatement:
      for condition in checked.code.items(node.list) { self.condition(condition) }
      return branches([node.first, node.second], isLast: isLast, isComplete: true)
    case .guardStatement:
      for condition in checked.code.items(node.list) { self.condition(condition) }
      let saved = run.locals
      _ = statement(node.first, isLast: false)
      run.locals = saved
    case .switchStatement: return cases(of: node, isLast: isLast)
    case .forLoop: loop(node)
    case .whileLoop:
      for _ in 0..<2 {
        let start = run.locals
        for condition in checked.code.items(node.list) { self.condition(condition) }
        _ = statement(node.first, isLast: false)
        run.locals = Self.join(start, run.locals)
        if run.locals == start { break }
      }
    case .doStatement:
      let start = run.locals
      let leaves = statement(node.first, isLast: false)
      let joined = Self.join(start, run.locals)
      for item in checked.code.items(node.list) {
        run.locals = joined
        _ = statement(checked.code[item].first, isLast: false)
      }
      run.locals = Self.join(joined, run.locals)
      return leaves && checked.code.items(node.list).isEmpty
    case .throwStatement:
      _ = expression(node.first)
      return true
    case .returnStatement:
      let value = expression(node.first)
      run.summary.result = run.summary.result.union(value)
      return true
    case .breakStatement, .continueStatement: return true
    // What is no statement is an expression.
    default:
      let value = expression(id)
      if isLast { run.summary.result = run.summary.result.union(value) }
    }
    return false
  }

  /// Runs branches from the same state and joins what they leave; true where all of them leave the block.
  private func branches(_ ids: [CodeID], isLast: Bool, isComplete: Bool) -> Bool {
    let start = run.locals
    var joined: [Int32: ObjectValue]? = isComplete ? nil : start
    for id in ids {
      run.locals = start
      if statement(id, isLast: isLast) { continue }
      joined = joined.map { Self.join($0, run.locals) } ?? run.locals
    }
    run.locals = joined ?? start
    return joined == nil
  }

  private static func join(_ left: [Int32: ObjectValue], _ right: [Int32: ObjectValue]) -> [Int32:
    ObjectValue]
  {
    left.merging(right) { $0.union($1) }
  }

  private func cases(of node: CodeNode, isLast: Bool) -> Bool {
    guard let checked = run.checked else { return false }
    let subject = expression(node.first)
    let start = run.locals
    var joined: [Int32: ObjectValue]?
    for item in checked.code.items(node.list) {
      let branch = checked.code[item]
      run.locals = start
      match(any: branch.list, subject.ofOne)
      _ = expression(branch.second)
      if statement(branch.first, isLast: isLast) { continue }
      joined = joined.map { Self.join($0, run.locals) } ?? run.locals
    }
    run.locals = joined ?? start
    // A `break` leaves the switch alone, so what follows it is always looked at.
    return false
  }

  /// Runs the block of a loop until nothing new is known of the locals, twice at most.
  private func loop(_ node: CodeNode) {
    guard let checked = run.checked else { return }
    let elements = expression(node.second)
    for _ in 0..<2 {
      let start = run.locals
      // A pattern takes the elements apart, which holds only one of the objects that came together in them.
      match(node.first, checked.code[node.first].kind == .bindingPattern ? elements : elements.ofOne)
      let parts = checked.code.items(node.list)
      if parts.count > 1 { _ = expression(parts[1]) }
      if let block = parts.first { _ = statement(block, isLast: false) }
      run.locals = Self.join(start, run.locals)
      if run.locals == start { break }
    }
  }

  private func condition(_ id: CodeID) {
    guard let checked = run.checked else { return }
    let node = checked.code[id]
    let reference = checked.references[id]
    switch node.kind {
    case .optionalBinding:
      let value = node.first.isNone ? CodeID(reference.extra) : node.first
      run.locals[reference.index] = expression(value)
      run.closures[reference.index] = knownClosure(value)
      run.parts[reference.index] = nil
    case .patternCondition: match(node.first, expression(node.second).ofOne)
    // Any other condition is an expression.
    default: _ = expression(id)
    }
  }

  // MARK: Patterns

  private func bind(_ pattern: CodeID, to value: CodeID) {
    guard let checked = run.checked else { return }
    let left = checked.code[pattern]
    let parts = parts(of: value)
    if left.kind == .tuplePattern, let parts {
      for (part, value) in zip(checked.code.items(left.list), parts) { match(part, value) }
      return
    }
    let whole = parts.map { $0.reduce(ObjectValue.none) { $0.union($1) } } ?? expression(value)
    match(pattern, left.kind == .bindingPattern ? whole : whole.ofOne)
    let reference = checked.references[pattern]
    if left.kind == .bindingPattern, reference.kind == .local {
      run.parts[reference.index] = parts
      run.closures[reference.index] = knownClosure(value)
    }
  }

  /// Gives the locals of the patterns of a case, which share them, their values.
  private func match(any patterns: CodeList, _ value: ObjectValue) {
    guard let checked = run.checked else { return }
    var joined: [Int32: ObjectValue]?
    for pattern in checked.code.items(patterns) {
      match(pattern, value)
      joined = joined.map { Self.join($0, run.locals) } ?? run.locals
    }
    run.locals = joined ?? run.locals
  }

  /// Gives the locals of a pattern their values.
  private func match(_ pattern: CodeID, _ value: ObjectValue) {
    guard let checked = run.checked, !pattern.isNone else { return }
    let node = checked.code[pattern]
    switch node.kind {
    case .bindingPattern:
      let reference = checked.references[pattern]
      if reference.kind == .local {
        run.locals[reference.index] = value
        run.parts[reference.index] = nil
        run.closures[reference.index] = nil
      }
    case .casePattern, .tuplePattern:
      for part in checked.code.items(node.list) { match(part, value) }
    case .optionalPattern, .labelledPattern, .cast: match(node.first, value)
    case .expressionPattern: _ = expression(node.first)
    // Other patterns name nothing and evaluate nothing.
    default: break
    }
  }
}
