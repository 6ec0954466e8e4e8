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
  private var known: [DeclarationID: UpdateProof] = [:]

  /// The most controls of a screen that are used.
  private static let controlLimit = 24

  init(_ model: SemanticModel, _ data: ModelStore) {
    self.model = model
    self.data = data
  }

  func updates(of screen: DeclarationID) -> UpdateProof {
    if let proof = known[screen] { return proof }
    let proof = prove(screen)
    known[screen] = proof
    return proof
  }

  private func prove(_ screen: DeclarationID) -> UpdateProof {
    guard model.program[screen].kind.isView else { return .unknown }
    var proof = UpdateProof.unknown
    var inputs: [(control: Int32, name: String, input: ControlInput)] = []
    switch use(screen, nil, controls: { inputs = $0 }) {
    case .loops(let trace): return .loops(trace: ["When the screen appears"] + trace)
    case .settles: proof = .settles
    case .unknown: break
    }
    for input in inputs {
      switch use(screen, (input.control, input.input), controls: { _ in }) {
      case .loops(let trace): return .loops(trace: [input.name] + trace)
      case .settles: proof = .settles
      case .unknown: continue
      }
    }
    return proof
  }

  /// Shows a screen and uses one control of it.
  private func use(
    _ screen: DeclarationID, _ event: (control: Int32, input: ControlInput)?,
    controls: ([(control: Int32, name: String, input: ControlInput)]) -> Void
  ) -> UpdateProof {
    var limits = RunLimits()
    limits.rounds = 20
    limits.steps = 1_000_000
    let run = ScreenRun(runnable, data: data, limits: limits)
    do {
      try run.show(screen)
      _ = try run.render()
      controls(Self.inputs(of: run))
      if let event {
        try run.perform(event.control, event.input)
        _ = try run.render()
      }
    } catch let fault as RuntimeFault where fault.rule == "flow/update-loop" {
      return .loops(trace: run.watchedChanges)
    } catch {
      return .unknown
    }
    return run.watchedChanges.isEmpty ? .unknown : .settles
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
