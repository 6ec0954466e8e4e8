import SourceModel

extension SyntaxRules {
  static let invalidCode = Rule(
    "syntax/invalid-code", .error, "Code that cannot be read",
    whatHappens: "Swift says “Expected expression”.",
    why: "The code does not say what is to happen.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text>{1 +}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>{1 + 2}</Text></Body>
          </View>
          """#,
        foundBy: .position)
    ]
  )
}
