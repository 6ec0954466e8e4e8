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
/// A package is compiled when something of it is asked for, and again after `update`: then only what depends on what changed is
/// done again. Use it on one thread at a time; what it compiles in the background it keeps apart.
public final class Workspace {
  /// The packages: the members of a workspace, else one.
  public private(set) var packages: [PackageLocation]
  /// The state of each.
  private var states: [State]
  /// Where the packages are on disk; nil for one in memory.
  private let place: (path: String?, allowed: [String])?
  /// Texts that are not saved, by the paths of their files.
  private var unsaved: [String: [UInt8]] = [:]
  /// Why the packages cannot be told, since the last update.
  private var fault: (any Error)?

  /// How many bytes are kept from one compilation to the next, so that it need not ask the system for all of them.
  static let keptMemory = 32 << 20

  /// What is known of a package.
  private struct State {
    /// The package compiled as it is now; nil where that is to be done.
    var compilation: Compilation?
    /// What was compiled last.
    var earlier: EarlierPackage?
    /// Files that may have changed since, by their paths from the package's root.
    var changed: Set<String> = []
    /// What was said of those before the package is compiled again.
    var first: FirstFindings?
    /// A compilation on another thread: of the package as it is now unless it is cancelled.
    var running: BackgroundCompilation?
    /// What is half written is linked to; nil where nobody asked.
    private var edited: EditedPackage?

    init() {}

    /// A package that was compiled after a change.
    init(_ compilation: Compilation, after before: State) {
      self.compilation = compilation
      earlier = EarlierPackage(compilation)
      edited = before.edited?.after(before.changed, in: compilation)
    }

    /// Forgets what no longer holds: its memory is there for the next compilation.
    mutating func change() {
      (compilation, first) = (nil, nil)
      running?.cancel()
    }

    /// What is half written is linked to; nil where nothing was compiled.
    mutating func editedPackage() -> EditedPackage? {
      if edited == nil { edited = earlier.map { EditedPackage(of: $0) } }
      return edited
    }
  }

  /// The packages that a path means, as on the command line: a folder, a file in one, or nil for the current folder. What
  /// they name must lie in their repositories, or in a folder of `allowing`. Throws `UsageError` where there is none,
  /// `FileError`.
  public init(at path: String? = nil, allowing allowed: [String] = []) throws {
    place = (path, allowed)
    packages = try PackageLocator.locate(path, allowed: allowed)
    states = packages.map { _ in State() }
  }

  /// A package in memory: texts by their paths from its root, such as `Screens/Home.xml`, `Screens/places.json` and
  /// `screenwright.yml`. No file is opened. Throws `UsageError` where there is no screen.
  public init(files: [String: String]) throws {
    place = nil
    packages = [try PackageLocation(inMemory: files.mapValues { Array($0.utf8) })]
    states = [State()]
  }

  /// Takes another text for a file, which need not be saved, or nil for what is saved now; the path is that by which findings
  /// name it. To be called for each screen, file of model data or settings that is edited, and with nil for each file of the
  /// package that was saved, added or removed on disk, pictures and colours included: other files are not looked at again. Costs a
  /// look at the package's folders where a screen, settings, a picture or a folder may have come or gone. Throws `UsageError` for a
  /// file of no package, and where no screen is left; `FileError`.
  public func update(_ path: String, to text: String?) throws {
    let contents = text.map { Array($0.utf8) }
    try update([path], to: contents)
    if place != nil, contents != nil, path.hasSuffix(".xml"), !isScreen(path) {
      unsaved[path] = nil
      throw UsageError("\(path) is no file of a package here")
    }
  }

  /// The same for files that were saved, added or removed on disk, whose folders are looked at once.
  package func updateSaved(_ paths: [String]) throws { try update(paths, to: nil) }

  private func update(_ paths: [String], to contents: [UInt8]?) throws {
    if let strange = paths.first(where: { path in !packages.contains { $0.mayHold(path) } }) {
      throw UsageError("\(strange) is no file of a package here")
    }
    do {
      var isPlain = fault == nil
      for path in paths {
        unsaved[path] = place == nil ? nil : contents
        if try !change(path, to: contents) { isPlain = false }
      }
      if !isPlain { try locate() }
      fault = nil
    } catch {
      fault = error
      throw error
    }
  }

  /// Gives other contents to a file of some packages. False where what the folders of packages hold may be another then.
  private func change(_ path: String, to contents: [UInt8]?) throws -> Bool {
    let isScreen = path.hasSuffix(".xml")
    var isPlain = isScreen ? self.isScreen(path) : !path.hasSuffix(PackageLocator.settingsName)
    for index in packages.indices {
      let relative = packages[index].relative(path)
      let isKnown = packages[index].hasScreen(relative)
      states[index].changed.insert(relative)
      states[index].first = nil
      if isKnown || !isScreen { states[index].change() }
      try packages[index].change(relative, to: contents)
      if isKnown, !packages[index].hasFile(relative) { isPlain = false }
      if !isKnown, contents == nil, packages[index].foldersMayDiffer(afterChangeOf: relative) {
        isPlain = false
      }
    }
    return isPlain
  }

  /// True for the path of a screen of any package.
  private func isScreen(_ path: String) -> Bool {
    packages.contains { $0.hasScreen($0.relative(path)) }
  }

  /// Finds the packages and their files again. What was compiled is kept for those that are still there.
  private func locate() throws {
    for index in states.indices { states[index].change() }
    guard let place else { return }
    let found = try PackageLocator.locate(place.path, allowed: place.allowed, unsaved: unsaved)
    states = found.map { package in
      packages.firstIndex { $0.root == package.root && $0.prefix == package.prefix }.map { states[$0] }
        ?? State()
    }
    packages = found
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

  /// A package, compiled. Costs all stages where it was not asked for yet, and after a change what depends on it. Throws
  /// `FileError`, and what the last update threw.
  package func compilation(_ index: Int) throws -> Compilation {
    if let fault { throw fault }
    if let known = states[index].compilation { return known }
    defer { TableMemory.trim(keeping: Self.keptMemory) }
    let running = states[index].running
    states[index].running = nil
    let made =
      try running?.result() ?? Compiler.compile(packages[index], updating: update(of: index))
    states[index] = State(made, after: states[index])
    return made
  }

  private func update(of index: Int) -> PackageUpdate {
    PackageUpdate(of: states[index].earlier, changed: states[index].changed)
  }

  /// True where `compilation` has nothing to wait for: what it gives, or why it gives nothing, is known.
  package func isCompiled(_ index: Int) -> Bool {
    if fault != nil || states[index].compilation != nil { return true }
    return states[index].running.map { $0.isEnded && !$0.isCancelled } ?? false
  }

  /// Compiles a package on another thread, unless that goes on; the next update ends it early, with the stage that runs. It is
  /// `isCompiled` then, or to be asked for again; `whenEnded` is called on that thread. Costs nothing here.
  package func compileInBackground(_ index: Int, whenEnded: @escaping @Sendable () -> Void) {
    if isCompiled(index) || states[index].running?.isEnded == false { return }
    states[index].running = BackgroundCompilation(
      packages[index], update(of: index), whenEnded: whenEnded)
  }

  /// Ends what is compiled on other threads, and waits until it has ended.
  package func endCompilations() {
    for state in states {
      state.running?.cancel()
      _ = try? state.running?.result()
    }
  }

  /// What is told of the screens that changed since a package was compiled, before it is compiled again; nil where that is to be
  /// compiled first. Found once for each change. Throws `FileError`.
  package func firstFindings(_ index: Int) throws -> FirstFindings? {
    guard fault == nil, states[index].compilation == nil, let earlier = states[index].earlier else {
      return nil
    }
    if let known = states[index].first { return known }
    guard let edited = states[index].editedPackage() else { return nil }
    states[index].first = try FirstFindings(
      packages[index], after: earlier, changed: states[index].changed, in: edited)
    return states[index].first
  }

  /// Makes what the next first findings, or the next question about half-written code, would wait for otherwise: copies of the
  /// tables of declarations and members, and a list of the checked files.
  package func prepareForEdits(_ index: Int) {
    _ = states[index].editedPackage()
    states[index].earlier?.check.prepareForEdits()
  }

  /// A screen of a package with another text, which is not kept, and the declarations around it: for questions about what is half
  /// written. Nil for a path that is no screen's. What is given holds until the next such question or the next first findings. Costs
  /// reading and linking this file and those that changed since the package was compiled, and checking this file alone; no rule is
  /// asked, and no data are read. Throws `FileError`, and what the last update threw.
  package func screen(
    _ path: String, of index: Int, trying text: [UInt8]
  ) throws -> (program: Program, id: FileID, file: CheckedFile)? {
    let (package, update) = try trial(index, [path: text])
    let relative = package.relative(path)
    guard let file = package.place(ofScreen: relative).map({ FileID($0) }) else { return nil }
    let program: Program
    if let again = try states[index].editedPackage()?.read(package, update.changed) {
      program = again.linked().program
    } else {
      program = try Compiler.parse(package, updating: update).program
    }
    return (program, file, SemanticChecker.check([file], of: program)[0])
  }

  /// A package with other texts for some of its files, which are not kept: what would be wrong with it then. Throws as
  /// `screen(_:of:trying:)` does.
  package func compilation(_ index: Int, trying texts: [String: [UInt8]]) throws -> Compilation {
    let (package, update) = try trial(index, texts)
    return try Compiler.compile(package, updating: update)
  }

  private func trial(_ index: Int, _ texts: [String: [UInt8]]) throws -> (PackageLocation, PackageUpdate) {
    if let fault { throw fault }
    var package = packages[index]
    for (path, text) in texts { try package.change(package.relative(path), to: text) }
    let changed = states[index].changed.union(texts.keys.map { package.relative($0) })
    return (package, PackageUpdate(of: states[index].earlier, changed: changed))
  }

  private func find(_ screen: String) throws -> (Compilation, DeclarationID) {
    var found: [(Compilation, DeclarationID)] = []
    for index in packages.indices {
      let compilation = try compilation(index)
      let program = compilation.model.program
      for place in program.declarations.indices
      where program.declarations[place].kind.isView && program.declarations[place].name.text == screen {
        found.append((compilation, place))
      }
    }
    guard let first = found.first else { throw UsageError("there is no screen or view \(screen)") }
    if found.count > 1 { throw UsageError("there are several screens or views \(screen)") }
    let errors = first.0.drawingErrors
    if !errors.isEmpty { throw PageFault(diagnostics: errors, files: first.0.files) }
    return first
  }
}
