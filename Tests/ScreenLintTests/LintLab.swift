import Rendering
import ScreenSemantics
import ScreenSyntax
import SourceModel

@testable import ScreenLint

/// Lints packages that are held in memory.
enum LintLab {
  struct Result {
    var diagnostics: [Diagnostic]
    var sources: [SourceFile]
    var model: SemanticModel

    /// Findings that keep a package from being clean.
    var unclean: [Diagnostic] { diagnostics.filter { $0.severity > .note } }

    /// The text at a place.
    func text(_ location: SourceLocation) -> String {
      sources[Int(location.file.index)].text(location.range)
    }

    /// One line per finding: rule, severity, flagged text, message.
    var summary: String {
      diagnostics.map {
        return "\($0.severity.label) \($0.rule) at “\(text($0.location))”: \($0.message)"
      }.joined(separator: "\n")
    }
  }

  /// The symbols that renderers draw.
  static let symbols = KnownSymbols(
    contains: { SymbolCatalog.isKnown($0) }, names: { SymbolCatalog.names })

  static func lint(_ files: String..., options: LintOptions = LintOptions()) -> Result {
    lint(files: files, options: options)
  }

  /// `walksFlow` as the command does: files are walked for the graph as soon as they are checked.
  static func lint(
    files: [String], options: LintOptions = LintOptions(), walksFlow: Bool = true,
    scope: Linter.Scope = .everything
  ) -> Result {
    let checked = check(files, walksFlow: walksFlow)
    var options = options
    options.symbols = symbols
    let answers = Linter.ask(
      checked.model, checked.graph, checked.facts, phaseDiagnostics: checked.diagnostics, options: options,
      scope: scope)
    let found = Verdict(on: answers, checked.model, checked.graph, options: options).told
    return Result(
      diagnostics: found, sources: checked.model.program.files.map(\.source), model: checked.model)
  }

  /// What rules are asked about.
  struct Checked {
    var model: SemanticModel
    var graph: DataFlowGraph
    var facts: PackageFacts
    /// What earlier stages found.
    var diagnostics: [Diagnostic]
  }

  /// Reads and checks files.
  static func check(_ files: [String], walksFlow: Bool = true) -> Checked {
    let names = NameCache()
    let reader = XMLReader(names: names)
    var draft = HeaderDraft()
    var parsed: [ParsedFile] = []
    for (index, text) in files.enumerated() {
      let document = reader.read(
        path: "Screens/File\(index).xml", contents: Array(text.utf8), file: FileID(index))
      parsed.append(DeclarationCollector.collect(document, file: FileID(index), names: names, &draft))
    }
    let (program, linked) = Linker.link(parsed)
    let model = SemanticChecker.check(program, walksFlow: walksFlow)
    let phases = parsed.flatMap(\.diagnostics) + linked + model.files.diagnostics
    let graph = DataFlowGraph(model)
    let facts = PackageFacts.find(model, graph, phases, beside: {}).0
    return Checked(model: model, graph: graph, facts: facts, diagnostics: phases)
  }

  /// The text after the edits of a fix to file 0.
  static func apply(_ fix: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
