import ScreenCompiler
import ScreenSemantics
import SourceModel

/// A workspace whose files editors have open, with what was found out about it.
final class ServedWorkspace {
  /// The packages, compiled as they are asked about.
  let workspace: Workspace
  /// The address of its only file, where that is nowhere on disk.
  let onlyFile: String?
  /// True where something changed since findings were told.
  var isChanged = true
  /// The addresses of files that findings were told of, with what was told.
  var told: [String: JSONValue] = [:]
  private var snapshots: [Int: PackageSnapshot] = [:]
  /// What is left of those of packages that have changed.
  private var earlier: [Int: ProgramSnapshot] = [:]
  /// How often the screens of packages use what.
  private var usages: [Int: MarkupUsage] = [:]
  /// What was found in files, as long as they stay as they were checked.
  private var occurrences: [ObjectIdentifier: (file: CheckedFile, found: [Occurrence])] = [:]

  /// The packages around a path. Throws `UsageError`, `FileError`.
  init(at path: String) throws {
    workspace = try Workspace(at: path)
    onlyFile = nil
  }

  /// A file that is nowhere on disk. Throws `UsageError`.
  init(onlyFile uri: String, text: String) throws {
    workspace = try Workspace(files: ["Untitled.xml": text])
    onlyFile = uri
  }

  /// The package of a file and its path there; nil for a file of another workspace.
  func place(of uri: String) -> (package: Int, path: String)? {
    if let onlyFile { return onlyFile == uri ? (0, "Untitled.xml") : nil }
    return FileAddress.path(uri).flatMap { workspace.place(ofFile: $0) }
  }

  /// The address of a file by its path in a package.
  func uri(of path: String, in package: Int) -> String {
    onlyFile ?? FileAddress.uri(workspace.file(at: path, in: package))
  }

  /// Takes another text for a file, nil for what is saved. What is wrong with that is told by findings or by the next question.
  func update(_ path: String, to text: String?) {
    try? workspace.update(path, to: text)
    forgetWhatChanged()
  }

  /// Takes what is saved now of some files, as `update` does; each folder is looked at once.
  func reload(_ paths: [String]) {
    try? workspace.updateSaved(paths)
    forgetWhatChanged()
  }

  private func forgetWhatChanged() {
    isChanged = true
    for (package, snapshot) in snapshots
    where !workspace.packages.indices.contains(package) || !workspace.isCompiled(package) {
      earlier[package] = ProgramSnapshot(snapshot.program, snapshot.files, package: package, of: self)
      snapshots[package] = nil
    }
  }

  /// True where a package has more than so many files.
  func isLarge(_ most: Int) -> Bool { workspace.packages.contains { $0.files.count > most } }

  /// True where nothing has to be compiled before all findings are known.
  var isCompiled: Bool { workspace.packages.indices.allSatisfy { workspace.isCompiled($0) } }

  /// Compiles a package that is to be, on another thread, where none is compiled there; `whenEnded` is called on that.
  func compileInBackground(whenEnded: @escaping @Sendable () -> Void) {
    if let next = workspace.packages.indices.first(where: { !workspace.isCompiled($0) }) {
      workspace.compileInBackground(next, whenEnded: whenEnded)
    }
  }

  /// What is told of changed files before their package is compiled again; nil where nothing is. Not asked for where there are
  /// several packages: what one of them finds in a file is told with what the others find in it.
  func firstFindings() -> (snapshot: ProgramSnapshot, found: [Diagnostic], files: [FileID])? {
    guard workspace.packages.count == 1, let first = try? workspace.firstFindings(0) else { return nil }
    let snapshot = ProgramSnapshot(first.program, first.sources, package: 0, of: self)
    return (snapshot, first.diagnostics, first.files)
  }

  /// A package as it is now. Throws `FileError`, `UsageError`.
  func snapshot(_ package: Int) throws -> PackageSnapshot {
    let compilation = try workspace.compilation(package)
    if let known = snapshots[package], known.compilation.model === compilation.model { return known }
    let made = PackageSnapshot(compilation, package: package, of: self)
    snapshots[package] = made
    earlier[package] = nil
    return made
  }

  /// A package as it was when it was last asked about: what is half written need not be compiled for questions about how things
  /// are used. Throws `FileError`, `UsageError` where it was not asked about yet.
  func lastSnapshot(_ package: Int) throws -> ProgramSnapshot {
    try snapshots[package] ?? earlier[package] ?? snapshot(package)
  }

  /// Makes what the next edit and the next completion would wait for otherwise.
  func prepareForEdits() {
    for (package, snapshot) in snapshots {
      workspace.prepareForEdits(package)
      _ = snapshot.usage
    }
  }

  /// How often the screens of a package use what; files that are as they were when it was asked for last are not looked at.
  func usage(_ package: Int, _ program: Program) -> MarkupUsage {
    let usage = usages[package] ?? MarkupUsage()
    usages[package] = usage
    usage.update(to: program)
    return usage
  }

  /// What the code and the elements of a file refer to; found once for each file as it was checked.
  func occurrences(_ file: FileID, _ model: SemanticModel) -> [Occurrence] {
    let checked = model.files[file]
    if let known = occurrences[ObjectIdentifier(checked)] { return known.found }
    var finder = OccurrenceFinder(model, file)
    let found = finder.find()
    if occurrences.count > model.files.count * 2 + 64 { occurrences = [:] }
    occurrences[ObjectIdentifier(checked)] = (checked, found)
    return found
  }
}
