import ElementCatalog
import RenderTree
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import Testing

/// A package written in a test: XML files and model data by path.
struct TestPackage {
  let program: Program
  let model: SemanticModel
  let data: ModelStore
  let diagnostics: [Diagnostic]

  init(_ files: [(path: String, text: String)]) {
    let names = NameCache()
    let reader = XMLReader(names: names)
    var draft = HeaderDraft()
    var parsed: [ParsedFile] = []
    var found: [Diagnostic] = []
    for file in files where file.path.hasSuffix(".xml") {
      let id = FileID(parsed.count)
      let document = reader.read(path: file.path, contents: Array(file.text.utf8), file: id)
      parsed.append(DeclarationCollector.collect(document, file: id, names: names, &draft))
      found += parsed[parsed.count - 1].diagnostics
    }
    let (program, linking) = Linker.link(parsed)
    model = SemanticChecker.check(program)
    let (data, faults) = ModelStore.load(program, model: model, DataFlowGraph(model)) { path in
      files.first { $0.path == path }.map { .bytes(Array($0.text.utf8)) } ?? .missing
    }
    self.program = program
    self.data = data
    diagnostics = found + linking + model.files.diagnostics + faults
  }

  /// One file that holds everything.
  init(_ text: String, data: [(path: String, text: String)] = []) {
    self.init([("Screens/Main.xml", "<Module>\(text)</Module>")] + data)
  }

  /// What is wrong, as text; empty where the package has no error.
  var errors: String {
    diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let files = program.files.map(\.source) + data.files
      let index = Int(diagnostic.location.file.index)
      let text = index < files.count ? files[index].text(diagnostic.location.range) : ""
      return "\(diagnostic.rule): \(diagnostic.message) [\(text)]"
    }.joined(separator: "\n")
  }

  func run(settings: RunSettings = RunSettings(), limits: RunLimits = RunLimits()) -> ScreenRun {
    ScreenRun(RunnableProgram(model), data: data, settings: settings, limits: limits)
  }

  /// The declaration of a name.
  func id(_ name: String) throws -> DeclarationID { try #require(program.lookup(Name(name), in: FileID(0))) }

  /// A run that shows a view.
  func showing(
    _ name: String, settings: RunSettings = RunSettings(), limits: RunLimits = RunLimits()
  ) throws -> ScreenRun {
    let run = run(settings: settings, limits: limits)
    try run.show(id(name))
    return run
  }
}

extension RenderTree {
  /// The texts below the root in order.
  var textList: [String] {
    var found: [String] = []
    collect(root, &found)
    return found
  }

  private func collect(_ index: NodeIndex, _ found: inout [String]) {
    if index.isNone { return }
    let node = self[index]
    if node.kind == .text {
      let text = texts[Int(node.payload)]
      found.append(
        runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)].map { string($0.text) }.joined())
    }
    if node.kind == .image { found.append("[" + string(images[Int(node.payload)].name) + "]") }
    for child in children(of: index) { collect(child, &found) }
  }
}

extension ScreenRun {
  /// The texts of the page as it is now.
  func texts() throws -> [String] { try render().textList }
}

/// The fault that `body` ends with.
func fault(_ body: () throws -> Void) -> RuntimeFault? {
  do {
    try body()
    return nil
  } catch {
    return error as? RuntimeFault
  }
}
