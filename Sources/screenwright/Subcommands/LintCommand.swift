import ArgumentParser
import ScreenCompiler

/// `screenwright lint`
struct LintCommand: ParsableCommand {
  static let name = "lint"

  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: Screenwright.name,
    abstract: "Check screens and print what is wrong.",
    discussion:
      "Exit status: 0 nothing at or above the failing severity, 1 something found, 2 it could not run.")

  @Argument(
    help: "Folders or files; the current folder unless given. Files are checked as part of their package.")
  var paths: [String] = []

  @OptionGroup var findings: FindingOptions
  @OptionGroup var access: AccessOptions
  @OptionGroup var dependencies: DependencyOptions

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

  @Option(help: "The platform that is checked, as `<If os>` names it: iOS, macOS or web.")
  var platform: PlatformChoice = .iOS

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

  @Flag(
    name: .customLong("dry-run"),
    help: "With --fix, print the changes instead of making them, and on standard error what they leave.")
  var dryRun = false

  func validate() throws {
    if unsafe && !fix { throw ValidationError("--unsafe goes with --fix.") }
    if fix && !dependencies.files.isEmpty {
      throw ValidationError("--fix may change dependencies, too: leave out --dependency.")
    }
    if dryRun && !fix { throw ValidationError("--dry-run goes with --fix.") }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes 0 or more.") }
    if updateBaseline && baseline == nil {
      throw ValidationError("--update-baseline goes with --baseline FILE.")
    }
  }

  func run() throws {
    var request = LintRequest()
    request.paths = paths
    request.reports = findings.reports
    request.failOn = failOn.severity
    request.maxWarnings = maxWarnings
    request.overrides = data.map(\.entry)
    request.allowed = access.paths
    request.interfaces = try dependencies.interfaces
    request.platform = platform
    request.baseline = baseline
    request.updatesBaseline = updateBaseline
    request.timings = timings
    request.fixes = fix ? LintRequest.Fixes(unsafe: unsafe, dryRun: dryRun) : nil
    try request.run()
  }
}
