import Glibc
import ScreenSemantics
import SourceModel

/// A package on disk: its root, settings and the paths of its files.
public struct PackageLocation: Sendable {
  /// The root folder as a path that can be opened.
  public var root: String
  /// The name by which a workspace calls it: the last part of the root.
  public var name: String
  /// What is printed before the paths of its files: empty, or the member's folder in a workspace.
  public var prefix: String
  /// Its settings.
  public var settings: Settings
  /// Faults of the settings.
  public var faults: [Diagnostic]
  /// The settings file as read, for positions.
  public var settingsFile: SourceFile?
  /// The workspace that it is a member of.
  public var workspace: WorkspaceSettings?
  /// Paths of its screens relative to the root, sorted by their bytes; then those of its dependencies.
  public var files: [String] { didSet { places = ScreenPlaces() } }
  /// Where these stand, by their paths.
  private(set) var places = ScreenPlaces()
  /// Contents that stand for those of files, by their paths from the root: changes that are not written yet, and all that
  /// a package in memory has.
  public internal(set) var changes: [String: [UInt8]] = [:]
  /// The platform that it is compiled for, as `<If os="…">` names it.
  public var platform = "iOS"
  /// True for a package that is nowhere on disk.
  var isInMemory = false
  /// The packages that `files` belong to.
  public var modules = Modules()
  /// How many of `files` are its own.
  public var ownFiles = 0
  /// The real folders of the packages that it depends on.
  public var dependencyRoots: [String] = []
  /// Interfaces that stand for the sources of dependencies, by the names of their packages.
  var interfaces: [String: PackageInterface] = [:]
  /// The folders, from its root, that were looked into for screens, its own first.
  var folders: [String] = []
  /// The settings files, from its root, of the packages that it depends on and whose sources are read.
  var settingsOfDependencies: [String] = []
  /// True where a package that it depends on is not there.
  public var lacksDependency = false
  /// True where another member of its workspace depends on it.
  var isDependedOn = false
  /// What it may reach.
  public var boundary: Boundary
  /// Paths below its root that lead out of the boundary, in the order in which they were met.
  public internal(set) var leadingOut: [String] = []
  /// Where its pictures and colours may lie, from its root: in its own folder, then in those of the packages that it depends on.
  var assetFolders = [AssetFolder.name]
  /// True where it has a folder of its own.
  var hasOwnAssets = false
  /// The pictures in these folders; nil where there is none of them.
  var pictures: PictureNames?
  /// The colours of the colour sets in them.
  var colors = KnownColors()
  /// Where these are read from.
  var colorFiles: [String] = []
  /// The symbols of these pictures and colours.
  var assetSymbols = AssetSymbols()

  /// The same package, compiled for a platform by the name that `<If os="…">` gives it.
  public func compiled(for platform: String) -> PackageLocation {
    var package = self
    package.platform = platform
    return package
  }

  /// The place of a screen among all files, by its path from the root; nil where it is none. The first question costs a look at
  /// all of them.
  func place(ofScreen path: String) -> Int? { places.find(path, among: files) }

  /// Those of some paths from the root that are screens, in their order among all files.
  func screens(among paths: Set<String>) -> [FileID] {
    paths.compactMap { place(ofScreen: $0) }.sorted().map { FileID($0) }
  }

  /// True where the same screens belong to the same packages, depend on the same ones, and name the same pictures and colours by
  /// symbols.
  func hasSameFiles(as other: PackageLocation) -> Bool {
    files == other.files && ownFiles == other.ownFiles && dependencyRoots == other.dependencyRoots
      && settings.dependencies == other.settings.dependencies && platform == other.platform
      && assetSymbols == other.assetSymbols
  }

  /// True for the path, from its root, of a folder of pictures and colours, and of what lies in it.
  func holdsAsset(_ path: String) -> Bool {
    assetFolders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// True where its settings are not read, as they lie outside of what it may reach.
  public var lacksSettings: Bool { leadingOut.contains(PackageLocator.settingsName) }
}
