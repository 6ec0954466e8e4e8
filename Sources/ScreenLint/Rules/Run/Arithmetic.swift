import SourceModel

extension RunRules {
  static let arithmetic = Rule(
    "run/arithmetic", .error, "A number that cannot be computed",
    whatHappens: "The app stops: “Fatal error: Division by zero”, or “Arithmetic overflow”.",
    why: "There is no such number.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="total" type="Int"/>
            <Let name="count" type="Int"/>
            <Body><Text>{total / count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="total" type="Int"/>
            <Let name="count" type="Int"/>
            <Body><Text>{count == 0 ? 0 : total / count}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ]
  )
}
