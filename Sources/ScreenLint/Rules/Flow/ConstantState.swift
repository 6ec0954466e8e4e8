import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let constantState = Rule(
    "flow/constant-state", .warning, "A State that never changes",
    whatHappens: "Nothing: it keeps its first value as long as the view lives.",
    why: "A State says “this changes, and the view owns it”. What never changes is a Let.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Album">
            <State name="⟦columns⟧" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Album">
            <Let name="columns" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Album">
            <Let name="columns" type="Int" value="3"/>
            <Body><Text>{columns} columns</Text></Body>
          </View>
          """#)
    ],
    whenToLeaveIt: "While the action that will change it is being written."
  ) { context in
    for index in context.program.members.indices {
      let id = MemberID(index)
      let member = context.program.members[index]
      let usage = context.graph.usage[index]
      guard member.kind == .state, !usage.isWritten, usage.reads > 0,
        !context.facts.isMeantToBeWritten[index], !context.facts.copiesSource[index],
        context.facts.isUnderstood[Int(member.owner.index)]
      else { continue }
      let type = context.program.declaration(of: member.type.wrapped ?? member.type)
      if type.map({ context.program[$0].kind.isObject }) == true { continue }
      if context.isTriedToChange(id) { continue }
      let edits = context.renaming(id, to: "Let")
      context.report(
        "Nothing changes the State `\(member.name)`: no code writes it and no control is bound to it.",
        at: context.program.location(of: id), help: "Declare it as `<Let>`.",
        fixes: member.value == nil ? [] : [FixIt("Declare `\(member.name)` as Let", .safe, edits)])
    }
  }
}
