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
    evaluator.note(writesIn: open)
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
    evaluator.note(writesIn: open)
  }
}
