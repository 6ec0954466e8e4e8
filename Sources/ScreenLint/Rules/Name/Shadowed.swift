import SourceModel

extension NameRules {
  static let shadowed = Rule(
    .nameShadowed, .note, "A name that hides another",
    whatHappens: "Nothing, as long as the inner one is meant.",
    why: "Readers may take one for the other.",
    repair: "Give one of the two another name.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Body><ForEach items="1...3" as="⟦count⟧"><Text>{count}</Text></ForEach><Text>{count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Body><ForEach items="1...3" as="number"><Text>{number}</Text></ForEach><Text>{count}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="count" type="Int"/>
        <Func signature="double(count: Int) -> Int">count * 2</Func>
        <Body><Text>{count} {double(count: 4)}</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Where both are clear from the context."
  )
}
