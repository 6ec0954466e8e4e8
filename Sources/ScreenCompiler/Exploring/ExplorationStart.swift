import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Where an exploration begins, as often as it is asked for. Use it on one thread only.
struct ExplorationStart {
  private let options: Explorer.Options
  private let maker: PageMaker

  init(_ options: Explorer.Options, _ maker: PageMaker) {
    self.options = options
    self.maker = maker
  }

  /// The same for another thread.
  func another() -> ExplorationStart { ExplorationStart(options, maker.another()) }

  private var program: Program { maker.compilation.model.program }

  /// The view on which Scenarios begin: the screen, else the first view that the App shows; none where it shows none.
  private var subject: DeclarationID {
    options.screen.isNone ? appViews.declared.first ?? .none : options.screen
  }

  /// True where the App shows one view in a window and nothing else, so that a Scenario of this view begins as the App does.
  var beginsAsScenario: Bool {
    !options.screen.isNone || appViews.declared.count == 1 && appViews.count <= 2
  }

  /// The declared views that are written in the App, and how many views of any kind are.
  private var appViews: (declared: [DeclarationID], count: Int) {
    let app = program[program.app]
    let model = maker.compilation.model
    let range = model.program.files[app.file].xml[app.node].range
    let views = model.files[app.file].views.indices.map { model.files[app.file].views[$0] }.filter {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
    return (views.filter { $0.kind == .declared }.map { DeclarationID($0.target) }, views.count)
  }

  /// A run that has not begun.
  func makeRun(on stack: RunStack) -> ScreenRun {
    let run = maker.makeRun(on: stack)
    run.takesSteps = true
    return run
  }

  /// Shows what there is at first, as the App does or `asScenario`, and sets the states that are to be set. Throws `RuntimeFault`, `PageFault`,
  /// `UsageError`.
  func begin(_ run: ScreenRun, asScenario: Bool = false) throws {
    let subject = subject
    if beginsAsScenario || asScenario, !subject.isNone {
      let arguments = try maker.arguments(of: options.request, for: subject, run)
      try run.launch { try $0.show(subject, arguments: arguments) }
    } else {
      try run.launch { [app = program.app] in $0.show(contentsOf: app) }
    }
    for step in firstSteps {
      do { try run.perform(step) } catch let fault as StepFault { throw UsageError("--set: \(fault)") }
    }
  }

  /// The steps that set the states.
  var firstSteps: [ScenarioStep] {
    options.request.states.map { ScenarioStep(.set, [.name: $0.name, .value: "{\($0.value)}"]) }
  }

  /// The attributes of a Scenario that begins so, behind its name.
  var scenarioAttributes: String {
    if subject.isNone { return "" }
    var out = " of=\"\(program[subject].name)\""
    for (name, value) in options.request.parameters { out += " \(name)=\"{\(XMLText.escaped(value))}\"" }
    return out
  }
}
