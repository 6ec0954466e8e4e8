import SourceModel

extension DataRules {
  static let outsidePackage = Rule(
    .dataOutsidePackage, .error, "A path that leads out of the repository",
    traits: [.concernsPackage],
    whatHappens:
      "Nothing of what lies there is read, shown or written: the package is checked as if it were not there, and not drawn.",
    why:
      "Packages come in pull requests, too. One that could name any file of the machine would print your keys in its pages, "
      + "or write over your files.",
    repair:
      "Keep what the package names inside of its repository: the folder of the nearest `.git` above it, else its "
      + "workspace, else the package itself. A folder outside that you trust is opened by `--allow-path DIR` on the "
      + "command line, and only there.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Atlas"><Published name="names" type="[String]" source="../../names.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.names" as="name" id="\.self"><Text>{name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Atlas"><Published name="names" type="[String]" source="names.json"/></ObservableObject>
            <View name="Places">
              <ObservedObject name="atlas" type="Atlas"/>
              <Body><List items="atlas.names" as="name" id="\.self"><Text>{name}</Text></List></Body>
            </View>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(path: "names.json", bad: "[\"Lake\"]", good: "[\"Lake\"]"))
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <ObservableObject name="Atlas"><Published name="names" type="[String]" source="old/../names.json"/></ObservableObject>
        <View name="Places">
          <ObservedObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.names" as="name" id="\.self"><Text>{name}</Text></List></Body>
        </View>
      </Module>
      """#,
      path: "names.json", data: "[\"Lake\"]")
  )
}
