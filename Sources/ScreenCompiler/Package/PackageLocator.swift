import Glibc
import ModelData
import ScreenSemantics
import SourceModel

/// A folder whose settings name members, and give them rules.
public struct WorkspaceSettings: Sendable {
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

  /// The packages that a path means: a workspace's members, else one. What they name must lie in their repository, or
  /// in one of the folders that are `allowed` besides. Settings and screens that are `unsaved`, by the paths that are shown
  /// of them, are found as if they were saved. A dependency of which there is one of `interfaces`, by the name of its
  /// folder, is not read. Throws `UsageError` where there is no screen.
  public static func locate(
    _ path: String?, allowed: [String] = [], unsaved: [String: [UInt8]] = [:],
    interfaces: [String: PackageInterface] = [:]
  ) throws -> [PackageLocation] {
    let start = path ?? "."
    guard FileSystem.exists(start) else { throw UsageError("there is no file or folder \(start)") }
    let root = path != nil && FileSystem.isFolder(start) ? start : self.root(around: start)
    let boundary = try boundary(around: root).and(allowed)
    var top = try package(root, prefix: "", boundary, unsaved, interfaces, readsFiles: false)
    guard !top.settings.members.isEmpty, let file = top.settingsFile else {
      try readFiles(of: &top)
      return [try nonEmpty(top)]
    }
    addMissingOverrides(to: &top)
    var packages: [PackageLocation] = []
    var seen: Set<String> = []
    for (pattern, range) in zip(top.settings.members, top.settings.memberRanges) {
      if boundary.isLeft(
        by: FileSystem.join(root, pattern.hasSuffix("/*") ? String(pattern.dropLast(2)) : pattern))
      {
        top.faults.append(outside(pattern, "no member of this workspace", at: range))
        continue
      }
      guard let members = try expand(pattern, in: root, boundary, &top, range) else {
        top.faults.append(
          Diagnostic(
            .metaSettings, .error, "There is no folder `\(pattern)`.", at: SourceLocation(FileID(0), range),
            help:
              "Members are folders, written from the folder of these settings; `Screens/*` is each folder below."
          ))
        continue
      }
      for member in members where seen.insert(member).inserted {
        let folder = FileSystem.join(root, member)
        let own = try self.boundary(around: folder, below: root).and(allowed)
        var found = try package(folder, prefix: member, own, unsaved, interfaces)
        found.settings.inherit(top.settings)
        if !found.files.isEmpty || !found.leadingOut.isEmpty { packages.append(found) }
      }
    }
    if packages.isEmpty {
      let fault = top.faults.first.map { ": \($0.rule): \($0.message)" } ?? ""
      throw UsageError("no member of the workspace \(root) holds a screen\(fault)")
    }
    for index in packages.indices {
      packages[index].workspace = WorkspaceSettings(
        file: file, settings: top.settings, faults: top.faults, isTold: index == 0, root: root)
      packages[index].isDependedOn = packages.contains { $0.depends(on: packages[index]) }
    }
    return packages
  }

  /// The root of the package that a file would be in, which need not be there; its folder must be.
  package static func root(aroundFile file: String) -> String { root(around: file) }

  /// Where the root may be of the package that a file would be in, which need not be there; its folder must be. The likeliest
  /// is first; the others are those that the file has where settings around it do not list it.
  package static func roots(aroundFile file: String) -> [String] {
    let folder = FileSystem.parent(of: file) ?? "."
    let inner = nearest(folder) { $0.hasSuffix("/Screens") }.flatMap { FileSystem.parent(of: $0) }
    return [root(around: file), inner, folder].compactMap { $0 }
  }

  /// True for a folder with settings of its own.
  package static func hasSettings(_ folder: String) -> Bool {
    FileSystem.exists(FileSystem.join(folder, settingsName))
  }

  /// The root of the package that a file, or the current folder, is in: the nearest folder at or above it with
  /// settings, else with a folder `Screens` that holds it, else the current folder where it holds screens, else its own.
  private static func root(around start: String) -> String {
    let folder = FileSystem.isFolder(start) ? start : FileSystem.parent(of: start) ?? "."
    if let found = nearest(folder, hasSettings) { return found }
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

  /// What the package in a folder may reach: the folder of the nearest `.git` at or above it, else that of the workspace
  /// whose member it is, else its own. `workspace` is where the workspace is known.
  private static func boundary(around folder: String, below workspace: String? = nil) throws -> Boundary {
    guard let real = FileSystem.real(folder) else { throw FileError("read", folder) }
    let repository = nearest(folder) { FileSystem.exists(FileSystem.join($0, ".git")) }
    let root = try repository ?? workspace ?? self.workspace(of: folder, real)
    return Boundary([root.flatMap { FileSystem.real($0) } ?? real])
  }

  /// The folder of the workspace that has a package as its member; nil where there is none.
  private static func workspace(of folder: String, _ real: String) throws -> String? {
    var above = real
    while above != "/", let parent = FileSystem.parent(of: above) {
      above = parent
      let path = FileSystem.join(above, settingsName)
      guard FileSystem.kind(of: path) == .file else { continue }
      guard let text = try settingsText(path, .everything) else { continue }
      let source = SourceFile(path: settingsName, bytes: text)
      let isMember = Settings.read(source, file: FileID(0)).0.members.contains { pattern in
        let isEach = pattern == "*" || pattern.hasSuffix("/*")
        let named = FileSystem.join(
          above, isEach ? String(pattern.dropLast(pattern == "*" ? 1 : 2)) : pattern)
        return FileSystem.real(named.isEmpty ? above : named) == (isEach ? FileSystem.parent(of: real) : real)
      }
      if isMember { return above }
    }
    return nil
  }

  /// The fault of settings that name a place outside of the boundary. `loss` is what is not read or written.
  static func outside(_ path: String, _ loss: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dataOutsidePackage, .error,
      "`\(path)` lies outside of the package’s repository, so it is \(loss).",
      at: SourceLocation(FileID(0), range),
      help: "Name a place inside; `--allow-path DIR` on the command line opens another folder.")
  }

  private static func nonEmpty(_ package: PackageLocation) throws -> PackageLocation {
    if package.files.isEmpty, package.leadingOut.isEmpty {
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

  private static func package(
    _ root: String, prefix: String, _ boundary: Boundary, _ unsaved: [String: [UInt8]],
    _ interfaces: [String: PackageInterface], readsFiles: Bool = true
  ) throws -> PackageLocation {
    var location = PackageLocation(
      root: root, name: lastPart(FileSystem.real(root) ?? root), prefix: prefix, settings: Settings(),
      faults: [],
      settingsFile: nil, files: [], boundary: boundary)
    for (path, contents) in unsaved { location.changes[location.relative(path)] = contents }
    location.interfaces = interfaces
    let path = FileSystem.join(root, settingsName)
    if boundary.isLeft(by: path) {
      location.leadingOut.append(settingsName)
    } else if let text = try settingsText(path, boundary, unsaved: location.changes[settingsName]) {
      let source = SourceFile(path: display(prefix, settingsName), bytes: text)
      (location.settings, location.faults) = Settings.read(source, file: FileID(0))
      location.settingsFile = source
    }
    if readsFiles { try readFiles(of: &location) }
    return location
  }

  /// Finds the screens of a package whose settings are read, and the packages that it depends on.
  private static func readFiles(of package: inout PackageLocation) throws {
    let gathered = try gather(
      package.root, package.settings, package.boundary, unsaved: Array(package.changes.keys))
    package.files = gathered.files
    package.folders = gathered.folders
    package.leadingOut += gathered.leadingOut
    package.ownFiles = package.files.count
    addFoldersOutside(to: &package)
    addMissingFolders(to: &package)
    if !package.files.isEmpty { try addDependencies(to: &package) }
    let assets = try AssetFolder.look(package)
    (package.pictures, package.hasOwnAssets) = (assets.pictures, assets.hasOwn)
    (package.colors, package.colorFiles) = (assets.colors, assets.colorFiles)
    package.assetSymbols = AssetSymbols(pictures: assets.pictures?.names ?? [], colors: assets.colors.names)
    package.leadingOut += assets.leadingOut + TemplateFolder.leadingOut(package)
  }

  /// Folders of the settings that lie outside are told, and stand for their defaults.
  private static func addFoldersOutside(to package: inout PackageLocation) {
    let (root, boundary) = (package.root, package.boundary)
    func isOutside(_ path: String) -> Bool { boundary.isLeft(by: FileSystem.join(root, path)) }
    let kept = zip(package.settings.data, package.settings.dataRanges).filter { folder, range in
      guard isOutside(folder) else { return true }
      package.faults.append(outside(folder, "not looked into for model data", at: range))
      return false
    }
    (package.settings.data, package.settings.dataRanges) = (kept.map(\.0), kept.map(\.1))
    if let folder = package.settings.templates, isOutside(folder) {
      package.faults.append(outside(folder, "not read", at: package.settings.templatesRange))
      package.settings.templates = nil
    }
    if isOutside(package.settings.output) {
      let range = package.settings.outputRange
      if range.count > 0 {
        package.faults.append(outside(package.settings.output, "not written", at: range))
      } else {
        package.leadingOut.append(package.settings.output)
      }
    }
  }

  /// The bytes of a settings file without a byte order mark, those that are not saved first; nil where there is none.
  private static func settingsText(
    _ path: String, _ boundary: Boundary, unsaved: [UInt8]? = nil
  ) throws -> [UInt8]? {
    if unsaved == nil, !FileSystem.exists(path) { return nil }
    let bytes = try unsaved ?? boundary.read(path)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Data folders that are not there are told: a file in them would be missed elsewhere.
  private static func addMissingFolders(to package: inout PackageLocation) {
    for (folder, range) in zip(package.settings.data, package.settings.dataRanges)
    where !package.boundary.isFolder(FileSystem.join(package.root, folder)) {
      package.faults.append(
        Diagnostic(
          .metaSettings, .warning, "There is no folder `\(folder)`.", at: SourceLocation(FileID(0), range),
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
        && (package.files.isEmpty || DataForm.isData(path)
          || package.files.contains { PathPattern(path).covers($0) })
      if isAnywhere { continue }
      package.faults.append(
        Diagnostic(
          .metaSettings, .warning, "There is no file or folder `\(path)`.",
          at: SourceLocation(FileID(0), range),
          help: "The places of `overrides` are written from the folder of these settings."))
    }
  }

  /// The settings and the screens of a package that another depends on; `unsaved` are by their paths from its root.
  static func settingsAndFiles(
    of root: String, _ boundary: Boundary, unsaved: [String: [UInt8]]
  ) throws -> (Settings, Gathered) {
    var settings = Settings()
    let path = FileSystem.join(root, settingsName)
    let isOutside = boundary.isLeft(by: path)
    if !isOutside, let text = try settingsText(path, boundary, unsaved: unsaved[settingsName]) {
      settings = Settings.read(SourceFile(path: settingsName, bytes: text), file: FileID(0)).0
    }
    var gathered = try gather(root, settings, boundary, unsaved: Array(unsaved.keys))
    if isOutside { gathered.leadingOut.append(settingsName) }
    return (settings, gathered)
  }

  /// The screens of a package, by their paths from its root.
  struct Gathered {
    var files: [String] = []
    /// Folders that were looked into, by their paths from the root; that of the package itself is empty.
    var folders: [String] = []
    /// Names that would be screens, or folders of them, and lead out of the boundary.
    public internal(set) var leadingOut: [String] = []
    /// Folders that were looked into, by their paths without links.
    fileprivate var visited: Set<String> = []
  }

  private static func gather(
    _ root: String, _ settings: Settings, _ boundary: Boundary, unsaved: [String]
  ) throws -> Gathered {
    var gathered = Gathered()
    let screens = FileSystem.join(root, "Screens")
    if boundary.isLeft(by: screens) {
      gathered.leadingOut.append("Screens")
      return gathered
    }
    let folder = boundary.isFolder(screens) ? "Screens" : ""
    try gather(folder, root, settings, boundary, &gathered, depth: 0)
    if !folder.isEmpty { try gatherLanguages(root, boundary, &gathered) }
    let found = Set(unsaved.isEmpty ? [] : gathered.files)
    let new = unsaved.filter {
      isScreen($0, below: folder, settings) && !found.contains($0)
        && !boundary.isLeft(by: FileSystem.join(root, $0))
    }
    if !new.isEmpty {
      // As folders are gone through: names are compared, not whole paths.
      gathered.files = (gathered.files + new).sorted {
        $0.utf8.split(separator: UInt8(ascii: "/")).lexicographicallyPrecedes(
          $1.utf8.split(separator: UInt8(ascii: "/"))
        ) { $0.lexicographicallyPrecedes($1) }
      }
    }
    return gathered
  }

  /// The folders of languages that stand beside the folder of the screens.
  private static func gatherLanguages(
    _ root: String, _ boundary: Boundary, _ found: inout Gathered
  ) throws {
    try boundary.forEachEntry(root.isEmpty ? "." : root) { name, entry in
      guard entry == .inside(.folder), let own = String(validatingCString: name), own.hasSuffix(".lproj")
      else {
        return
      }
      found.folders.append(own)
    }
  }

  /// True for the path, from a package's root, of a file that `gather` would find if it were there.
  private static func isScreen(_ path: String, below folder: String, _ settings: Settings) -> Bool {
    guard path.hasSuffix(".xml"), folder.isEmpty || path.hasPrefix(folder + "/") else { return false }
    let excluded = settings.exclude.map { PathPattern($0) }
    var above = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      above += (above.isEmpty ? "" : "/") + part
      if part.isEmpty || part.hasPrefix(".") || above == settings.output || above == "Templates"
        || excluded.contains(where: { $0.covers(above) })
      {
        return false
      }
    }
    return true
  }

  private static func gather(
    _ folder: String, _ root: String, _ settings: Settings, _ boundary: Boundary, _ found: inout Gathered,
    depth: Int
  ) throws {
    let joined = FileSystem.join(root, folder)
    let path = joined.isEmpty ? "." : joined
    let excluded = settings.exclude.map { PathPattern($0) }
    guard depth < 64, found.visited.insert(try boundary.folder(path).real).inserted else { return }
    found.folders.append(folder)
    let before = folder.isEmpty ? "" : folder + "/"
    try boundary.forEachEntry(path) { name, entry in
      if entry != .inside(.folder), entry != .outside(.folder), !isScreen(name) { return }
      guard let own = String(validatingCString: name) else {
        throw FileError("read", before + String(cString: name), reason: "its name is not UTF-8")
      }
      let relative = before + own
      if excluded.contains(where: { $0.covers(relative) }) || relative == settings.output { return }
      switch entry {
      case .inside(.folder):
        if relative == "Templates" { return }
        try gather(relative, root, settings, boundary, &found, depth: depth + 1)
      case .inside(.file), .inside(.nothing): found.files.append(relative)
      case .inside(.other): break
      case .outside: found.leadingOut.append(relative)
      }
    }
  }

  /// True for the name of a screen's file.
  private static func isScreen(_ name: UnsafePointer<CChar>) -> Bool {
    let length = strlen(name)
    return length >= 4 && strcmp(name + length - 4, ".xml") == 0
  }

  /// The folders that a pattern of members means; nil where there is none. Those that lead out are told at `range`.
  private static func expand(
    _ pattern: String, in root: String, _ boundary: Boundary, _ top: inout PackageLocation,
    _ range: SourceRange
  ) throws -> [String]? {
    let pattern = pattern == "*" ? "./*" : pattern
    guard pattern.hasSuffix("/*") else {
      return boundary.isFolder(FileSystem.join(root, pattern)) ? [pattern] : nil
    }
    let folder = String(pattern.dropLast(2))
    let path = FileSystem.join(root, folder)
    guard boundary.isFolder(path) else { return nil }
    var members: [String] = []
    try boundary.forEachEntry(path) { name, entry in
      let member = FileSystem.join(folder, String(cString: name))
      if entry == .inside(.folder) { members.append(member) }
      if entry == .outside(.folder) {
        top.faults.append(outside(member, "no member of this workspace", at: range))
      }
    }
    return members
  }

  static func lastPart(_ path: String) -> String {
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
