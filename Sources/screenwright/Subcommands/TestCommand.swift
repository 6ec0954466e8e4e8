import ArgumentParser
import ModelData
import ScreenCompiler
import ScreenRuntime
import SourceModel

extension TestFormat: ExpressibleByArgument {}

/// `screenwright test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", _superCommandName: Screenwright.name,
    abstract: "Run scenarios and compare their snapshots.",
    discussion: """
      Exit status: 0 all passed, 1 some failed or the package has errors, 2 it could not run.
      Snapshots are Snapshots/<scenario>/<name>.txt in the package; --update writes them.
      """)

  @Argument(
    help: "Folders or files; the current folder unless given. Of a file only its own scenarios are run.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Run only scenarios whose name, or screen, holds this text.", valueName: "text"),
    completion: NameCompletion.scenariosAndScreens)
  var filter: String?

  @Flag(help: "Write the snapshots that differ or are not there yet.")
  var update = false

  @Option(help: "Keep snapshots in this form, too: html.")
  var snapshot: SnapshotChoice?

  @Option(help: "How the outcome is reported: text, json, junit or github.")
  var format: TestFormat = .text

  @Flag(help: "Tell of each step what it wrote, which views are made anew and why, and its effects.")
  var trace = false

  @Flag(help: "Tell what neither a preview nor a scenario reached.")
  var coverage = false

  @Option(
    name: .customLong("min-coverage"),
    help: ArgumentHelp("The exit status is 1 where less than this many per cent are reached.", valueName: "n")
  )
  var minCoverage: Double?

  @Option(help: "Colours of findings: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto

  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var access: AccessOptions
  @OptionGroup var watching: WatchOptions

  func validate() throws {
    try watching.validate(without: [("--update", update)])
    if let minCoverage, !(0...100).contains(minCoverage) {
      throw ValidationError("--min-coverage takes a number of per cent from 0 to 100.")
    }
  }

  func run() throws {
    guard watching.isOn else { return try test(nil) }
    let targets = try LintTargets(paths, allowed: access.paths)
    try Watching().run(targets.packages, excepted: []) { try test($0) }
  }

  /// Compiles and runs scenarios; what was compiled before is gone on from where it is kept.
  private func test(_ repeated: RepeatedCompilation?) throws {
    let targets = try LintTargets(paths, allowed: access.paths)
    let overrides = drawing.data.map(\.entry)
    let compilations = try targets.packages.map {
      let package = $0.compiled(for: "\(drawing.platform)")
      return try repeated?.compile(package, overrides: overrides, scope: .errors)
        ?? Compiler.compile(package, overrides: overrides, scope: .errors)
    }
    try ModelStore.Override.check(overrides, in: compilations)
    var printer = FindingPrinter(WantedReports(targets: [ReportTarget(findingFormat)], color: color))
    for compilation in compilations {
      printer.add(
        compilation.drawingErrors, files: compilation.files, checked: compilation.package.files.count)
    }
    if printer.counts.errors > 0 {
      try printer.finish()
      throw ExitCode(1)
    }
    var options = ScenarioRunner.Options()
    let width = options.page.width
    options.page = try drawing.pageOptions()
    if drawing.width == nil, drawing.device == nil { options.page.width = width }
    options.filter = filter
    options.tracesRedraws = trace
    options.measuresCoverage = coverage || minCoverage != nil
    options.formats = snapshot == .html ? [.html] : []
    try test(compilations, targets, options)
  }

  /// The form in which the errors of a package are reported, the nearest to that of the outcome.
  private var findingFormat: ReportFormat {
    switch format {
    case .text: .text
    case .json: .json
    case .junit: .junit
    case .github: .github
    }
  }

  private func test(
    _ compilations: [Compilation], _ targets: LintTargets, _ options: ScenarioRunner.Options
  ) throws {
    var parts: [TestPart] = []
    var names: [String] = []
    var told = ""
    for (index, compilation) in compilations.enumerated() {
      let files = targets.wantedFiles(index, compilation)
      let runner = ScenarioRunner(compilation, options: options, files: files)
      names += runner.names
      let progress = Progress("scenarios", of: runner.scenarios.count)
      var results = try runner.run { progress.advance() }
      progress.end()
      let folder = try SnapshotFolder(compilation.package)
      if update {
        let changed = try folder.update(results)
        for path in changed { told += "Wrote \(path).\n" }
      } else {
        try folder.compare(&results)
      }
      if filter == nil, files == nil {
        for path in try folder.stale(results) {
          told += "note: no Snapshot of a scenario is kept in \(path) any more; it can be removed.\n"
        }
      }
      let coverage = options.measuresCoverage ? try ScenarioCoverage(runner, results) : nil
      parts.append(TestPart(results, coverage: coverage, of: compilation))
    }
    if let filter, parts.allSatisfy({ $0.results.isEmpty }), !names.isEmpty {
      let near = Suggestion.nearest(to: filter, among: names).map { "; did you mean \($0)?" }
      throw UsageError("no scenario's name or screen holds `\(filter)`\(near ?? "")")
    }
    let report = TestReport(parts, traces: trace)
    Console.print(report.text(format))
    Console.report(VisibleText.line(report.sentence) + "\n" + told)
    var isFailed = report.counts.failed > 0
    if options.measuresCoverage {
      let (reached, all) = parts.reduce((0, 0)) {
        ($0.0 + ($1.coverage?.reached ?? 0), $0.1 + ($1.coverage?.count ?? 0))
      }
      let share = all == 0 ? 100 : Double(reached) * 100 / Double(all)
      Console.report("\(reached) of \(all) reached (\(Int(share)) %).\n")
      if let minCoverage, share < minCoverage {
        Console.report("That is less than the \(minCoverage) % that --min-coverage asks for.\n")
        isFailed = true
      }
    }
    if isFailed { throw ExitCode(1) }
  }
}

/// A form in which snapshots are kept besides the text.
enum SnapshotChoice: String, ExpressibleByArgument, CaseIterable { case html }
