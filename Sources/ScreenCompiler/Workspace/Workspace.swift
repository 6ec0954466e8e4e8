import Rendering
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The packages of a folder, or one in memory, compiled as they are asked about: what commands, previews, editors and
/// programs stand on.
///
/// ```swift
/// let workspace = try Workspace(at: "Screens/Landmarks")
/// for finding in try workspace.findings { print(finding) }
/// print(try workspace.render("LandmarkList", as: .text))
/// ```
///
/// A package is compiled when something of it is asked for, and again after `update`. Belongs to one thread at a time.
public final class Workspace {
  /// The packages: the members of a workspace, else one.
  public private(set) var packages: [PackageLocation]
  /// What was compiled of each; nil until somebody asks, and after a change.
  private var compiled: [Compilation?]

  /// The packages that a path means, as on the command line: a folder, a file in one, or nil for the current folder. What
  /// they name must lie in their repositories, or in a folder of `allowing`. Throws `UsageError` where there is none,
  /// `FileError`.
  public init(at path: String? = nil, allowing allowed: [String] = []) throws {
    packages = try PackageLocator.locate(path, allowed: allowed)
    compiled = packages.map { _ in nil }
  }

  /// A package in memory: texts by their paths from its root, such as `Screens/Home.xml`, `Screens/places.json` and
  /// `screenwright.yml`. No file is opened. Throws `UsageError` where there is no screen.
  public init(files: [String: String]) throws {
    packages = [try PackageLocation(inMemory: files.mapValues { Array($0.utf8) })]
    compiled = [nil]
  }

  /// Takes another text for a file, which need not be saved, or nil for what is saved; the path is that by which findings
  /// name it. Screens and model data can be changed so, and added to a package in memory. Throws `UsageError` for a file
  /// of no package.
  public func update(_ path: String, to text: String?) throws {
    guard let place = packages.firstIndex(where: { $0.takes(path) }) else {
      throw UsageError("\(path) is no file of a package here")
    }
    try packages[place].change(packages[place].relative(path), to: text.map { Array($0.utf8) })
    for index in packages.indices where index == place || packages[index].depends(on: packages[place]) {
      compiled[index] = nil
    }
  }

  /// What is wrong with all packages, in their order, then by file and position. Throws `FileError` for a file that cannot be read.
  public var findings: [Finding] {
    get throws {
      try packages.indices.flatMap { index in
        let compilation = try compilation(index)
        return Finding.all(compilation.diagnostics, in: compilation.files)
      }
    }
  }

  /// The names of all screens and views that can be drawn, sorted. Throws `FileError`.
  public var screens: [String] {
    get throws {
      var names: Set<String> = []
      for index in packages.indices {
        for declaration in try compilation(index).model.program.declarations where declaration.kind.isView {
          names.insert(declaration.name.text)
        }
      }
      return names.sorted()
    }
  }

  /// The paths of the files that name something which a file declares, sorted: what a change of it may concern. Throws
  /// `FileError`.
  public func files(dependingOn path: String) throws -> [String] {
    try packages.indices.flatMap { index -> [String] in
      let compilation = try compilation(index)
      let files = compilation.model.program.files
      guard let file = files.firstIndex(where: { $0.store.path == path }) else { return [] }
      return FileDependencies(compilation.model).users(of: file).map {
        files[$0].store.path
      }
    }.sorted()
  }

  /// The data-flow graph of all packages as one text for each, as `screenwright graph` prints it. Throws `FileError`.
  public var graph: String {
    get throws {
      try packages.indices.map { index in
        let compilation = try compilation(index)
        var text = FlowText(FlowMap(compilation), files: compilation.files)
        return text.whole()
      }.joined(separator: "\n")
    }
  }

  /// A page of a screen or view, with its routes' data. Throws `UsageError` where there is none of this name, or in several
  /// packages, `PageFault` where its package has errors or a fault comes up while it is drawn, `FileError`.
  public func render(
    _ screen: String, as format: OutputFormat = .html, options: PageOptions = PageOptions()
  ) throws -> String {
    let (compilation, declaration) = try find(screen)
    let maker = try PageMaker.ofPackage(compilation, options: options)
    let tree = try maker.tree(of: declaration)
    return String(decoding: maker.bytes(tree, format, title: screen), as: UTF8.self)
  }

  /// A screen that runs: its controls can be used. Throws as `render` does.
  public func run(_ screen: String, options: PageOptions = PageOptions()) throws -> ScreenSession {
    let (compilation, declaration) = try find(screen)
    return try ScreenSession(compilation, declaration, try PageMaker.ofPackage(compilation, options: options))
  }

  /// A package, compiled. Costs all stages where it was changed or not asked for yet. Throws `FileError`.
  func compilation(_ index: Int) throws -> Compilation {
    if let known = compiled[index] { return known }
    let made = try Compiler.compile(packages[index])
    compiled[index] = made
    return made
  }

  private func find(_ screen: String) throws -> (Compilation, DeclarationID) {
    var found: [(Compilation, DeclarationID)] = []
    for index in packages.indices {
      let compilation = try compilation(index)
      let program = compilation.model.program
      for place in program.declarations.indices
      where program.declarations[place].kind.isView && program.declarations[place].name.text == screen {
        found.append((compilation, DeclarationID(place)))
      }
    }
    guard let first = found.first else { throw UsageError("there is no screen or view \(screen)") }
    if found.count > 1 { throw UsageError("there are several screens or views \(screen)") }
    let errors = first.0.drawingErrors
    if !errors.isEmpty { throw PageFault(diagnostics: errors, files: first.0.files) }
    return first
  }
}
