import SourceModel

extension TypeRules {
  static let missingArgument = Rule(
    "type/missing-argument", .error, "A call lacks an argument",
    whatHappens: "Swift says “Missing argument for parameter 'title' in call”.",
    why: "The view or function needs it and nothing else gives it.",
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
    ]
  )
}
