import SourceModel

extension SyntaxRules {
  static let unknownAttribute = Rule(
    .syntaxUnknownAttribute, .error, "An attribute that an element does not take",
    hidesNames: .mentioned,
    whatHappens: "Swift says “Extra argument 'spacin' in call”.",
    why: "What is misspelt has no effect, and what was meant is missing.",
    repair: "Correct the spelling, or remove it. `Documentation/Elements.md` lists what each element takes.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><VStack ⟦spacin⟧="8"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><VStack spacing="8"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Body><VStack spacing="8"><Text>Title</Text></VStack></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Box"><Let name="spacin" type="Double"/><Body><VStack spacing="{spacin}"><Text>Title</Text></VStack></Body></View>
        <View name="Card"><Body><Box spacin="8"/></Body></View>
      </Module>
      """#
  )
}
