import SourceModel

extension DataRules {
  static let missingField = Rule(
    .dataMissingField, .error, "A field without a value",
    whatHappens: "The app stops: “keyNotFound … No value associated with key 'name'.”",
    why: "The field has no default, so there is nothing to show.",
    repair:
      "Add the key to the object. Where it may be absent, give the field a default with `value`, or "
      + "declare it optional; where the JSON calls it otherwise, say so with `key`.",
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
          path: "places.json", bad: "[{\"id\": 1}]",
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String?"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.name ?? ""}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.json",
      data: #"""
        [{"id": 1}]
        """#)
  )
}
