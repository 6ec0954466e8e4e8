import SourceModel

extension MetaRules {
  static let uselessSuppression = Rule(
    "meta/useless-suppression", .warning, "A comment that silences nothing",
    whatHappens: "Nothing.",
    why: "What it once excused is gone; left in place it would hide the next fault of its kind.",
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
    ]
  )
}
