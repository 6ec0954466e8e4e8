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
  /// The platform that is checked.
  var platform = PlatformChoice.iOS
  /// Folders that packages may reach besides their repositories.
  var allowed: [String] = []
  /// Interfaces that stand for the sources of dependencies.
  var interfaces: [String: PackageInterface] = [:]
  /// A file of findings that are not reported.
  var baseline: String?
  /// True where all findings are written into the baseline.
  var updatesBaseline = false
  /// True where the times of the phases are told.
  var timings = false
  /// The file in whose place standard input is read, where the one path is `-`.
  var inputName: String?
  /// True to print behind findings what their rules mean.
  var explains = false
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

  /// Lints and reports, again and again while files change.
  func watch() throws -> Never {
    let targets = try LintTargets(paths, allowed: allowed, interfaces: interfaces)
    try Watching().run(targets.packages, excepted: reports.targets.compactMap(\.file)) { try run($0) }
  }

  /// Lints and reports; what was compiled before is gone on from where it is kept. Throws `ExitCode` where something was found.
  func run(_ repeated: RepeatedCompilation? = nil) throws {
    var printer = FindingPrinter(reports, stream: fixes?.dryRun == true ? 2 : 1, explains: explains)
    if paths == ["-"] {
      try addInput(to: &printer)
      return try finish(printer)
    }
    let targets = try LintTargets(paths, allowed: allowed, interfaces: interfaces)
    var compilations = try targets.packages.map { try compile($0, repeated) }
    try ModelStore.Override.check(overrides, in: compilations)
    var known = updatesBaseline ? nil : try baseline.map { try Baseline(at: $0) }
    if let fixes { compilations = try apply(fixes, to: compilations, of: targets, but: known) }
    LintTargets.tellOnce(&compilations)
    if let baseline, updatesBaseline {
      let text = Baseline.text(compilations)
      try FileSystem.write(Array(text.utf8), to: baseline)
      let count = compilations.reduce(0) { $0 + $1.diagnostics.count }
      Console.report("Wrote \(count) finding\(count == 1 ? "" : "s") to \(baseline).\n")
      return
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
    try finish(printer)
  }

  /// Checks standard input.
  private func addInput(to printer: inout FindingPrinter) throws {
    let input = try InputPackage(named: inputName, allowed: allowed)
    var compilation = try compile(input.package, nil)
    try ModelStore.Override.check(overrides, in: [compilation])
    var known = try baseline.map { try Baseline(at: $0) }
    if let new = known?.new(compilation) { compilation.diagnostics = new }
    printer.add(
      compilation.diagnostics.filter { compilation.files.path($0.location.file) == input.path },
      files: compilation.files, checked: 1, program: compilation.model.program)
  }

  /// Reports. Throws `ExitCode` where something was found.
  private func finish(_ printer: FindingPrinter) throws {
    try printer.finish()
    let tooMany = maxWarnings.map { printer.counts.warnings > $0 } ?? false
    if printer.counts.reaches(failOn) || tooMany { throw ExitCode(1) }
  }

  private func compile(_ package: PackageLocation, _ repeated: RepeatedCompilation?) throws -> Compilation {
    var clock = PhaseClock(isOn: timings)
    let package = package.compiled(for: platform.rawValue)
    if let repeated {
      return try repeated.compile(package, overrides: overrides, phase: { clock.ended($0) })
    }
    let compilation = try Compiler.compile(package, overrides: overrides, phase: { clock.ended($0) })
    Console.keep(compilation.model)
    Console.keep(compilation.graph)
    Console.keep(compilation.data)
    return compilation
  }

  /// The packages after the fixes of those findings that would be reported.
  private func apply(
    _ fixes: Fixes, to compilations: [Compilation], of targets: LintTargets, but known: Baseline?
  ) throws -> [Compilation] {
    let result = try FixApplier.apply(
      compilations, unsafe: fixes.unsafe, overrides: overrides, dryRun: fixes.dryRun,
      wanted: { compilations in
        var compilations = compilations
        var known = known
        LintTargets.tellOnce(&compilations)
        return compilations.indices.map { index in
          if let new = known?.new(compilations[index]) { compilations[index].diagnostics = new }
          return targets.selected(index, compilations[index]).findings
        }
      })
    if fixes.dryRun { Console.write(result.difference) }
    if result.fixes > 0 {
      Console.report(
        "\(fixes.dryRun ? "Would apply" : "Applied") \(result.fixes) fix\(result.fixes == 1 ? "" : "es").\n")
    }
    return result.compilations
  }
}
