import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What the `Init` of a view makes each time the view is made: the value of a member, or a local of the Init, which has a field.
struct MadeMember {
  let member: MemberID
  let isLocal: Bool
  /// The code of the value.
  let code: CodeID
  /// The fields of the parameters that it is made of, also by way of what was made before.
  let needs: Set<Int32>

  /// All that the `Init` of a declaration makes, in its order. Linear in its code.
  static func all(of declaration: DeclarationID, _ runnable: RunnableProgram) -> [MadeMember] {
    let program = runnable.program
    let members = program[declaration].members.filter {
      program[$0].isGivenByInitializer || program[$0].isLocalOfInitializer
    }
    if members.isEmpty { return [] }
    var made: [MemberID: MadeMember] = [:]
    let ordered = members.map { (member: $0, code: Self.code(of: $0, runnable)) }.sorted { $0.code < $1.code }
    for (member, code) in ordered {
      let file = runnable.code(program[member].file)
      var needs: Set<Int32> = []
      for part in file.tree.extent(of: code) {
        let reference = file.references[part]
        guard reference.kind == .member || reference.kind == .projection || reference.kind == .wrappedValue,
          !reference.member.isNone
        else { continue }
        if let before = made[reference.member] {
          needs.formUnion(before.needs)
        } else if program[reference.member].owner == declaration,
          runnable.members[reference.member].field >= 0
        {
          needs.insert(runnable.members[reference.member].field)
        }
      }
      made[member] = MadeMember(
        member: member, isLocal: program[member].isLocalOfInitializer, code: code, needs: needs)
    }
    return ordered.compactMap { made[$0.member] }
  }

  private static func code(of member: MemberID, _ runnable: RunnableProgram) -> CodeID {
    runnable.program[member].isLocalOfInitializer
      ? runnable.model.values[member].code : runnable.model.getters[member].code
  }
}
