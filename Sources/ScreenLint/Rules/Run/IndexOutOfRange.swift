import SourceModel

extension RunRules {
  static let indexOutOfRange = Rule(
    "run/index-out-of-range", .error, "An index past the end",
    whatHappens: "The app stops: “Fatal error: Index out of range”.",
    why: "There is no element at that place.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text>{[1, 2][2]}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>{[1, 2][1]}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ]
  )
}
