import SourceModel

extension SyntaxRules {
  static let unknownAttribute = Rule(
    "syntax/unknown-attribute", .error, "An attribute that an element does not take",
    whatHappens: "Swift says “Extra argument 'spacin' in call”.",
    why: "What is misspelt has no effect, and what was meant is missing.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><VStack ⟦spacin⟧="8"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><VStack spacing="8"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Body><VStack spacing="8"><Text>Title</Text></VStack></Body>
          </View>
          """#)
    ]
  )
}
