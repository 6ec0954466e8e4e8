import SourceModel

extension TypeRules {
  static let mismatch = Rule(
    "type/mismatch", .error, "A value of another type than wanted",
    whatHappens: "Swift says “Cannot convert value of type 'String' to specified type 'Int'”.",
    why: "The place can do nothing with a value of this type.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="name" type="String"/>
            <Computed name="total" type="Int">⟦name⟧</Computed>
            <Body><Text>{total}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="name" type="String"/>
            <Computed name="total" type="Int">name.count</Computed>
            <Body><Text>{total}</Text></Body>
          </View>
          """#)
    ]
  )
}
