import ScreenSemantics
import ScreenTypes
import SourceModel

/// A source that one run of a handler changed, and that a later run changed back to what it was.
public struct Reversal: Sendable {
  /// The state, or the property of an object.
  public var member: MemberID
  /// The code of the handler that changed it.
  public var first: SourceLocation
  /// The code of the handler that changed it back; the same where a handler set itself off.
  public var second: SourceLocation
  /// The value that it had before, and has again.
  public var old: String
  /// The value that it had between the two.
  public var new: String
}

extension UndoLog {
  /// A place that can be written.
  private struct Key: Hashable {
    let holder: ObjectIdentifier
    let field: Int
  }

  /// What one run of code did to a place.
  private struct Change {
    var run: Int
    var before: Value
    var after: Value
  }

  /// What some runs of handlers changed and later ones changed back. What a run changes and changes back itself is none.
  func reversals(in runs: [HandlerRun], _ evaluator: Evaluator) -> [Reversal] {
    if runs.count < 2 { return [] }
    var order: [(key: Key, member: MemberID)] = []
    var changes: [Key: [Change]] = [:]
    // Backwards, so that what each write left is known: what the next one found, or what is there now.
    for (place, run) in runs.enumerated().reversed() {
      for entry in entries[run.writes].reversed() {
        for found in places(of: entry, evaluator) {
          guard var known = changes[found.key] else {
            order.append((found.key, found.member))
            changes[found.key] = [Change(run: place, before: found.before, after: found.now)]
            continue
          }
          let last = known.count - 1
          if known[last].run == place {
            known[last].before = found.before
          } else {
            known.append(Change(run: place, before: found.before, after: known[last].before))
          }
          changes[found.key] = known
        }
      }
    }
    return order.reversed().compactMap { place in
      guard let found = changes[place.key]?.filter({ $0.before != $0.after }), let first = found.last,
        let second = found.first, first.run != second.run, first.before == second.after
      else { return nil }
      return Reversal(
        member: place.member, first: runs[first.run].handler, second: runs[second.run].handler,
        old: evaluator.describe(first.before), new: evaluator.describe(first.after))
    }
  }

  /// The places that a write changed, with what was there before it and is there now.
  private func places(
    of entry: Entry, _ evaluator: Evaluator
  ) -> [(key: Key, member: MemberID, before: Value, now: Value)] {
    switch entry {
    case .field(let view, let field, let before):
      let stored = view.plan.stored
      guard field >= 0, Int(field) < stored.count else { return [] }
      let key = Key(holder: ObjectIdentifier(view), field: Int(field))
      return [(key, stored[Int(field)], before, view.field(field))]
    case .object, .source, .owned, .stored: return []
    }
  }
}
