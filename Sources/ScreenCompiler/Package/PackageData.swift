import ScreenRuntime

extension PackageLocation {
  /// The data folders of the settings, as paths are shown.
  var dataFolders: [String] { settings.data.map { PackageLocator.display(prefix, $0) } }

  /// The bytes of a file of model data by its shown path, or nil where there is none. Replacements are paths as the
  /// user gave them, from the current folder.
  func readData(_ path: String, _ overrides: [ModelStore.Override]) -> [UInt8]? {
    if overrides.contains(where: { $0.file == path }) { return try? FileSystem.read(path) }
    return try? FileSystem.read(FileSystem.join(root, relative(path)))
  }

  /// A shown path of a file of this package, from its root.
  public func relative(_ path: String) -> String {
    prefix.isEmpty || !path.hasPrefix(prefix + "/") ? path : String(path.dropFirst(prefix.count + 1))
  }
}
