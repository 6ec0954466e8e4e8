import ModelData
import ScreenCompiler
import ScreenSemantics
import SourceModel

/// The declarations and files of a package as requests ask about them: places become addresses and positions.
class ProgramSnapshot {
  /// The declarations.
  let program: Program
  /// The files: screens, and what else findings are in.
  let files: SourceFiles
  /// The number of the package in its workspace.
  let package: Int
  unowned let served: ServedWorkspace
  private var texts: [FileID: SourceText] = [:]
  private lazy var filesByPath = Dictionary(
    files.indices.map { (files.path($0), $0) }, uniquingKeysWith: { $1 })

  /// How often its screens use what.
  private(set) lazy var usage = served.usage(package, program)

  init(_ program: Program, _ files: SourceFiles, package: Int, of served: ServedWorkspace) {
    self.program = program
    self.files = files
    self.package = package
    self.served = served
  }

  /// The file of a path; nil where the package has none.
  func file(at path: String) -> FileID? {
    if let known = served.workspace.screen(at: path, in: package), isScreen(known), files.path(known) == path
    {
      return known
    }
    return filesByPath[path]
  }

  /// True for a file that is a screen, and no model data or settings.
  func isScreen(_ file: FileID) -> Bool { file < program.files.endIndex }

  /// The address of a file.
  func uri(_ file: FileID) -> String { served.uri(of: files.path(file), in: package) }

  /// The path of a file of model data by the name that a screen gives it.
  func path(ofData name: String, namedIn file: FileID) -> String {
    var parts = files.path(file).split(separator: "/").dropLast().map(String.init)
    for part in DataReference(name).file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The text of a file.
  func text(_ file: FileID) -> SourceText {
    if let known = texts[file] { return known }
    let text = SourceText(files[file].bytes)
    texts[file] = text
    return text
  }

  /// A place as the protocol tells it.
  func location(_ place: SourceLocation, _ encoding: PositionEncoding) -> JSONValue {
    ["uri": .string(uri(place.file)), "range": text(place.file).range(place.range, encoding)]
  }
}
