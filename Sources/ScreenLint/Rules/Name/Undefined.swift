import SourceModel

extension NameRules {
  static let undefined = Rule(
    .nameUndefined, .error, "A name that does not exist",
    traits: [.missesDeclaration, .leavesNoMeaning], hidesNames: .any,
    whatHappens: "Swift says “Cannot find 'titel' in scope”.",
    why: "The name stands for nothing here.",
    repair: "Correct the spelling, or declare what is missing.",
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
    ],
    nearMiss: #"""
      <Module>
        <View name="Card"><Body><Row title="Tea"/></Body></View>
        <View name="Row"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
      </Module>
      """#
  )
}
