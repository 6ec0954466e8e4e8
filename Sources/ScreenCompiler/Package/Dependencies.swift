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
    if let interface = package.interfaces[lastPart(relative)] {
      return try add(interface, from: relative, at: range, &chain, &done, to: &package)
    }
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
    let name = lastPart(real)
    guard let module = enter(real, name, at: range, chain, &done, &package) else { return }
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
    package.folders += found.folders.map { FileSystem.join(relative, $0) }
    package.assetFolders.append(FileSystem.join(relative, AssetFolder.name))
    if hasSettings(path) {
      package.settingsOfDependencies.append(FileSystem.join(relative, settingsName))
    }
    package.modules.setFiles(found.files.count, of: module)
    package.files += found.files.map { FileSystem.join(relative, $0) }
    chain.append(Step(real: real, name: name, module: module))
    for next in settings.dependencies {
      try add(next, from: relative, at: range, &chain, &done, to: &package)
    }
    chain.removeLast()
  }

  /// Adds what an interface holds in place of the sources of a package, then what that depends on.
  private static func add(
    _ interface: PackageInterface, from folder: String, at range: SourceRange,
    _ chain: inout [Step], _ done: inout [String: Int], to package: inout PackageLocation
  ) throws {
    let real = place(of: FileSystem.join(package.root, folder))
    guard let module = enter(real, interface.name, at: range, chain, &done, &package) else { return }
    for file in interface.screens + interface.data {
      package.changes[FileSystem.join(folder, file.path)] = file.bytes
    }
    package.assetFolders.append(FileSystem.join(folder, AssetFolder.name))
    package.modules.setFiles(interface.screens.count, of: module)
    package.files += interface.screens.map { FileSystem.join(folder, $0.path) }
    chain.append(Step(real: real, name: interface.name, module: module))
    for next in interface.dependencies {
      try add(next, from: folder, at: range, &chain, &done, to: &package)
    }
    chain.removeLast()
  }

  /// The place of a package among those that are compiled together; nil for one that is there already, and for a circle,
  /// which is told.
  private static func enter(
    _ real: String, _ name: String, at range: SourceRange, _ chain: [Step], _ done: inout [String: Int],
    _ package: inout PackageLocation
  ) -> Int? {
    if let start = chain.firstIndex(where: { $0.real == real }) {
      let circle = (chain[start...].map(\.name) + [name]).joined(separator: " → ")
      package.faults.append(
        Diagnostic(
          .metaSettings, .error, "These packages depend on each other in a circle: \(circle).",
          at: SourceLocation(FileID(0), range),
          help: "Move what both need into a package that depends on neither."))
      return nil
    }
    let parent = chain.last?.module ?? 0
    if let known = done[real] {
      package.modules.connect(parent, to: known)
      return nil
    }
    let module = package.modules.add(name)
    done[real] = module
    package.dependencyRoots.append(real)
    package.modules.connect(parent, to: module)
    return module
  }

  /// The whole path of a folder that need not be there.
  private static func place(of path: String) -> String {
    if let real = FileSystem.real(path) { return real }
    let whole = path.hasPrefix("/") ? path : FileSystem.join(FileSystem.real(".") ?? "/", path)
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
