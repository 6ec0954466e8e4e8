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

  /// True for the settings of the package, or of the workspace around it.
  public func isSettings(_ file: FileID) -> Bool {
    let name = PackageLocator.settingsName
    guard files.indices.contains(Int(file.index)) else { return false }
    let path = files.path(Int(file.index))
    return path == name || path.hasSuffix("/" + name)
  }

  /// What is told before drawing: also silenced errors of code without meaning.
  public var drawingFindings: [Diagnostic] {
    diagnostics.filter { told in
      !silenced.contains { $0.rule == told.rule && $0.location == told.location }
    } + silenced
  }

  /// The errors for which nothing may be drawn.
  public var drawingErrors: [Diagnostic] { drawingFindings.filter { $0.severity == .error } }
}

/// The spine: bytes to findings, one phase after the other.
public enum Compiler {
  /// Compiles a package. `overrides` replace model data; `phase` hears the name of each phase when it ends. Where
  /// `changed` is given, the bytes of most screens of a large package are put away when they are checked and read again
  /// for who asks; it hears the path of one that is not what it was any more. `drawsAll` says that all screens will be
  /// drawn, so that no checked file is put away. Throws `FileError` for a screen that cannot be read.
  public static func compile(
    _ package: PackageLocation, overrides: [ModelStore.Override] = [], drawsAll: Bool = false,
    phase: (String) -> Void = { _ in }, changed: (@Sendable (_ path: String) -> Never)? = nil
  ) throws -> Compilation {
    SemanticChecker.prepare()
    let parsed = try SourceReading.read(package, changed: changed)
    phase("read")
    let (program, linkFaults) = Linker.link(parsed, modules: package.modules)
    let files = program.files
    phase("link")
    let model = SemanticChecker.check(
      program, walksFlow: true, screening: Linter.screening(package.lintOptions),
      keepsFiles: drawsAll ? true : nil)
    phase("check")
    let graph = DataFlowGraph(model)
    phase("graph")
    let phases = MalformedFiles.quieten(
      files.flatMap(\.diagnostics) + linkFaults + model.files.diagnostics, files)
    // What model data lacks tells nothing about the code, so that both are looked at side by side.
    let (facts, (data, dataFaults)) = PackageFacts.find(model, graph, phases) {
      ModelStore.load(
        program, model: model, graph, overrides: overrides, folders: package.dataFolders,
        read: { try package.readData($0, overrides) })
    }
    phase("data")
    let (settingFiles, settingFaults) = package.settingFaults(after: files.count + data.files.count)
    var options = package.lintOptions
    options.dataPaths = data.paths
    let found = Linter.run(
      model, graph, facts,
      phaseDiagnostics: phases + DataReaders.name(dataFaults, in: model),
      options: options, prover: ScreenProver(model: model, graph: graph, data: data))
    phase("rules")
    return Compilation(
      package: package, model: model, graph: graph, data: data,
      files: SourceFiles(program, and: data.files + settingFiles),
      diagnostics: package.own(MalformedFiles.quieten(found.told, files), of: files.count)
        + settingFaults,
      silenced: found.silenced)
  }
}
