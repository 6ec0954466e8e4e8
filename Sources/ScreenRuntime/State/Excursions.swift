import ScreenTypes

extension ScreenRun {
  /// Runs `body`, then puts every source of truth, static variable and counter back to what it was. `body` gets the
  /// log of what it writes.
  func excursion<T>(_ body: (UndoLog) throws -> T) rethrows -> T {
    let (pages, presentations, lowering) = (shownPages, presentationsBelow, lastLowering)
    defer {
      (shownPages, presentationsBelow) = (pages, presentations)
      lastLowering = lowering
    }
    return try host.excursion(body)
  }
}
