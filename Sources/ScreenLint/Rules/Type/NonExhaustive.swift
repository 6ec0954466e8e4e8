import SourceModel

extension TypeRules {
  static let nonExhaustive = Rule(
    .typeNonExhaustive, .error, "A switch that misses a case",
    traits: [.leavesNoMeaning],
    whatHappens: "Swift says “Switch must be exhaustive”.",
    why: "For the missing case nothing is said, so nothing could be shown.",
    repair: "Add the missing case, or `<Default>`; in code `default:`.",
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
    ],
    nearMiss: #"""
      <Module>
        <Enum name="Size"><Case name="small"/><Case name="large"/></Enum>
        <View name="Card">
          <Let name="size" type="Size"/>
          <Body><Switch on="size"><Case is=".small"><Text>Small</Text></Case><Case is=".large"><Text>Large</Text></Case></Switch></Body>
        </View>
      </Module>
      """#
  )
}
