import SourceModel

extension RunRules {
  static let missingArgument = Rule(
    .runMissingArgument, .error, "A screen that is shown without a value it needs",
    whatHappens: "The screen is not drawn.",
    why: "No route from the App leads to it, no Preview shows it, and the command passes no value.",
    repair: "Pass the value with `--with name=value`, link to the screen with a value, or give it a Preview.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Detail"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></Screen>
          """#,
        good: #"""
          <Module>
            <Screen name="Detail"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></Screen>
            <Preview name="Detail" of="Detail"><Detail title="Tea"/></Preview>
          </Module>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <Module>
        <Screen name="Detail"><Var name="title" type="String" value="Tea"/><Var name="note" type="String?"/><Body><Text>{title} {note ?? ""}</Text></Body></Screen>
        <Preview name="Detail" of="Detail"><Detail/></Preview>
      </Module>
      """#,
    whenToLeaveIt: "Where the screen is only ever drawn by a command that passes the value."
  )
}
