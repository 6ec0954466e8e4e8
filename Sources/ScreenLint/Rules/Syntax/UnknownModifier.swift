import SourceModel

extension SyntaxRules {
  static let unknownModifier = Rule(
    .syntaxUnknownModifier, .error, "A modifier that does not exist or does not fit",
    hidesNames: .mentioned,
    whatHappens: "Swift says “Value of type 'Text' has no member 'paddin'”.",
    why: "The view would look as if the modifier were not there.",
    repair:
      "Correct the spelling, or move it before the modifiers that make another kind of view. One of "
      + "your own is a Func in `<Extension of=\"View\">`; `Documentation/Modifiers.md` lists the others.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text modifiers=".⟦paddin⟧()">Title</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text modifiers=".padding()">Title</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Body><Text modifiers=".padding()">Title</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Extension of="View"><Func signature="paddin() -&gt; some View">self.padding(4)</Func></Extension>
        <View name="Card"><Body><Text modifiers=".paddin()">Title</Text></Body></View>
      </Module>
      """#
  )
}
