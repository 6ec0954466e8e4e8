import SourceModel

extension SyntaxRules {
  static let unknownElement = Rule(
    "syntax/unknown-element", .error, "A view or declaration that does not exist",
    whatHappens: "Swift says “Cannot find 'Txt' in scope”.",
    why: "A misspelt element would show nothing.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><⟦Txt⟧/></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>Title</Text></Body>
          </View>
          """#)
    ]
  )
}
