import ScreenTypes

/// Writes to sources of truth, each with the way to take it back.
final class UndoLog {
  /// What was written.
  enum Target: Equatable {
    /// A property of an object of a class.
    case object(TypeID)
    /// A state of a view.
    case member(Int32)
    /// A source without a declaration.
    case unnamed
  }

  private var entries: [() -> Void] = []
  /// What was written, each once.
  private(set) var targets: [Target] = []

  /// True where nothing was written.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes note of an object before a property of it is written.
  func note(_ object: ObjectBox) {
    let (fields, version) = (object.fields, object.version)
    add(.object(object.type))
    entries.append {
      object.fields = fields
      object.version = version
    }
  }

  /// Takes note of a view before a state of it is written.
  func note(_ view: ViewInstance, _ field: Int32) {
    let value = view.field(field)
    let stored = view.plan.stored
    add(field >= 0 && Int(field) < stored.count ? .member(stored[Int(field)]) : .unnamed)
    entries.append { view.setField(field, value) }
  }

  /// Takes note of a write that `back` takes back.
  func note(_ back: @escaping () -> Void) {
    add(.unnamed)
    entries.append(back)
  }

  private func add(_ target: Target) {
    if !targets.contains(target) { targets.append(target) }
  }

  /// Takes everything back, the latest first.
  func restore() {
    while let last = entries.popLast() { last() }
  }
}

extension ScreenRun {
  /// Runs `body`, then puts every source of truth, static variable and counter back to what it was. `body` gets the
  /// log of what it writes.
  func excursion<T>(_ body: (UndoLog) throws -> T) rethrows -> T {
    let (pages, lowering) = (shownPages, lastLowering)
    defer {
      shownPages = pages
      lastLowering = lowering
    }
    return try host.excursion(body)
  }
}

extension ViewHost {
  /// Runs `body`, then puts back what it did to sources of truth, static variables, counters and views.
  func excursion<T>(_ body: (UndoLog) throws -> T) rethrows -> T {
    let log = UndoLog()
    let (outer, statics, appearances) = (evaluator.undo, evaluator.statics, evaluator.appearances)
    let (identifiers, effects, changes) = (evaluator.identifiers, evaluator.effects.count, evaluator.changes)
    let (keeper, kept) = (store, store.contents)
    let (controls, switches) = (controls, switches)
    evaluator.undo = log
    defer {
      log.restore()
      evaluator.undo = outer
      evaluator.statics = statics
      evaluator.appearances = appearances
      evaluator.identifiers = identifiers
      evaluator.effects.removeLast(max(0, evaluator.effects.count - effects))
      evaluator.changes = changes
      evaluator.recover()
      store = keeper
      store.contents = kept
      self.controls = controls
      self.switches = switches
      pending = []
      shown = []
    }
    return try body(log)
  }

  /// Takes note of the binding that decides whether a presentation is up. Where it cannot be had, the presentation has
  /// failed already: it asks for it, too.
  func noteSwitch(_ place: Site) {
    let node = place.frame.views[Int(place.view)]
    for attribute in node.attributes where place.frame.attributes[Int(attribute)].form == .binding {
      if case .binding(let box)? = try? attributeValue(attribute, place.frame) { switches.append(box) }
    }
  }
}
