import SourceModel

extension SyntaxRules {
  static let doctype = Rule(
    .syntaxDoctype, .error, "A document type declaration",
    hidesNames: .any,
    whatHappens: "The file is not read.",
    why:
      "A DOCTYPE can name entities and files outside the package. Screens know XML’s five entities and read nothing else, so they are safe to open.",
    repair: "Remove it, and write what its entities stand for in full.",
    examples: [
      RuleExample(
        bad: #"""
          <!DOCTYPE View>
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        good: #"""
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        fixed: #"""
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        foundBy: .position)
    ],
    nearMiss: #"""
      <View name="Card">
        <!-- No <!DOCTYPE View> is needed. -->
        <Body><Text>Title</Text></Body>
      </View>
      """#
  )
}
