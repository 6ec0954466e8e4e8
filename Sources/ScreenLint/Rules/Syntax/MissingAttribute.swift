import SourceModel

extension SyntaxRules {
  static let missingAttribute = Rule(
    .syntaxMissingAttribute, .error, "A required attribute is missing",
    hidesNames: .any,
    yieldsTo: [.sameText(.truthObjectInState), .relatedDeclaration(.truthStateSetFromOutside)],
    whatHappens: "Swift says “Missing argument for parameter 'isOn' in call”.",
    why: "Without it the element has nothing to work on.",
    repair: "Add the attribute.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><⟦Toggle⟧>Sounds</Toggle></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <State name="isOn" type="Bool" value="true"/>
            <Body><Toggle isOn="$isOn">Sounds</Toggle></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Card">
        <State name="isOn" type="Bool" value="true"/>
        <Body><Toggle isOn="$isOn">Sounds</Toggle></Body>
      </View>
      """#
  )
}
