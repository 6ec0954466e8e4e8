import SourceModel

extension DataRules {
  static let missingFile = Rule(
    .dataMissingFile, .error, "A data file that does not exist",
    whatHappens: "The app stops: “Couldn’t find places.json in main bundle.”",
    why: "The object has no data to start with.",
    repair:
      "Put the file beside the screen that names it or into one of the `data` folders of the settings, "
      + "or correct `source`.",
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
          path: "places.json", bad: "", good: "[]"))
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
        []
        """#)
  )
}
