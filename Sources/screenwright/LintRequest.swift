import ArgumentParser
import ModelData
import ScreenCompiler
import ScreenRuntime
import SourceModel

/// What `lint` is asked for, however it was read.
struct LintRequest {
  /// Folders or files; the current folder where there are none.
  var paths: [String] = []
  /// The reports that are wanted.
  var reports = WantedReports()
  /// The severity from which the exit status is 1.
  var failOn = Severity.error
  /// How many warnings there may be; nil for any number.
  var maxWarnings: Int?
  /// Model data that is replaced.
  var overrides: [ModelStore.Override] = []
  /// A file of findings that are not reported.
  var baseline: String?
  /// True where all findings are written into the baseline.
  var updatesBaseline = false
  /// True where the times of the phases are told.
  var timings = false
  /// Which fixes are made; nil for none.
  var fixes: Fixes?

  /// How fixes are made.
  struct Fixes {
    /// True where suggested fixes are made, too.
    var unsafe: Bool
    /// True where changes are printed in place of being made.
    var dryRun: Bool
  }

  /// A request for defaults.
  init() {}

  /// The request of a plain call such as `lint` or `lint Screens`; nil where there are options. Nearly all calls from
  /// editors and scripts are plain, and reading them here takes no time, where the parser of options takes as long as
  /// linting a screen.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == LintCommand.name, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    paths = Array(arguments.dropFirst())
  }

  /// Lints and reports. Throws `ExitCode` where something was found.
  func run() throws {
    var printer = FindingPrinter(reports)
    let targets = try LintTargets(paths)
    var compilations = try targets.packages.map { try compile($0) }
    try ModelStore.Override.check(overrides, in: compilations)
    if fixes?.dryRun == true { return }
    LintTargets.tellOnce(&compilations)
    if let baseline, updatesBaseline {
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
    if printer.counts.reaches(failOn) || tooMany { throw ExitCode(1) }
  }

  /// Ends the command where a file is not what it was when it was checked.
  @Sendable private static func refuse(_ path: String) -> Never {
    Console.fail("\(path) was changed while it was checked; run the command again")
  }

  /// The package, after its fixes where they are wanted.
  private func compile(_ package: PackageLocation) throws -> Compilation {
    var clock = PhaseClock(isOn: timings)
    let compilation = try Compiler.compile(
      package, overrides: overrides, phase: { clock.ended($0) }, changed: fixes == nil ? Self.refuse : nil)
    Console.keep(compilation.model)
    Console.keep(compilation.graph)
    Console.keep(compilation.data)
    guard let fixes else { return compilation }
    let result = try FixApplier.apply(
      compilation, unsafe: fixes.unsafe, overrides: overrides, dryRun: fixes.dryRun)
    if fixes.dryRun {
      Console.write(result.difference)
    } else if result.fixes > 0 {
      Console.report("Applied \(result.fixes) fix\(result.fixes == 1 ? "" : "es").\n")
    }
    return result.compilation
  }
}
