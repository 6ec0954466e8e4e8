import ScreenTypes

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
    let (outer, progress) = (evaluator.undo, evaluator.progress)
    let (keeper, kept) = (store, store.contents)
    let (controls, switches) = (controls, switches)
    evaluator.undo = log
    defer {
      log.restore()
      evaluator.undo = outer
      evaluator.progress = progress
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
    let node = place.frame.views[place.view]
    for attribute in node.attributes where place.frame.attributes[attribute].form == .binding {
      if case .binding(let box)? = try? attributeValue(attribute, place.frame) { switches.append(box) }
    }
  }
}
