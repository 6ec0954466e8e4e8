import SourceModel

extension SyntaxRules {
  static let invalidCode = Rule(
    .syntaxInvalidCode, .error, "Code that cannot be read",
    traits: [.leavesNoMeaning], hidesNames: .any,
    whatHappens: "Swift says “Expected expression”.",
    why: "The code does not say what is to happen.",
    repair:
      "Correct the code at the place that the finding shows. In attributes, XML takes `<` and `&` for "
      + "its own: write `lt`, `le` and `and`.",
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
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="count" type="Int"/>
        <Body><Text>{count - -1} {"}"} {'a "b"'}</Text></Body>
      </View>
      """#
  )
}
