import ScreenTypes

/// The identifiers and objects that bodies make while a page comes to rest.
///
/// SwiftUI runs a body again where something changed that it read, or where its view is given other values; here all bodies of
/// the page run again. A body that SwiftUI leaves alone is given the identifiers and objects that it made before, so that what
/// watches them sees no change, and what an object does as it is made is done once.
final class FreshValues {
  /// An identifier or object with what it held as it was made, and when its body had run: what the body does with the object
  /// it does once more on what was made.
  private struct Made {
    let value: Value
    private let first: [Value]
    private var last: [Value] = []

    init(_ value: Value) {
      self.value = value
      first = if case .object(let object) = value { object.fields } else { [] }
    }

    /// Notes what the body has done with it.
    mutating func note() {
      if case .object(let object) = value { last = object.fields }
    }

    /// Makes it what it was at first, where nobody but the body has changed it.
    func restore() {
      guard case .object(let object) = value, last.count == object.fields.count,
        zip(last, object.fields).allSatisfy({ Evaluator.areEqual($0, $1) })
      else { return }
      object.fields = first
    }
  }

  /// A body that made some.
  private struct Body {
    var made: [Made] = []
    /// What its view was given.
    var given: [Value] = []
    /// What it read; nil until it runs a second time.
    var reads: ReadLog?
    /// True where its next run makes other ones.
    var isStale = false
  }

  /// A run of a body.
  private struct Run {
    let view: ViewInstance
    let identity: UInt64
    var next = 0
    var repeats = false
    /// Takes note of what it reads itself, not of what bodies inside read.
    var log: ReadLog?
    /// What takes note of all that is read for the page.
    var base: ReadLog?
    var outer: ReadLog?
    var changesLog = false
  }

  private var bodies: [UInt64: Body] = [:]
  private var runs: [Run] = []
  private var isPaused = false
  /// True while bodies run.
  private var isDrawing = false
  /// What was written since they ran last.
  private var written: Set<ReadLog.Place> = []
  /// True where a body is to run once more, as it read what was written.
  private(set) var isStale = false

  /// True where no body made one.
  var isEmpty: Bool { bodies.isEmpty }

  /// Forgets everything: the page is drawn for a new reason.
  func begin() { (bodies, written) = ([:], []) }

  /// Runs the bodies of a page, after what was written.
  func drawing(after written: ArraySlice<UndoLog.Entry>, _ draw: () throws -> Void) rethrows {
    self.written = Set(written.compactMap(Self.place))
    (isStale, isDrawing) = (false, true)
    defer { isDrawing = false }
    try draw()
  }

  /// Runs what belongs to no body, such as the first value of a state.
  func outside<T>(_ body: () throws -> T) rethrows -> T {
    let saved = isPaused
    isPaused = true
    defer { isPaused = saved }
    return try body()
  }

  /// The next value of the innermost body: that of its last run where SwiftUI leaves it alone, else a new one. What is made for one
  /// is a part of it.
  func next(_ make: () throws -> Value) rethrows -> Value {
    guard isDrawing, !isPaused, let run = runs.last else { return try make() }
    runs[runs.count - 1].next += 1
    if run.repeats, let made = bodies[run.identity]?.made, run.next < made.count {
      made[run.next].restore()
      return made[run.next].value
    }
    let value = try outside(make)
    bodies[run.identity, default: Body()].made.replaceSubrange(run.next..., with: [Made(value)])
    return value
  }

  /// Begins a run of a body, or of a page that a view pushes, which has an identity of its own.
  func enter(_ view: ViewInstance, page: UInt64? = nil, _ evaluator: Evaluator) {
    var run = Run(view: view, identity: page ?? view.identity)
    if isDrawing, !bodies.isEmpty {
      let around = runs.last.flatMap { $0.log == nil ? nil : $0 }
      run.outer = evaluator.reads
      run.base = around.map(\.base) ?? evaluator.reads
      if let body = bodies[run.identity] {
        run.repeats = !body.isStale && isSame(given(view, evaluator), body.given) && !isWritten(body.reads)
        run.log = ReadLog(inside: run.base)
      }
      run.changesLog = run.log != nil || around != nil
      if run.changesLog { evaluator.note(readsIn: run.log ?? run.base) }
    }
    runs.append(run)
  }

  /// Ends the run of a body that began last.
  func leave(_ evaluator: Evaluator) {
    let run = runs.removeLast()
    if run.changesLog { evaluator.note(readsIn: run.outer) }
    guard isDrawing, !bodies.isEmpty, var body = bodies[run.identity] else { return }
    body.given = given(run.view, evaluator)
    for place in body.made.indices { body.made[place].note() }
    if let log = run.log {
      // What a first run read is known only now.
      body.isStale = body.reads == nil && run.repeats && isWritten(log)
      isStale = isStale || body.isStale
      body.reads = log
    }
    bodies[run.identity] = body
  }

  private func given(_ view: ViewInstance, _ evaluator: Evaluator) -> [Value] {
    view.plan.stored.enumerated().compactMap { field, member in
      evaluator.members[member].kind.isOwnedByView ? nil : view.field(Int32(field))
    }
  }

  private func isSame(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        switch (left, right) {
        // Where they lead is what the body reads.
        case (.binding, .binding), (.function, .function): true
        // Other values are what the view shows.
        default: Evaluator.areEqual(left, right)
        }
      }
  }

  /// True where something was written that a body read.
  private func isWritten(_ log: ReadLog?) -> Bool {
    guard let log, !written.isEmpty else { return false }
    return log.places.contains { place in
      if case .object(let object, _) = place { return written.contains(.object(object, Self.anyField)) }
      return written.contains(place)
    }
  }

  /// Where an entry was written; nil for what no body reads.
  private static func place(of entry: UndoLog.Entry) -> ReadLog.Place? {
    switch entry {
    case .object(let object, _, _): .object(object, anyField)
    case .field(let view, let field, _): .field(view, field)
    case .source(let source, _): .source(source)
    case .stored(let values, let key, _, _): .stored(values, key)
    case .owned: nil
    }
  }

  /// Stands for whatever property of an object was written.
  private static let anyField = -1
}
