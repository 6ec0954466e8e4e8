import SourceModel

extension TypeRules {
  static let uselessOptional = Rule(
    .typeUselessOptional, .warning, "Optional handling of what is never nil",
    whatHappens:
      "Swift says “Left side of nil coalescing operator '??' has non-optional type 'String', so the right side is never used”.",
    why: "Readers look for the nil that never comes.",
    repair: "Remove the `?`, or the `??` with the value after it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="name" type="String"/>
            <Body><Text>{name⟦?⟧.count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="name" type="String"/>
            <Body><Text>{name.count}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="name" type="String"/>
            <Body><Text>{name.count}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="names" type="[String]"/>
        <Body><Text>{names.first ?? "Nobody"}</Text></Body>
      </View>
      """#
  )
}
