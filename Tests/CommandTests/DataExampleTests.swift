import ScreenCompiler
import ScreenLint
import TestFixtures
import Testing

/// Examples of rules that are found in the model data, compiled with their data.
@Suite struct DataExampleTests {
  static let rules = RuleCatalog.all.filter { rule in rule.examples.contains { $0.data != nil } }
  static let pages = NearMissPage.all.filter { page in
    page.packages.contains(where: \.hasData) || rules.contains { $0.id.id == page.rule }
  }

  /// What is found in a package of one file and perhaps a data file.
  private func findings(_ screens: String, _ path: String?, _ text: String) throws -> [(
    rule: String, line: String
  )] {
    var files = ["Home.xml": screens]
    if let path, !text.isEmpty { files[path] = text }
    return try findings(files)
  }

  /// What is found in a package, one line each.
  private func findings(_ files: [String: String]) throws -> [(rule: String, line: String)] {
    let package = try TemporaryPackage(files)
    let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
    return compilation.diagnostics.map {
      (String($0.rule.id), "\($0.severity.label) \($0.rule): \($0.message)")
    }
  }

  @Test(arguments: rules.map { $0.id.id })
  func badDataIsFoundAndGoodDataIsClean(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id.id == id })
    for example in rule.examples {
      guard let data = example.data else { continue }
      let bad = try findings(example.badSource, data.path, data.bad)
      #expect(bad.contains { $0.rule == id }, "\(bad)")
      let good = try findings(example.good, data.path, data.good)
      #expect(good.isEmpty, "\(good)")
    }
  }

  /// Names of pictures in model data, shown by an Image of the row or of the view that is given the name.
  @Test func picturesThatTheDataNamesAreLookedFor() throws {
    let package = try TemporaryPackage([
      "Home.xml": #"""
      <Module>
        <Struct name="Place" conforms="Identifiable">
          <Let name="id" type="Int"/><Let name="picture" type="String"/><Let name="map" type="String"/><Let name="name" type="String"/>
          <Computed name="image" type="Image">Image(decorative: picture)</Computed>
        </Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <View name="MapView"><Let name="picture" type="String"/><Body><Image name="{picture}" label="Map"/></Body></View>
        <Screen name="Places">
          <StateObject name="atlas" type="Atlas"/>
          <Body><List items="atlas.places" as="place"><HStack><Text>{place.name}</Text><Image value="{place.image}"/><MapView picture="{place.map}"/></HStack></List></Body>
        </Screen>
      </Module>
      """#, "Assets/lake.svg": "<svg/>",
    ])
    try package.write(
      "places.json",
      #"[{"id": 1, "picture": "lake", "map": "laek", "name": "x"}, {"id": 2, "picture": "sea", "map": "", "name": "y"}]"#
    )
    let found = try screenwright("lint", "--format", "concise", package.path).output
    #expect(
      found == """
        places.json:1:39: warning view/missing-asset The folder Assets has no picture `laek`.
        places.json:1:82: warning view/missing-asset The folder Assets has no picture `sea`.

        """)
  }

  /// A file that is there and cannot be read is not said to be missing.
  @Test func unreadableDataSaysWhy() throws {
    let package = try TemporaryPackage([
      "Home.xml": """
      <Module>
        <ObservableObject name="Store"><Published name="names" type="[String]" source="names.json"/></ObservableObject>
        <Screen name="Home"><StateObject name="store" type="Store"/><Body><Text>{store.names.count}</Text></Body></Screen>
      </Module>
      """, "names.json/inner.txt": "",
    ])
    let found = try screenwright("lint", "--format", "concise", package.path).output
    #expect(
      found.contains("error data/missing-file `names.json`, the source of `names`, is a folder."))
    let other = try screenwright(
      "lint", "--format", "concise", "--data", "Store.names=\(package.path)/names.json", package.path)
    #expect(other.errors.contains("Is a directory") || other.output.contains("Is a directory"))
  }

  @Test func explanationsShowTheData() throws {
    let page = try screenwright("explain", "data/missing-field").output
    #expect(page.contains("\n\nplaces.json:\n\n    [{\"id\": 1}]\n\nGood\n"))
    #expect(
      try screenwright("explain", "data/missing-file").output.contains("\n\nThere is no places.json.\n\nGood")
    )
    #expect(
      try Project.text("Documentation/Rules.md").contains(
        "with `screenwright.yml`:\n\n```yaml\nrules: off\n```\n"))
  }

  @Test(arguments: pages) func nearMissesAreClean(_ page: NearMissPage) throws {
    let shown = try #require(RuleCatalog.all.first { $0.id.id == page.rule }).nearMiss
    let found = try findings(shown.screens, shown.data?.path, shown.data?.text ?? "")
    #expect(found.isEmpty, "\(page), the one that it shows: \(found)")
    for package in page.packages {
      let found = try findings(package.files)
      #expect(found.isEmpty, "\(page), \(package.title): \(found)")
    }
  }

  @Test func rowsOfAComputedListPointAtTheirData() throws {
    let package = try TemporaryPackage([
      "Home.xml": #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int" key="no"/><Let name="name" type="String"/></Struct>
        <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
        <Screen name="Home">
          <StateObject name="atlas" type="Atlas"/>
          <Computed name="doubled" type="[Place]">atlas.places + atlas.places.filter { $0.id gt 1 }</Computed>
          <Body>
            <List items="doubled" as="place"><Text>{place.name}</Text></List>
            <ForEach items="atlas.places" as="place" id="\.name"><Text>{place.id}</Text></ForEach>
          </Body>
        </Screen>
      </Module>
      """#
    ])
    try package.write("places.json", "[{\"no\": 1, \"name\": \"Lake\"}, {\"no\": 27, \"name\": \"Lake\"}]")
    let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
    let found = compilation.diagnostics.filter { $0.rule == "list/duplicate-id" }.map { diagnostic in
      diagnostic.related.map { place in
        "\(place.message): \(place.location.range.start)..<\(place.location.range.end)"
      }
    }
    #expect(
      found == [
        ["both rows are made from this one: 35..<37"],
        ["row 1 has it from here: 20..<24", "row 2 has it from here: 48..<52"],
      ])
  }
}
