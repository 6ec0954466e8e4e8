extension PackageLocation {
  /// The folders whose changes may change what is compiled.
  package var watchedFolders: [String] {
    ([root, namedRoot] + (workspace.map { [$0.root] } ?? [])).map { $0.isEmpty ? "." : $0 } + dependencyRoots
  }

  /// Its screens that have the name of one of these files, whichever their folders are: a file may be reached by a link. Costs
  /// a look at each of its files.
  package func files(namedAs changed: Set<String>) -> Set<String> {
    if changed.isEmpty { return [] }
    let names = Set(changed.map(FileSystem.name(of:)))
    return Set(files.filter { names.contains(FileSystem.name(of: $0)) })
  }
}
