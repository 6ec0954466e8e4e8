import SourceModel

extension PackageLocator {
  /// Adds the screens of the packages that this one depends on, and of those that they depend on, each once. A missing
  /// package and a circle are faults at the entry of this package's settings.
  static func addDependencies(to package: inout PackageLocation) throws {
    guard let own = FileSystem.real(package.root.isEmpty ? "." : package.root) else { return }
    var done = [own: package.modules.add(package.name)]
    package.modules.setFiles(package.ownFiles, of: 0)
    for (entry, range) in zip(package.settings.dependencies, package.settings.dependencyRanges) {
      var chain = [Step(real: own, name: package.name, module: 0)]
      try add(entry, from: "", at: range, &chain, &done, to: &package)
    }
  }

  /// A package on the way from the first one to the one that is added.
  private struct Step {
    var real: String
    var name: String
    var module: Int
  }

  private static func add(
    _ entry: String, from folder: String, at range: SourceRange,
    _ chain: inout [Step], _ done: inout [String: Int], to package: inout PackageLocation
  ) throws {
    let relative = FileSystem.join(folder, entry)
    let path = FileSystem.join(package.root, relative)
    if package.boundary.isLeft(by: path) {
      package.lacksDependency = true
      package.faults.append(outside(relative, "not read", at: range))
      return
    }
    let via = chain.dropFirst().map(\.name).joined(separator: " → ")
    guard package.boundary.isFolder(path), let real = FileSystem.real(path) else {
      package.lacksDependency = true
      package.faults.append(
        Diagnostic(
          .metaSettings, .error,
          "There is no package at `\(relative)`\(via.isEmpty ? "" : ", which \(via) depends on").",
          at: SourceLocation(FileID(0), range),
          help: "Dependencies are folders, written from the folder of the settings that name them."))
      return
    }
    let name = String(real.split(separator: "/").last ?? "package")
    if let start = chain.firstIndex(where: { $0.real == real }) {
      let circle = (chain[start...].map(\.name) + [name]).joined(separator: " → ")
      package.faults.append(
        Diagnostic(
          .metaSettings, .error, "These packages depend on each other in a circle: \(circle).",
          at: SourceLocation(FileID(0), range),
          help: "Move what both need into a package that depends on neither."))
      return
    }
    let parent = chain.last?.module ?? 0
    if let known = done[real] { return package.modules.connect(parent, to: known) }
    let module = package.modules.add(name)
    done[real] = module
    package.dependencyRoots.append(real)
    package.modules.connect(parent, to: module)
    let unsaved = package.changes.filter { $0.key.hasPrefix(relative + "/") }
    let (settings, found) = try settingsAndFiles(
      of: path, package.boundary,
      unsaved: Dictionary(
        uniqueKeysWithValues: unsaved.map { (String($0.key.dropFirst(relative.count + 1)), $0.value) }))
    package.leadingOut += found.leadingOut.map { FileSystem.join(relative, $0) }
    if found.files.isEmpty, found.leadingOut.isEmpty {
      package.faults.append(
        Diagnostic(
          .metaSettings, .error, "The package at `\(relative)` has no declarations.",
          at: SourceLocation(FileID(0), range), help: "Its `Screens` folder holds no XML file."))
    }
    package.modules.setFiles(found.files.count, of: module)
    package.files += found.files.map { FileSystem.join(relative, $0) }
    chain.append(Step(real: real, name: name, module: module))
    for next in settings.dependencies {
      try add(next, from: relative, at: range, &chain, &done, to: &package)
    }
    chain.removeLast()
  }
}
