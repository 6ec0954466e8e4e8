import ScreenCompiler
import ScreenLint
import ScreenSemantics
import SourceModel

/// What a command is asked to check, or to lay out: each package once, and of it everything or some files.
struct LintTargets {
  private struct Target {
    var package: PackageLocation
    /// The files whose findings are wanted; nil for all.
    var files: [String]?
  }

  private var targets: [Target] = []

  /// The packages, each once, in the order in which they are named.
  var packages: [PackageLocation] { targets.map(\.package) }

  /// Finds the packages of paths. Throws `UsageError` for a path without a package.
  init(_ paths: [String], allowed: [String], interfaces: [String: PackageInterface] = [:]) throws {
    var places: [String: Int] = [:]
    for path in paths.isEmpty ? [nil] : paths.map(Optional.some) {
      let file = path.flatMap { FileSystem.isFolder($0) ? nil : $0 }
      var isFound = file == nil
      for package in try PackageLocator.locate(path, allowed: allowed, interfaces: interfaces) {
        if let file, !Self.holds(file, package) { continue }
        isFound = true
        let root = FileSystem.real(package.root) ?? package.root
        guard let place = places[root] else {
          places[root] = targets.count
          targets.append(Target(package: package, files: file.map { [$0] }))
          continue
        }
        if let file { targets[place].files?.append(file) } else { targets[place].files = nil }
      }
      if !isFound, let file { throw Self.belongsNowhere(file) }
    }
    let named = Set(targets.map { FileSystem.real($0.package.namedRoot) ?? $0.package.namedRoot })
    if named.count > 1 { for place in targets.indices { targets[place].package.showPathsFromHere() } }
  }

  /// Finds the one package that a file is asked about in: the one at `path`, or around the file, of which it is a file; of
  /// several, that where it is at home. Throws `UsageError` where there is none.
  init(file: String, in path: String?, allowed: [String]) throws {
    let holders = try PackageLocator.locate(path ?? file, allowed: allowed).filter { Self.holds(file, $0) }
    let real = FileSystem.real(file)
    let home = holders.first { package in
      package.files.prefix(package.ownFiles).contains {
        FileSystem.real(FileSystem.join(package.root, $0)) == real
      }
    }
    guard let package = home ?? holders.first else { throw Self.belongsNowhere(file) }
    targets = [Target(package: package, files: [file])]
  }

  private static func belongsNowhere(_ file: String) -> UsageError {
    UsageError("\(file) is no screen or model data of a package, or `exclude` in its settings names it")
  }

  /// Tells a finding once that a package and one that it depends on both have: where it weighs more, else where the file
  /// is at home.
  static func tellOnce(_ compilations: inout [Compilation]) {
    if compilations.count < 2 { return }
    let roots = compilations.map { FileSystem.real($0.package.root) ?? $0.package.root }
    var told: [ToldFinding: Severity] = [:]
    for (compilation, root) in zip(compilations, roots) {
      for finding in compilation.diagnostics {
        told[ToldFinding(finding, compilation, root)] = finding.severity
      }
    }
    var outweighed: Set<ToldFinding> = []
    for index in compilations.indices {
      let compilation = compilations[index]
      let others = Set(compilation.package.dependencyRoots).intersection(roots)
      if others.isEmpty { continue }
      compilations[index].diagnostics.removeAll { finding in
        let key = ToldFinding(finding, compilation, roots[index])
        return others.contains { root in
          var own = key
          own.root = root
          guard own.path.hasPrefix(root + "/"), let severity = told[own] else { return false }
          if severity >= finding.severity { return true }
          outweighed.insert(own)
          return false
        }
      }
    }
    if outweighed.isEmpty { return }
    for index in compilations.indices {
      let compilation = compilations[index]
      compilations[index].diagnostics.removeAll {
        outweighed.contains(ToldFinding($0, compilation, roots[index]))
      }
    }
  }

  /// True for a file of a package: a screen of its own, or any other that model data may be in.
  private static func holds(_ file: String, _ package: PackageLocation) -> Bool {
    guard let real = FileSystem.real(file) else { return false }
    if file.hasSuffix(".json") || file.hasSuffix(PackageLocator.settingsName) {
      let root = FileSystem.real(package.root) ?? package.root
      return real.hasPrefix(root == "/" ? root : root + "/")
    }
    return (package.files + package.leadingOut).contains {
      FileSystem.real(FileSystem.join(package.root, $0)) == real
    }
  }

  /// The screens of a package's own that are wanted, by their paths from its root.
  func screens(_ index: Int) -> [String] {
    let package = targets[index].package
    let own = Array(package.files.prefix(package.ownFiles))
    guard let files = targets[index].files else { return own }
    let reals = Set(files.compactMap { FileSystem.real($0) })
    return own.filter { path in
      FileSystem.real(FileSystem.join(package.root, path)).map { reals.contains($0) } ?? false
    }
  }

  /// The findings that are wanted of a package, and how many files they are about. What is wrong with settings is
  /// always told.
  func selected(_ index: Int, _ compilation: Compilation) -> (findings: [Diagnostic], files: Int) {
    guard let files = wantedFiles(index, compilation) else {
      return (compilation.diagnostics, targets[index].package.files.count)
    }
    let found = compilation.diagnostics.filter {
      files.contains($0.location.file) || MissingConformance.isNeeded(by: $0, in: files)
        || compilation.isSettings($0.location.file)
        || RuleCatalog.rule($0.rule)?.traits.contains(.concernsPackage) == true
    }
    return (found, files.count)
  }

  /// The ids of the files that are wanted of a package; nil for all.
  func wantedFiles(_ index: Int, _ compilation: Compilation) -> Set<FileID>? {
    let package = targets[index].package
    guard let wanted = targets[index].files else { return nil }
    let reals = Set(wanted.compactMap { FileSystem.real($0) })
    var files: Set<FileID> = []
    for number in compilation.files.indices {
      let path =
        number.position < package.files.count
        ? package.files[number.position] : package.relative(compilation.files.path(number))
      if let real = FileSystem.real(FileSystem.join(package.root, path)), reals.contains(real) {
        files.insert(number)
      }
    }
    return files
  }
}
