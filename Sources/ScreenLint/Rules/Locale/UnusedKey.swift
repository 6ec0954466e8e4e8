import SourceModel

extension LocaleRules {
  static let unusedKey = Rule(
    .localeUnusedKey, .note, "A key that no screen shows",
    whatHappens: "Nothing: it is not shown.",
    why: "It is translated for nobody, or the text in the screen was changed and lost its translation.",
    repair: "Remove it, or write the text of the screen as the key is.",
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
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}, "Remove": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "삭제"}}}}}, "version": "1.0"}
            """#,
          good: #"""
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}}, "version": "1.0"}
            """#))
    ],
    nearMiss: NearMiss(
      #"""
      <Screen name="Cart"><State name="count" type="Int" value="2"/><Body><VStack><Text>{count} items</Text><Button action="count += 1">Add</Button></VStack></Body></Screen>
      """#,
      path: "Localizable.xcstrings",
      data: #"""
        {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}, "Remove": {"extractionState": "manual", "localizations": {"ko": {"stringUnit": {"state": "translated", "value": "삭제"}}}}}, "version": "1.0"}
        """#),
    whenToLeaveIt: "Where code outside of the screens uses it: `\"extractionState\": \"manual\"` says so."
  )
}
