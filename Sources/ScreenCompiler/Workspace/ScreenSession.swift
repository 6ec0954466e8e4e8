import RenderTree
import Rendering
import ScreenRuntime
import ScreenSemantics
import ScreenTypes

/// A screen that runs: it is drawn, its controls are used, and it is drawn again. State, navigation and what is presented stay
/// from use to use. Use it on one thread at a time.
public final class ScreenSession {
  private let run: ScreenRun
  private let maker: PageMaker
  private let title: String
  private let declaration: DeclarationID
  private var tree: RenderTree
  /// The flow of data of the package, once somebody asked which views are updated.
  private var flow: FlowMap?

  init(_ compilation: Compilation, _ declaration: DeclarationID, _ maker: PageMaker) throws {
    run = maker.makeRun()
    run.takesSteps = true
    self.maker = maker
    self.declaration = declaration
    title = compilation.model.program[declaration].name.text
    tree = try maker.faults(drawing: declaration) { [run] in
      try run.launch { try $0.show(declaration) }
      return try run.render()
    }
  }

  /// What the screen looks like now.
  public func page(as format: OutputFormat = .text) -> String {
    String(decoding: maker.bytes(tree, format, title: title), as: UTF8.self)
  }

  /// The labels of the controls on the page, in order.
  public var controls: [String] { run.controls.map(\.label) }

  /// What actions did besides changing state, in order: printed texts, opened addresses, haptics.
  public var effects: [String] { run.effects.map { "\($0.kind) \($0.text)" } }

  /// The name of the view that the topmost page shows.
  public var topmostPage: String { run.topmostPage }

  /// Uses the control with a label: runs a button, opens a link, switches a toggle. Throws `ControlFault` where there is
  /// none, `PageFault` for a fault while it runs.
  public func tap(_ label: String) throws { try use(label, .tap) }

  /// Replaces what a field holds. Throws as `tap` does.
  public func type(_ text: String, into label: String) throws { try use(label, .text(text)) }

  /// Chooses the option with a label. Throws as `tap` does.
  public func select(_ option: String, in label: String) throws { try use(label, .select(option)) }

  /// One step up. Throws as `tap` does.
  public func increment(_ label: String) throws { try use(label, .increment) }

  /// One step down. Throws as `tap` does.
  public func decrement(_ label: String) throws { try use(label, .decrement) }

  /// Goes back to the page before; gives false where there is none. Throws `PageFault`.
  @discardableResult
  public func back() throws -> Bool {
    let went = try maker.faults(drawing: declaration) { [run] in try run.back() }
    try draw()
    return went
  }

  /// Does a step of a scenario, and draws what comes of it; the page stays as it was where it throws: `StepFault` where the
  /// step finds nothing or something else than it expects, `PageFault` for a fault while it runs.
  @discardableResult
  public func perform(_ step: ScenarioStep) throws -> StepOutcome {
    let outcome = try maker.faults(drawing: declaration) { [run] in try run.perform(step) }
    try draw()
    return outcome
  }

  /// The elements of the page, in reading order.
  public var elements: PageElements { run.elements }

  /// The shortest address by which a step of a kind finds the control with a number in the page, or one of its options; nil
  /// where none does.
  public func address(of control: Int32, choice: Int = -1, for kind: StepKind) -> String? {
    run.address(of: control, choice: choice, for: kind)
  }

  /// The tree of the page.
  public var renderTree: RenderTree { tree }

  /// The views that stand on the page and that SwiftUI updates for what a step wrote, and why.
  public func redraws(of outcome: StepOutcome) -> [StepRedraw] {
    let map = flow ?? FlowMap(maker.compilation)
    flow = map
    return StepRedraw.all(outcome, in: map, maker.compilation)
  }

  private func use(_ label: String, _ input: ControlInput) throws {
    try maker.faults(drawing: declaration) { [run] in
      if case .tap = input { try run.tap(label) } else { try run.perform(try run.find(label), input) }
    }
    try draw()
  }

  private func draw() throws {
    tree = try maker.faults(drawing: declaration) { [run] in try run.render() }
  }
}
