import SourceModel

extension RunRules {
  static let missingArgument = Rule(
    "run/missing-argument", .error, "A screen that is shown without a value it needs",
    whatHappens: "The screen is not drawn.",
    why: "No route from the App leads to it, no Preview shows it, and the command passes no value.",
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
    whenToLeaveIt: "Pass the value with `--with`, or give the screen a Preview."
  )
}
