import SourceModel

extension ListRules {
  static let duplicateId = Rule(
    .listDuplicateId, .error, "Two rows with one id",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "SwiftUI says “ForEach: the ID 1 occurs multiple times within the collection, this will give undefined results!”.",
    why: "Rows are told apart by their ids. With one id twice, taps and changes reach the wrong row.",
    repair: "Give each row an id of its own in the data, or say with `id` which field tells the rows apart.",
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
          good: "[{\"id\": 1, \"name\": \"Lake\"}, {\"id\": 2, \"name\": \"Rock\"}]")),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <StateObject name="atlas" type="Atlas"/>
              <Computed name="shown" type="[Place]">
                atlas.places.filter { $0.name.hasPrefix("L") } + atlas.places.filter { $0.id gt 1 }
              </Computed>
              <Body><List items="⟦shown⟧" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Places">
              <StateObject name="atlas" type="Atlas"/>
              <Computed name="shown" type="[Place]">
                atlas.places.filter { $0.name.hasPrefix("L") } + atlas.places.filter { !$0.name.hasPrefix("L") }
              </Computed>
              <Body><List items="shown" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json", bad: "[{\"id\": 1, \"name\": \"Rock\"}, {\"id\": 2, \"name\": \"Lake\"}]",
          good: "[{\"id\": 1, \"name\": \"Rock\"}, {\"id\": 2, \"name\": \"Lake\"}]")),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="country" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Countries">
              <StateObject name="atlas" type="Atlas"/>
              <Func signature="countries() -> [String]">atlas.places.map(\.country).sorted()</Func>
              <Body><ForEach items="countries()" as="country" id="⟦\.self⟧"><Text>{country}</Text></ForEach></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="country" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Countries">
              <StateObject name="atlas" type="Atlas"/>
              <Func signature="countries() -> [String]">Set(atlas.places.map(\.country)).sorted()</Func>
              <Body><ForEach items="countries()" as="country" id="\.self"><Text>{country}</Text></ForEach></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json",
          bad: "[{\"id\": 1, \"country\": \"Chad\"}, {\"id\": 2, \"country\": \"Chad\"}]",
          good: "[{\"id\": 1, \"country\": \"Chad\"}, {\"id\": 2, \"country\": \"Chad\"}]")),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="tags" type="[String]"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Tags">
              <Let name="place" type="Place"/>
              <Body><ForEach items="place.tags" as="tag" id="⟦\.self⟧"><Text>{tag}</Text></ForEach></Body>
            </View>
            <Screen name="Places">
              <StateObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Tags place="{place}"/></List></Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="tags" type="[String]"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <View name="Tags">
              <Let name="place" type="Place"/>
              <Body><ForEach items="place.tags" as="tag" id="\.self"><Text>{tag}</Text></ForEach></Body>
            </View>
            <Screen name="Places">
              <StateObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Tags place="{place}"/></List></Body>
            </Screen>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json", bad: "[{\"id\": 1, \"tags\": [\"sea\", \"sea\"]}]",
          good: "[{\"id\": 1, \"tags\": [\"sea\", \"sun\"]}, {\"id\": 2, \"tags\": [\"sea\"]}]")),
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
        [{"id": 1, "name": "Lake"}, {"id": 2, "name": "Lake"}]
        """#),
    visits: [
      .loops { context, site in
        let key = context.rowKey(of: site)
        var sources = RowSources(context.model, context.graph)
        guard sources.mayRepeat(site, key: key) else { return }
        let screens = context.graph.holders(of: context.owner(ofUnit: site.unit), limit: 4, context.program)
        context.suspectRows(
          of: ListSuspect(screens: screens, file: site.file, view: site.view, key: key),
          at: context.keyPlace(of: site),
          related: zip(["this id is written", "and here once more"], sources.twins).map {
            RelatedPlace($0, $1)
          },
          help:
            "Leave out what is in the list twice, or tell the rows apart by something in which they differ."
        )
      }
    ]
  )
}
