import SourceModel

extension NameRules {
  static let shadowed = Rule(
    "name/shadowed", .note, "A name that hides another",
    whatHappens: "Nothing, as long as the inner one is meant.",
    why: "Readers may take one for the other.",
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
    whenToLeaveIt: "Where both are clear from the context."
  )
}
