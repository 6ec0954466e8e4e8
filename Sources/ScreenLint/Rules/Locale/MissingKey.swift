import SourceModel

extension LocaleRules {
  static let missingKey = Rule(
    .localeMissingKey, .warning, "A text without a key in the string catalogue",
    whatHappens: "It is shown as it is written, in every language.",
    why: "Nobody can translate what the catalogue does not have.",
    repair: "Add the key to `Localizable.xcstrings`, or write it as the catalogue has it.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Cart"><State name="count" type="Int" value="2"/><Body><VStack><Text>{count} items</Text><Button action="count += 1">Add</Button></VStack></Body></Screen>
          """#,
        good: #"""
          <Screen name="Cart"><State name="count" type="Int" value="2"/><Body><VStack><Text>{count} items</Text><Button action="count += 1">Add</Button></VStack></Body></Screen>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "Localizable.xcstrings",
          bad: #"""
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add to cart": {"extractionState": "manual", "localizations": {"ko": {"stringUnit": {"state": "translated", "value": "담기"}}}}}, "version": "1.0"}
            """#,
          good: #"""
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}}, "version": "1.0"}
            """#))
    ],
    nearMiss: NearMiss(
      #"""
      <Screen name="Cart"><State name="count" type="Int" value="2"/><Body><VStack><Text verbatim="true">v1.0</Text><Text>{count}</Text><Text>– 12 –</Text><Text>{count} items</Text><Button action="count += 1">Add</Button></VStack></Body></Screen>
      """#,
      path: "Localizable.xcstrings",
      data: #"""
        {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}}, "version": "1.0"}
        """#),
    whenToLeaveIt: "Where a text is the same in all languages: write `verbatim=\"true\"`."
  )
}
