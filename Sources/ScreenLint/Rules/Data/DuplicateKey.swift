import SourceModel

extension DataRules {
  static let duplicateKey = Rule(
    .dataDuplicateKey, .warning, "One key twice in an object",
    whatHappens: "The last one counts, and the others are lost.",
    why: "Nobody can tell which value is meant.",
    repair: "Keep the value that is meant, and remove the others.",
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
          path: "places.json", bad: "[{\"id\": 1, \"name\": \"Lake\", \"name\": \"Rock\"}]",
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.json",
      data: #"""
        [{"id": 1, "name": "name"}, {"id": 2, "name": "name"}]
        """#)
  )
}
