import SourceModel

extension SyntaxRules {
  static let malformedXml = Rule(
    "syntax/malformed-xml", .error, "The file is not well-formed XML",
    whatHappens: "The file cannot be read, so nothing in it is checked.",
    why: "A tag that is not closed, or a quote that is missing, leaves open what belongs to what.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text>Title</Text></Body>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>Title</Text></Body>
          </View>
          """#,
        foundBy: .position)
    ]
  )
}
