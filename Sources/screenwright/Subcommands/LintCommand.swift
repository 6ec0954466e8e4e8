import ArgumentParser
import ScreenCompiler
import SourceModel

/// `screenwright lint`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: Screenwright.name,
    abstract: "Check screens and print what is wrong.",
    discussion:
      "Exit status: 0 nothing at or above the failing severity, 1 something found, 2 it could not run.")

  @Argument(
    help: "Folders or files; the current folder unless given. Files are checked as part of their package.")
  var paths: [String] = []

  @OptionGroup var findings: FindingOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The severity from which the exit status is 1: error, warning or note.")
  var failOn: FailingSeverity = .error

  @Option(name: .customLong("max-warnings"), help: "The exit status is 1 where there are more warnings.")
  var maxWarnings: Int?

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp("Replace model data; repeatable.", valueName: "Type.property=file.json"))
  var data: [DataReplacement] = []

  @Option(help: ArgumentHelp("Report only findings that this file does not know.", valueName: "file"))
  var baseline: String?

  @Flag(name: .customLong("update-baseline"), help: "Write all findings into the baseline.")
  var updateBaseline = false

  @Flag(help: "Print how long each phase takes, to standard error.")
  var timings = false

  @Flag(help: "Apply safe fixes.")
  var fix = false

  @Flag(help: "With --fix, also apply suggested fixes.")
  var unsafe = false

  @Flag(name: .customLong("dry-run"), help: "With --fix, print the changes instead of making them.")
  var dryRun = false

  func validate() throws {
    if unsafe && !fix { throw ValidationError("--unsafe goes with --fix.") }
    if dryRun && !fix { throw ValidationError("--dry-run goes with --fix.") }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes 0 or more.") }
    if updateBaseline && baseline == nil {
      throw ValidationError("--update-baseline goes with --baseline FILE.")
    }
  }

  func run() throws {
    var printer = FindingPrinter(findings)
    let targets = try LintTargets(paths)
    var compilations = try targets.packages.map { try compile($0) }
    if dryRun { return }
    LintTargets.tellOnce(&compilations)
    if let baseline, updateBaseline {
      let text = Baseline.text(compilations)
      try FileSystem.write(Array(text.utf8), to: baseline)
      let count = compilations.reduce(0) { $0 + $1.diagnostics.count }
      Console.report("Wrote \(count) finding\(count == 1 ? "" : "s") to \(baseline).\n")
      return
    }
    var known = try baseline.map { path in
      guard FileSystem.exists(path) else {
        throw UsageError("there is no baseline \(path); with --update-baseline it is made")
      }
      return Baseline(path: path, bytes: try FileSystem.read(path))
    }
    for index in compilations.indices {
      if let new = known?.new(compilations[index]) { compilations[index].diagnostics = new }
      let (shown, count) = targets.selected(index, compilations[index])
      printer.add(
        shown, files: compilations[index].files, checked: count,
        program: compilations[index].model.program)
    }
    let isComplete = printer.counts.errors == 0
    if let report = known?.report(isComplete: isComplete) {
      printer.add(report.diagnostics, files: report.files, checked: 0)
    }
    try printer.finish()
    let tooMany = maxWarnings.map { printer.counts.warnings > $0 } ?? false
    if printer.counts.reaches(failOn.severity) || tooMany { throw ExitCode(1) }
  }

  /// The package, after its fixes where they are wanted.
  private func compile(_ package: PackageLocation) throws -> Compilation {
    let overrides = data.map(\.entry)
    var clock = PhaseClock(isOn: timings)
    let compilation = try Compiler.compile(package, overrides: overrides) { clock.ended($0) }
    Console.keep(compilation.model)
    guard fix else { return compilation }
    let result = try FixApplier.apply(compilation, unsafe: unsafe, overrides: overrides, dryRun: dryRun)
    if dryRun {
      Console.write(result.difference)
    } else if result.fixes > 0 {
      Console.report("Applied \(result.fixes) fix\(result.fixes == 1 ? "" : "es").\n")
    }
    return result.compilation
  }
}
