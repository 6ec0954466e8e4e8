import SourceModel

extension SyntaxRules {
  static let unknownElement = Rule(
    .syntaxUnknownElement, .error, "A view or declaration that does not exist",
    traits: [.needsWholePackage, .missesDeclaration], hidesNames: .mentioned,
    whatHappens: "Swift says “Cannot find 'Txt' in scope”.",
    why: "A misspelt element would show nothing.",
    repair:
      "Correct the spelling, or declare a `<View>` of that name. `Documentation/Elements.md` lists the "
      + "views that there are.",
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
    ],
    nearMiss: #"""
      <Module>
        <View name="Card"><Body><Txt/></Body></View>
        <View name="Txt"><Body><Text>Title</Text></Body></View>
      </Module>
      """#
  )
}
