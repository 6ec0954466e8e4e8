/// Where a run was, to be gone back to: see `ScreenRun.checkpoint()`. Belongs to its run and the thread of it.
public final class RunCheckpoint {
  /// What the run has come to here; nil once nobody goes back here any more.
  private(set) var moment: ScreenRun.Moment?
  /// What was written on the way to it from the one before.
  let log: UndoLog
  /// How many came before it on the way from the first.
  let depth: Int
  private(set) var parent: RunCheckpoint?

  init(_ moment: ScreenRun.Moment, _ log: UndoLog, after parent: RunCheckpoint?) {
    self.moment = moment
    self.log = log
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
  }

  /// Lets go of the page and all else but what was written on the way here, which leads on to later checkpoints. The run
  /// cannot go back here any more.
  func retire() { moment = nil }

  deinit { forgetEarlier() }

  /// Lets go of the checkpoints on the way to this one, and of what was written before it: nobody may go back to them.
  public func forgetEarlier() {
    // One after the other: a long way would use up the stack if each let go of the next.
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let before = next?.parent
      next?.parent = nil
      next = before
    }
  }
}
