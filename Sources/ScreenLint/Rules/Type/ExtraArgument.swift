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
    nearMisses: [
      #"""
      <Module>
        <View name="Row"><Let name="title" type="String"/><Var name="size" type="Int" value="3"/><Body><Text>{title} {size}</Text></Body></View>
        <View name="Card"><Body><VStack><Row title="Tea" size="5"/><Row title="Tea"/></VStack></Body></View>
      </Module>
      """#,
      #"""
      <Module>
        <View name="Frame1"><Let name="title" type="String"/><Slot/><Body><VStack><Text>{title}</Text><Content/></VStack></Body></View>
        <View name="Card"><Body><Frame1 title="Tea"><Text>Green</Text></Frame1></Body></View>
      </Module>
      """#,
      #"""
      <Module>
        <View name="Detail"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></View>
        <View name="Card"><Body><NavigationStack><NavigationLink destination="Detail" name="Tea">Tea</NavigationLink></NavigationStack></Body></View>
      </Module>
      """#,
    ]
  )
}
