import SourceModel

extension TypeRules {
  static let mismatch = Rule(
    .typeMismatch, .error, "A value of another type than wanted",
    traits: [.leavesNoMeaning],
    whatHappens: "Swift says “Cannot convert value of type 'String' to specified type 'Int'”.",
    why: "The place can do nothing with a value of this type.",
    repair:
      "Convert the value, as in `String(count)` or `Double(count)`, or correct the type that is "
      + "declared.",
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
    ],
    nearMiss: #"""
      <View name="Box1">
        <Let name="width" type="Double"/>
        <Body><Circle modifiers=".frame(width: width * 2, height: 40)"/></Body>
      </View>
      """#
  )
}
