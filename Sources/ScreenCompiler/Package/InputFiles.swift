import ModelData
import ScreenRuntime

/// The files and folders that compiling some packages read, for tools that build again only what changed.
///
/// Folders are among them: a screen that is added makes its folder newer. What is nowhere yet, such as settings of a package
/// that has none, cannot be named.
public struct InputFiles: Sendable {
  /// Their paths, as they can be opened, each once: sorted.
  public let paths: [String]

  /// The inputs of compilations, with what the command line names besides: interfaces, replaced data, a folder of templates.
  public init(
    _ compilations: [Compilation], interfaces: [String] = [], overrides: [ModelStore.Override] = [],
    templates: String? = nil
  ) {
    var found = Set(interfaces + overrides.map { DataReference($0.file).file })
    for compilation in compilations {
      let package = compilation.package
      func add(_ path: String) {
        if package.changes[path] == nil { found.insert(Self.plain(FileSystem.join(package.root, path))) }
      }
      if package.settingsFile != nil { add(PackageLocator.settingsName) }
      if let workspace = package.workspace {
        found.insert(Self.plain(FileSystem.join(workspace.root, PackageLocator.settingsName)))
      }
      package.settingsOfDependencies.forEach(add)
      package.folders.forEach(add)
      package.files.forEach(add)
      for file in compilation.data.files where !overrides.contains(where: { $0.file == file.path }) {
        add(package.relative(DataReference(file.path).file))
      }
      let pictures = package.pictures?.paths ?? []
      found.formUnion((pictures + package.colorFiles).map(Self.plain))
      found.formUnion(pictures.compactMap { FileSystem.parent(of: $0) }.map(Self.plain))
      if package.hasOwnAssets { add(AssetFolder.name) }
      found.formUnion(TemplateFolder.paths(package, templates).map(Self.plain))
    }
    paths = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path without `.` in front and `/` at its end; `.` for none.
  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path.isEmpty ? "." : String(path)
  }

  /// A rule for Make that says that `target` depends on all inputs, and one without inputs for each file, so that Make goes on
  /// where a file is gone. Ninja reads it, too.
  public func makeRule(for target: String) -> String {
    let inputs = paths.map(Self.escaped)
    return "\(Self.escaped(target)): \\\n  \(inputs.joined(separator: " \\\n  "))\n"
      + inputs.map { "\n\($0):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      if scalar == " " || scalar == "#" || scalar == "\\" { text += "\\" }
      if scalar == "$" { text += "$" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
