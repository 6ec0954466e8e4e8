import ScreenSyntax
import ScreenTypes

/// The slots of one running body and what `self` is in it. Closures keep the frame they were made in.
final class Frame: CodeHolder {
  unowned(unsafe) let code: FileCode
  let tables: UnsafePointer<CodeTables>
  /// The view, modifier, style, app or preview whose member runs, if any.
  let view: ViewInstance?
  /// `self` where it is a value or an object; a mutating function changes it here.
  var selfValue: Value
  let slots: UnsafeMutablePointer<Value>
  let count: Int
  /// How many loops run in this frame.
  var loops = 0
  /// The slots of constants that the running pass of each loop has made: a closure keeps their values.
  var passSlots: [Int32] = []

  init(_ code: FileCode, size: Int, view: ViewInstance?, selfValue: Value = .void) {
    self.code = code
    tables = code.tables
    self.view = view
    self.selfValue = selfValue
    count = size
    slots = .allocate(capacity: size)
    slots.initialize(repeating: .void, count: size)
  }

  private init(copying other: Frame) {
    code = other.code
    tables = other.tables
    view = other.view
    selfValue = other.selfValue
    count = other.count
    slots = .allocate(capacity: count)
    slots.initialize(from: other.slots, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// A frame of its own for one row.
  func copied() -> Frame { Frame(copying: self) }

  @inline(__always)
  subscript(slot: Int32) -> Value {
    get { slot >= 0 && Int(slot) < count ? slots[Int(slot)] : .void }
    set { if slot >= 0 && Int(slot) < count { slots[Int(slot)] = newValue } }
  }
}

/// What a function value runs.
class FunctionBody {
  /// How many arguments it takes; surplus ones are dropped.
  var arity: Int { 1 }
  func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value { .void }
}

/// A closure: a block in the frame where it was made.
final class ClosureBody: FunctionBody {
  let block: Int32
  let frame: Frame
  let parameters: [Int32]
  /// How many calls of it run, one inside the other.
  private var openCalls = 0
  /// What the constants of the loops and closures around are in the pass that made the closure.
  private let kept: [(slot: Int32, value: Value)]

  init(block: Int32, frame: Frame, parameters: [Int32]) {
    self.block = block
    self.frame = frame
    self.parameters = parameters
    kept = frame.passSlots.isEmpty ? [] : frame.passSlots.map { ($0, frame[$0]) }
  }

  override var arity: Int { parameters.count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    if openCalls == 0 { return try withKept { try run(arguments, evaluator) } }
    let outer = parameters.map { frame[$0] }
    defer { for (place, slot) in parameters.enumerated() { frame[slot] = outer[place] } }
    return try withKept { try run(arguments, evaluator) }
  }

  /// Runs `body` while the constants that the closure keeps are what they were when it was made.
  func withKept<T>(_ body: () throws -> T) rethrows -> T {
    if kept.isEmpty { return try body() }
    let current = kept.map { frame[$0.slot] }
    for (slot, value) in kept { frame[slot] = value }
    defer { for (place, value) in current.enumerated() { frame[kept[place].slot] = value } }
    return try body()
  }

  private func run(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    if parameters.count == arguments.count {
      for index in 0..<parameters.count { frame[parameters[index]] = arguments[index] }
    } else if parameters.count > 1, arguments.count == 1, case .tuple(let parts) = arguments[0] {
      for index in 0..<min(parameters.count, parts.count) { frame[parameters[index]] = parts[index] }
    } else if parameters.count == 1, arguments.count > 1 {
      frame[parameters[0]] = .tuple(ArrayBox(arguments))
    } else {
      for index in 0..<min(parameters.count, arguments.count) { frame[parameters[index]] = arguments[index] }
    }
    try evaluator.enter(frame.code, block)
    // A closure made inside keeps the arguments and constants of this call.
    let passSlots = frame.passSlots.count
    frame.passSlots.append(contentsOf: parameters)
    frame.loops += 1
    openCalls += 1
    defer {
      openCalls -= 1
      frame.loops -= 1
      frame.passSlots.removeLast(max(frame.passSlots.count - passSlots, 0))
      evaluator.leave()
    }
    return try evaluator.runBody(block, frame)
  }
}

/// A declared function with its receiver.
final class MethodBody: FunctionBody {
  let member: Int32
  let view: ViewInstance?
  let receiver: Value
  private let count: Int

  init(member: Int32, view: ViewInstance?, receiver: Value, count: Int) {
    self.member = member
    self.view = view
    self.receiver = receiver
    self.count = count
  }

  override var arity: Int { count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try evaluator.callFunction(member, view: view, receiver: receiver, arguments)
  }
}

/// A function of the runtime itself.
final class NativeBody: FunctionBody {
  private let count: Int
  private let body: ([Value]) throws -> Value

  init(_ count: Int, _ body: @escaping ([Value]) throws -> Value) {
    self.count = count
    self.body = body
  }

  override var arity: Int { count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value { try body(arguments) }
}
