import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The slots of one running body and what `self` is in it. Closures keep the frame they were made in.
///
/// A call of a closure, and a pass of a loop, in which closures are made have a frame of their own inside that one: what
/// they declare is made anew each time, and a closure keeps what was there when it was made.
final class Frame: CodeHolder {
  unowned(unsafe) let code: FileCode
  let tables: UnsafePointer<CodeTables>
  /// The view, modifier, style, app or preview whose member runs, if any.
  let view: ViewInstance?
  /// The frame that this one lies in; it has the slots that are not here.
  private let outer: Frame?
  /// The first slot that is here.
  private let first: Int
  private let slots: UnsafeMutablePointer<Value>
  private let count: Int
  /// What the type parameters that the code names stand for, as far as it is known.
  var typeArguments: [TypeID: TypeID] = [:]
  /// `self` of a frame that lies in no other.
  private var ownSelf: Value
  /// Where `self` is while a mutating function that this frame calls changes it.
  @exclusivity(unchecked) private unowned(unsafe) var borrower: Frame?
  /// How many closures there are that may ask for what is here.
  @exclusivity(unchecked) private(set) var closures = 0
  /// True while a closure runs that has its slots here.
  @exclusivity(unchecked) var isLent = false

  init(_ code: FileCode, size: Int, view: ViewInstance?, selfValue: Value = .void) {
    self.code = code
    tables = code.tables
    self.view = view
    outer = nil
    first = 0
    ownSelf = selfValue
    count = size
    slots = Self.room(size)
    slots.initialize(repeating: .void, count: size)
  }

  /// A frame inside another for what a call or a pass declares.
  init(inside outer: Frame, _ span: SlotSpan) {
    code = outer.code
    tables = outer.tables
    view = outer.view
    self.outer = outer
    typeArguments = outer.typeArguments
    first = Int(span.first)
    ownSelf = .void
    count = Int(span.count)
    slots = Self.room(count)
    slots.initialize(repeating: .void, count: count)
  }

  private init(copying other: Frame) {
    code = other.code
    tables = other.tables
    view = other.view
    outer = other.outer
    typeArguments = other.typeArguments
    first = other.first
    ownSelf = other.ownSelf
    count = other.count
    slots = Self.room(count)
    slots.initialize(from: other.slots, count: count)
  }

  deinit {
    if count == 0 { return }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// Memory for slots; of the many bodies that declare nothing none is asked for.
  private static func room(_ count: Int) -> UnsafeMutablePointer<Value> {
    if count > 0 { return .allocate(capacity: count) }
    return UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment)!
  }

  /// A frame of its own for one row.
  func copied() -> Frame { Frame(copying: self) }

  @inline(__always)
  subscript(slot: Int32) -> Value {
    get {
      let place = Int(slot) - first
      return place >= 0 && place < count ? slots[place] : around(slot)
    }
    set {
      let place = Int(slot) - first
      if place >= 0 && place < count { slots[place] = newValue } else { setAround(slot, newValue) }
    }
  }

  private func around(_ slot: Int32) -> Value { outer?[slot] ?? .void }

  private func setAround(_ slot: Int32, _ value: Value) { outer?[slot] = value }

  /// Calls `body` with what the slots hold, those of the frames around last.
  func forEachSlot(_ body: (Value) -> Void) {
    for place in 0..<count { body(slots[place]) }
    outer?.forEachSlot(body)
  }

  /// What the slots hold that are here.
  var contents: [Value] {
    get { (0..<count).map { slots[$0] } }
    set { for place in 0..<count { slots[place] = newValue[place] } }
  }

  /// The frame that a slot is in.
  func owner(of slot: Int32) -> Frame {
    let place = Int(slot) - first
    return place >= 0 && place < count ? self : outer?.owner(of: slot) ?? self
  }

  /// `self` where it is a value or an object; a mutating function changes it here.
  var selfValue: Value {
    get {
      if let outer { return outer.selfValue }
      return ownSelf
    }
    set {
      if let outer { outer.selfValue = newValue } else { ownSelf = newValue }
    }
  }

  /// `self` as it is now, also while a mutating function changes it.
  var currentSelf: Value {
    get { borrower?.currentSelf ?? selfValue }
    set {
      if let borrower { borrower.currentSelf = newValue } else { selfValue = newValue }
    }
  }

  /// Runs `body` while `frame` has what is `self` here.
  func lend<T>(to frame: Frame, _ body: () throws -> T) rethrows -> T {
    if let outer { return try outer.lend(to: frame, body) }
    borrower = frame
    defer { borrower = nil }
    return try body()
  }

  /// Counts a closure that may ask for what is here and around, or one less.
  func count(closures change: Int) {
    closures += change
    outer?.count(closures: change)
  }
}

/// The slots of what a closure or a loop declares.
struct SlotSpan {
  var first: Int32
  var count: Int32
  /// True where a closure is made inside.
  var holdsClosure: Bool

  /// The span of the code at `id`, whose parameters lie in `parameters`. What stands in `before` runs before it does.
  init(of id: CodeID, parameters: [Int32], before: SourceRange, _ code: FileCode) {
    var (first, end) = (parameters.min() ?? .max, (parameters.max() ?? -1) + 1)
    holdsClosure = false
    for place in code.tree.extent(of: id).reversed() {
      let reference = code.references[place]
      if before.count > 0, before.contains(code.nodes[place].range) { continue }
      switch code.nodes[place].kind {
      case .bindingPattern, .optionalBinding:
        if reference.kind == .local {
          (first, end) = (min(first, reference.index), max(end, reference.index + 1))
        }
      case .closure:
        holdsClosure = true
        if reference.kind == .local, reference.extra > 0 {
          (first, end) = (min(first, reference.index), max(end, reference.index + reference.extra))
        }
      // A view keeps the frame in which it is made.
      case .call, .block: if reference.kind == .view { holdsClosure = true }
      // Only these declare slots.
      default: break
      }
    }
    self.first = end > 0 ? first : 0
    count = end > 0 ? end - first : 0
  }
}

/// What a function value runs.
class FunctionBody {
  /// How many arguments it takes; surplus ones are dropped.
  var arity: Int { 1 }
  func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value { .void }
  /// The same with one argument.
  func call(with argument: Value, _ evaluator: Evaluator) throws -> Value {
    try call([argument], evaluator)
  }
}

/// A declared function with its receiver.
final class MethodBody: FunctionBody {
  let member: MemberID
  let view: ViewInstance?
  let receiver: Value
  private let count: Int
  /// What type parameters stand for in its code.
  private let types: [TypeID: TypeID]

  init(member: MemberID, view: ViewInstance?, receiver: Value, count: Int, _ types: [TypeID: TypeID] = [:]) {
    self.member = member
    self.view = view
    self.receiver = receiver
    self.count = count
    self.types = types
  }

  override var arity: Int { count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try evaluator.callFunction(member, view: view, receiver: receiver, arguments, types)
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

/// A function that the library makes, which is given the host that calls it.
final class LibraryBody: FunctionBody {
  private let count: Int
  private let body: ([Value], any EvaluationHost) throws -> Value

  init(_ count: Int, _ body: @escaping ([Value], any EvaluationHost) throws -> Value) {
    self.count = count
    self.body = body
  }

  override var arity: Int { count }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try body(arguments, evaluator)
  }
}
