import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Does a Computed of an object keep its value in UserDefaults, so that nobody is told when it is set?
///
/// Answer: the key, where the `get` reads nothing but what UserDefaults has under one key that is written as a text, the `set`
/// writes that key and no source of truth, and no AppStorage watches it.
/// Cost: linear in the code of both; where that is one, in the members of the package.
/// Limits: keys that have a name, and what is behind a call, are not looked into.
struct StoredSetting {
  /// The key, with its quotation marks, as it is written.
  let key: String

  private static let defaults = TypeID(.builtin("UserDefaults"))
  private static let label: Name = "forKey"

  /// The setting that a Computed is; nil where it is none, or somebody may be told.
  init?(_ id: MemberID, _ context: RuleContext) {
    let (program, model, graph) = (context.program, context.model, context.graph)
    let member = program[id]
    let (getter, setter) = (model.getter(of: id).code, model.setter(of: id).code)
    guard !member.isStatic, [.observableObject, .observable].contains(program[member.owner].kind),
      !context.facts.announcing.contains(member.owner), !getter.isNone, !setter.isNone,
      let read = Self.key(in: getter, member.file, context),
      Self.key(in: setter, member.file, context) == read,
      [graph.units.getter(id), graph.units.setter(id)].allSatisfy({ Self.isPlain($0, program, graph) })
    else { return nil }
    let name = Name(String(read.dropFirst().dropLast()))
    if program.members.contains(where: { $0.kind == .appStorage && $0.key == name }) { return nil }
    key = read
  }

  /// The only key of UserDefaults that code names, as it is written; nil for none, several, and one that is no plain text.
  private static func key(in body: CodeID, _ file: FileID, _ context: RuleContext) -> String? {
    let checked = context.model.files[file]
    var found: String?
    for id in checked.code.extent(of: body) {
      let node = checked.code[id]
      guard node.kind == .call, checked.reference(id).libraryEntry?.receiver == defaults else { continue }
      guard let argument = checked.code.items(node.list).first(where: { checked.code[$0].name == label }),
        case let value = checked.code[argument].first, checked.code[value].kind == .stringLiteral,
        case let text = context.text(context.location(file, value)), !text.contains("\\"),
        found == nil || found == text
      else { return nil }
      found = text
    }
    return found
  }

  /// True for code that only reads, and reads no source of truth, which would tell of its changes.
  private static func isPlain(_ unit: Int32, _ program: Program, _ graph: DataFlowGraph) -> Bool {
    graph.accesses(in: unit).allSatisfy {
      $0.kind == .read && ($0.member.isNone || !program.isSource($0.member))
    }
  }
}
