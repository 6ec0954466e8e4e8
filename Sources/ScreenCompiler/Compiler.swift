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
  /// The decoded model data.
  public var data: ModelStore
  /// The files in the order of their ids: screens, then model data, then settings.
  public var files: [SourceFile]
  /// Findings of all phases and rules, in file order.
  public var diagnostics: [Diagnostic]

  /// True where an error was found, so that nothing may be rendered.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The spine: bytes to findings, one phase after the other.
public enum Compiler {
  /// Compiles a package. `overrides` replace model data. Throws `FileError` for a screen that cannot be read.
  public static func compile(
    _ package: PackageLocation, overrides: [ModelStore.Override] = []
  ) throws -> Compilation {
    let parsed = try SourceReading.read(package)
    let (program, linkFaults) = Linker.link(parsed)
    let model = SemanticChecker.check(program)
    let (data, dataFaults) = ModelStore.load(
      program, model: model, overrides: overrides, folders: package.dataFolders,
      read: { package.readData($0, overrides) })
    let files = parsed.map(\.source) + data.files + [package.settingsFile].compactMap { $0 }
    let phases = parsed.flatMap(\.diagnostics) + linkFaults + model.files.flatMap(\.diagnostics)
    let found = Linter.run(
      model,
      phaseDiagnostics: MalformedFiles.quieten(phases, parsed) + DataReaders.name(dataFaults, in: model),
      options: package.lintOptions, prover: ScreenProver(model, data))
    return Compilation(
      package: package, model: model, data: data, files: files,
      diagnostics: MalformedFiles.quieten(found, parsed) + package.settingFaults(FileID(files.count - 1)))
  }
}
