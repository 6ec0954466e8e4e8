import SourceModel

extension TypeRules {
  static let missingArgument = Rule(
    .typeMissingArgument, .error, "A call lacks an argument",
    traits: [.leavesNoMeaning], hidesNames: .any,
    whatHappens: "Swift says “Missing argument for parameter 'title' in call”.",
    why: "The view or function needs it and nothing else gives it.",
    repair: "Add the argument, or give the parameter a default with `value`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Badge"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
            <View name="Card"><Body><⟦Badge⟧/></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Badge"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
            <View name="Card"><Body><Badge title="New"/></Body></View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Row"><Let name="title" type="String"/><Var name="size" type="Int" value="3"/><Body><Text>{title} {size}</Text></Body></View>
        <View name="Card"><Body><Row title="Tea"/></Body></View>
      </Module>
      """#
  )
}
