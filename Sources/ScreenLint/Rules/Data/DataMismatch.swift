import SourceModel

extension DataRules {
  static let mismatch = Rule(
    .dataMismatch, .error, "A value of another type than its field",
    whatHappens: "The app stops: “typeMismatch … Expected to decode Int but found a string instead.”",
    why: "The field can hold no such value.",
    repair:
      "Write a value of the declared type in the JSON, or declare the type that the data has, such as "
      + "`String?` where it may be null.",
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
          path: "places.json", bad: "[{\"id\": \"one\", \"name\": \"Lake\"}]",
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="height" type="Double"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.height}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.json",
      data: #"""
        [{"id": 1, "height": 3}]
        """#)
  )
}
