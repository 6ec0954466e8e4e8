import SourceModel

extension LocaleRules {
  static let malformedStrings = Rule(
    .localeMalformedStrings, .error, "A file of texts that cannot be read",
    whatHappens: "Xcode refuses the file, or the app shows keys in place of texts.",
    why: "The text at the fault, and what it may hide, is not there.",
    repair: "Write `\"key\" = \"text\";`, with `\\\"` for a quote in a text, and close comments.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Cart"><Body><Text>Add</Text></Body></Screen>
          """#,
        good: #"""
          <Screen name="Cart"><Body><Text>Add</Text></Body></Screen>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "ko.lproj/Localizable.strings",
          bad: "\"Add\" = \"추가\"\n",
          good: "\"Add\" = \"추가\";\n"))
    ],
    nearMiss: NearMiss(
      #"""
      <Screen name="Cart"><Body><Text>Add</Text></Body></Screen>
      """#,
      path: "ko.lproj/Localizable.strings",
      data: #"""
        /* "Add" = "Remove" */
        Add = "\"추가\"; // no key";
        """#)
  )
}
