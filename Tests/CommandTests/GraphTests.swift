import Foundation
import FoundationXML
import TestFixtures
import Testing

/// `graph` and `diff`.
@Suite struct GraphTests {
  private let landmarks = Project.root + "Screens/Landmarks"

  @Test func aSourceTellsWhoReadsAndWritesIt() throws {
    let run = try screenwright("graph", landmarks, "--source", "ModelData.landmarks")
    #expect(run.status == 0)
    #expect(
      run.output == """
        ModelData.landmarks  Published [Landmark], loaded from landmarkData.json  Models/ModelData.xml:2:20
          read by      FavoriteButton through isSet  Helpers/FavoriteButton.xml:7:44
          read by      LandmarkDetail through landmarkIndex  Landmarks/LandmarkDetail.xml:18:57
          read by      LandmarkList through filteredLandmarks  Landmarks/LandmarkList.xml:16:27
          written by   FavoriteButton through isSet  Helpers/FavoriteButton.xml:5:23
          bound in     LandmarkDetail  Landmarks/LandmarkDetail.xml:18:36

        """)
  }

  private static let counter = """
    <View name="Next">
      <State name="count" type="Int" value="0"/>
      <Body><Button action="count += 1">{count}</Button></Body>
    </View>
    """

  /// In a workspace each package is told in turn, and a view by its package.
  @Test func aWorkspaceIsToldInTurn() throws {
    let package = try TemporaryPackage([
      "screenwright.yml": "members: [Apps/*]\n",
      "Apps/One/Home.xml": "<Screen name=\"Home\"><Body><Text>One</Text></Body></Screen>",
      "Apps/Two/Home.xml": "<Screen name=\"Home\"><Body><Text>Two</Text></Body></Screen>",
    ])
    let whole = try screenwright("graph", in: package)
    #expect(whole.status == 0 && whole.lines.first == "Apps/One")
    let parts = whole.output.components(separatedBy: "\nApps/Two\n\n")
    #expect(
      parts.count == 2 && parts[0].contains("Apps/One/Home.xml") && parts[1].contains("Apps/Two/Home.xml"))
    let home = try screenwright("graph", "Two/Home", in: package)
    #expect(home.status == 0 && home.output.contains("Apps/Two/Home.xml"))
    let both = try screenwright("graph", "Home", in: package)
    #expect(both.status == 2 && both.errors.contains("there is Home in each of One, Two"))
    #expect(try screenwright("graph", "--format", "svg", in: package).status == 2)
    try package.write("Apps/Two/Next.xml", Self.counter)
    for found in [
      try screenwright("graph", "Next", in: package),
      try screenwright("graph", "Next", "--format", "dot", in: package),
      try screenwright("graph", "--redraws", "Next.count", in: package),
    ] {
      #expect(found.status == 0 && found.output.contains("Next") && !found.output.contains("Apps/One"))
    }
    let none = try screenwright("graph", "Nxt", in: package)
    #expect(none.status == 2 && none.errors == "screenwright: there is no view Nxt; there is Next\n")
    let other = try screenwright("render", "Three/Home", in: package)
    #expect(other.status == 2)
    #expect(other.errors == "screenwright: there is no package Three here; there are One, Two\n")
  }

  @Test func aShortNameWillDo() throws {
    let run = try screenwright("graph", landmarks, "--source", "showFavoritesOnly")
    #expect(run.output.hasPrefix("LandmarkList.showFavoritesOnly  State Bool"))
  }

  @Test func redrawsFollowObjectsBindingsAndValues() throws {
    let run = try screenwright("graph", landmarks, "--redraws", "ModelData.landmarks")
    #expect(run.status == 0)
    #expect(run.output.contains("LandmarkList    observes ModelData as `modelData`\n"))
    #expect(run.output.contains("FavoriteButton  reads it through isSet\n"))
    #expect(run.output.contains("LandmarkRow     gets `landmark`, which comes from it, from LandmarkList\n"))
    #expect(!run.output.contains("ContentView"))
    let state = try screenwright("graph", landmarks, "--redraws", "LandmarkList.showFavoritesOnly")
    #expect(state.output.contains("LandmarkList") && !state.output.contains("LandmarkDetail  reads"))
  }

  /// A body counts as a reader wherever an action above it reads, too: by itself, through a Computed or a function.
  @Test func redrawsFollowBodiesBelowActions() throws {
    let package = try TemporaryPackage([
      "Home.xml": """
      <Screen name="Home">
        <State name="count" type="Int" value="0"/>
        <State name="page" type="Int" value="0"/>
        <Computed name="isLast" type="Bool">page == 2</Computed>
        <Func signature="next()">if page lt 2 { page += 1 }</Func>
        <Body>
          <VStack>
            <Button action="count = count + 1">Count</Button>
            <Text>{count}</Text>
            <Button action="if isLast { page = 0 } else { next() }">Next</Button>
            <Text>{isLast ? "Last" : "Not yet"}</Text>
          </VStack>
        </Body>
      </Screen>
      """
    ])
    #expect(
      try screenwright("graph", "--redraws", "count", in: package).output.contains("  Home  reads it\n"))
    #expect(
      try screenwright("graph", "--redraws", "page", in: package).output
        .contains("  Home  reads it through isLast\n"))
    let step = try screenwright("render", "Home", "--do", "tap Count", "--trace", in: package)
    #expect((step.output + step.errors).contains("Home"))
  }

  /// Storage of one key is one source, whichever views declare it; that of a scene is another one.
  @Test func storageOfOneKeyIsOneSource() throws {
    let package = try TemporaryPackage([
      "Home.xml": """
      <Module>
        <Screen name="Home">
          <AppStorage name="theme" type="String" value="light"/>
          <SceneStorage name="tab" type="Int" value="0"/>
          <Body><VStack><Text>{theme} {tab}</Text><Themes/><Tabs/></VStack></Body>
        </Screen>
        <View name="Themes">
          <AppStorage name="chosen" key="theme" type="String" value="light"/>
          <Body><Button action="chosen = 'dark'; Settings.theme = 'dark'">Dark</Button></Body>
        </View>
        <View name="Tabs">
          <SceneStorage name="tab" type="Int" value="0"/>
          <AppStorage name="last" key="tab" type="Int" value="0"/>
          <Body><Button action="tab = 1; last = 1">Next</Button></Body>
        </View>
        <Enum name="Settings"><AppStorage static="true" name="theme" value="light"/></Enum>
      </Module>
      """
    ])
    func redraws(_ source: String) throws -> String {
      try screenwright("graph", "--redraws", source, in: package).output
    }
    #expect(try redraws("Home.theme").contains("  Home  reads it\n"))
    #expect(try redraws("Themes.chosen").contains("  Home  reads it as `Home.theme`\n"))
    #expect(try redraws("Settings.theme").contains("  Home  reads it as `Home.theme`\n"))
    #expect(try redraws("Tabs.tab").contains("  Home  reads it as `Home.tab`\n"))
    #expect(try redraws("Tabs.last") == "No view is made anew when Tabs.last changes.\n")
    let source = try screenwright("graph", "--source", "Home.theme", in: package).output
    #expect(
      source.contains("  same key     Themes.chosen\n")
        && source.contains("written by   Themes as Themes.chosen"))
    let json = try screenwright("graph", "--source", "Home.theme", "--format", "json", in: package).output
    #expect(json.contains("\"sameKey\": [\"Themes.chosen\", \"Settings.theme\"]"))
  }

  @Test func aViewShowsWhatTouchesIt() throws {
    let run = try screenwright("graph", "LandmarkDetail", landmarks)
    #expect(run.status == 0)
    #expect(run.output.contains("reached from LandmarkList (pushes it)\n"))
    #expect(run.output.contains("holds        modelData: ModelData  EnvironmentObject\n"))
    #expect(run.output.contains("shows        FavoriteButton\n"))
  }

  @Test func unknownNamesAreTwoAndNameTheNearest() throws {
    let view = try screenwright("graph", "LandmarkDetial", landmarks)
    #expect(view.status == 2 && view.errors.contains("there is LandmarkDetail"))
    let source = try screenwright("graph", landmarks, "--source", "ModelData.landmark")
    #expect(source.status == 2 && source.errors.contains("there is ModelData.landmarks"))
    #expect(try screenwright("graph", landmarks, "--source", "a", "--redraws", "b").status == 2)
    #expect(try screenwright("graph", landmarks, "--source", "a", "--format", "svg").status == 2)
  }

  @Test func picturesAreWellFormedAndAlwaysTheSame() throws {
    for package in ["Landmarks", "FruitMart", "Recipes", "Lessons", "Trips", "TeaHouse"] {
      let path = Project.root + "Screens/" + package
      let first = try screenwright("graph", path, "--format", "svg")
      #expect(first.status == 0)
      #expect(first.output == (try screenwright("graph", path, "--format", "svg").output))
      let parser = XMLParser(data: Data(first.output.utf8))
      #expect(parser.parse(), "\(package)")
      #expect(!first.output.contains("nan"))
    }
  }

  @Test func otherFormatsNameEveryView() throws {
    let dot = try screenwright("graph", landmarks, "--format", "dot").output
    #expect(dot.hasPrefix("digraph flow {") && dot.contains("label=\"writes through isSet\""))
    let mermaid = try screenwright("graph", landmarks, "--format", "mermaid").output
    #expect(mermaid.hasPrefix("flowchart LR\n") && mermaid.contains("[\"LandmarkDetail\"]"))
    let json = try screenwright("graph", landmarks, "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let views = try #require(object?["views"] as? [[String: Any]])
    #expect(views.contains { $0["name"] as? String == "LandmarkRow" })
  }

  @Test func diffSaysWhatChanged() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    #expect(try screenwright("diff", landmarks, package.path).status == 0)
    try package.replace(
      "<Toggle isOn=\"$showFavoritesOnly\">",
      with: "<Button action=\"modelData.landmarks.removeAll()\">Clear</Button>"
        + "<Toggle isOn=\"$showFavoritesOnly\">",
      in: "Landmarks/LandmarkList.xml")
    let run = try screenwright("diff", landmarks, package.path)
    #expect(run.status == 1)
    #expect(run.output == "+ LandmarkList now writes ModelData.landmarks\n")
    let json = try screenwright("diff", package.path, landmarks, "--format", "json")
    #expect(json.output.contains("\"change\": \"removed\", \"subject\": \"LandmarkList\""))
    #expect(try screenwright("diff", landmarks, landmarks + "/nowhere").status == 2)
  }

  @Test func packagesOfAWorkspaceAreCompared() throws {
    let old = try TemporaryPackage(copyOf: "Screens")
    try old.write("screenwright.yml", "members: [FruitMart, Landmarks, Recipes, Lessons]\n")
    let new = try TemporaryPackage(copyOf: "Screens")
    try new.write("screenwright.yml", "members: [Landmarks, Recipes, Lessons, Added]\n")
    try new.write("Added/Screens/Home.xml", Sample.clean)
    let same = try screenwright("diff", old.path, old.path)
    #expect(same.status == 0 && same.output == "The flow of data is the same.\n")
    try new.replace(
      " modifiers=\".environmentObject(modelData)\"", with: "", in: "Landmarks/LandmarksApp.xml")
    let run = try screenwright("diff", old.path, new.path)
    #expect(run.status == 1)
    #expect(
      run.output == """
        - The package FruitMart is gone

        Landmarks:
        - LandmarksApp no longer provides ModelData to ContentView

        + The package Added is new

        """)
    let json = try screenwright("diff", old.path, new.path, "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let packages = try #require(object?["packages"] as? [[String: Any]])
    #expect(packages.map { $0["change"] as? String } == ["removed", "changed", "added"])
  }

  @Test func aNewNameIsOneChange() throws {
    let old = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let new = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let rename =
      "sed -i 's/LandmarkRow/PlaceRow/g; s/LandmarkList/PlaceList/g' $(grep -rlE 'LandmarkRow|LandmarkList' --include=*.xml .)"
    #expect(try shell(rename, in: new).status == 0)
    let run = try screenwright("diff", old.path, new.path)
    #expect(run.status == 1)
    #expect(run.output == "~ LandmarkRow is now called PlaceRow\n~ LandmarkList is now called PlaceList\n")
    let json = try screenwright("diff", old.path, new.path, "--format", "json").output
    #expect(
      json.contains(
        #"{"change": "renamed", "subject": "LandmarkRow", "relation": "called", "object": "PlaceRow"}"#))
  }

  @Test func whatCannotBeUnderstoodIsSaid() throws {
    let package = try TemporaryPackage(home: Sample.error)
    let run = try screenwright("graph", package.path)
    #expect(run.status == 1 && run.errors.hasPrefix("note: ") && run.errors.contains(" has 1 error, so "))
    #expect(!run.output.isEmpty)
    let diff = try screenwright("diff", package.path, package.path)
    #expect(diff.status == 1 && diff.errors.contains(" has 1 error, so "))
    let landmarks = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let none = try screenwright("graph", "ModelData", landmarks.path)
    #expect(none.status == 2)
    #expect(
      none.errors
        == "screenwright: ModelData is no view; ask for its data: graph --source ModelData.landmarks\n")
  }
}
