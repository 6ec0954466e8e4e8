import RenderTree
import Rendering
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Runs the scenarios of a package, each from a fresh start: the outcome of one depends on no other, nor on the order or
/// the threads in which they run.
public struct ScenarioRunner {
  /// What is wanted in addition to whether scenarios pass.
  public struct Options: Sendable {
    /// Only scenarios whose name, or that of whose screen, holds this text.
    public var filter: String?
    /// True to list the views that SwiftUI updates after each step.
    public var tracesRedraws = false
    /// True to measure what is reached.
    public var measuresCoverage = false
    /// The forms in which snapshots are kept besides the text.
    public var formats: [OutputFormat] = []
    /// How pages are drawn.
    public var page = PageOptions()

    /// The defaults.
    public init() { page.width = 60 }
  }

  /// The package.
  public let compilation: Compilation
  /// What is wanted.
  public let options: Options
  /// The scenarios that are run, in the order of their files.
  public let scenarios: [DeclaredScenario]
  /// The names of all scenarios, with those that the filter leaves out.
  public let names: [String]
  /// The folders in which their snapshots are.
  private let folders: [String]

  /// A runner of a package without errors; of the scenarios in some of its files, where those are given.
  public init(_ compilation: Compilation, options: Options = Options(), files: Set<FileID>? = nil) {
    self.compilation = compilation
    self.options = options
    let program = compilation.model.program
    let all = DeclaredScenario.all(in: compilation.model)
    names = all.map(\.name)
    let wanted = zip(all, SnapshotFolder.folders(of: all)).filter { scenario, _ in
      if let files, !files.contains(scenario.location.file) { return false }
      guard let filter = options.filter else { return true }
      if scenario.name.contains(filter) { return true }
      return !scenario.subject.isNone && program[scenario.subject].name.text.contains(filter)
    }
    scenarios = wanted.map(\.0)
    folders = wanted.map(\.1)
  }

  /// Runs the scenarios on all cores; gives one result for each, in order. `finished` is called after each, on any thread. Throws `FileError`, and `UsageError` for
  /// templates that cannot be used.
  public func run(finished: @Sendable () -> Void = {}) throws -> [ScenarioResult] {
    let maker = try PageMaker.ofPackage(compilation, options: options.page)
    // A maker is used on one thread only: each worker has its own, of the same pictures and templates.
    nonisolated(unsafe) let template = maker
    let (scenarios, folders, options) = (scenarios, folders, options)
    return Parallel.map(
      scenarios.count, onAllCores: true, makeState: { ScenarioWorker(template.another(), options) }
    ) { worker, index in
      defer { finished() }
      return worker.run(scenarios[index], snapshots: folders[index])
    }
  }

  /// What previews reach of the package: each is drawn once. Previews that cannot be drawn reach what they reach.
  func previews() throws -> [(preview: DeclarationID, reached: Reached)] {
    let program = compilation.model.program
    let previews = program.declarations.indices.filter { program.declarations[$0].kind == .preview }
    let maker = try PageMaker.ofPackage(compilation, options: options.page)
    nonisolated(unsafe) let template = maker
    let options = options
    return Parallel.map(
      previews.count, onAllCores: true, makeState: { ScenarioWorker(template.another(), options) }
    ) { worker, index in
      let id = previews[index]
      return (id, worker.reach(preview: id))
    }
  }
}

/// What runs scenarios on one thread.
private final class ScenarioWorker {
  /// The maker for scenarios and previews without a locale of their own.
  private let original: PageMaker
  /// Makers for other locales, by the locales that were asked for so far.
  private var localized: [String: PageMaker] = [:]
  /// The maker of the last run.
  private var maker: PageMaker
  private let options: ScenarioRunner.Options
  private let stack = RunStack()
  private lazy var flow = FlowMap(maker.compilation)

  init(_ maker: PageMaker, _ options: ScenarioRunner.Options) {
    original = maker
    self.maker = maker
    self.options = options
  }

  /// A run of a scenario or preview, in its locale.
  private func makeRun(of declaration: DeclarationID) -> ScreenRun {
    let locale = original.compilation.model.program.locale(of: declaration)
    maker = locale.map { localized[$0] ?? original.localized(in: $0) } ?? original
    if let locale { localized[locale] = maker }
    let run = maker.makeRun(on: stack)
    run.takesSteps = true
    run.measuresReach = options.measuresCoverage
    return run
  }

  func reach(preview: DeclarationID) -> Reached {
    let run = makeRun(of: preview)
    // A preview that fails while it is drawn is reported when it is drawn by itself.
    if (try? run.show(preview: preview)) != nil { _ = try? run.render() }
    return run.reached
  }

  func run(_ scenario: DeclaredScenario, snapshots folder: String) -> ScenarioResult {
    var result = ScenarioResult(scenario)
    let run = makeRun(of: scenario.declaration)
    play(scenario, on: run, snapshots: folder, &result)
    result.reached = run.reached
    return result
  }

  private func play(
    _ scenario: DeclaredScenario, on run: ScreenRun, snapshots folder: String, _ result: inout ScenarioResult
  ) {
    do {
      try run.launch(scenario)
      _ = try run.render()
    } catch {
      result.failures.append(failure(error, at: scenario.location, step: nil, run))
      return
    }
    for declared in scenario.steps {
      var words = declared.kind.form.word
      do {
        let (step, code) = try run.resolve(declared)
        words = step.words
        let outcome = try run.perform(step, code: code)
        if step.kind == .snapshot { try take(step, declared, in: folder, run, &result) }
        result.steps.append(record(outcome, declared))
      } catch {
        result.failures.append(failure(error, at: declared.location, step: words, run))
        return
      }
    }
  }

  private func record(_ outcome: StepOutcome, _ declared: DeclaredScenario.Step)
    -> ScenarioResult.StepRecord
  {
    ScenarioResult.StepRecord(
      step: outcome.step, location: declared.location, writes: outcome.writes.map(\.description),
      effects: outcome.effects.map { "\($0.kind) \($0.text)" },
      redraws: options.tracesRedraws ? StepRedraw.all(outcome, in: flow, maker.compilation) : [],
      page: outcome.page)
  }

  private func take(
    _ step: ScenarioStep, _ declared: DeclaredScenario.Step, in folder: String, _ run: ScreenRun,
    _ result: inout ScenarioResult
  ) throws {
    let base = "\(folder)/\(SnapshotFolder.fileName(step[.name] ?? ""))"
    if result.snapshots.contains(where: { $0.path == base + ".txt" }) {
      throw StepFault(
        .refused, "This scenario has a snapshot `\(step[.name] ?? "")` already.",
        "Each has a name of its own.")
    }
    let tree = try run.render()
    let text = AccessibilityTree.text(of: tree) + [0x0A] + maker.bytes(tree, .text, title: run.topmostPage)
    func add(_ ending: String, _ bytes: [UInt8]) {
      result.snapshots.append(
        ScenarioResult.Snapshot(
          path: "\(base).\(ending)", bytes: bytes, location: declared.location, step: step.words))
    }
    add("txt", text)
    for format in options.formats where format == .html {
      add(format.fileExtension, maker.bytes(tree, format, title: run.topmostPage))
    }
  }

  private func failure(_ error: any Error, at location: SourceLocation, step: String?, _ run: ScreenRun)
    -> ScenarioResult.Failure
  {
    let page = run.hasPage ? String(decoding: maker.bytes(run.tree, .text, title: ""), as: UTF8.self) : ""
    switch error {
    case let fault as StepFault:
      return ScenarioResult.Failure(
        location: location, step: step, message: fault.message, help: fault.help, fault: nil, page: page)
    case let fault as RuntimeFault:
      return ScenarioResult.Failure(
        location: location, step: step, message: fault.message,
        help: RuleCatalog.rule(fault.rule)?.repair, fault: fault.location.map { (fault.rule, $0) }, page: page
      )
    default:
      return ScenarioResult.Failure(
        location: location, step: step, message: "\(error)", help: nil, fault: nil, page: page)
    }
  }
}
