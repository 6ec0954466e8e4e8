/// Where a run was, to be gone back to: see `ScreenRun.checkpoint()`. Belongs to its run and the thread of it.
public final class RunCheckpoint {
  /// What the run has come to here; nil once nobody goes back here any more.
  private(set) var moment: ScreenRun.Moment?
  /// What was written on the way to it from the one before.
  fileprivate let log: UndoLog
  /// How many came before it on the way from the first.
  fileprivate let depth: Int
  fileprivate private(set) var parent: RunCheckpoint?

  fileprivate init(_ moment: ScreenRun.Moment, _ log: UndoLog, after parent: RunCheckpoint?) {
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

/// Which writes lead from one checkpoint of a run to another? Checkpoints are a tree, as a run may go on from each of them
/// more than once; those between the first and the last one that was taken or gone to have their writes made, all others
/// taken back.
final class RunHistory {
  private unowned let evaluator: Evaluator
  private var last: RunCheckpoint?
  /// What was written since the last one.
  private var open: UndoLog

  /// The history of a run whose evaluator this is; it notes what is written from now on.
  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    open = UndoLog()
    evaluator.undo = open
  }

  /// Takes a checkpoint here.
  func checkpoint(_ moment: ScreenRun.Moment) -> RunCheckpoint {
    let checkpoint = RunCheckpoint(moment, open, after: last)
    begin(at: checkpoint)
    return checkpoint
  }

  /// Takes back and makes again what lies between here and a checkpoint.
  func move(to checkpoint: RunCheckpoint) {
    open.takeBack()
    var (here, there) = (last, Optional(checkpoint))
    var missing: [RunCheckpoint] = []
    while here !== there {
      if let from = here, from.depth >= there?.depth ?? -1 {
        from.log.takeBack()
        here = from.parent
      } else if let to = there {
        missing.append(to)
        there = to.parent
      }
    }
    for checkpoint in missing.reversed() { checkpoint.log.makeAgain() }
    begin(at: checkpoint)
  }

  private func begin(at checkpoint: RunCheckpoint) {
    last = checkpoint
    open = UndoLog()
    evaluator.undo = open
  }
}
