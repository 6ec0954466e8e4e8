import ScreenTypes

extension ScreenRun {
  /// Runs `body`, then puts every source of truth, static variable and counter back to what it was. `body` gets the
  /// log of what it writes.
  func excursion<T>(_ body: (UndoLog) throws -> T) rethrows -> T {
    let (pages, lowering) = (shownPages, lastLowering)
    defer { (shownPages, lastLowering) = (pages, lowering) }
    return try host.excursion(body)
  }
}
