import SourceModel

extension TypeRules {
  static let nonExhaustive = Rule(
    "type/non-exhaustive", .error, "A switch that misses a case",
    whatHappens: "Swift says “Switch must be exhaustive”.",
    why: "For the missing case nothing is said, so nothing could be shown.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Enum name="Tab"><Case name="all"/><Case name="favorites"/></Enum>
            <View name="Card">
              <Let name="tab" type="Tab"/>
              <Body><⟦Switch⟧ on="tab"><Case is=".all"><Text>All</Text></Case></Switch></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Enum name="Tab"><Case name="all"/><Case name="favorites"/></Enum>
            <View name="Card">
              <Let name="tab" type="Tab"/>
              <Body><Switch on="tab"><Case is=".all"><Text>All</Text></Case><Case is=".favorites"><Text>Favorites</Text></Case></Switch></Body>
            </View>
          </Module>
          """#)
    ]
  )
}
