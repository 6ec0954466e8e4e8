import SourceModel

extension NameRules {
  static let undefined = Rule(
    "name/undefined", .error, "A name that does not exist",
    whatHappens: "Swift says “Cannot find 'titel' in scope”.",
    why: "The name stands for nothing here.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="title" type="String" value="News"/>
            <Body><Text>{⟦titel⟧}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="title" type="String" value="News"/>
            <Body><Text>{title}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="title" type="String" value="News"/>
            <Body><Text>{title}</Text></Body>
          </View>
          """#)
    ]
  )
}
