import ScreenSyntax
import ScreenTypes
import SourceModel

/// A closure: a block in the frame where it was made.
final class ClosureBody: FunctionBody {
  let block: CodeID
  let frame: Frame
  let parameters: [Int32]
  /// What it captured when it was made, and where its code has that.
  let captures: [(slot: Int32, value: Value)]
  private lazy var span = frame.code.span(of: block, parameters: parameters + captures.map(\.slot))
  /// A frame that a call before left, and nothing kept.
  private var spare: Frame?

  init(
    block: CodeID, frame: Frame, parameters: [Int32], captures: [(slot: Int32, value: Value)]
  ) {
    self.block = block
    self.frame = frame
    self.parameters = parameters
    self.captures = captures
    super.init()
    frame.count(closures: 1)
  }

  deinit { frame.count(closures: -1) }

  /// The same closure with other values of what it captured, in its order.
  func capturing(_ values: ArrayBox) -> ClosureBody {
    let captures = zip(captures, 0..<values.count).map { (slot: $0.slot, value: values[$1]) }
    return ClosureBody(block: block, frame: frame, parameters: parameters, captures: captures)
  }

  override var arity: Int { parameters.count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try withSlots { frame in
      take(arguments, frame)
      return try run(frame, evaluator)
    }
  }

  override func call(with argument: Value, _ evaluator: Evaluator) throws -> Value {
    guard parameters.count == 1 else { return try call([argument], evaluator) }
    return try withSlots { frame in
      frame[parameters[0]] = argument
      return try run(frame, evaluator)
    }
  }

  /// Runs `body` with the frame that has the slots of what the closure declares.
  @inline(__always)
  private func withSlots(_ body: (Frame) throws -> Value) throws -> Value {
    if span.count == 0 { return try body(frame) }
    if !span.holdsClosure && !frame.isLent {
      frame.isLent = true
      defer { frame.isLent = false }
      return try body(frame)
    }
    var own = spare ?? Frame(inside: frame, span)
    spare = nil
    defer { if isKnownUniquelyReferenced(&own) { spare = own } }
    return try body(own)
  }

  /// A frame for a call that goes on after others have begun.
  func frameOfItsOwn() -> Frame {
    let own = span.count == 0 ? frame : Frame(inside: frame, span)
    for (slot, value) in captures { own[slot] = value }
    return own
  }

  private func take(_ arguments: [Value], _ frame: Frame) {
    if parameters.count == arguments.count {
      for index in 0..<parameters.count { frame[parameters[index]] = arguments[index] }
    } else if parameters.count > 1, arguments.count == 1, case .tuple(let parts) = arguments[0] {
      for index in 0..<min(parameters.count, parts.count) { frame[parameters[index]] = parts[index] }
    } else if parameters.count == 1, arguments.count > 1 {
      frame[parameters[0]] = .tuple(ArrayBox(arguments))
    } else {
      for index in 0..<min(parameters.count, arguments.count) { frame[parameters[index]] = arguments[index] }
    }
  }

  private func run(_ frame: Frame, _ evaluator: Evaluator) throws -> Value {
    for (slot, value) in captures { frame[slot] = value }
    try evaluator.enter(frame.code, block)
    defer { evaluator.leave() }
    evaluator.closures?.note(block, in: frame.code.id)
    return try evaluator.runBody(block, frame)
  }
}
