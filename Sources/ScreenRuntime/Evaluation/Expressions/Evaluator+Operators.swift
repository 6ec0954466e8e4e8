import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  func unary(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    if node.op == .partialFrom || node.op == .partialThrough || node.op == .partialUpTo {
      let bound = try evaluate(node.first, frame)
      if node.op == .partialFrom { return .range(RangeBox(lower: bound, upper: .null, isClosed: true)) }
      return .range(RangeBox(lower: .null, upper: bound, isClosed: node.op == .partialThrough))
    }
    if node.op == .attempt || node.op == .forcedAttempt { return try attempt(id, node, frame) }
    if node.op == CodeOperator.none { return .binding(place(node.first, frame)) }
    let value = try evaluate(node.first, frame)
    if frame.references[id].kind == .function {
      return try callFunction(frame.references[id].member, view: nil, receiver: .void, [value])
    }
    switch (node.op, value) {
    case (.not, .bool(let bool)): return .bool(!bool)
    case (.negate, .int(let int)):
      if int == .min { throw overflow("-", value, nil, frame, id) }
      return .int(-int)
    case (.negate, .double(let double)): return .double(-double)
    case (.negate, .opaque): return StandardLibrary.negated(value) ?? value
    // `+` leaves a number as it is; the checker lets no sign stand before other values.
    default: return value
    }
  }

  /// The place that an `inout` parameter changes.
  func place(_ id: CodeID, _ frame: Frame) -> BindingBox {
    BindingBox(
      get: { [unowned self] in try evaluate(id, frame) },
      set: { [unowned self] value in try modify(id, frame, inPlace: true) { $0 = value } },
      modify: { [unowned self] change in try modify(id, frame, inPlace: false, change) })
  }

  /// `try? x` and `try! x`.
  private func attempt(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    do {
      return try catchingErrors { try evaluate(node.first, frame) }
    } catch let thrown as ThrownValue {
      mendChain()
      if node.op == .attempt { return .null }
      throw fault(
        .runStopped, "This throws \(describe(thrown.value)), and `try!` says that it never does.", frame, id)
    }
  }

  func binary(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    switch node.op {
    case .and:
      guard case .bool(true) = try evaluate(node.first, frame) else { return .bool(false) }
      return try evaluate(node.second, frame)
    case .or:
      if case .bool(true) = try evaluate(node.first, frame) { return .bool(true) }
      return try evaluate(node.second, frame)
    case .coalesce where frame.references[id].kind == .function:
      return try arithmetic(
        node.op, try evaluate(node.first, frame), try evaluate(node.second, frame), frame, id)
    case .coalesce:
      let value = try evaluate(node.first, frame)
      if case .null = value { return try evaluate(node.second, frame) }
      if case .someNil = value, frame.types[id].optionalDepth < frame.types[node.first].optionalDepth {
        return value.outOfOptional
      }
      return value
    case .add where node.flags.contains(.wrapping), .subtract where node.flags.contains(.wrapping),
      .multiply where node.flags.contains(.wrapping):
      return Self.wrapped(node.op, try evaluate(node.first, frame), try evaluate(node.second, frame))
    // All others take the values of both sides.
    default:
      return try apply(node.op, try evaluate(node.first, frame), try evaluate(node.second, frame), frame, id)
    }
  }

  /// `&+`, `&-` and `&*` of two whole numbers.
  static func wrapped(_ op: CodeOperator, _ left: Value, _ right: Value) -> Value {
    guard case (.int(let left), .int(let right)) = (left, right) else { return .void }
    return .int(op == .add ? left &+ right : op == .subtract ? left &- right : left &* right)
  }

  /// The value of `left op right`.
  func apply(
    _ op: CodeOperator, _ left: Value, _ right: Value, _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    switch op {
    case .equal: return .bool(Self.areEqual(left, right))
    case .notEqual: return .bool(!Self.areEqual(left, right))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      return try compare(op, left, right, frame, id)
    case .closedRange, .halfOpenRange: return try range(op, left, right, frame, id)
    case .patternMatch: return .bool(try matches(pattern: left, right))
    case .add, .subtract, .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
      return try arithmetic(op, left, right, frame, id)
    case .none, .not, .attempt, .forcedAttempt, .negate, .plus, .and, .or, .coalesce, .partialFrom,
      .partialThrough, .partialUpTo,
      .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign, .bitAndAssign,
      .bitOrAssign, .bitXorAssign, .shiftLeftAssign, .shiftRightAssign:
      return .void
    }
  }

  /// The order of two values, by the function that the operator refers to where the package declares it.
  private func compare(
    _ op: CodeOperator, _ left: Value, _ right: Value, _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    if frame.references[id].kind == .function {
      return try callFunction(frame.references[id].member, view: nil, receiver: .void, [left, right])
    }
    switch op {
    case .less: return .bool(try isLess(left, right))
    case .greater: return .bool(try isLess(right, left))
    case .lessOrEqual: return .bool(try isLessOrEqual(left, right))
    // `>=`, the last of the four.
    default: return .bool(try isLessOrEqual(right, left))
    }
  }

  /// Equality, where an integer literal may stand for a Double.
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let a), .double(let b)): Double(a) == b
    case (.double(let a), .int(let b)): a == Double(b)
    // Only numbers are written in two ways.
    default: left == right
    }
  }

  /// True where one value comes before another.
  public func isLess(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.int(let a), .double(let b)): return Double(a) < b
    case (.double(let a), .int(let b)): return a < Double(b)
    // Other values have the order of the library, or one that is declared.
    default: break
    }
    if case (.tuple(let a), .tuple(let b)) = (left, right) {
      // The parts may be of declared types, whose order only a run knows.
      for index in 0..<min(a.count, b.count) where !Self.areEqual(a[index], b[index]) {
        return try isLess(a[index], b[index])
      }
      return a.count < b.count
    }
    if let found = left.isLess(than: right) { return found }
    return try declaredLess(left, right)
  }

  private func isLessOrEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.double(let a), .double(let b)): return a <= b
    case (.int(let a), .double(let b)): return Double(a) <= b
    case (.double(let a), .int(let b)): return a <= Double(b)
    // In every other order, what is not after is before or equal; only NaN is neither.
    default: return try !isLess(right, left)
    }
  }

  /// The order that a type declares by a static `<`, else the order of an enum's cases.
  private func declaredLess(_ left: Value, _ right: Value) throws -> Bool {
    if let declaration = declaration(of: left) {
      for member in runnable.program.members(of: declaration, named: "<")
      where members[member].isStatic {
        let result = try callFunction(member, view: nil, receiver: .void, [left, right])
        if case .bool(let bool) = result { return bool }
      }
    }
    guard let first = Self.place(left), let second = Self.place(right) else { return false }
    if first.index == second.index, let a = first.payload, let b = second.payload { return try isLess(a, b) }
    return first.index < second.index
  }

  /// The position of a case among those of its enum, and what it holds.
  private static func place(_ value: Value) -> (index: Int32, payload: Value?)? {
    switch value {
    case .choice(_, let index): (index, nil)
    case .payload(let box): (box.index, box.payload)
    // Values of other kinds are no cases.
    default: nil
    }
  }

  private func range(
    _ op: CodeOperator, _ left: Value, _ right: Value, _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    if try isLess(right, left) {
      throw fault(
        .runArithmetic,
        "A range cannot go down: it would start at \(describe(left)) and end at \(describe(right)).",
        frame, id)
    }
    return .range(RangeBox(lower: left, upper: right, isClosed: op == .closedRange))
  }

  private func arithmetic(
    _ op: CodeOperator, _ left: Value, _ right: Value, _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    switch (left, right) {
    case (.int(let a), .int(let b)): return try integerArithmetic(op, a, b, frame, id)
    case (.double(let a), .double(let b)): return Self.doubleArithmetic(op, a, b)
    case (.int(let a), .double(let b)): return Self.doubleArithmetic(op, Double(a), b)
    case (.double(let a), .int(let b)): return Self.doubleArithmetic(op, a, Double(b))
    case (.array(let a), _):
      guard op == .add else { return left }
      let more = try StandardLibrary.elements(of: right, host: self)
      try spend(1 + (a.count + more.count) / 16)
      var sum = a.copied()
      try own(&sum)
      sum.change { $0 += more }
      let value = Value.array(sum)
      try checkSize(value, frame.code, id)
      return value
    // Texts, dates and what else the library joins come next.
    default: break
    }
    if op == .add, let a = left.text, let b = right.text {
      let value = Value.string(a + b)
      if a.utf8.count + b.utf8.count > 4096 {
        try spend((a.utf8.count + b.utf8.count) / 256)
        try checkSize(value, frame.code, id)
      }
      return value
    }
    if op == .add, let a = left.content(TextValue.self), let b = right.content(TextValue.self) {
      try spend(1 + (a.runs.count + b.runs.count) / 16)
      let value = Value(a + b)
      try checkSize(value, frame.code, id)
      return value
    }
    let reference = frame.references[id]
    if reference.kind == .function {
      return try callFunction(reference.member, view: nil, receiver: .void, [left, right])
    }
    return StandardLibrary.reckon(op.symbol, left, right) ?? left
  }

  private func integerArithmetic(
    _ op: CodeOperator, _ a: Int, _ b: Int, _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch op {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .bitAnd: return .int(a & b)
    case .bitOr: return .int(a | b)
    case .bitXor: return .int(a ^ b)
    case .shiftLeft: return .int(a << b)
    case .shiftRight: return .int(a >> b)
    // `/` and `%`: the checker gives two integers no other operator here.
    default:
      if b == 0 {
        throw fault(
          .runArithmetic, op == .divide ? "\(a) is divided by zero here." : "\(a) % 0 has no value.", frame,
          id)
      }
      result = op == .divide ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    }
    if result.overflow {
      let symbol = ["add": "+", "subtract": "-", "multiply": "*", "divide": "/"]["\(op)"] ?? "%"
      throw overflow(symbol, .int(a), .int(b), frame, id)
    }
    return .int(result.partialValue)
  }

  private static func doubleArithmetic(_ op: CodeOperator, _ a: Double, _ b: Double) -> Value {
    switch op {
    case .add: .double(a + b)
    case .subtract: .double(a - b)
    case .multiply: .double(a * b)
    case .divide: .double(a / b)
    // `%`, as with integers.
    default: .double(a.truncatingRemainder(dividingBy: b))
    }
  }

  private func overflow(
    _ symbol: String, _ left: Value, _ right: Value?, _ frame: Frame, _ id: CodeID
  ) -> RuntimeFault {
    let text = right.map { "\(describe(left)) \(symbol) \(describe($0))" } ?? "\(symbol)(\(describe(left)))"
    return fault(.runArithmetic, "\(text) is more than an Int can hold.", frame, id)
  }

  /// Whether `pattern ~= value`: a range that holds the value, or an equal value.
  func matches(pattern: Value, _ value: Value) throws -> Bool {
    guard case .range(let range) = pattern else { return Self.areEqual(pattern, value) }
    if case .range = value { return pattern == value }
    if case .null = value { return false }
    return try range.contains(value, self)
  }

  /// The operator that a symbol used as a function stands for.
  static func operatorFunction(_ symbol: String) -> CodeOperator? {
    switch symbol {
    case "+": .add
    case "-": .subtract
    case "*": .multiply
    case "/": .divide
    case "%": .remainder
    case "<", "lt": .less
    case ">", "gt": .greater
    case "<=", "le": .lessOrEqual
    case ">=", "ge": .greaterOrEqual
    case "==": .equal
    case "!=": .notEqual
    default: nil
    }
  }
}
