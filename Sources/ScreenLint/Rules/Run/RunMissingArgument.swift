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
    nearMisses: [
      #"""
      <Module>
        <Screen name="Detail"><Var name="title" type="String" value="Tea"/><Var name="note" type="String?"/><Body><Text>{title} {note ?? ""}</Text></Body></Screen>
        <Preview name="Detail" of="Detail"><Detail/></Preview>
      </Module>
      """#,
      #"""
      <Module>
        <App name="Tea"><WindowGroup><NavigationStack><NavigationLink destination="Detail" name="Tea">Tea</NavigationLink></NavigationStack></WindowGroup></App>
        <Screen name="Detail"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></Screen>
      </Module>
      """#,
      #"""
      <Module>
        <Screen name="Detail"><Binding name="count" type="Int"/><Body><Stepper value="$count">{count}</Stepper></Body></Screen>
        <Preview name="Detail" of="Detail"><Detail count="{.constant(3)}"/></Preview>
      </Module>
      """#,
    ],
    whenToLeaveIt: "Where the screen is only ever drawn by a command that passes the value."
  )
}
