import SourceModel

extension ListRules {
  static let missingId = Rule(
    .listMissingId, .error, "Rows without an identity",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "Swift says “Referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Place' conform to 'Identifiable'”.",
    why: "Without identity nothing tells which row is which after a change.",
    repair:
      "Give the Struct `conforms=\"Identifiable\"` and a field `id`, or say at the list what tells rows "
      + "apart: `id=\"\\.name\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place"><Let name="name" type="String"/></Struct>
            <View name="Places">
              <Let name="places" type="[Place]"/>
              <Body><List items="⟦places⟧" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place"><Let name="name" type="String"/></Struct>
            <View name="Places">
              <Let name="places" type="[Place]"/>
              <Body><List items="places" as="place" id="\.name"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <View name="Places"><Let name="places" type="[Place]"/><Body><List items="places" as="place"><Text>{place.name}</Text></List></Body></View>
      </Module>
      """#
  )
}
