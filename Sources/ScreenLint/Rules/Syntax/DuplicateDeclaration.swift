import SourceModel

extension SyntaxRules {
  static let duplicateDeclaration = Rule(
    .syntaxDuplicateDeclaration, .error, "One name declared twice",
    hidesNames: .any,
    whatHappens: "Swift says “Invalid redeclaration of 'count'”.",
    why: "A name must tell one thing from all others in its scope.",
    repair: "Rename one of them, or remove it.",
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
    ],
    nearMiss: #"""
      <Module>
        <View name="Row"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
        <View name="Card"><Let name="count" type="Int"/><Body><Row count="{count}"/></Body></View>
      </Module>
      """#
  )
}
