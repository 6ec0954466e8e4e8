import SourceModel

extension DataRules {
  static let unhandledCase = Rule(
    .dataUnhandledCase, .error, "A string that is no case of its enum",
    whatHappens: "The app stops: “dataCorrupted … Cannot initialize Kind from invalid String value river”.",
    why: "The enum lists what there can be, and this is none of it.",
    repair:
      "Write one of the cases in the JSON, or add a `<Case>`. A case that the JSON writes otherwise "
      + "says how in its `value`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="Kind"/></Struct>
            <Enum name="Kind"><Case name="lake"/><Case name="rock"/></Enum>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name.rawValue}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="Kind"/></Struct>
            <Enum name="Kind"><Case name="lake"/><Case name="rock"/></Enum>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name.rawValue}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json", bad: "[{\"id\": 1, \"name\": \"river\"}]",
          good: "[{\"id\": 1, \"name\": \"lake\"}]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="kind" type="Kind"/></Struct><Enum name="Kind"><Case name="lake"/><Case name="rock" value="big rock"/></Enum>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.kind == .lake ? "Lake" : "Rock"}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.json",
      data: #"""
        [{"id": 1, "kind": "big rock"}]
        """#)
  )
}
