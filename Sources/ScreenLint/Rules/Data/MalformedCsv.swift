import SourceModel

extension DataRules {
  static let malformedCsv = Rule(
    .dataMalformedCsv, .error, "Rows of cells that cannot be read",
    whatHappens: "The row is lost, and what follows a quote that is never closed with it.",
    why: "Which cell belongs to which column is not known.",
    repair:
      "Put a cell that holds a comma, a quote or a line break in double quotes, with each quote in it twice, and give each "
      + "row as many cells as the first has names.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.csv"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.csv"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.csv", bad: "id,name\n1,Lake, the blue one\n",
          good: "id,name\n1,\"Lake, the blue one\"\n2,Rock\n"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.csv"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><Text>{place.name}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "places.csv",
      data: #"""
        id,name
        1,"The ""blue"" lake,
        on two lines"
        """#)
  )
}
