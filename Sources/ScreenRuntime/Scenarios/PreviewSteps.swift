import ScreenSemantics
import ScreenTypes
import SourceModel

extension ScreenRun {
  /// Shows what a Preview shows: its views, after its steps. One without views begins where a scenario of its screen
  /// begins. Throws `RuntimeFault`, also for a step that cannot be done.
  public func show(preview: DeclarationID) throws {
    let subject = runnable.program[preview].subject
    let isBare = runnable.plan(preview).body.isEmpty
    guard let steps = runnable.previewSteps[preview] else {
      return isBare && !subject.isNone ? try launch { try $0.show(subject) } : show(contentsOf: preview)
    }
    // The steps look for what they are done to on pages that note it.
    takesSteps = true
    foldsRows = false
    do {
      if isBare {
        try launch(steps)
      } else {
        try launch { $0.show(contentsOf: preview) }
      }
    } catch let fault as StepFault {
      throw RuntimeFault(.runPreviewStep, fault.description, at: steps.location)
    }
    _ = try render()
    for step in steps.steps {
      do {
        try perform(step)
      } catch let fault as StepFault {
        throw RuntimeFault(.runPreviewStep, fault.description, at: step.location)
      }
    }
  }
}
