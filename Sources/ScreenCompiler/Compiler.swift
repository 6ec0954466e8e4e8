import ModelData
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import SourceModel

/// What compiling one package gives: the model that later phases work on, and every finding.
public struct Compilation {
  /// Where the package is.
  public var package: PackageLocation
  /// Declarations, types, bodies.
  public var model: SemanticModel
  /// The flow of data through the bodies.
  public var graph: DataFlowGraph
  /// The decoded model data.
  public var data: ModelStore
  /// The files in the order of their ids: screens, then model data, then settings.
  public var files: SourceFiles
  /// Findings of all phases and rules, in file order.
  public var diagnostics: [Diagnostic]
  /// Errors that comments or settings silence, and that leave code without meaning. Linting keeps silent about them;
  /// drawing does not.
  public var silenced: [Diagnostic]
  /// What the rule in question found and does not report, and why.
  public var leftOut: [LeftOut]
  /// What the stages gave, where it is kept for an update.
  var stages: LintedPackage?

  /// True for the settings of the package, or of the workspace around it.
  public func isSettings(_ file: FileID) -> Bool {
    let name = PackageLocator.settingsName
    guard files.indices.contains(file) else { return false }
    let path = files.path(file)
    return path == name || path.hasSuffix("/" + name)
  }

  /// What is reported before drawing: also silenced errors of code without meaning.
  public var drawingFindings: [Diagnostic] {
    diagnostics.filter { told in
      !silenced.contains { $0.rule == told.rule && $0.location == told.location }
    } + silenced
  }

  /// The errors for which nothing may be drawn.
  public var drawingErrors: [Diagnostic] { drawingFindings.filter { $0.severity == .error } }
}

/// A package whose files are read, and whose declarations know each other.
public struct ParsedPackage {
  /// Where the package is.
  public let package: PackageLocation
  /// Its declarations.
  public let program: Program
  /// What was read of each file, where it is kept for an update.
  let files: [ParsedFile]?
  /// What is wrong with files and headers.
  let diagnostics: [Diagnostic]
  /// What linking finds wrong with headers.
  let faults: [Diagnostic]
}

/// A package whose bodies are checked, and whose data flow is known.
public struct CheckedPackage {
  let parsed: ParsedPackage
  /// Where the package is.
  public var package: PackageLocation { parsed.package }
  /// Declarations, types, bodies.
  public let model: SemanticModel
  /// The flow of data through the bodies.
  public let graph: DataFlowGraph
  /// What is wrong with files, headers and bodies.
  let diagnostics: [Diagnostic]
  /// What is not reported, as files cannot be read.
  let leftOut: [LeftOut]
}

/// A checked package with its model data.
public struct LoadedPackage {
  let checked: CheckedPackage
  /// Answers about the graph that several rules share; nil where no rule was to be asked.
  let facts: PackageFacts?
  /// The decoded model data.
  public let data: ModelStore
  /// What is wrong with the data.
  let diagnostics: [Diagnostic]
}

/// A package that rules were asked about; what they suspect is still to be proved.
public struct LintedPackage {
  var parsed: ParsedPackage { loaded.checked.parsed }
  let loaded: LoadedPackage
  let options: LintOptions
  let answers: Linter.Answers
}

/// A compilation of a package that goes on from an earlier one and leaves what a later one can go on from.
public struct PackageUpdate {
  /// What the stages gave before; nil the first time.
  let earlier: EarlierPackage?
  /// The files that may have changed since, by their paths from the package's root.
  let changed: Set<String>

  /// An update of what was compiled in an update before; nil the first time.
  package init(of earlier: Compilation?, changed: Set<String>) {
    self.init(of: earlier.flatMap { EarlierPackage($0) }, changed: changed)
  }

  init(of earlier: EarlierPackage?, changed: Set<String>) {
    self.earlier = earlier
    self.changed = changed
  }
}

/// The spine: bytes to findings, one stage after the other. Each takes the value of the one before and gives a new one,
/// together with what is wrong; a user's mistake is never thrown. In an update a stage also takes what it gave before, and
/// uses again what still holds of it; the result is the same.
public enum Compiler {
  /// Runs all stages. `overrides` replace model data; `scope` says which rules are asked; of `rule` the result also keeps what
  /// is not reported, and why; `phase` is called with the name of each stage when it ends. Throws `FileError` for a screen that
  /// cannot be read, and `CancellationError` once `isWanted` says no, which it then always does: files not yet checked and rules
  /// not yet asked are left out.
  public static func compile(
    _ package: PackageLocation, overrides: [ModelStore.Override] = [], scope: Linter.Scope = .everything,
    about rule: RuleID? = nil, updating update: PackageUpdate? = nil,
    phase: (String) -> Void = { _ in }, isWanted: @Sendable () -> Bool = { true }
  ) throws -> Compilation {
    func ended(_ stage: String) throws {
      if !isWanted() { throw CancellationError() }
      phase(stage)
    }
    let parsed = try parse(package, updating: update, phase: ended)
    let checked = try check(parsed, after: update?.earlier?.check, phase: ended, isWanted: isWanted)
    let loaded = load(checked, overrides: overrides, for: scope)
    try ended("data")
    let linted = lint(loaded, scope, about: rule, isWanted: isWanted)
    if !isWanted() { throw CancellationError() }
    var compilation = prove(linted)
    if update != nil { compilation.stages = linted }
    try ended("rules")
    return compilation
  }

  /// What compiling gives with all rules, of what was compiled in an update with a narrower scope; the stages before are not
  /// done again.
  package static func askingAllRules(_ compilation: Compilation) -> Compilation {
    guard let stages = compilation.stages else { return compilation }
    let linted = lint(stages.loaded)
    var whole = prove(linted)
    whole.stages = linted
    return whole
  }

  /// Reads the files of a package, collects their declarations and links them. Throws `FileError`.
  public static func parse(
    _ package: PackageLocation, updating update: PackageUpdate? = nil,
    phase: (String) throws -> Void = { _ in }
  ) throws -> ParsedPackage {
    SemanticChecker.prepare()
    let files = try SourceReading.read(package, update)
    try phase("read")
    let (program, faults) = link(files, package, updating: update)
    try phase("link")
    return ParsedPackage(
      package: package, program: program, files: update == nil ? nil : files,
      diagnostics: program.files.flatMap(\.diagnostics) + faults, faults: faults)
  }

  /// Links the files of a package; what was resolved before an update holds where all declare the same.
  private static func link(
    _ files: consuming [ParsedFile], _ package: PackageLocation, updating update: PackageUpdate?
  ) -> (program: Program, faults: [Diagnostic]) {
    if let earlier = update?.earlier?.parsed, let before = earlier.files,
      earlier.package.hasSameFiles(as: package)
    {
      let changed = files.indices.filter { files[$0].store !== before[$0].store }
      return relink(changed.map { (FileID($0), files[$0]) }, of: earlier, before)
    }
    return Linker.link(files, modules: package.modules, assets: package.assetSymbols)
  }

  /// The files of a package that changed since an earlier reading, read again, with what was read then; nil where files came or
  /// went. Throws `FileError`.
  static func readAgain(
    _ package: PackageLocation, after earlier: ParsedPackage, _ changed: Set<String>
  ) throws -> (files: [(id: FileID, file: ParsedFile)], before: [ParsedFile])? {
    guard let before = earlier.files, earlier.package.hasSameFiles(as: package) else { return nil }
    let changed = package.screens(among: changed)
    return (Array(zip(changed, try SourceReading.read(changed, of: package))), before)
  }

  /// Links a package of which some files were read again, and none came or went since `before`. Costs linking all where what
  /// they declare may be something else.
  private static func relink(
    _ changed: [(id: FileID, file: ParsedFile)], of earlier: ParsedPackage, _ before: [ParsedFile]
  ) -> (program: Program, faults: [Diagnostic]) {
    if earlier.faults.isEmpty, let program = Linker.relink(changed, after: earlier.program, of: before) {
      return (program, [])
    }
    return link(changed, of: earlier, before)
  }

  /// Links all of a package of which some files were read again.
  static func link(
    _ changed: [(id: FileID, file: ParsedFile)], of earlier: ParsedPackage, _ before: [ParsedFile]
  ) -> (program: Program, faults: [Diagnostic]) {
    var files = before
    for (id, file) in changed { files[id.position] = file }
    return Linker.link(
      files, modules: earlier.package.modules, assets: earlier.package.assetSymbols)
  }

  /// Checks the bodies of a package, and finds how its data flow. Once `isWanted` says no, files not yet checked are left out:
  /// then `phase` is to throw.
  public static func check(
    _ parsed: ParsedPackage, after earlier: EarlierCheck? = nil, phase: (String) throws -> Void = { _ in },
    isWanted: @Sendable () -> Bool = { true }
  ) rethrows -> CheckedPackage {
    let model = SemanticChecker.check(parsed.program, walksFlow: true, after: earlier, isWanted: isWanted)
    try phase("check")
    let graph = DataFlowGraph(model, keepsWalk: parsed.files != nil)
    try phase("graph")
    let (diagnostics, leftOut) = Verdict.admit(
      parsed.diagnostics + model.files.diagnostics, parsed.program.files)
    return CheckedPackage(
      parsed: parsed, model: model, graph: graph, diagnostics: diagnostics, leftOut: leftOut)
  }

  /// Reads the model data of a package; `overrides` replace some of it; `scope` says which rules will be asked about it.
  public static func load(
    _ checked: CheckedPackage, overrides: [ModelStore.Override] = [], for scope: Linter.Scope = .everything
  ) -> LoadedPackage {
    let (package, model, graph) = (checked.package, checked.model, checked.graph)
    @Sendable func read() -> (ModelStore, [Diagnostic]) {
      ModelStore.load(
        model.program, model: model, graph, overrides: overrides, folders: package.dataFolders,
        catalogues: package.catalogues,
        pictures: package.knownPictures, ownFiles: package.ownFiles,
        read: { package.readData($0, overrides) })
    }
    func loaded(_ facts: PackageFacts?, _ data: ModelStore, _ faults: [Diagnostic]) -> LoadedPackage {
      LoadedPackage(
        checked: checked, facts: facts, data: data, diagnostics: DataReaders.name(faults, in: model))
    }
    if scope == .noRule {
      let (data, faults) = read()
      return loaded(nil, data, faults)
    }
    // What model data lacks tells nothing about the code, so that both are looked at side by side.
    let (facts, (data, faults)) = PackageFacts.find(model, graph, checked.diagnostics, beside: read)
    return loaded(facts, data, faults)
  }

  /// Asks the rules of a scope about a package; once `isWanted` says no the rest is left out.
  public static func lint(
    _ loaded: LoadedPackage, _ scope: Linter.Scope = .everything, about rule: RuleID? = nil,
    isWanted: @Sendable () -> Bool = { true }
  ) -> LintedPackage {
    let checked = loaded.checked
    var options = checked.package.lintOptions
    options.dataPaths = loaded.data.paths
    options.questioned = rule
    let answers = Linter.ask(
      checked.model, checked.graph,
      loaded.facts ?? PackageFacts.find(checked.model, checked.graph, checked.diagnostics, beside: {}).0,
      phaseDiagnostics: checked.diagnostics + loaded.diagnostics, options: options, scope: scope,
      isWanted: isWanted)
    return LintedPackage(loaded: loaded, options: options, answers: answers)
  }

  /// Runs the screens of which something is suspected, within bounds, and decides what is reported.
  public static func prove(_ linted: LintedPackage) -> Compilation {
    let (checked, data) = (linted.loaded.checked, linted.loaded.data)
    let (package, model, graph) = (checked.package, checked.model, checked.graph)
    let verdict = Verdict(
      on: linted.answers, model, graph, options: linted.options,
      prover: ScreenProver(model: model, graph: graph, data: data))
    let files = model.program.files
    let (settingFiles, settingFaults, silentFaults) = package.settingFaults(
      after: files.count + data.files.count, linted.options)
    return Compilation(
      package: package, model: model, graph: graph, data: data,
      files: SourceFiles(model.program, and: data.files + settingFiles),
      diagnostics: verdict.told + settingFaults, silenced: verdict.silenced,
      leftOut: linted.options.questioned.map { rule in
        checked.leftOut.filter { $0.finding.rule == rule } + verdict.leftOut + silentFaults
      } ?? [])
  }
}
