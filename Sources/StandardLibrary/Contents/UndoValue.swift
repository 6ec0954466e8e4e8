import ScreenTypes

/// The content of an `UndoManager`. What can be taken back is kept by the run.
struct UndoValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int

  var type: TypeID { .library("UndoManager") }
  var description: String { "UndoManager" }
  /// Two are equal where they are one object.
  var parts: [Value] { [.int(number)] }
}

/// What an `UndoManager` can take back, and do again.
struct UndoState: Sendable {
  /// What takes a step back.
  struct Step: Sendable {
    let target: Value
    let handler: FunctionBox
  }

  /// In which direction steps are gone.
  enum Direction: Sendable { case back, again }

  /// What takes back the steps that were done, the last one last.
  var done: [Step] = []
  /// What does the steps again that were taken back, the last one last.
  var undone: [Step] = []
  /// In which direction a step is gone now; nil for none.
  var direction: Direction?
  /// How the last step is called.
  var name = ""

  /// Keeps what takes a step back. A step that is done anew leaves nothing to do again.
  mutating func register(_ step: Step) {
    switch direction {
    case .back: undone.append(step)
    case .again: done.append(step)
    case nil:
      done.append(step)
      undone = []
    }
  }
}
