import SourceModel

extension DataRules {
  static let invalidQuery = Rule(
    .dataInvalidQuery, .error, "A database that does not answer",
    whatHappens: "The app has no data: “no such table”.",
    why: "What `source` asks for is not in the database, or the file is none.",
    repair:
      "Name a table that the database has, or write one SELECT that reads; the finding says what SQLite has against it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas">
              <Published name="places" type="[Place]" source="atlas.db?query=DELETE FROM places"/>
            </ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas">
              <Published name="places" type="[Place]" source="atlas.db?table=places"/>
            </ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <ObservableObject name="Atlas">
          <Published name="places" type="[Place]" source="atlas.db?query=SELECT id, name FROM places WHERE id &lt; 10"/>
        </ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
        </View>
      </Module>
      """#
  )
}
