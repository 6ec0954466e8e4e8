import ModelData
import ScreenCompiler
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A compiled package as requests ask about it: places become addresses and positions, and what takes a walk over the package
/// is found once.
final class PackageSnapshot {
  /// The package.
  let compilation: Compilation
  /// Its number in its workspace.
  let package: Int
  unowned let served: ServedWorkspace
  private var texts: [FileID: SourceText] = [:]
  private lazy var filesByPath = Dictionary(
    compilation.files.indices.map { (compilation.files.path($0), $0) }, uniquingKeysWith: { $1 })

  /// The flow of its data.
  private(set) lazy var flow = FlowMap(compilation)
  /// How often its screens use what.
  private(set) lazy var usage = served.usage(package, program)

  init(_ compilation: Compilation, package: Int, of served: ServedWorkspace) {
    self.compilation = compilation
    self.package = package
    self.served = served
  }

  var model: SemanticModel { compilation.model }
  var program: Program { compilation.model.program }

  /// The file of a path; nil where the package has none.
  func file(at path: String) -> FileID? { filesByPath[path] }

  /// True for a file that is a screen, and no model data or settings.
  func isScreen(_ file: FileID) -> Bool { file < program.files.endIndex }

  /// The address of a file.
  func uri(_ file: FileID) -> String { served.uri(of: compilation.files.path(file), in: package) }

  /// The path of a file of model data by the name that a screen gives it.
  func path(ofData name: String, namedIn file: FileID) -> String {
    var parts = compilation.files.path(file).split(separator: "/").dropLast().map(String.init)
    for part in DataReference(name).file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The text of a file as it was compiled.
  func text(_ file: FileID) -> SourceText {
    if let known = texts[file] { return known }
    let text = SourceText(compilation.files[file].bytes)
    texts[file] = text
    return text
  }

  /// A place as the protocol tells it.
  func location(_ place: SourceLocation, _ encoding: PositionEncoding) -> JSONValue {
    ["uri": .string(uri(place.file)), "range": text(place.file).range(place.range, encoding)]
  }

  /// What a file refers to, by their places.
  func occurrences(_ file: FileID) -> [Occurrence] { isScreen(file) ? served.occurrences(file, model) : [] }

  /// What stands at an offset of a file; the shortest of what does. Also where the offset is right behind it.
  func occurrence(at offset: Int, in file: FileID) -> Occurrence? {
    occurrences(file).filter { $0.range.start <= offset && offset <= $0.range.end }
      .min { ($0.range.count, $0.range.start) < ($1.range.count, $1.range.start) }
  }

  /// The places of something in the whole package, in the order of its files.
  func places(of target: SymbolTarget) -> [(file: FileID, occurrence: Occurrence)] {
    var files = Array(program.files.indices)
    if case .local(let file, _) = target { files = [file] }
    return files.flatMap { file in
      occurrences(file).filter { $0.target == target }.map { (file, $0) }
    }
  }

  /// Where something is declared; nil for what the language has.
  func declaration(of target: SymbolTarget) -> SourceLocation? {
    switch target {
    case .declaration(let id): program.location(of: id)
    case .member(let id): program.location(of: id)
    case .local(let file, let start):
      occurrences(file).first { $0.target == target && $0.range.start == start }
        .map { SourceLocation(file, $0.range) }
    case .element, .modifier, .attribute, .library, .libraryType, .choice: nil
    }
  }
}
