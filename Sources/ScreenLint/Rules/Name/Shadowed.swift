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
    nearMisses: [
      #"""
      <View name="Card">
        <Let name="count" type="Int"/>
        <Func signature="double(count: Int) -> Int">count * 2</Func>
        <Body><Text>{count} {double(count: 4)}</Text></Body>
      </View>
      """#,
      #"""
      <Module>
        <View name="Row"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
        <View name="Card"><Let name="count" type="Int"/><Body><Row count="{count}"/></Body></View>
      </Module>
      """#,
      #"""
      <View name="Card">
        <Body>
          <VStack>
            <ForEach items="1...3" as="number"><Text>{number}</Text></ForEach>
            <ForEach items="4...6" as="number"><Text>{number}</Text></ForEach>
          </VStack>
        </Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Where both are clear from the context."
  )
}
