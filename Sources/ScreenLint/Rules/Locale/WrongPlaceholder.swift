import SourceModel

extension LocaleRules {
  static let wrongPlaceholder = Rule(
    .localeWrongPlaceholder, .error, "A translation with other placeholders than its key",
    whatHappens: "The text shows a wrong value, or the app stops while it writes it.",
    why: "The values are put in by position and kind, as the key has them.",
    repair: "Write the placeholders of the key; `%2$@` is the second.",
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
            {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%@개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}}, "version": "1.0"}
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
        {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "총 %1$lld개"}}}}, "Add": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "추가"}}}}}, "version": "1.0"}
        """#)
  )
}
