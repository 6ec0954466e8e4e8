import ScreenRuntime
import SourceModel

extension PackageLocation {
  /// The data folders of the settings, as paths are shown.
  var dataFolders: [String] { settings.data.map { PackageLocator.display(prefix, $0) } }

  /// The bytes of a file of model data by its shown path, or nil where there is none. Replacements are paths as the
  /// user gave them, from the current folder. Throws `FileError` for one that cannot be read.
  func readData(_ path: String, _ overrides: [ModelStore.Override]) throws -> [UInt8]? {
    let isReplacement = overrides.contains { $0.file == path }
    let file = isReplacement ? path : FileSystem.join(root, relative(path))
    guard FileSystem.exists(file) else { return nil }
    do {
      return try FileSystem.read(file)
    } catch let error as FileError {
      throw FileError(error.action, path, reason: error.reason)
    }
  }

  /// A shown path of a file of this package, or of one that it depends on, from its root.
  public func relative(_ path: String) -> String {
    if prefix.isEmpty { return path }
    if path.hasPrefix(prefix + "/") { return String(path.dropFirst(prefix.count + 1)) }
    let folders = prefix.split(separator: "/")
    if path.hasPrefix("/") || folders.contains("..") { return path }
    var common = path.split(separator: "/")[...]
    var above = folders[...]
    while let folder = above.first, common.first == folder {
      (above, common) = (above.dropFirst(), common.dropFirst())
    }
    return String(repeating: "../", count: above.count) + common.joined(separator: "/")
  }
}

extension ModelStore.Override {
  /// Throws `UsageError` for a replacement of what none of these packages reads from a file, `FileError` for one by a
  /// file that cannot be read.
  public static func check(_ overrides: [ModelStore.Override], in compilations: [Compilation]) throws {
    if overrides.isEmpty { return }
    var known: Set<String> = []
    for program in compilations.lazy.map(\.model.program) {
      for member in program.members where member.source != nil {
        known.insert("\(program[member.owner].name).\(member.name)")
      }
    }
    for override in overrides where !known.contains("\(override.type).\(override.property)") {
      let names = known.sorted().joined(separator: ", ")
      throw UsageError(
        "--data: no file is the source of \(override.type).\(override.property); "
          + (names.isEmpty ? "there is no model data" : "those with one are \(names)"))
    }
    for override in overrides { try FileSystem.requireReadable(override.file) }
  }
}
