import RenderTree
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Steps that are done on a page before it is drawn.
public struct StepRequest: Sendable {
  /// The scenario whose steps are done; nil for none.
  public var scenario: String?
  /// The step of the scenario after which the page is drawn: its number, counted from 1, or its words; nil for the last.
  public var after: String?
  /// Steps that are done then.
  public var steps: [ScenarioStep] = []

  /// No step.
  public init() {}

  /// True where nothing is to be done.
  public var isEmpty: Bool { scenario == nil && steps.isEmpty }
}

/// A step that could not be done before a page was drawn, or an expectation that the page does not meet.
public struct StepStop: Error {
  /// What went wrong, with the step before it.
  public let message: String
  /// True where the page is not as expected; false where there is no such step to do.
  public let isUnmet: Bool
}

extension PageMaker {
  /// The tree of a screen after steps. `told` is called for each step with what it wrote, which views are updated for it, and
  /// its effects. Throws `StepStop`, and as `tree(of:)` does.
  public func tree(
    of declaration: DeclarationID, _ request: PageRequestOptions, after steps: StepRequest,
    told: (String) -> Void = { _ in }
  ) throws -> RenderTree {
    let scenario = try steps.scenario.map { try self.scenario($0, of: declaration) }
    let run = (scenario.map { localized(for: $0.declaration) } ?? self).makeRun()
    run.takesSteps = true
    run.isClocked = true
    let flow = FlowMap(compilation)
    return try faults(drawing: declaration) {
      if let scenario {
        try begin(scenario, steps.after, run) { self.tell($0, flow, told) }
      } else {
        try apply(request, to: run, of: declaration)
        try run.launch { run in
          try run.show(declaration, arguments: try self.arguments(of: request, for: declaration, run))
        }
        _ = try run.render()
      }
      for step in steps.steps {
        do {
          tell(try run.perform(step), flow, told)
        } catch let fault as StepFault {
          throw StepStop(message: "\(step.words): \(fault)", isUnmet: fault.kind == .unmet)
        }
      }
      return run.tree
    }
  }

  /// Does the steps of a scenario up to the one that is named.
  private func begin(
    _ scenario: DeclaredScenario, _ after: String?, _ run: ScreenRun, _ told: (StepOutcome) -> Void
  ) throws {
    var done = 0
    var words: [String] = []
    let wanted = after.flatMap { Int($0) }
    if let wanted, !(0...scenario.steps.count).contains(wanted) {
      throw UsageError("--after \(wanted): the scenario \(scenario.name) has \(scenario.steps.count) steps")
    }
    do {
      try run.launch(scenario)
      _ = try run.render()
      for declared in scenario.steps {
        if done == wanted { return }
        let (step, code) = try run.resolve(declared)
        words.append(step.words)
        told(try run.perform(step, code: code))
        done += 1
        if wanted == nil, let after, step.words == after || step[.name] == after { return }
      }
    } catch let fault as StepFault {
      let place = done < scenario.steps.count ? scenario.steps[done].location : scenario.location
      var context = ReportContext(compilation.files)
      let start = context.positions(place).start
      let step = words.count > done ? "\(words[done]): " : ""
      throw StepStop(
        message: "\(context.file(place.file).path):\(start.line):\(start.column): \(step)\(fault)",
        isUnmet: true)
    }
    if wanted == nil, let after {
      let near = Suggestion.nearest(to: after, among: words).map { "; did you mean \($0)?" }
      throw UsageError("--after \(after): no step of the scenario \(scenario.name) is that\(near ?? "")")
    }
  }

  /// The locale that a scenario of a screen says; nil where there is none.
  public func locale(ofScenario name: String, _ declaration: DeclarationID) -> String? {
    (try? scenario(name, of: declaration)).flatMap { compilation.model.program.locale(of: $0.declaration) }
  }

  private func scenario(_ name: String, of declaration: DeclarationID) throws -> DeclaredScenario {
    let program = compilation.model.program
    let all = DeclaredScenario.all(in: compilation.model)
    if let found = all.first(where: { $0.name == name && $0.subject == declaration }) { return found }
    if let other = all.first(where: { $0.name == name }), !other.subject.isNone {
      throw UsageError("the scenario \(name) is of \(program[other.subject].name)")
    }
    let known = all.filter { $0.subject == declaration }.map(\.name)
    let near = Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" }
    let list = known.isEmpty ? "; it has none" : "; there are \(known.joined(separator: ", "))"
    throw UsageError("\(program[declaration].name) has no scenario \(name)\(near ?? list)")
  }

  private func tell(_ outcome: StepOutcome, _ flow: FlowMap, _ told: (String) -> Void) {
    told(outcome.step.words)
    for write in outcome.writes { told("  wrote \(write.description)") }
    for redraw in StepRedraw.all(outcome, in: flow, compilation) {
      told("  made anew \(redraw.view): \(redraw.reason) (\(redraw.source))")
    }
    for effect in outcome.effects { told("  effect \(effect.kind) \(effect.text)") }
  }
}
