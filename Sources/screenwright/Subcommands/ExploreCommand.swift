import ArgumentParser
import ModelData
import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

extension ExplorationFormat: ExpressibleByArgument {}

/// `screenwright explore`
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", _superCommandName: Screenwright.name,
    abstract: "Try everything that somebody can do, step by step, and tell what goes wrong.",
    discussion: """
      Walks the states that can be reached from the App, or from a screen, the nearest first, and each once.
      Tells faults, loops, presentations and pages that cannot be left, and more, each with the steps that lead there.
      Exit status: 0 nothing found, 1 something was or the package has errors, 2 it could not run.
      """)

  @ArgumentParser.Argument(
    help:
      "The Screen or View to begin with, or Member/Screen in a workspace; what the App shows unless given.",
    completion: NameCompletion.screensAndFolders)
  var screen: String?

  @ArgumentParser.Argument(help: "The package or workspace; the current folder unless given.")
  var path: String?

  @Option(help: "The most steps on the way to a state.")
  var steps = 6

  @Option(help: "The most states.")
  var states = 100_000

  @Option(help: "How the outcome is reported: text or json.")
  var format: ExplorationFormat = .text

  @Option(
    help: ArgumentHelp("Set a state before the first step; repeatable.", valueName: "name=value"),
    completion: NameCompletion.states)
  var set: [NamedArgument] = []

  @Option(
    help: ArgumentHelp("Pass a parameter of the screen; repeatable.", valueName: "name=value"),
    completion: NameCompletion.parameters)
  var with: [NamedArgument] = []

  @Option(help: "Colours of findings: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var access: AccessOptions

  func validate() throws {
    if steps < 0 { throw ValidationError("--steps takes a number of steps, 0 or more.") }
    if states < 1 { throw ValidationError("--states takes a number of states, 1 or more.") }
  }

  func run() throws {
    let (name, folder) = place()
    if name == nil, !with.isEmpty {
      throw ValidationError("--with passes parameters to a screen: name one.")
    }
    let packages = try PackageLocator.locate(folder, allowed: access.paths)
    let overrides = drawing.data.map(\.entry)
    let compilations = try packages.map {
      try Compiler.compile($0.compiled(for: "\(drawing.platform)"), overrides: overrides, scope: .errors)
    }
    try ModelStore.Override.check(overrides, in: compilations)
    let (compilation, declaration) = try find(name, in: compilations)
    let errors = compilation.drawingErrors
    if !errors.isEmpty {
      try request.stop(errors, compilation.files, checked: compilation.package.files.count)
    }
    var options = Explorer.Options()
    options.screen = declaration
    options.steps = steps
    options.states = states
    options.request.states = set.map { ($0.name, $0.value) }
    options.request.parameters = with.map { ($0.name, $0.value) }
    options.page = try drawing.pageOptions()
    let clock = ContinuousClock()
    let began = clock.now
    let exploration: Exploration
    do {
      let progress = Progress("states:")
      defer { progress.end() }
      exploration = try Explorer(compilation, options: options).run { progress.reached($0) }
    } catch let fault as PageFault {
      return try request.stop(fault.diagnostics, fault.files, checked: compilation.package.files.count)
    }
    let taken = began.duration(to: clock.now)
    var report = ExplorationReport(exploration, of: compilation)
    Console.print(report.text(format))
    tell(exploration, taken)
    if !exploration.findings.isEmpty { throw ExitCode(1) }
  }

  /// One argument is a package where there is such a folder, or where it is a path.
  private func place() -> (screen: String?, path: String?) {
    guard path == nil, let screen else { return (screen, path) }
    return FileSystem.isFolder(screen) ? (nil, screen) : (screen, nil)
  }

  /// Finds screens and reports findings as `render` does.
  private var request: RenderRequest {
    var request = RenderRequest()
    request.reports = WantedReports(targets: [ReportTarget(format == .json ? .json : .text)], color: color)
    return request
  }

  private func find(_ name: String?, in compilations: [Compilation]) throws -> (Compilation, DeclarationID) {
    if let name { return try request.find(name, in: compilations) }
    let apps = compilations.filter { !$0.model.program.app.isNone }
    if let only = apps.first, apps.count == 1 { return (only, .none) }
    if let broken = compilations.first(where: { !$0.drawingErrors.isEmpty }), apps.isEmpty {
      return (broken, .none)
    }
    if apps.isEmpty { throw UsageError("there is no App to begin with; name a screen") }
    throw UsageError(
      "there are several Apps; name the package of one: \(apps.map(\.package.root).joined(separator: ", "))")
  }

  /// What differs from run to run, and the summary, go to standard error.
  private func tell(_ exploration: Exploration, _ taken: Duration) {
    let seconds = max(1e-6, Double(taken.components.seconds) + Double(taken.components.attoseconds) * 1e-18)
    func rate(_ count: Int) -> Int { Int(Double(count) / seconds) }
    let share = exploration.count == 0 ? 100 : exploration.reached * 100 / exploration.count
    let found = exploration.findings.count
    Console.report("\(found == 0 ? "Nothing" : "\(found)") found. ")
    Console.report("\(exploration.reached) of \(exploration.count) reached (\(share) %). ")
    Console.report(
      "\(exploration.states) states, \(exploration.tried) steps tried; "
        + "\(rate(exploration.states)) states and \(rate(exploration.tried)) steps a second.\n")
    if exploration.unconfirmed > 0 {
      Console.report(
        "note: \(exploration.unconfirmed) more could not be confirmed by doing their steps again, and are not told.\n"
      )
    }
  }
}
