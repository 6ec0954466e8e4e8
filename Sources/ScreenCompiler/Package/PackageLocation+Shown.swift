import SourceModel

extension PackageLocation {
  /// The folder that was named for it: its own, or that of its workspace.
  public var namedRoot: String { workspace?.root ?? root }

  /// Shows the paths of its files from the current folder in place of the folder that was named for it: with several
  /// packages in one report, only such a path tells which file is meant, and opens it.
  public mutating func showPathsFromHere() {
    prefix = Self.fromHere(root)
    settingsFile = settingsFile.map { Self.renamed($0, below: prefix) }
    guard let own = workspace else { return }
    let folder = Self.fromHere(own.root)
    workspace?.prefix = folder
    workspace?.file = Self.renamed(own.file, below: folder)
  }

  private static func renamed(_ file: SourceFile, below prefix: String) -> SourceFile {
    SourceFile(path: PackageLocator.display(prefix, PackageLocator.settingsName), bytes: file.bytes)
  }

  /// A folder as it is written from the current one: without what says nothing, and without the way to here.
  private static func fromHere(_ folder: String) -> String {
    var path = folder[...]
    if let here = FileSystem.real("."), folder == here || folder.hasPrefix(here + "/") {
      path = folder.dropFirst(here.count + 1)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
