import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension ScreenRun {
  /// Runs many uses of this run on one stack, which is cheaper than a stack for each.
  public func session(_ body: @escaping () throws -> Void) throws { try onLargeStack(body) }

  /// Begins a proof about the page that is shown. What is left out of it, and what its controls may write, is told from
  /// then on by `reach`; without it each control may write what the proof is about.
  public func beginProof(_ reach: WriteReach?) {
    let drawing = ProofDrawing(reach, evaluator)
    if let proof { host.remove(proof) }
    host.add(drawing)
    proof = drawing
  }

  /// Shows the page as it appears. With `controls`, what handlers can do without is left out: rows without a handler,
  /// state and presentations, where no control in them may write what the proof is about, and all of them once that many
  /// controls have been drawn that may. Throws `SizesAreRead` where that may change what the page is.
  public func appear(drawing controls: Int? = nil) throws -> UseOutcome {
    guard let proof else { return try appearWhole(isTold: controls == nil) }
    return try proof.drawing(controls) {
      var trial = try appearWhole(isTold: true)
      if proof.mayBeLaidOutOtherwise { throw SizesAreRead() }
      trial.isWhole = controls == nil || !proof.isPartial
      return trial
    }
  }

  private func appearWhole(isTold: Bool) throws -> UseOutcome {
    var isEndless = false
    do {
      try onLargeStack { [self] in try settle() }
    } catch let fault as RuntimeFault where fault.rule == .flowUpdateLoop {
      isEndless = true
    }
    return UseOutcome(
      changes: watchedChanges, isEndless: isEndless,
      presented: isEndless ? [] : lastLowering?.tree.presentations.map(\.kind) ?? [], appearing: appearing,
      isWhole: isTold)
  }

  /// True where a control of the page that was rendered last takes input, and may write what the proof is about.
  public func mayWrite(_ control: Int32) -> Bool {
    let control = host.controls[Int(control)]
    return control.mayWrite && !control.isCovered
  }

  /// What a control is read aloud as on the whole page, of which some may have been left out.
  public func wholeLabel(of number: Int32) -> String {
    let control = host.controls[Int(number)]
    guard let proof, proof.leftIdle else { return label(of: control) }
    func isTwin(_ other: RunControl) -> Bool {
      other.site.identity == control.site.identity && other.registration.kind == control.registration.kind
    }
    let place = host.controls.prefix(Int(number)).count(where: isTwin)
    let changes = watchedChanges
    defer { watchedChanges = changes }
    let whole = proof.resuming {
      excursion { _ in
        // A page that cannot be drawn whole has the label that is known.
        _ = try? appear()
        return host.controls.filter(isTwin).dropFirst(place).first.map { label(of: $0) }
      }
    }
    return whole ?? label(of: control)
  }

  /// Uses a control of the page that was rendered last, renders what comes of it, and puts everything back to what it
  /// was. Nil where the use fails, or where it writes none of `sources`: then nothing is rendered. Unless the page is
  /// wanted whole, what handlers can do without is left out of it.
  public func trial(
    _ control: Int32, _ input: ControlInput, writing sources: Set<MemberID>, isWhole: Bool = true
  ) -> UseOutcome? {
    let before = watchedChanges
    defer { watchedChanges = before }
    watchedChanges = []
    guard let proof else { return tried(control, input, writing: sources, isWhole: isWhole) }
    return proof.resuming { tried(control, input, writing: sources, isWhole: isWhole) }
  }

  private func tried(
    _ control: Int32, _ input: ControlInput, writing sources: Set<MemberID>, isWhole: Bool
  ) -> UseOutcome? {
    excursion { log in
      do {
        let changes = evaluator.changes
        try perform(control, input)
        if evaluator.changes == changes || !mayWrite(sources, log) { return nil }
        handlerRuns = []
        var outcome = try appear(drawing: isWhole ? nil : 0)
        if !outcome.isEndless { outcome.reversals = log.reversals(in: handlerRuns, evaluator) }
        return outcome
      } catch {
        return nil
      }
    }
  }

  /// False where none of `sources` is among what was written.
  private func mayWrite(_ sources: Set<MemberID>, _ log: UndoLog) -> Bool {
    if log.isEmpty || log.targets.contains(.unnamed) { return true }
    return sources.contains { id in
      let member = evaluator.members[id]
      return member.isStatic || member.kind == .binding || log.targets.contains(.member(id))
        || log.targets.contains(.object(runnable.program.declarations[member.owner].type))
    }
  }
}
