import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import Testing

@testable import ScreenLint

/// A small package, checked, of which an analysis is asked.
struct AnalysisLab {
  let model: SemanticModel
  let graph: DataFlowGraph
  /// What a rule may ask; which rule that is does not count.
  let context: RuleContext

  var program: Program { model.program }

  init(_ files: String...) {
    let checked = LintLab.check(files)
    (model, graph) = (checked.model, checked.graph)
    context = RuleContext(model, graph, checked.facts, LintOptions(), RulePart(RuleCatalog.all[0]))
  }

  /// The member of a path such as `Home.draft`.
  func member(_ path: String) throws -> MemberID {
    let found = program.members.indices.first { name($0) == path }
    return try #require(found, "there is no \(path)")
  }

  /// The path of a member.
  func name(_ member: MemberID) -> String {
    "\(program[program[member].owner].name).\(program[member].name)"
  }

  /// The declaration of a name.
  func declaration(_ name: String) throws -> DeclarationID {
    let found = program.declarations.indices.first { program.declarations[$0].name.text == name }
    return try #require(found, "there is no \(name)")
  }

  /// The first code of the first file that is this text, and the innermost where several are.
  func code(_ text: String) throws -> CodeID {
    let checked = model.files[FileID(0)]
    let source = program.files[FileID(0)].source
    let found = checked.code.nodes.indices.first { source.text(checked.code[$0].range) == text }
    return try #require(found, "there is no \(text)")
  }

  /// The unit of the body of a declaration.
  func body(_ name: String) throws -> Int32 { graph.units.body(try declaration(name)) }

  /// The uses of a member of some kind.
  func uses(_ path: String, _ kind: Access.Kind) throws -> [Access] {
    graph.uses(of: try member(path)).filter { $0.kind == kind }
  }

  /// The text at a place.
  func text(_ location: SourceModel.SourceLocation) -> String { context.text(location) }
}
