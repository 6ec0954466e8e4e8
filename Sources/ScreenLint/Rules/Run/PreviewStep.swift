import SourceModel

extension RunRules {
  static let previewStep = Rule(
    .runPreviewStep, .error, "A step of a Preview that cannot be done",
    whatHappens: "The Preview is not drawn.",
    why:
      "A Preview shows its page after its steps. Nothing on the page is what this one speaks of, or it takes no input.",
    repair: "Name what is there, as the message lists it, or change the steps before it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Counter"><State name="count" type="Int" value="0"/><Body><Button action="count += 1">Add {count}</Button></Body></Screen>
            <Preview name="Three" of="Counter"><Counter/><⟦Tap⟧ on="Subtract"/></Preview>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Counter"><State name="count" type="Int" value="0"/><Body><Button action="count += 1">Add {count}</Button></Body></Screen>
            <Preview name="Three" of="Counter"><Counter/><Tap on="Add"/></Preview>
          </Module>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <Module>
        <Screen name="Counter"><State name="count" type="Int" value="0"/><Body><Button action="count += 1">Add {count}</Button></Body></Screen>
        <Preview name="Set" of="Counter"><Set name="count" value="3"/><Tap on="Add 3"/></Preview>
      </Module>
      """#,
    whenToLeaveIt: "Never: the Preview shows nothing."
  )
}
