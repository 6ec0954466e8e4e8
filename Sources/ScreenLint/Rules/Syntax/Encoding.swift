import SourceModel

extension SyntaxRules {
  static let encoding = Rule(
    .syntaxEncoding, .error, "The file is not in the encoding that it says",
    hidesNames: .any,
    whatHappens: "The characters cannot be told, so the file is not read.",
    why: "Screens are UTF-8 or UTF-16. Bytes that are neither would be shown as other characters.",
    repair: "Save the file as UTF-8; leave out `encoding`, or let it say `UTF-8`.",
    examples: [
      RuleExample(
        bad: #"""
          <?xml version="1.0" encoding="ISO-8859-5"?>
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        good: #"""
          <?xml version="1.0" encoding="UTF-8"?>
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        foundBy: .position)
    ],
    nearMiss: #"""
      <?xml version='1.0' encoding='utf-8' standalone='yes'?>
      <View name="Card"><Body><Text>Title</Text></Body></View>
      """#
  )
}
