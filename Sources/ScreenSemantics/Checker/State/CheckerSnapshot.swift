import ScreenSyntax
import ScreenTypes

/// All that a trial puts back. What is noted of the code that it looks at stays, with the argument maps, modifiers, views and
/// constants that those notes lead to: of faulty code, which may not be checked again, nothing else is known.
struct CheckerSnapshot: Equatable {
  let tables: CheckedFileDraft.Extent
  let scope: Scope.Mark
  let context: ClosureContext.Mark
  let calls: CallContext.Mark
  let trial: Trial.Mark
  let expression: ExpressionContext
}

extension FileChecker {
  /// What a trial that begins now puts back.
  var snapshot: CheckerSnapshot {
    mutating get {
      CheckerSnapshot(
        tables: checked.extent, scope: scope.mark, context: context.mark, calls: calls.mark,
        trial: trial.mark, expression: expressionContext)
    }
  }

  /// Puts everything back to where it was.
  mutating func restore(_ snapshot: CheckerSnapshot) {
    checked.shorten(to: snapshot.tables)
    scope.restore(snapshot.scope)
    context.restore(snapshot.context)
    calls.restore(snapshot.calls)
    trial.restore(snapshot.trial)
    expressionContext = snapshot.expression
  }

  /// The type that `body` gives, and whether it would report an error. Leaves no trace but what is noted about the code
  /// that it looks at, and the code that it adds to that.
  mutating func attempt(_ body: (inout Self) -> TypeID) -> Trial.Outcome {
    let before = snapshot
    trial.begin()
    let type = body(&self)
    let outcome = Trial.Outcome(type: type, failed: trial.faults > 0)
    restore(before)
    assert(snapshot == before, "a trial left a trace")
    return outcome
  }
}
