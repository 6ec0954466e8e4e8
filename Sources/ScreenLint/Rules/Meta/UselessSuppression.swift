import SourceModel

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
    nearMisses: [
      #"""
      <View name="Card">
        <!-- screenwright:disable flow/unused-state kept for the next release -->
        <State name="draft" type="String" value=""/>
        <State name="last" type="String" value=""/>
        <!-- screenwright:enable flow/unused-state -->
        <Body><Text>Title</Text></Body>
      </View>
      """#,
      #"""
      <!-- screenwright:disable flow/unused-state the whole file is a sketch -->
      <View name="Card">
        <State name="draft" type="String" value=""/>
        <Body><Text>Title</Text></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <State name="count" type="Int" value="0"/>
        <Body>
          <!-- screenwright:disable-next type/unused-result the counter comes later -->
          <Button action="count + 1">{count}</Button>
          <Stepper value="$count">Count</Stepper>
        </Body>
      </View>
      """#,
    ]
  )
}
