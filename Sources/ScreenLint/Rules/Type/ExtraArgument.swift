import SourceModel

extension TypeRules {
  static let extraArgument = Rule(
    .typeExtraArgument, .error, "A call has an argument too many",
    traits: [.leavesNoMeaning], hidesNames: .mentioned,
    whatHappens: "Swift says “Extra argument 'size' in call”.",
    why: "The view or function has no parameter that would take it.",
    repair: "Remove the argument, or correct its label.",
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
    ],
    nearMiss: #"""
      <Module>
        <View name="Row"><Let name="title" type="String"/><Var name="size" type="Int" value="3"/><Body><Text>{title} {size}</Text></Body></View>
        <View name="Card"><Body><VStack><Row title="Tea" size="5"/><Row title="Tea"/></VStack></Body></View>
      </Module>
      """#
  )
}
