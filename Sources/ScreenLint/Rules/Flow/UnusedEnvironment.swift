import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let unusedEnvironment = Rule(
    "flow/unused-environment", .warning, "Something taken from the environment that nothing uses",
    whatHappens:
      "The view is updated whenever it changes, for nothing; an EnvironmentObject that nobody gives is not even noticed.",
    why: "The declaration says that the view depends on something on which it does not depend.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Title">
            <Environment name="⟦colorScheme⟧" key="colorScheme"/>
            <Body><Text>Title</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Title">
            <Environment name="colorScheme" key="colorScheme"/>
            <Body><Text>{colorScheme == .dark ? "Night" : "Day"}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Title">
            <Body><Text>Title</Text></Body>
          </View>
          """#)
    ],
    whenToLeaveIt: "Never: remove it."
  ) { context in
    for index in context.program.members.indices {
      let id = MemberID(index)
      let member = context.program.members[index]
      guard member.kind == .environment || member.kind == .environmentObject, context.isUnused(id) else {
        continue
      }
      if member.value != nil { continue }
      context.report(
        "`\(member.name)` is taken from the environment and never used.",
        at: context.program.location(of: id), help: "Remove it.",
        fixes: [FixIt("Remove `\(member.name)`", .safe, [context.removal(of: id)])])
    }
  }
}
