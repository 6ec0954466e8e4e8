import SourceModel

extension TypeRules {
  static let extraArgument = Rule(
    "type/extra-argument", .error, "A call has an argument too many",
    whatHappens: "Swift says “Extra argument 'size' in call”.",
    why: "The view or function has no parameter that would take it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Badge"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
            <View name="Card"><Body><Badge title="New" ⟦size⟧="3"/></Body></View>
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
