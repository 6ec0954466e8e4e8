import SourceModel

extension Workspace {
  /// The package that a file belongs to or may belong to, and the path by which findings name it there; `file` is its absolute
  /// path. Nil for a file of no package here. Files of dependencies are looked for one by one.
  package func place(ofFile file: String) -> (package: Int, path: String)? {
    var found: (package: Int, path: String, isKnown: Bool, root: Int)?
    for index in packages.indices {
      let location = packages[index]
      let root = Self.real(location.root)
      let paths = [root, location.root].filter { file.hasPrefix($0 == "/" ? $0 : $0 + "/") }
      if let below = paths.first {
        let relative = String(file.dropFirst(below == "/" ? 1 : below.count + 1))
        let path = PackageLocator.display(location.prefix, relative)
        guard location.mayHold(path) else { continue }
        let isKnown = location.hasScreen(relative)
        if let found, (found.isKnown ? 1 : 0, found.root) >= (isKnown ? 1 : 0, root.utf8.count) { continue }
        found = (index, path, isKnown, root.utf8.count)
      } else if found?.isKnown != true,
        let relative = location.files.dropFirst(location.ownFiles).first(where: {
          Self.normalized(FileSystem.join(root, $0)) == file
        })
      {
        found = (index, PackageLocator.display(location.prefix, relative), true, 0)
      }
    }
    return found.map { ($0.package, $0.path) }
  }

  /// True for what is read as it is saved, whatever an editor holds of it: pictures and colours, and what is said of them.
  package func isReadFromDisk(_ path: String) -> Bool {
    packages.contains { $0.holdsAsset($0.relative(path)) }
  }

  /// The absolute path of a file by the path by which findings of a package name it.
  package func file(at path: String, in package: Int) -> String {
    let location = packages[package]
    if let workspace = location.workspace,
      path == PackageLocator.display(workspace.prefix, PackageLocator.settingsName)
    {
      return Self.normalized(FileSystem.join(Self.real(workspace.root), PackageLocator.settingsName))
    }
    return Self.normalized(FileSystem.join(Self.real(location.root), location.relative(path)))
  }

  /// The place of a screen among those of a package as they are now, by the path by which findings name it; nil for another file.
  package func screen(at path: String, in package: Int) -> FileID? {
    guard packages.indices.contains(package) else { return nil }
    return packages[package].place(ofScreen: packages[package].relative(path)).map { FileID($0) }
  }

  private static func real(_ folder: String) -> String {
    FileSystem.real(folder.isEmpty ? "." : folder) ?? folder
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
