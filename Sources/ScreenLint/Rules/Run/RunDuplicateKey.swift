import SourceModel

extension RunRules {
  static let duplicateKey = Rule(
    .runDuplicateKey, .error, "One key twice in a dictionary",
    whatHappens: "The app stops: “Fatal error: Dictionary literal contains duplicate keys”.",
    why: "A key leads to one value, and here it would lead to two.",
    repair:
      "Where keys may repeat, use `Dictionary(grouping:by:)`, or set them one after the other: the last one counts.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="first" type="String" value="tea"/>
            <Let name="second" type="String" value="tea"/>
            <Body><Text>{[first: 2, second: 3].count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="first" type="String" value="tea"/>
            <Let name="second" type="String" value="milk"/>
            <Body><Text>{[first: 2, second: 3].count}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <View name="Card">
        <State name="prices" type="[String: Int]" value="{['Tea': 1]}"/>
        <Body><Button action="prices['Tea'] = 2">{prices["Tea"] ?? 0}</Button></Body>
      </View>
      """#
  )
}
