import ModelData
import ScreenRuntime
import ScreenSemantics
import SourceModel

extension PackageLocation {
  /// The data folders of the settings, as paths are shown.
  var dataFolders: [String] { settings.data.map { PackageLocator.display(prefix, $0) } }

  /// Where the texts of other languages may lie, as paths are shown: a catalogue, or files in the folders of languages.
  var catalogues: (oneFile: [String], languages: [String]) {
    let folders = isInMemory ? changes.keys.compactMap { FileSystem.parent(of: $0) } : folders
    let languages = Set(folders.filter { $0.hasSuffix(".lproj") }).sorted().flatMap { folder in
      LanguageFile.names.map { FileSystem.join(folder, $0) }
    }
    func shown(_ paths: [String]) -> [String] { paths.map { PackageLocator.display(prefix, $0) } }
    return (shown(["Localizable.xcstrings", "Screens/Localizable.xcstrings"]), shown(languages))
  }

  /// What a file of model data holds, by its shown path. Replacements are paths as the user gave them, from the current
  /// folder; all others are the package's words.
  func readData(_ path: String, _ overrides: [ModelStore.Override]) -> ModelStore.File {
    do {
      if overrides.contains(where: { DataReference($0.file).file == path }) {
        return .bytes(try FileSystem.read(path))
      }
      let relative = relative(path)
      if let contents = changes[relative] { return .bytes(contents) }
      let place = FileSystem.join(root, relative)
      if try isInMemory || boundary.kind(of: place) == .nothing { return .missing }
      return .bytes(try boundary.read(place))
    } catch let error as FileError {
      return error.isFolder ? .folder : .unreadable(error.reason)
    } catch {
      return .outside
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
    for override in overrides { try FileSystem.requireReadable(DataReference(override.file).file) }
  }
}
