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
    help:
      "Folders or files; the current folder unless given. Files are checked as part of their package; - is standard input.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var findings: FindingOptions
  @OptionGroup var access: AccessOptions
  @OptionGroup var dependencies: DependencyOptions
  @OptionGroup var watching: WatchOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The severity from which the exit status is 1: error, warning or note.")
  var failOn: FailingSeverity = .error

  @Option(name: .customLong("max-warnings"), help: "The exit status is 1 where there are more warnings.")
  var maxWarnings: Int?

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp("Replace model data; repeatable.", valueName: "Type.property=file.json"),
    completion: NameCompletion.replacedData)
  var data: [DataReplacement] = []

  @Option(help: "The platform that is checked, as `<If os>` names it: iOS, macOS or web.")
  var platform: PlatformChoice = .iOS

  @Option(
    help: ArgumentHelp("Report only findings that this file does not know.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(name: .customLong("update-baseline"), help: "Write all findings into the baseline.")
  var updateBaseline = false

  @OptionGroup var input: InputOptions

  @Flag(help: "Print behind the findings what each of their rules means, as `explain` does.")
  var explain = false

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
    if paths.contains("-") {
      if paths.count > 1 { throw ValidationError("`-` is the only path where it is given.") }
      if fix || watching.isOn || updateBaseline {
        throw ValidationError("`-` is checked once: leave out --fix, --watch and --update-baseline.")
      }
    } else if input.name != nil {
      throw ValidationError("--stdin-filename goes with - for standard input.")
    }
    if explain, findings.targets.first(where: { $0.file == nil })?.format != .text {
      throw ValidationError("--explain goes with --format text.")
    }
    if unsafe && !fix { throw ValidationError("--unsafe goes with --fix.") }
    if fix && !dependencies.files.isEmpty {
      throw ValidationError("--fix may change dependencies, too: leave out --dependency.")
    }
    if dryRun && !fix { throw ValidationError("--dry-run goes with --fix.") }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes 0 or more.") }
    if updateBaseline && baseline == nil {
      throw ValidationError("--update-baseline goes with --baseline FILE.")
    }
    try watching.validate(without: [("--fix", fix), ("--update-baseline", updateBaseline)])
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
    request.inputName = input.name
    request.explains = explain
    request.fixes = fix ? LintRequest.Fixes(unsafe: unsafe, dryRun: dryRun) : nil
    if watching.isOn { try request.watch() }
    try request.run()
  }
}
