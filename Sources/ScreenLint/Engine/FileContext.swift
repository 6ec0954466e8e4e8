import ScreenSemantics
import ScreenTypes
import SourceModel

/// What the condition of a visit may ask about one file: the headers, the settings, and the file itself. It rules out most
/// files and views before anything of the package as a whole is asked. Belongs to one worker, which shows it one file after
/// the other.
public final class FileContext {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  /// Settings that change what rules find.
  let options: LintOptions
  /// The file.
  var file: FileID { didSet { checked = model.files[file] } }
  /// What the check of the file found.
  private(set) var checked: CheckedFile
  /// Which symbols there are; nil where nobody knows.
  private(set) lazy var symbolMemory = options.symbols.map {
    SymbolMemory($0, files: program.files.count)
  }

  /// Looks at files of a package.
  init(_ model: SemanticModel, _ graph: DataFlowGraph, _ options: LintOptions) {
    (self.model, self.graph, self.options) = (model, graph, options)
    file = model.files.startIndex
    checked = model.files[model.files.startIndex]
  }

  /// The headers of the package.
  var program: Program { model.program }
  /// What lies around its views, by the numbers that their uses tell.
  var frames: Table<Int, ViewFrame> { graph.frames }
  /// Its attributes and arguments that name a system symbol.
  var symbols: Table<Int, SymbolSite> { graph.symbols(in: file) }

  /// What a member that this file declares has as its initial value.
  func value(of member: MemberID) -> CheckedBody { model.values[member] }
}
