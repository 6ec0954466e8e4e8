import RenderTree
import ScreenTypes
import SourceModel

/// What the use of a control led to.
public struct Trial: Sendable {
  /// Changes of values that `onChange` watches, in order; the first few hundred.
  public var changes: [WatchedChange]
  /// True where the page did not come to rest.
  public var isEndless: Bool
  /// The presentations that are up then.
  public var presented: [PresentationPayload.Kind] = []
  /// How often each handler of appearing views ran in each round, where they are counted.
  public var appearing: [SourceLocation: [Int]] = [:]
}

extension ScreenRun {
  /// Runs many uses of this run on one stack, which is cheaper than a stack for each.
  public func session(_ body: @escaping () throws -> Void) throws { try onLargeStack(body) }

  /// Shows the page as it appears. With `controls`, what handlers can do without is left out once that many controls
  /// have been drawn: rows without a handler, state and presentations.
  public func appear(drawing controls: Int? = nil) throws -> Trial {
    host.wantedControls = controls
    defer { host.wantedControls = nil }
    do {
      try onLargeStack { [self] in try settle() }
    } catch let fault as RuntimeFault where fault.rule == "flow/update-loop" {
      return Trial(changes: watchedChanges, isEndless: true, appearing: appearing)
    }
    return Trial(
      changes: watchedChanges, isEndless: false,
      presented: lastLowering?.tree.presentations.map(\.kind) ?? [], appearing: appearing)
  }

  /// Uses a control of the page that was rendered last, renders what comes of it, and puts everything back to what it
  /// was. Nil where the use fails, or where it writes none of `sources`: then nothing is rendered. Unless the page is
  /// wanted whole, what handlers can do without is left out of it.
  public func trial(
    _ control: Int32, _ input: ControlInput, writing sources: Set<MemberID>, isWhole: Bool = true
  ) -> Trial? {
    let before = watchedChanges
    defer { watchedChanges = before }
    watchedChanges = []
    return excursion { log in
      do {
        let changes = evaluator.changes
        try perform(control, input)
        if evaluator.changes == changes || !mayWrite(sources, log) { return nil }
        return try appear(drawing: isWhole ? nil : 0)
      } catch {
        return nil
      }
    }
  }

  /// False where none of `sources` is among what was written.
  private func mayWrite(_ sources: Set<MemberID>, _ log: UndoLog) -> Bool {
    if log.isEmpty || log.targets.contains(.unnamed) { return true }
    return sources.contains { id in
      let member = evaluator.members[Int(id.index)]
      return member.isStatic || member.kind == .binding || log.targets.contains(.member(id.index))
        || log.targets.contains(.object(runnable.program.declarations[Int(member.owner)].type))
    }
  }
}
