import SourceModel

extension RuleID { package static let metaUnknownRule: RuleID = "meta/unknown-rule" }

extension MetaRules {
  static let unknownRule = Rule(
    .metaUnknownRule, .warning, "A comment or setting that names no rule",
    whatHappens: "It has no effect: what it should silence is still reported.",
    why: "A misspelt rule looks as if it were silenced.",
    repair:
      "Correct the name; `screenwright rules` lists all. A comment reads `screenwright:disable-next "
      + "RULE reason`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <!-- screenwright:disable-next ⟦flow/unused-stat⟧ left over -->
            <Let name="title" type="String"/>
            <Body><Text>{title}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="title" type="String"/>
            <Body><Text>{title}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Card">
        <!-- screenwright:disable-next flow/unused-state kept for the next release -->
        <State name="draft" type="String" value=""/>
        <Body><Text>Title</Text></Body>
      </View>
      """#
  )
}
