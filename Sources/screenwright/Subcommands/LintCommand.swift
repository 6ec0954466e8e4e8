import ArgumentParser
import ScreenCompiler
import SourceModel

/// `screenwright lint`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check screens and print what is wrong.",
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

  @Flag(help: "Apply safe fixes.")
  var fix = false

  @Flag(help: "With --fix, also apply suggested fixes.")
  var unsafe = false

  @Flag(name: .customLong("dry-run"), help: "With --fix, print the changes instead of making them.")
  var dryRun = false

  func validate() throws {
    if unsafe && !fix { throw ValidationError("--unsafe goes with --fix.") }
    if dryRun && !fix { throw ValidationError("--dry-run goes with --fix.") }
  }

  func run() throws {
    var printer = FindingPrinter(findings)
    for path in paths.isEmpty ? [nil] : paths.map(Optional.some) {
      for package in try PackageLocator.locate(path) {
        try lint(package, only: path, &printer)
      }
    }
    if dryRun { return }
    printer.finish()
    let tooMany = maxWarnings.map { printer.counts.warnings > $0 } ?? false
    if printer.counts.reaches(failOn.severity) || tooMany { throw ExitCode(1) }
  }

  private func lint(_ package: PackageLocation, only path: String?, _ printer: inout FindingPrinter) throws {
    let overrides = data.map(\.entry)
    var compilation = try Compiler.compile(package, overrides: overrides)
    if fix {
      let result = try FixApplier.apply(compilation, unsafe: unsafe, overrides: overrides, dryRun: dryRun)
      if dryRun {
        Console.print(result.difference)
        return
      }
      compilation = result.compilation
      if result.fixes > 0 { Console.report("Applied \(result.fixes) fix\(result.fixes == 1 ? "" : "es").\n") }
    }
    let (shown, count) = selected(compilation, path)
    printer.add(shown, files: compilation.files, checked: count)
  }

  /// The findings of one file where the path names one; all of a package else.
  private func selected(_ compilation: Compilation, _ path: String?) -> ([Diagnostic], Int) {
    guard let path, !FileSystem.isFolder(path), let real = FileSystem.real(path) else {
      return (compilation.diagnostics, compilation.package.files.count)
    }
    let package = compilation.package
    let wanted = package.files.firstIndex { FileSystem.real(FileSystem.join(package.root, $0)) == real }
    return (compilation.diagnostics.filter { Int($0.location.file.index) == wanted }, wanted == nil ? 0 : 1)
  }
}
