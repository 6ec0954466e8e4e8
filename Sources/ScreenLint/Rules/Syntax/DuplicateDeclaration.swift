import SourceModel

extension SyntaxRules {
  static let duplicateDeclaration = Rule(
    "syntax/duplicate-declaration", .error, "One name declared twice",
    whatHappens: "Swift says “Invalid redeclaration of 'count'”.",
    why: "A name must tell one thing from all others in its scope.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Let name="⟦count⟧" type="Int"/>
            <Body><Text>{count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Let name="total" type="Int"/>
            <Body><Text>{count} of {total}</Text></Body>
          </View>
          """#)
    ]
  )
}
