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
  /// Paths of its screens relative to the root, sorted by their bytes; then those of its dependencies.
  public var files: [String]
  /// Contents that stand for those of files, by position in `files`: changes that are not written yet.
  public var changes: [Int: [UInt8]] = [:]
  /// The packages that `files` belong to.
  public var modules = Modules()
  /// How many of `files` are its own.
  public var ownFiles = 0
  /// The real folders of the packages that it depends on.
  public var dependencyRoots: [String] = []
  /// True where a package that it depends on is not there.
  public var lacksDependency = false
  /// True where every package that it depends on is a member of the same workspace, which reports its faults itself.
  public var isLintedBeside = false
}

/// What cannot be done because of how the command was called.
public struct UsageError: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String
  /// What is wrong, and what to do.
  public init(_ description: String) { self.description = description }
}

/// Finds packages.
public enum PackageLocator {
  static let settingsName = "screenwright.yml"

  /// The packages that a path means: a workspace's members, else one. Throws `UsageError` where there is no screen.
  public static func locate(_ path: String?) throws -> [PackageLocation] {
    let start = path ?? "."
    guard FileSystem.exists(start) else { throw UsageError("there is no file or folder \(start)") }
    let folder = FileSystem.isFolder(start) ? start : FileSystem.parent(of: start) ?? "."
    let root = path != nil && FileSystem.isFolder(start) ? folder : nearest(folder) ?? folder
    let top = try package(root, prefix: "", readsFiles: false)
    if top.settings.members.isEmpty { return [try nonEmpty(try package(root, prefix: ""))] }
    var packages: [PackageLocation] = []
    for pattern in top.settings.members {
      for member in try expand(pattern, in: root) {
        var found = try package(FileSystem.join(root, member), prefix: member)
        found.faults += top.faults
        if !found.files.isEmpty { packages.append(found) }
      }
    }
    let roots = packages.compactMap { FileSystem.real($0.root) }
    for index in packages.indices {
      packages[index].isLintedBeside = packages[index].dependencyRoots.allSatisfy { roots.contains($0) }
    }
    if packages.isEmpty { throw UsageError("no member of the workspace \(root) holds a screen") }
    return packages
  }

  private static func nonEmpty(_ package: PackageLocation) throws -> PackageLocation {
    if package.files.isEmpty {
      throw UsageError(
        "there are no screens in \(package.root): no *.xml under \(FileSystem.join(package.root, "Screens")) or the folder itself"
      )
    }
    return package
  }

  /// The nearest folder at or above this one that holds settings.
  private static func nearest(_ folder: String) -> String? {
    guard var current = FileSystem.real(folder) else { return nil }
    var relative = folder
    while true {
      if FileSystem.exists(FileSystem.join(current, settingsName)) { return relative }
      guard current != "/", let parent = FileSystem.parent(of: current) else { return nil }
      current = parent
      relative = parent
    }
  }

  private static func package(_ root: String, prefix: String, readsFiles: Bool = true) throws
    -> PackageLocation
  {
    var location = PackageLocation(
      root: root, name: lastPart(FileSystem.real(root) ?? root), prefix: prefix, settings: Settings(),
      faults: [],
      settingsFile: nil, files: [])
    let path = FileSystem.join(root, settingsName)
    if FileSystem.exists(path) {
      let source = SourceFile(path: display(prefix, settingsName), bytes: try FileSystem.read(path))
      (location.settings, location.faults) = Settings.read(source, file: FileID(0))
      location.settingsFile = source
    }
    if readsFiles {
      let screens = FileSystem.isFolder(FileSystem.join(root, "Screens")) ? "Screens" : ""
      var visited: Set<String> = []
      try gather(screens, root, location.settings, &visited, &location.files, depth: 0)
      location.ownFiles = location.files.count
      if !location.files.isEmpty { try addDependencies(to: &location) }
    }
    return location
  }

  /// The settings and the screens of a package that another depends on.
  static func settingsAndFiles(of root: String) throws -> (settings: Settings, files: [String]) {
    var settings = Settings()
    let path = FileSystem.join(root, settingsName)
    if FileSystem.exists(path) {
      let source = SourceFile(path: settingsName, bytes: try FileSystem.read(path))
      settings = Settings.read(source, file: FileID(0)).0
    }
    let screens = FileSystem.isFolder(FileSystem.join(root, "Screens")) ? "Screens" : ""
    var visited: Set<String> = []
    var files: [String] = []
    try gather(screens, root, settings, &visited, &files, depth: 0)
    return (settings, files)
  }

  private static func gather(
    _ folder: String, _ root: String, _ settings: Settings, _ visited: inout Set<String>,
    _ files: inout [String],
    depth: Int
  ) throws {
    let path = FileSystem.join(root, folder)
    guard depth < 64, let real = FileSystem.real(path.isEmpty ? "." : path), visited.insert(real).inserted
    else { return }
    for name in try FileSystem.list(path.isEmpty ? "." : path) {
      let relative = FileSystem.join(folder, name)
      if settings.exclude.contains(where: { matches($0, relative) }) || relative == settings.output {
        continue
      }
      if FileSystem.isFolder(FileSystem.join(root, relative)) {
        if folder.isEmpty && name == "Templates" { continue }
        try gather(relative, root, settings, &visited, &files, depth: depth + 1)
      } else if name.hasSuffix(".xml") {
        files.append(relative)
      }
    }
  }

  /// A pattern is a path, or one that ends in `/*`.
  static func matches(_ pattern: String, _ path: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    if pattern.hasSuffix("/*") { return path.hasPrefix(pattern.dropLast()) }
    return path == pattern || path.hasPrefix(pattern + "/")
  }

  private static func expand(_ pattern: String, in root: String) throws -> [String] {
    guard pattern.hasSuffix("/*") else { return [pattern] }
    let folder = String(pattern.dropLast(2))
    return try FileSystem.list(FileSystem.join(root, folder)).map { FileSystem.join(folder, $0) }
      .filter { FileSystem.isFolder(FileSystem.join(root, $0)) }
  }

  private static func lastPart(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "package")
  }

  static func display(_ prefix: String, _ path: String) -> String {
    prefix.isEmpty ? path : prefix + "/" + path
  }
}
