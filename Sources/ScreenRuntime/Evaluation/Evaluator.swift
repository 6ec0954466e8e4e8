import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Walks checked code and gives its values.
///
/// Names are slots and members found by position; no name is looked up while it runs. Belongs to one page.
public final class Evaluator {
  let runnable: RunnableProgram
  let data: ModelStore
  private(set) var settings: RunSettings
  /// The language and region of the run.
  public let locale: LocaleForms
  let library = StandardLibrary.shared
  let members: Table<MemberID, MemberPlan>

  @exclusivity(unchecked) private var evaluated = EvaluationProgress()
  @exclusivity(unchecked) private(set) var budget: RunBudget
  @exclusivity(unchecked) private var unwinding = UnwindState()
  /// What storages keep.
  let storedValues = StoredValues()
  /// Notifications that were posted and that no view was handed yet, in order.
  private var posts: [(name: String, value: Value)] = []
  /// Takes note of what is written, so that it can be taken back; nil while nothing is.
  private(set) var undo: UndoLog?
  /// Takes note of what is read; nil while nothing is.
  private(set) var reads: ReadLog?
  /// Takes note of the closures that run; nil while nothing is.
  private(set) var closures: ClosureLog?
  /// Arrays that were searched last.
  let fieldIndexes = FieldIndexCache()
  /// The identifiers and objects that bodies make.
  let fresh = FreshValues()
  /// Parts of the places that are being assigned.
  let held = HeldParts()
  /// True where the clock goes on by steps, for which work that is to be done later waits.
  public internal(set) var isClocked = false

  /// An evaluator with fresh static variables, identifiers and effects.
  init(_ runnable: RunnableProgram, data: ModelStore, settings: RunSettings, limits: RunLimits) {
    self.runnable = runnable
    self.data = data
    self.settings = settings
    var locale = LocaleForms(settings.locale)
    locale.zone = settings.timeZone
    self.locale = locale
    budget = RunBudget(limits)
    members = runnable.members
  }

  // MARK: Limits

  /// The bounds.
  var limits: RunLimits { budget.limits }
  /// How many steps were counted.
  @inline(__always)
  var steps: Int { budget.steps }
  /// True where the machine's stack is nearly used up.
  @inline(__always)
  var isStackLow: Bool { budget.isStackLow }

  /// Starts counting steps anew.
  func resetSteps() {
    budget.reset()
    unwinding.reset()
  }

  /// Counts steps whose outcome is shown again without doing them.
  func addSteps(_ count: Int) { budget.add(count) }

  /// Forgets steps beyond so many, whose work is done again.
  func takeBackSteps(to count: Int) { budget.takeBack(to: count) }

  /// Runs `body` on a stack that may reach down to an address.
  func onStack<T>(from floor: UInt, _ body: () throws -> T) rethrows -> T {
    budget.setStackFloor(floor)
    defer { budget.setStackFloor(0) }
    return try body()
  }

  /// Counts a call at `node`.
  @inline(__always)
  func enter(_ code: FileCode, _ node: CodeID) throws {
    if !budget.openCall() { throw limitFault(code.start(of: node)) }
  }

  /// Ends a call.
  @inline(__always)
  func leave() { budget.closeCall() }

  /// Counts one step of lowering, which may stand deep inside others as long as the stack allows it.
  @inline(__always)
  func visit(_ code: FileCode, _ node: CodeID) throws {
    budget.step()
    if budget.isSpent || budget.isStackLow { throw limitFault(code.location(node)) }
  }

  /// Counts steps of lowering, where the limit allows them.
  @inline(__always)
  func visit(_ count: Int) -> Bool {
    if count > limits.steps - steps { return false }
    budget.add(count)
    return true
  }

  /// Counts one step at `node`.
  @inline(__always)
  func step(_ code: FileCode, _ node: CodeID) throws {
    budget.step()
    if budget.isSpent { throw limitFault(code.location(node)) }
  }

  private func limitFault(_ location: SourceLocation) -> RuntimeFault {
    if budget.isSpent {
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
    let calls = budget.openCalls
    unwinding.beginCatching()
    defer { unwinding.endCatching() }
    do {
      return try body()
    } catch let thrown as ThrownValue {
      budget.closeCalls(to: calls)
      throw thrown
    } catch let fault as RuntimeFault where fault.isWaiting {
      budget.closeCalls(to: calls)
      throw fault
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
    budget.add(count)
    if budget.isSpent {
      throw RuntimeFault(.runLimit, "Evaluation did not end within \(limits.steps) steps.")
    }
  }

  /// Takes note of what is read from now on; nil ends that. What was computed before is computed again, so that what it
  /// reads is noted.
  func note(readsIn log: ReadLog?) {
    reads = log
    evaluated.beginEpoch()
  }

  /// Takes note in a log of what is written from now on, or of nothing, and gives the log before.
  @discardableResult
  func note(writesIn log: UndoLog?) -> UndoLog? {
    defer { undo = log }
    return undo
  }

  /// Takes note of the closures that run from now on; nil ends that.
  func note(closuresIn log: ClosureLog?) { closures = log }

  /// The text of a value as `String(describing:)` gives it.
  public func describe(_ value: Value) -> String { describe(value, as: .any) }

  /// The device that the run is to be seen on: a phone where the page is narrow.
  public var device: DeviceForm {
    let page = settings.page
    let isWide = page.width >= RunSettings.leastRegularWidth
    return DeviceForm(
      idiom: settings.platform == .macOS ? .mac : isWide ? .pad : .phone, width: page.width,
      height: page.height)
  }

  /// Records an effect.
  public func record(_ effect: Effect) { evaluated.add(effect) }

  /// Hands a notification to the views that follow its name, before the next page is drawn.
  public func post(_ name: String, _ value: Value) { posts.append((name, value)) }

  /// What was posted since this was asked last.
  func takePosts() -> [(name: String, value: Value)] {
    defer { posts = [] }
    return posts
  }

  /// The timers of the run that stand in no view.
  public var timers: ScheduledTimers {
    get { evaluated.timers }
    _modify { yield &evaluated.timers }
  }

  /// What a stored property of an object holds.
  public func value(of object: ObjectBox, member: Int32) throws -> Value {
    let place = Int(members[MemberID(member)].field)
    return object.fields.indices.contains(place) ? object.fields[place] : .void
  }

  /// The size in points of a picture of the package; nil where there is none. Any is there where the package has no `Assets`.
  public func picture(named name: String) -> (width: Double, height: Double)? {
    if let pictures = runnable.pictures, !pictures.contains(name) { return nil }
    return runnable.pictures?.size(name).map { (Double($0.width), Double($0.height)) } ?? (120, 90)
  }

  /// The colour of a name: that of a colour set, else one of the system's, or grey.
  public func color(named name: String) -> Color {
    runnable.colors[name] ?? StandardLibrary.systemColor(named: name) ?? Color(.gray)
  }

  /// The instant of the run.
  public var now: Double { settings.date }

  /// What an error says of itself: its `errorDescription`, else Swift's words.
  public func reason(of error: Value) throws -> String {
    guard let declaration = declaration(of: error) else {
      return error.errorContent?.localizedDescription ?? describe(error)
    }
    let program = runnable.program
    if program[declaration].conformances.contains(.localized),
      let text = try said(of: error, "errorDescription").text
    {
      return text
    }
    var code: Int32 = 1
    if case .choice(_, let index) = error { code = index }
    if case .payload(let box) = error { code = box.index }
    return "The operation couldn’t be completed. (\(program.declarations[declaration].name) error \(code).)"
  }

  /// What an error says of itself under a name; nil where it says nothing.
  public func said(of error: Value, _ name: String) throws -> Value {
    guard let declaration = declaration(of: error),
      let named = runnable.program.members(of: declaration, named: Name(name)).first(where: {
        !runnable.program[$0].isStatic && runnable.program[$0].kind != .function
      })
    else { return .null }
    return try value(of: named, in: error)
  }

  /// What a function throws: an error that code catches, or a fault that stops the run where none does.
  public func failure(_ reason: String) -> any Error { failure(.string(reason)) }

  /// What a function throws: an error of the library that code catches, or a fault that stops the run where none does.
  public func failure(_ error: Value) -> any Error {
    if isCatching { return ThrownValue(error) }
    return RuntimeFault(.runStopped, "Nobody catches the error \(describe(error))")
  }

  /// A function of so many parameters that the library makes.
  public func function(
    _ count: Int, _ body: @escaping (_ arguments: [Value], _ host: any EvaluationHost) throws -> Value
  ) -> FunctionBox {
    FunctionBox(body: LibraryBody(count, body))
  }

  /// Runs an action, and the tasks that it makes once it has ended; its code may stay where it waits for something that has not
  /// happened.
  func perform(_ function: FunctionBox, _ arguments: [Value]) throws {
    let calls = budget.openCalls
    do {
      _ = try call(function, arguments)
    } catch let fault as RuntimeFault where fault.isWaiting {
      budget.closeCalls(to: calls)
      mendChain()
    }
    try runTasks()
  }

  /// Runs code for which no work is left to a later instant.
  func atOnce<T>(_ body: () throws -> T) rethrows -> T {
    let outer = isClocked
    isClocked = false
    defer { isClocked = outer }
    return try body()
  }

  /// What a static function of a type gives; nil where the type has none of that name.
  public func callStatic(_ name: Name, of type: TypeID, _ arguments: [Value]) throws -> Value? {
    guard let declaration = runnable.program.declaration(of: type),
      let member = runnable.program.members(of: declaration, named: name).first(where: {
        runnable.program[$0].isStatic && runnable.program[$0].kind == .function
      })
    else { return nil }
    return try callFunction(member, view: nil, receiver: .void, arguments)
  }

  /// The name of the case that a value of an enum of the program is; nil for another value.
  public func caseName(of value: Value) -> String? {
    guard declaration(of: value) != nil else { return nil }
    switch value {
    case .choice(let type, let index): return caseName(type, index)
    case .payload(let box): return caseName(box.type, box.index)
    // No other value is a case.
    default: return nil
    }
  }

  /// Draws the next number, of the fixed seed 0, as SplitMix64 does.
  public func nextRandom() -> UInt64 { evaluated.nextRandom() }

  /// Counts up from a fixed seed; what a body makes stays while SwiftUI would leave the body alone.
  public func nextUUID() -> String {
    guard case .string(let identifier) = fresh.next({ .string(evaluated.nextUUID()) }) else { return "" }
    return identifier
  }
}

extension Evaluator {
  // MARK: Progress

  /// What is copied, and put back by `restore`.
  var progress: RunProgress { evaluated.run }
  /// Counts writes of static variables, which no view observes: they are no `changes`.
  var staticWrites: Int { evaluated.staticWrites }
  /// Differs from what it was wherever a source of truth may differ from what it was; it never comes back.
  @inline(__always)
  var epoch: Int { evaluated.epoch }
  /// What happened besides changes of state, in order.
  public var effects: [Effect] { evaluated.run.effects }
  /// Values of static members that were needed so far.
  var statics: [MemberID: Value] { evaluated.run.statics }
  /// What code said about the looks of bars and switches, by appearance and attribute.
  var appearances: [Int64: Value] { evaluated.run.appearances }
  /// How often any source of truth was written.
  var changes: Int { evaluated.run.changes }
  /// How many identifiers were made so far.
  var identifiers: Int { evaluated.run.identifiers }

  /// Counts a write of a source of truth.
  func noteChange() { evaluated.noteChange() }

  /// Counts a write of a static variable.
  func noteStaticWrite() { evaluated.noteStaticWrite() }

  /// Gives a static variable a value; whoever writes it says so by `noteStaticWrite`.
  func setStatic(_ member: MemberID, _ value: Value) { evaluated.setStatic(member, value) }

  /// The value of a stored static member, made by `make` when it is first needed; nil where `make` needs that value itself.
  func staticVariable(_ member: MemberID, make: () throws -> Value) rethrows -> Value? {
    if let known = evaluated.run.statics[member] { return known }
    if !evaluated.openStatic(member) { return nil }
    defer { evaluated.closeStatic(member) }
    let value = try make()
    evaluated.setStatic(member, value)
    return value
  }

  /// Gives an attribute of a look a value.
  func setAppearance(_ key: Int64, _ value: Value) { evaluated.setAppearance(key, value) }

  /// Puts back what evaluation had come to. Nothing computed before counts any more.
  func restore(_ progress: RunProgress) { evaluated.restore(progress) }

  /// Lets static variables, looks and identifiers begin afresh.
  func restart() {
    evaluated.restart()
    recover()
  }

  /// Lets time pass.
  func pass(_ seconds: Double) { settings.date += seconds }

  // MARK: Chains and faults

  /// True after a step of an optional chain was nil, until the chain's end.
  @inline(__always)
  var isBroken: Bool { unwinding.isBroken }

  /// True where somebody takes what is thrown.
  var isCatching: Bool { unwinding.catching > 0 }

  /// Says that a step of the optional chain was nil.
  func breakChain() { unwinding.breakChain() }

  /// Says that what a broken chain left out is dealt with.
  func mendChain() { unwinding.mendChain() }

  /// Evaluates an optional chain, whose end ends what a step of it left out.
  @inline(__always)
  func inChain<T>(_ body: () throws -> T) rethrows -> T {
    let outer = unwinding.beginChain()
    defer { unwinding.endChain(outer) }
    return try body()
  }

  /// Forgets calls that a fault left open.
  func recover() {
    budget.closeCalls()
    unwinding.recover()
  }

  /// Keeps the fault of a binding that was asked for its text, until what asked is done.
  func hold(_ fault: any Error) { unwinding.hold(fault) }

  /// Ends the page or the action under way where a text in it could not be had.
  func throwHeldFault() throws {
    if let fault = unwinding.takeFault() { throw fault }
  }
}
