import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUnusedBinding: RuleID = "flow/unused-binding" }

extension FlowRules {
  static let unusedBinding = Rule(
    .flowUnusedBinding, .warning, "A Binding that nothing uses",
    traits: [.needsWholePackage], yieldsTo: [.relatedText(.syntaxInvalidLiteral)],
    whatHappens: "Nothing: callers must pass a binding that has no effect.",
    why: "Every caller has to own a source for it and pass it, for nothing.",
    repair: "Remove it, and what callers pass for it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Stars">
              <Binding name="⟦rating⟧" type="Int"/>
              <Body><Text>Stars</Text></Body>
            </View>
            <View name="Review">
              <Binding name="rating" type="Int"/>
              <Body><VStack><Stars rating="$rating"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Stars">
              <Binding name="rating" type="Int"/>
              <Body><Stepper value="$rating" in="{0...5}">Stars</Stepper></Body>
            </View>
            <View name="Review">
              <Binding name="rating" type="Int"/>
              <Body><VStack><Stars rating="$rating"/></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <View name="Clear">
        <Binding name="text" type="String"/>
        <Body><Button action="text = ''">Clear</Button></Body>
      </View>
      """#,
    whenToLeaveIt: "Where several views are to take the same parameters.",
    visits: [
      .members([.binding]) { context, id in
        let member = context.program[id]
        guard member.getter == nil, context.isUnused(id) else { return }
        context.reportUnusedParameter(
          id, "The Binding `\(member.name)` is never read, written or handed on.")
      }
    ]
  )
}
