import SourceModel

extension RuleID { package static let metaUselessSuppression: RuleID = "meta/useless-suppression" }

extension MetaRules {
  static let uselessSuppression = Rule(
    .metaUselessSuppression, .warning, "A comment that silences nothing",
    whatHappens: "Nothing.",
    why: "What it once excused is gone; left in place it would hide the next fault of its kind.",
    repair: "Remove the comment.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            ⟦<!-- screenwright:disable-next flow/unused-state kept for later -->⟧
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
        <!-- screenwright:disable flow/unused-state kept for the next release -->
        <State name="draft" type="String" value=""/>
        <State name="last" type="String" value=""/>
        <!-- screenwright:enable flow/unused-state -->
        <Body><Text>Title</Text></Body>
      </View>
      """#
  )
}
