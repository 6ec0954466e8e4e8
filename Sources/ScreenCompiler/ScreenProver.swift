import ElementCatalog
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Proves suspicions by running screens: each control of a screen is used once, on a fresh run.
final class ScreenProver: Prover {
  private let model: SemanticModel
  private let data: ModelStore
  /// Made when the first screen is run.
  private lazy var runnable = RunnableProgram(model)
  private var known: [DeclarationID: [Outcome]] = [:]

  /// The most controls of a screen that are used.
  private static let controlLimit = 24
  /// How many pages are drawn to find a screen with parameters.
  private static let routePages = 16
  /// How many changes a message shows.
  private static let traceLimit = 4

  /// What one use of a screen led to.
  private struct Outcome {
    var event: String
    var isEndless = false
    var changes: [WatchedChange] = []
  }

  init(_ model: SemanticModel, _ data: ModelStore) {
    self.model = model
    self.data = data
  }

  func updates(of screen: DeclarationID, handlers: [SourceLocation]) -> UpdateProof {
    let outcomes = known[screen] ?? run(screen)
    known[screen] = outcomes
    func isOurs(_ change: WatchedChange) -> Bool {
      guard let place = change.handler else { return true }
      return handlers.contains { $0.file == place.file && $0.range.contains(place.range) }
    }
    var proof = UpdateProof.unknown
    for outcome in outcomes {
      let ours = outcome.changes.filter(isOurs)
      if ours.isEmpty { continue }
      if !outcome.isEndless {
        proof = .settles
      } else if outcome.changes.suffix(handlers.count * 2).contains(where: isOurs) {
        return .loops(trace: [outcome.event] + ours.prefix(Self.traceLimit).map(\.description))
      }
    }
    return proof
  }

  /// Shows a screen, then uses each control on a fresh run.
  private func run(_ screen: DeclarationID) -> [Outcome] {
    guard model.program[screen].kind.isView else { return [] }
    var inputs: [(control: Int32, name: String, input: ControlInput)] = []
    var outcomes = [use(screen, Outcome(event: "When the screen appears"), nil) { inputs = $0 }]
    for input in inputs {
      outcomes.append(use(screen, Outcome(event: input.name), (input.control, input.input)) { _ in })
    }
    return outcomes
  }

  private func use(
    _ screen: DeclarationID, _ start: Outcome, _ event: (control: Int32, input: ControlInput)?,
    controls: ([(control: Int32, name: String, input: ControlInput)]) -> Void
  ) -> Outcome {
    var outcome = start
    var limits = RunLimits()
    limits.rounds = 20
    limits.steps = 1_000_000
    limits.routePages = Self.routePages
    let run = ScreenRun(runnable, data: data, limits: limits)
    let needsRoute = model.program.parameters(of: screen).contains { !model.program[$0].hasDefault }
    do {
      try run.show(screen, findsRoute: needsRoute)
      _ = try run.render()
      controls(Self.inputs(of: run))
      if let event {
        try run.perform(event.control, event.input)
        _ = try run.render()
      }
    } catch let fault as RuntimeFault where fault.rule == "flow/update-loop" {
      outcome.isEndless = true
    } catch {
      return outcome
    }
    outcome.changes = run.watchedChanges
    return outcome
  }

  /// What a person could do, in the order of the controls.
  private static func inputs(of run: ScreenRun) -> [(control: Int32, name: String, input: ControlInput)] {
    var found: [(control: Int32, name: String, input: ControlInput)] = []
    for control in run.controls.prefix(controlLimit) where control.isEnabled {
      func add(_ verb: String, _ input: ControlInput) {
        found.append((control.control, "After \(verb) “\(control.label)”", input))
      }
      switch control.kind {
      case .tap, .toggle, .select: add("a tap on", .tap)
      case .longPress: add("a long press on", .longPress)
      case .step:
        add("one step up of", .increment)
        add("one step down of", .decrement)
      case .edit:
        for choice in control.choices.prefix(3) { add("choosing `\(choice)` in", .select(choice)) }
        if control.choices.isEmpty {
          add("typing 8 into", .text("8"))
          add("typing a long text into", .text("a long text of many words"))
        }
      case .dismiss, .navigate, .open: continue
      }
    }
    return found
  }
}
