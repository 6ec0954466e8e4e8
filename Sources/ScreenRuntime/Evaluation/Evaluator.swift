import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The bounds of one page's evaluation. What passes one of them stops with `run/limit` at its source line.
public struct RunLimits: Sendable {
  /// The most steps: calls, turns of loops, and work of library members.
  public var steps = 10_000_000
  /// The most calls and views inside each other.
  public var depth = 256
  /// The most elements of an array, and bytes of a string.
  public var size = 10_000_000
  /// The most rounds until nothing changes after views have appeared.
  public var rounds = 1_000
  /// The most pages that are drawn to find the way to a view.
  public var routePages = 4096

  /// The defaults.
  public init() {}
}

/// Walks checked code and gives its values.
///
/// Names are slots and members found by position; no name is looked up while it runs. Belongs to one page.
public final class Evaluator {
  let runnable: RunnableProgram
  let data: ModelStore
  var settings: RunSettings
  /// The language and region of the run.
  public let locale: LocaleForms
  let limits: RunLimits
  let library = StandardLibrary.shared
  let members: Table<MemberID, MemberPlan>

  /// What happened besides changes of state, in order.
  public internal(set) var effects: [Effect] = []
  /// How often any source of truth was written.
  var changes = 0 { didSet { epoch &+= 1 } }
  /// Counts writes of static variables, which no view observes: they are no `changes`.
  var staticWrites = 0 { didSet { epoch &+= 1 } }
  /// Differs from what it was wherever a source of truth may differ from what it was; it never comes back.
  @exclusivity(unchecked) private(set) var epoch = 0
  /// What storages keep.
  let storedValues = StoredValues()
  /// Values of static members that were needed so far.
  var statics: [MemberID: Value] = [:]
  /// Static members whose initial value is being computed.
  var openStatics: Set<MemberID> = []
  /// What code said about the looks of bars and switches, by appearance and attribute.
  var appearances: [Int64: Value] = [:]
  /// Takes note of what is written, so that it can be taken back; nil while nothing is.
  var undo: UndoLog?
  /// Takes note of what is read; nil while nothing is.
  private(set) var reads: ReadLog?
  /// Arrays that were searched last, by the field that was compared.
  var fieldIndexes: [FieldIndex] = []
  /// True after a step of an optional chain was nil, until the chain's end.
  var isBroken = false
  /// See `hold(_:)`.
  private var heldFault: (any Error)?
  /// Parts of the places that are being assigned, innermost last.
  var held: [HeldPart] = []
  /// The value of the last `return`.
  var returned = Value.void
  /// How many loops `break` or `continue` leaves besides the innermost.
  var leaving = 0
  var openCalls = 0
  /// How many `do` with `catch`, `try?` and tasks are open, which take what is thrown.
  private(set) var catching = 0
  /// How much was done so far, as the limit counts it.
  @exclusivity(unchecked) var steps = 0
  var identifiers = 0
  /// How many numbers were drawn so far.
  private var draws = 0
  /// The lowest address that the stack may reach; 0 for no check.
  var stackFloor: UInt = 0

  /// An evaluator with fresh static variables, identifiers and effects.
  init(_ runnable: RunnableProgram, data: ModelStore, settings: RunSettings, limits: RunLimits) {
    self.runnable = runnable
    self.data = data
    self.settings = settings
    var locale = LocaleForms(settings.locale)
    locale.zone = settings.timeZone
    self.locale = locale
    self.limits = limits
    members = runnable.members
  }

  /// Starts counting steps anew.
  func resetSteps() {
    steps = 0
    openCalls = 0
    catching = 0
    isBroken = false
    heldFault = nil
  }

  /// Counts a call at `node`.
  @inline(__always)
  func enter(_ code: FileCode, _ node: CodeID) throws {
    openCalls += 1
    steps += 1
    if openCalls > limits.depth || steps > limits.steps || isStackLow {
      let fault = limitFault(code.start(of: node))
      openCalls -= 1
      throw fault
    }
  }

  /// Ends a call.
  @inline(__always)
  func leave() { openCalls -= 1 }

  /// Counts one step of lowering, which may stand deep inside others as long as the stack allows it.
  @inline(__always)
  func visit(_ code: FileCode, _ node: CodeID) throws {
    steps += 1
    if steps > limits.steps || isStackLow { throw limitFault(code.location(node)) }
  }

  /// Counts steps of lowering, where the limit allows them.
  @inline(__always)
  func visit(_ count: Int) -> Bool {
    if count > limits.steps - steps { return false }
    steps += count
    return true
  }

  /// Counts one step at `node`.
  @inline(__always)
  func step(_ code: FileCode, _ node: CodeID) throws {
    steps += 1
    if steps > limits.steps { throw limitFault(code.location(node)) }
  }

  private func limitFault(_ location: SourceLocation) -> RuntimeFault {
    if steps > limits.steps {
      return RuntimeFault(
        .runLimit,
        "Evaluation did not end within \(limits.steps) steps. A loop or recursion here does not stop, or does too much.",
        at: location)
    }
    return RuntimeFault(
      .runLimit,
      "Calls stand more than \(limits.depth) deep inside each other. A recursion here does not stop, or goes too deep.",
      at: location)
  }

  /// True where the machine's stack is nearly used up.
  @inline(__always)
  var isStackLow: Bool {
    if stackFloor == 0 { return false }
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) < stackFloor }
  }

  /// Fails where a value grew past the size limit.
  func checkSize(_ value: Value, _ code: FileCode, _ node: CodeID) throws {
    let size: Int
    switch value {
    case .array(let box): size = box.count
    case .string(let text): size = text.utf8.count
    case .dictionary(let box), .set(let box): size = box.keys.count
    case .opaque(let box):
      guard let text = box.content as? TextValue else { return }
      size = text.runs.count
    case .null, .someNil, .void, .bool, .int, .double, .dataString, .row, .choice, .structure, .payload,
      .tuple,
      .range, .object, .function, .binding, .color, .type:
      return
    }
    if size > limits.size {
      throw RuntimeFault(
        .runLimit, "This value grew past \(limits.size) \(value.text == nil ? "elements" : "bytes").",
        at: code.location(node))
    }
  }

  /// Runs code whose errors are taken by somebody.
  func catchingErrors<T>(_ body: () throws -> T) throws -> T {
    let calls = openCalls
    catching += 1
    defer { catching -= 1 }
    do {
      return try body()
    } catch let thrown as ThrownValue {
      openCalls = calls
      throw thrown
    }
  }

  func fault(_ rule: RuleID, _ message: String, _ frame: Frame, _ node: CodeID) -> RuntimeFault {
    RuntimeFault(rule, message, at: frame.code.location(node))
  }
}

extension Evaluator: EvaluationHost {
  /// Calls a function value.
  public func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value {
    guard let body = function.body as? FunctionBody else { return .void }
    return try body.call(arguments, self)
  }

  /// Calls a function value with one argument.
  public func call(_ function: FunctionBox, with argument: Value) throws -> Value {
    guard let body = function.body as? FunctionBody else { return .void }
    return try body.call(with: argument, self)
  }

  /// Counts work against the limit.
  public func spend(_ count: Int) throws {
    let (total, overflow) = steps.addingReportingOverflow(max(0, count))
    steps = overflow ? Int.max : total
    if steps > limits.steps {
      throw RuntimeFault(.runLimit, "Evaluation did not end within \(limits.steps) steps.")
    }
  }

  /// Takes note of what is read from now on; nil ends that. What was computed before is computed again, so that what it
  /// reads is noted.
  func note(readsIn log: ReadLog?) {
    reads = log
    epoch &+= 1
  }

  /// The text of a value as `String(describing:)` gives it.
  public func describe(_ value: Value) -> String { describe(value, as: .any) }

  /// Records an effect.
  public func record(_ effect: Effect) {
    if effects.count < 100_000 { effects.append(effect) }
  }

  /// The instant of the run.
  public var now: Double { settings.date }

  /// What an error says of itself: its `errorDescription`, else Swift's words.
  public func reason(of error: Value) throws -> String {
    guard let declaration = declaration(of: error) else { return describe(error) }
    let program = runnable.program
    let named = program.members(of: declaration, named: "errorDescription").first
    if let named, program.members[named].kind == .computed,
      let text = try getter(named, view: nil, receiver: error).text
    {
      return text
    }
    var code: Int32 = 1
    if case .choice(_, let index) = error { code = index }
    if case .payload(let box) = error { code = box.index }
    return "The operation couldn’t be completed. (\(program.declarations[declaration].name) error \(code).)"
  }

  /// Runs a task, which drops what is thrown in it.
  public func runTask(_ function: FunctionBox) throws {
    do {
      _ = try catchingErrors { try call(function, []) }
    } catch is ThrownValue {
      isBroken = false
    }
  }

  /// Draws the next number, of the fixed seed 0, as SplitMix64 does.
  public func nextRandom() -> UInt64 {
    draws += 1
    var number = UInt64(draws) &* 0x9E37_79B9_7F4A_7C15
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Counts up from a fixed seed.
  public func nextUUID() -> String {
    identifiers += 1
    let digits = String(identifiers, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}

extension Evaluator {
  /// What evaluation has come to, but for values of sources of truth, which an `UndoLog` keeps.
  struct Progress {
    fileprivate let statics: [MemberID: Value]
    fileprivate let appearances: [Int64: Value]
    fileprivate let identifiers: Int
    fileprivate let draws: Int
    fileprivate let effects: [Effect]
    fileprivate let changes: Int
  }

  /// What it has come to now. Where it is put back, nothing computed before counts any more.
  var progress: Progress {
    get {
      Progress(
        statics: statics, appearances: appearances, identifiers: identifiers, draws: draws, effects: effects,
        changes: changes)
    }
    set {
      (statics, appearances) = (newValue.statics, newValue.appearances)
      (identifiers, effects, changes) = (newValue.identifiers, newValue.effects, newValue.changes)
      draws = newValue.draws
    }
  }

  /// Lets static variables, looks and identifiers begin afresh.
  func restart() {
    statics = [:]
    openStatics = []
    appearances = [:]
    identifiers = 0
    draws = 0
    changes += 1
    recover()
  }

  /// Forgets calls that a fault left open.
  func recover() {
    openCalls = 0
    isBroken = false
    heldFault = nil
  }

  /// Keeps the fault of a binding that was asked for its text, until what asked is done.
  func hold(_ fault: any Error) { heldFault = heldFault ?? fault }

  /// Ends the page or the action under way where a text in it could not be had.
  func throwHeldFault() throws {
    guard let fault = heldFault else { return }
    heldFault = nil
    throw fault
  }
}
