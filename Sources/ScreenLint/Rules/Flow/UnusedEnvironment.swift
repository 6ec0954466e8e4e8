import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnusedEnvironment: RuleID = "flow/unused-environment" }

extension FlowRules {
  static let unusedEnvironment = Rule(
    .flowUnusedEnvironment, .warning, "Something taken from the environment that nothing uses",
    traits: [.needsWholePackage],
    whatHappens:
      "The view is updated whenever it changes, for nothing; an EnvironmentObject that nobody gives is not even noticed.",
    why: "The declaration says that the view depends on something on which it does not depend.",
    repair: "Remove the declaration.",
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
    nearMiss: #"""
      <Module>
        <View name="Page"><Environment name="dismiss" key="dismiss"/><Body><Button action="dismiss()">Close</Button></Body></View>
        <View name="Home">
          <State name="isShown" type="Bool" value="false"/>
          <Body><Button action="isShown = true">Open<Sheet isPresented="$isShown"><Page/></Sheet></Button></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Never: remove it.",
    localVisits: [
      .members([.environment, .environmentObject]) { context, id in
        if !context.isExtendedElsewhere(id) { context.reportIfUnused(id) }
      }
    ],
    visits: [
      .members([.environment, .environmentObject]) { context, id in
        if context.isExtendedElsewhere(id) { context.reportIfUnused(id) }
      }
    ]
  )
}

extension RuleContext {
  fileprivate func reportIfUnused(_ id: MemberID) {
    let member = program[id]
    guard isUnused(id), member.value == nil else { return }
    report(
      member.key == EnvironmentKeys.namespace
        ? "The Namespace `\(member.name)` is never used."
        : "`\(member.name)` is taken from the environment and never used.",
      at: program.location(of: id), help: "Remove it.",
      fixes: [FixIt("Remove `\(member.name)`", .safe, [removal(of: id)])])
  }
}
