extension PackageLocation {
  /// The folders whose changes may change what is compiled.
  package var watchedFolders: [String] {
    ([root, namedRoot] + (workspace.map { [$0.root] } ?? [])).map { $0.isEmpty ? "." : $0 } + dependencyRoots
  }

  /// Its screens that have the name of one of these files, whichever their folders are: a file may be reached by a link. Costs
  /// a look at each of its files.
  package func files(namedAs changed: Set<String>) -> Set<String> {
    if changed.isEmpty { return [] }
    let names = Set(changed.map(Self.lastPart))
    return Set(files.filter { names.contains(Self.lastPart($0)) })
  }

  private static func lastPart(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }
}
