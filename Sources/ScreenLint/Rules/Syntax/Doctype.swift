import SourceModel

extension SyntaxRules {
  static let doctype = Rule(
    "syntax/doctype", .error, "A document type declaration",
    whatHappens: "The file is not read.",
    why:
      "A DOCTYPE can name entities and files outside the package. Screens know XML’s five entities and read nothing else, so they are safe to open.",
    examples: [
      RuleExample(
        bad: #"""
          <!DOCTYPE View>
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        good: #"""
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        foundBy: .position)
    ]
  )
}
