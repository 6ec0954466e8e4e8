import SourceModel

extension SyntaxRules {
  static let malformedXml = Rule(
    .syntaxMalformedXml, .error, "The file is not well-formed XML",
    traits: [.leavesNoMeaning], hidesNames: .any,
    whatHappens: "The file cannot be read, so nothing in it is checked.",
    why: "A tag that is not closed, or a quote that is missing, leaves open what belongs to what.",
    repair:
      "Close what is open at the place that the finding shows; write `&lt;` for `<` and `&amp;` for "
      + "`&`.",
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
    ],
    nearMiss: #"""
      <View name='Card'>
        <!-- a - b > c -->
        <Body><Text>1 > 0 and 'quotes' are "fine"</Text></Body>
      </View>
      """#
  )
}
