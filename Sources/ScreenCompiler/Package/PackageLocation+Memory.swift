import ModelData
import ScreenSemantics
import SourceModel

extension PackageLocation {
  /// A package of contents by their paths from its root. Throws `UsageError` where none of them is a screen.
  init(inMemory contents: [String: [UInt8]]) throws {
    self.init(
      root: "", name: "package", prefix: "", settings: Settings(), faults: [], settingsFile: nil, files: [],
      boundary: .nothing)
    isInMemory = true
    changes = contents
    try readContents()
  }

  /// True where a file of a path, as it is shown, may belong to this package or to one that it depends on: a screen, model
  /// data, texts, settings, what lies in its folder of pictures, or a folder of these, that it may reach. A package in memory holds
  /// whatever it is given.
  func mayHold(_ path: String) -> Bool {
    if isInMemory { return true }
    let relative = relative(path)
    let place = FileSystem.join(root, relative)
    return
      (relative.hasSuffix(PackageLocator.settingsName) || relative.hasSuffix(".xml")
      || relative.hasSuffix(".xcstrings") || LanguageFile.names.contains { relative.hasSuffix("/" + $0) }
      || DataForm.isData(relative) || holdsAsset(relative)
      || folders.contains(relative) || boundary.isFolder(place))
      && !boundary.isLeft(by: place)
  }

  /// True where it has a file, by its path from the root, as a screen of its own or of a package that it depends on.
  func hasScreen(_ path: String) -> Bool { place(ofScreen: path) != nil }

  /// True where a file, by its path from the root, is there or has contents that are not saved.
  func hasFile(_ path: String) -> Bool {
    changes[path] != nil || boundary.isFile(FileSystem.join(root, path))
  }

  /// True where its folders may hold other files than when they were looked at, after a file or folder that is no screen of it, by
  /// its path from the root, was saved, added or removed on disk.
  func foldersMayDiffer(afterChangeOf path: String) -> Bool {
    if isInMemory { return false }
    // A folder that settings name may have come, and with a file its folder may have gone.
    if holdsAsset(path) || !faults.isEmpty || !hasFile(path) { return true }
    return FileSystem.parent(of: path).map { $0.hasSuffix(".lproj") && !folders.contains($0) } ?? false
  }

  /// Takes other contents for a file, by its path from the root; nil for what is saved. Throws `UsageError` where a
  /// package in memory loses its last screen.
  mutating func change(_ path: String, to contents: [UInt8]?) throws {
    let isOther = (changes[path] == nil) != (contents == nil)
    changes[path] = contents
    if isInMemory, isOther || path == PackageLocator.settingsName { try readContents() }
  }

  /// True where this package uses declarations of another.
  func depends(on other: PackageLocation) -> Bool {
    guard let real = FileSystem.real(other.root.isEmpty ? "." : other.root) else { return false }
    return dependencyRoots.contains(real)
  }

  /// Finds settings and screens of a package in memory.
  private mutating func readContents() throws {
    (settings, faults, settingsFile) = (Settings(), [], nil)
    if let text = changes[PackageLocator.settingsName] {
      let source = SourceFile(path: PackageLocator.settingsName, bytes: text)
      (settings, faults) = Settings.read(source, file: FileID(0))
      settingsFile = source
    }
    let screens = changes.keys.filter { $0.hasSuffix(".xml") }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let below = screens.filter { $0.hasPrefix("Screens/") }
    let excluded = settings.exclude.map { PathPattern($0) }
    files = (below.isEmpty ? screens : below).filter { path in !excluded.contains { $0.covers(path) } }
    ownFiles = files.count
    modules = Modules()
    if files.isEmpty { throw UsageError("there are no screens: no *.xml under Screens or the root") }
  }
}
