import SourceModel

extension DataRules {
  static let unknownField = Rule(
    .dataUnknownField, .note, "A key that no field takes",
    whatHappens: "Nothing: it is ignored.",
    why: "It may be misspelt, and then a field keeps its default.",
    repair: "Remove the key, declare a field for it, or rename it to the field that is meant.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json", bad: "[{\"id\": 1, \"name\": \"Lake\", \"stat\": \"CA\"}]",
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String" key="title"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.json",
      data: #"""
        [{"id": 1, "title": "Lake"}]
        """#),
    whenToLeaveIt: "Where the file also serves other programs."
  )
}
