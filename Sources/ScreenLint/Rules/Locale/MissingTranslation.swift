import SourceModel

extension LocaleRules {
  static let missingTranslation = Rule(
    .localeMissingTranslation, .warning, "A text that a language lacks",
    whatHappens: "It is shown in the language of the keys, among texts of another.",
    why: "The catalogue has other texts in that language, so somebody reads it.",
    repair: "Translate it, or mark the key with `\"shouldTranslate\": false`.",
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
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"localizations": {}}}, "version": "1.0"}
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
        {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%lld개"}}}}, "Add": {"shouldTranslate": false}}, "version": "1.0"}
        """#),
    whenToLeaveIt: "While a translation is under way."
  )
}
