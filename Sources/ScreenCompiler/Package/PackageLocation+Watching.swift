extension PackageLocation {
  /// The folders whose changes may change what is compiled.
  package var watchedFolders: [String] {
    ([root, namedRoot] + (workspace.map { [$0.root] } ?? [])).map { $0.isEmpty ? "." : $0 } + dependencyRoots
  }

  /// True where one of its screens is there, by its path without links.
  package func hasScreen(at path: String) -> Bool {
    guard let folder = FileSystem.real(root.isEmpty ? "." : root) else { return false }
    let start = folder == "/" ? folder : folder + "/"
    let relative = String(path.dropFirst(start.count))
    return path.hasPrefix(start) && hasScreen(relative) && hasFile(relative)
  }

  /// Its screens that have the name of one of these files, whichever their folders are: a file may be reached by a link. Costs
  /// a look at each of its files.
  package func files(namedAs changed: Set<String>) -> Set<String> {
    if changed.isEmpty { return [] }
    let names = Set(changed.map(FileSystem.name(of:)))
    return Set(files.filter { names.contains(FileSystem.name(of: $0)) })
  }
}
