import ScreenCompiler
import ScreenSemantics
import SourceModel

/// A compiled package as requests ask about it: what takes a walk over the package is found once.
final class PackageSnapshot: ProgramSnapshot {
  /// The package.
  let compilation: Compilation
  /// The flow of its data.
  private(set) lazy var flow = FlowMap(compilation)

  init(_ compilation: Compilation, package: Int, of served: ServedWorkspace) {
    self.compilation = compilation
    super.init(compilation.model.program, compilation.files, package: package, of: served)
  }

  var model: SemanticModel { compilation.model }

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
