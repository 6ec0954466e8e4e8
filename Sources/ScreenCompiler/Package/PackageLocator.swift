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
  public var workspace: Workspace?
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
}

/// A folder whose settings name members, and give them rules.
public struct Workspace: Sendable {
  /// The settings file as read.
  public var file: SourceFile
  /// The settings.
  public var settings: Settings
  /// Faults of the settings.
  public var faults: [Diagnostic]
  /// True for the member that tells the faults; the others are silent.
  public var isTold: Bool
  /// Its folder as a path that can be opened.
  public var root: String
  /// What is printed before paths that its settings give: empty, or its folder where several packages are named.
  public var prefix = ""
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
  /// The name of settings files.
  public static let settingsName = "screenwright.yml"

  /// The packages that a path means: a workspace's members, else one. Throws `UsageError` where there is no screen.
  public static func locate(_ path: String?) throws -> [PackageLocation] {
    let start = path ?? "."
    guard FileSystem.exists(start) else { throw UsageError("there is no file or folder \(start)") }
    let root = path != nil && FileSystem.isFolder(start) ? start : self.root(around: start)
    var top = try package(root, prefix: "", readsFiles: false)
    guard !top.settings.members.isEmpty, let file = top.settingsFile else {
      try readFiles(of: &top)
      return [try nonEmpty(top)]
    }
    addMissingOverrides(to: &top)
    var packages: [PackageLocation] = []
    var seen: Set<String> = []
    for (pattern, range) in zip(top.settings.members, top.settings.memberRanges) {
      guard let members = try expand(pattern, in: root) else {
        top.faults.append(
          Diagnostic(
            "meta/settings", .error, "There is no folder `\(pattern)`.", at: SourceLocation(FileID(0), range),
            help:
              "Members are folders, written from the folder of these settings; `Screens/*` is each folder below."
          ))
        continue
      }
      for member in members where seen.insert(member).inserted {
        var found = try package(FileSystem.join(root, member), prefix: member)
        found.settings.inherit(top.settings)
        if !found.files.isEmpty { packages.append(found) }
      }
    }
    if packages.isEmpty {
      let fault = top.faults.first.map { ": \($0.message)" } ?? ""
      throw UsageError("no member of the workspace \(root) holds a screen\(fault)")
    }
    for index in packages.indices {
      packages[index].workspace = Workspace(
        file: file, settings: top.settings, faults: top.faults, isTold: index == 0, root: root)
    }
    return packages
  }

  /// The root of the package that a file, or the current folder, is in: the nearest folder at or above it with
  /// settings, else with a folder `Screens` that holds it, else the current folder where it holds screens, else its own.
  private static func root(around start: String) -> String {
    let folder = FileSystem.isFolder(start) ? start : FileSystem.parent(of: start) ?? "."
    if let found = nearest(folder, { FileSystem.exists(FileSystem.join($0, settingsName)) }) { return found }
    if FileSystem.isFolder(start) { return folder }
    if let inner = nearest(folder, { $0.hasSuffix("/Screens") }) {
      return FileSystem.parent(of: inner) ?? FileSystem.real(inner).flatMap { FileSystem.parent(of: $0) }
        ?? inner
    }
    guard let here = FileSystem.real("."), let file = FileSystem.real(folder),
      file == here || file.hasPrefix(here == "/" ? here : here + "/"),
      // A folder that cannot be listed holds no screens that could be read.
      let names = try? FileSystem.list("."), names.contains(where: { $0.hasSuffix(".xml") })
    else { return folder }
    return "."
  }

  private static func nonEmpty(_ package: PackageLocation) throws -> PackageLocation {
    if package.files.isEmpty {
      throw UsageError(
        "there are no screens in \(package.root): no *.xml under \(FileSystem.join(package.root, "Screens")) or the folder itself"
      )
    }
    return package
  }

  /// The nearest folder at or above this one that a test, given its whole path, accepts.
  private static func nearest(_ folder: String, _ isMeant: (String) -> Bool) -> String? {
    guard var current = FileSystem.real(folder) else { return nil }
    var relative = folder
    while true {
      if isMeant(current) { return relative }
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
      let source = SourceFile(path: display(prefix, settingsName), bytes: try settingsText(path))
      (location.settings, location.faults) = Settings.read(source, file: FileID(0))
      location.settingsFile = source
    }
    if readsFiles { try readFiles(of: &location) }
    return location
  }

  /// Finds the screens of a package whose settings are read, and the packages that it depends on.
  private static func readFiles(of package: inout PackageLocation) throws {
    let root = package.root
    let screens = FileSystem.isFolder(FileSystem.join(root, "Screens")) ? "Screens" : ""
    var visited: Set<String> = []
    try gather(screens, root, package.settings, &visited, &package.files, depth: 0)
    package.ownFiles = package.files.count
    addMissingFolders(to: &package)
    if !package.files.isEmpty { try addDependencies(to: &package) }
  }

  /// The bytes of a settings file without a byte order mark.
  private static func settingsText(_ path: String) throws -> [UInt8] {
    let bytes = try FileSystem.read(path)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Data folders that are not there are told: a file in them would be missed elsewhere.
  private static func addMissingFolders(to package: inout PackageLocation) {
    for (folder, range) in zip(package.settings.data, package.settings.dataRanges)
    where !FileSystem.isFolder(FileSystem.join(package.root, folder)) {
      package.faults.append(
        Diagnostic(
          "meta/settings", .warning, "There is no folder `\(folder)`.", at: SourceLocation(FileID(0), range),
          help: "Data folders are written from the folder of these settings."))
    }
    addMissingOverrides(to: &package)
  }

  /// Places of `overrides` that are not there are told: their severities would reach nothing. A pattern may meet what is
  /// yet to come, and a name alone stands for what lies anywhere.
  private static func addMissingOverrides(to package: inout PackageLocation) {
    for ((path, _), range) in zip(package.settings.overrides, package.settings.overrideRanges)
    where !path.contains("*") && !path.contains("?")
      && !FileSystem.exists(FileSystem.join(package.root, path))
    {
      let isAnywhere =
        !path.contains("/")
        && (package.files.isEmpty || path.hasSuffix(".json")
          || package.files.contains { PathPattern(path).covers($0) })
      if isAnywhere { continue }
      package.faults.append(
        Diagnostic(
          "meta/settings", .warning, "There is no file or folder `\(path)`.",
          at: SourceLocation(FileID(0), range),
          help: "The places of `overrides` are written from the folder of these settings."))
    }
  }

  /// The settings and the screens of a package that another depends on.
  static func settingsAndFiles(of root: String) throws -> (settings: Settings, files: [String]) {
    var settings = Settings()
    let path = FileSystem.join(root, settingsName)
    if FileSystem.exists(path) {
      let source = SourceFile(path: settingsName, bytes: try settingsText(path))
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
    let excluded = settings.exclude.map { PathPattern($0) }
    guard depth < 64, let real = FileSystem.real(path.isEmpty ? "." : path), visited.insert(real).inserted
    else { return }
    let before = folder.isEmpty ? "" : folder + "/"
    try FileSystem.forEachEntry(path.isEmpty ? "." : path) { name, kind in
      if kind == .other || kind != .folder && !isScreen(name) { return }
      guard let own = String(validatingCString: name) else {
        throw FileError("read", before + String(cString: name), reason: "its name is not UTF-8")
      }
      let relative = before + own
      if excluded.contains(where: { $0.covers(relative) }) || relative == settings.output { return }
      switch kind {
      case .folder:
        if relative == "Templates" { return }
        try gather(relative, root, settings, &visited, &files, depth: depth + 1)
      case .file, .nothing: files.append(relative)
      case .other: break
      }
    }
  }

  /// True for the name of a screen's file.
  private static func isScreen(_ name: UnsafePointer<CChar>) -> Bool {
    let length = strlen(name)
    return length >= 4 && strcmp(name + length - 4, ".xml") == 0
  }

  /// The folders that a pattern of members means; nil where there is none.
  private static func expand(_ pattern: String, in root: String) throws -> [String]? {
    let pattern = pattern == "*" ? "./*" : pattern
    guard pattern.hasSuffix("/*") else {
      return FileSystem.isFolder(FileSystem.join(root, pattern)) ? [pattern] : nil
    }
    let folder = String(pattern.dropLast(2))
    guard FileSystem.isFolder(FileSystem.join(root, folder)) else { return nil }
    return try FileSystem.entries(FileSystem.join(root, folder)).filter { $0.kind == .folder }
      .map { FileSystem.join(folder, $0.name) }
  }

  private static func lastPart(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "package")
  }

  /// A path of a member's file, from its root, as it is shown: from the workspace's.
  static func display(_ prefix: String, _ path: String) -> String {
    if prefix.isEmpty { return path }
    if !path.hasPrefix("../") { return prefix + "/" + path }
    var (prefix, path) = (prefix[...], path[...])
    while path.hasPrefix("../"), !prefix.isEmpty, !prefix.split(separator: "/").contains("..") {
      path = path.dropFirst(3)
      prefix = prefix.lastIndex(of: "/").map { prefix[..<$0] } ?? ""
    }
    return prefix.isEmpty ? String(path) : prefix + "/" + path
  }
}
