import SourceModel

extension ListRules {
  static let duplicateId = Rule(
    "list/duplicate-id", .error, "Two rows with one id",
    whatHappens:
      "SwiftUI says “ForEach: the ID 1 occurs multiple times within the collection, this will give undefined results!”.",
    why: "Rows are told apart by their ids. With one id twice, taps and changes reach the wrong row.",
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
          path: "places.json", bad: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 1, \"name\": \"Rock\"}]",
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]"))
    ],
    nearMisses: [
      NearMiss(
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
          [{"id": 1, "name": "Lake"}, {"id": 2, "name": "Lake"}]
          """#),
      NearMiss(
        #"""
        <Module>
          <Struct name="Place"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
          <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
          <View name="Places">
            <ObservedObject name="atlas" type="Atlas"/>
            <Body><List items="atlas.places" as="place" id="\.name"><Text>{place.name}</Text></List></Body>
          </View>
        </Module>
        """#,
        path: "places.json",
        data: #"""
          [{"id": 1, "name": "Lake"}, {"id": 1, "name": "Rock"}]
          """#),
      NearMiss(
        #"""
        <Module>
          <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="parts" type="[Part]"/></Struct><Struct name="Part" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
          <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
          <View name="Places">
            <ObservedObject name="atlas" type="Atlas"/>
            <Body><List items="atlas.places" as="place"><ForEach items="place.parts" as="part"><Text>{part.id}</Text></ForEach></List></Body>
          </View>
        </Module>
        """#,
        path: "places.json",
        data: #"""
          [{"id": 1, "parts": [{"id": 1}]}, {"id": 2, "parts": [{"id": 1}]}]
          """#),
    ]
  )
}
