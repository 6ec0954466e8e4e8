import Foundation
import TestFixtures
import Testing

/// `screenwright explore`
@Suite struct ExploreTests {
  /// A fault in a copy of a sample app, which only a sequence of steps shows.
  struct Plant: Sendable, CustomTestStringConvertible {
    let name: String
    let app: String
    /// What is replaced: the file, the text, and what stands in its place.
    let edits: [(file: String, old: String, new: String)]
    /// What is to be told, and after how many steps.
    let rule: String
    let steps: Int
    /// The screen on which the exploration begins, and its parameters; nil for what the App shows.
    var screen: String?
    var parameters: [String] = []
    var testDescription: String { name }
  }

  private static let product = ["product=store.products[0]"]
  private static let landmark = "Landmarks/LandmarkDetail.xml"
  private static let detail = "ProductDetail/ProductDetail.xml"
  private static let states = #"<State name="quantity""#
  private static let alert = #"<Alert title="주문확인" isPresented="$showingAlert""#

  static let plants = [
    Plant(
      name: "the first of no orders", app: "FruitMart",
      edits: [
        (
          "Orders/OrderList.xml", "</List>",
          #"<Button title="Again" action="store.placeOrder(product: store.orders[0].product, quantity: 1)"/></List>"#
        )
      ], rule: "run/index-out-of-range", steps: 2),
    Plant(
      name: "what is shown is removed", app: "Landmarks",
      edits: [
        (
          landmark, "<Divider/>",
          #"<Button title="Remove" action="modelData.landmarks.removeAll(where: { $0.id == landmark.id })"/><Divider/>"#
        )
      ], rule: "run/nil-unwrapped", steps: 2),
    Plant(
      name: "a counter past its bound", app: "FruitMart",
      edits: [
        (
          "ProductDetail/QuantitySelector.xml", "if range ~= quantity + num {", "if quantity + num lt 21 {"
        ),
        (detail, #"<Fragment ref="placeOrderButton"/>"#, #"<Text>{5000 / quantity}</Text>"#),
      ], rule: "run/arithmetic", steps: 1, screen: "ProductDetail", parameters: product),
    Plant(
      name: "two orders with one id", app: "FruitMart",
      edits: [
        (
          "Models/Store.xml", "let nextID = Order.orderSequence.next()!", "let nextID = orders.count + 1"
        ),
        (
          "Orders/OrderList.xml", #"as="order">"#,
          #"as="order" onDelete="store.orders.remove(atOffsets: $0)">"#
        ),
        (
          "Orders/OrderList.xml", "</List>",
          #"<Button title="Add" action="store.placeOrder(product: store.products[0], quantity: 1)"/></List>"#
        ),
      ], rule: "list/duplicate-id", steps: 4, screen: "OrderList"),
    Plant(
      name: "a cover that closes for one piece only", app: "FruitMart",
      edits: [
        (detail, #"action="placeOrder()""#, #"action="placeOrder(); showingThanks = true""#),
        (detail, states, #"<State name="showingThanks" type="Bool" value="false"/>"# + states),
        (
          detail, alert,
          #"<FullScreenCover isPresented="$showingThanks"><Text>Thanks</Text><If condition="quantity == 1"><Button title="Close" action="showingThanks = false"/></If></FullScreenCover>"#
            + alert
        ),
      ], rule: "explore/no-way-out", steps: 3, screen: "ProductDetail", parameters: product),
    Plant(
      name: "a page that hides its way back", app: "Landmarks",
      edits: [
        (
          landmark, ".navigationTitle(landmark.name)",
          ".navigationTitle(landmark.name).navigationBarBackButtonHidden(modelData.landmarks[landmarkIndex].isFavorite)"
        ),
        ("Helpers/FavoriteButton.xml", "isSet.toggle()", "isSet = true"),
      ], rule: "explore/no-way-back", steps: 1),
    Plant(
      name: "a sheet and an alert at once", app: "FruitMart",
      edits: [
        (
          detail, #"<Button action="showingAlert = true">"#,
          #"<Button action="showingAlert = true; showingHint = quantity gt 1">"#
        ),
        (detail, states, #"<State name="showingHint" type="Bool" value="false"/>"# + states),
        (detail, alert, #"<Sheet isPresented="$showingHint"><Text>Several</Text></Sheet>"# + alert),
      ], rule: "explore/two-presentations", steps: 2, screen: "ProductDetail", parameters: product),
    Plant(
      name: "a recipe stays chosen that was deleted", app: "Recipes",
      edits: [("Detail/DetailView.xml", "recipeId = nil\n", "print('gone')\n")],
      rule: "explore/dangling-selection", steps: 3),
    Plant(
      name: "a picker without the number", app: "FruitMart",
      edits: [
        (
          detail, #"<Fragment ref="placeOrderButton"/>"#,
          #"<Picker title="Pack" selection="$quantity"><Text modifiers=".tag(1)">One</Text><Text modifiers=".tag(2)">Two</Text></Picker>"#
        )
      ], rule: "explore/dangling-selection", steps: 2, screen: "ProductDetail", parameters: product),
    Plant(
      name: "a copy that is left behind", app: "Landmarks",
      edits: [
        (
          landmark, #"<Let name="landmark" type="Landmark"/>"#,
          #"<Let name="landmark" type="Landmark"/><State name="shown" type="Landmark?" value="{nil}"/>"#
        ),
        (
          landmark, "<Divider/>",
          "<Text>{(shown ?? landmark).isFavorite ? 'A favorite' : 'No favorite'}</Text><Divider/>"
        ),
        (
          landmark, ".navigationTitle(landmark.name)",
          ".navigationTitle(landmark.name).onAppear { shown = landmark }"
        ),
      ], rule: "explore/stale-copy", steps: 2),
    Plant(
      name: "a landmark that the filter leaves out", app: "Landmarks",
      edits: [
        ("Landmarks/LandmarkList.xml", #"<State name="showFavoritesOnly" type="Bool" value="false"/>"#, ""),
        ("Landmarks/LandmarkList.xml", "!showFavoritesOnly", "!modelData.showFavoritesOnly"),
        ("Landmarks/LandmarkList.xml", "$showFavoritesOnly", "$modelData.showFavoritesOnly"),
        (
          "Models/ModelData.xml", "<Published",
          #"<Published name="showFavoritesOnly" type="Bool" value="false"/><Published"#
        ),
        (
          landmark, "modelData.landmarks.firstIndex",
          "modelData.landmarks.filter { !modelData.showFavoritesOnly || $0.isFavorite }.firstIndex"
        ),
      ], rule: "run/nil-unwrapped", steps: 3),
    Plant(
      name: "handlers that write in turn", app: "FruitMart",
      edits: [
        (
          "ProductDetail/QuantitySelector.xml", "<HStack>",
          #"<HStack modifiers=".onChange(of: quantity) { value in if value gt 2 { quantity = value == 3 ? 4 : 3 } }">"#
        )
      ], rule: "flow/update-loop", steps: 2, screen: "ProductDetail", parameters: product),
  ]

  @Test(arguments: plants) func plantedFaultsAreFoundByTheShortestWay(_ plant: Plant) throws {
    let package = try TemporaryPackage(copyOf: "Screens/\(plant.app)")
    // The scenarios of the app would be those of another one.
    try FileManager.default.removeItem(atPath: package.path + "/Scenarios")
    for edit in plant.edits { try package.replace(edit.old, with: edit.new, in: edit.file) }
    var arguments = ["explore"] + [plant.screen].compactMap { $0 } + [package.path]
    arguments += plant.parameters.flatMap { ["--with", $0] }
    arguments += ["--steps", "\(plant.steps + 1)", "--states", "1500", "--format", "json"]
    let run = try screenwright(arguments: arguments)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.bytes))
    let finding = try #require(report.findings.first { $0.rule == plant.rule }, "\(run.output)")
    #expect(report.findings.count == 1, "\(run.output)")
    #expect(finding.steps.count == plant.steps, "\(finding.steps)")
    // What is told can be put into the package as it is.
    try package.write("Scenarios/Found.xml", "<Module>\n\(finding.scenario)</Module>\n")
    let test = try screenwright("test", package.path + "/Scenarios/Found.xml")
    let isFault = plant.rule.hasPrefix("run/") || plant.rule.hasPrefix("flow/")
    #expect(test.status == (isFault ? 1 : 0), "\(test.output)")
    #expect(!isFault || test.output.contains(plant.rule), "\(test.output)")
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let message: String
      let file: String
      let steps: [String]
      let scenario: String
    }
    struct Summary: Decodable {
      let states: Int
      let tried: Int
      let untried: Int
      let dropped: Int
      let unconfirmed: Int
      let reached: Int
      let reachable: Int
    }
    let version: Int
    let findings: [Finding]
    let summary: Summary
  }

  @Test(arguments: ["Landmarks", "FruitMart", "Recipes", "Lessons"])
  func nothingIsToldOfTheSampleApps(_ app: String) throws {
    let run = try screenwright("explore", Project.root + "Screens/\(app)", "--states", "300")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.hasPrefix("Nothing found. "), "\(run.errors)")
  }

  private static let counter = """
    <Module>
      <App name="Counting"><WindowGroup><Counter/></WindowGroup></App>
      <Screen name="Counter">
        <State name="count" type="Int" value="0"/>
        <Body>
          <Stepper value="$count" in="{0...3}">Count {count}</Stepper>
          <If condition="count gt 4"><Text>Many</Text></If>
        </Body>
      </Screen>
      <Screen name="Lost"><Body><Text>Lost</Text></Body></Screen>
    </Module>
    """

  @Test func equalStatesAreVisitedOnceAndWhatIsNotReachedIsTold() throws {
    let package = try TemporaryPackage(home: Self.counter)
    let run = try screenwright("explore", package.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Never reached within 6 steps:
          Screens/Home.xml:10:17  Lost is never shown
          Screens/Home.xml:7:8  Counter: this branch is never taken

        All 4 states that the tried values lead to were visited; other texts, numbers and data may lead further.

        """, "\(run.output)")
  }

  @Test func theBoundsSayWhatTheyLeaveOut() throws {
    let package = try TemporaryPackage(home: Self.counter)
    let few = try screenwright("explore", package.path, "--steps", "2")
    #expect(
      few.output.hasSuffix(
        "3 states were visited, within 2 steps and 100000 states; on 1 state nothing was tried. What lies beyond is not known.\n"
      ), "\(few.output)")
    let small = try screenwright("explore", package.path, "--states", "2", "--format", "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(small.bytes))
    #expect(report.summary.states == 2)
    #expect(report.summary.untried > 0)
  }

  @Test func reportsAreTheSameOnOneCore() throws {
    let path = Project.root + "Screens/Recipes"
    let all = try screenwright("explore", path, "--steps", "2", "--format", "json")
    let package = try TemporaryPackage()
    let one = try shell("taskset -c 0 $SW explore '\(path)' --steps 2 --format json", in: package)
    #expect(all.bytes == one.bytes)
  }

  @Test func aSheetThatTakesTextsIsNotCalledATrap() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <Screen name="Home">
            <State name="isOpen" type="Bool" value="true"/><State name="code" type="String" value=""/>
            <Body>
              <Text>Home
                <FullScreenCover isPresented="$isOpen">
                  <TextField title="Code" text="$code"/>
                  <Button title="Go" action="if code == '1234' { isOpen = false }"/>
                </FullScreenCover>
              </Text>
            </Body>
          </Screen>
        </Module>
        """)
    let run = try screenwright("explore", "Home", package.path)
    #expect(run.status == 0, "\(run.output)")
    try package.replace("<TextField title=\"Code\" text=\"$code\"/>", with: "", in: "Screens/Home.xml")
    let shut = try screenwright("explore", "Home", package.path)
    #expect(shut.status == 1)
    #expect(
      shut.output.contains("explore/no-way-out\n  Nothing puts the full-screen cover away"), "\(shut.output)")
    #expect(
      shut.output.contains(
        "  It happens at once:\n    <Scenario name=\"explore/no-way-out 1\" of=\"Home\"/>\n"))
  }

  @Test func whatItBeginsWithIsPartOfTheScenario() throws {
    let package = try TemporaryPackage(home: Self.counter)
    try package.replace("Count {count}", with: "Count {6 / (3 - count)}", in: "Screens/Home.xml")
    let run = try screenwright("explore", "Counter", package.path, "--set", "count=1")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
            <Scenario name="run/arithmetic 1" of="Counter">
              <Set name="count" value="{1}"/>
              <Increment on="Count 3"/>
              <Increment on="Count 6"/>
            </Scenario>
        """), "\(run.output)")
  }

  @Test func whatIsStoredOutlivesTheApp() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Opened"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <AppStorage name="opened" type="Int" value="0"/>
            <Body><Text modifiers=".onAppear { opened = min(opened + 1, 2) }">{[10, 20][opened]}</Text></Body>
          </Screen>
        </Module>
        """)
    let run = try screenwright("explore", package.path)
    #expect(run.status == 1)
    #expect(run.output.contains("run/index-out-of-range"), "\(run.output)")
    #expect(run.output.contains("      <Relaunch/>\n"), "\(run.output)")
  }

  @Test func whatCannotBeDoneEndsWithTwo() throws {
    let package = try TemporaryPackage(home: "<Screen name=\"Home\"><Body><Text>Home</Text></Body></Screen>")
    for (arguments, message) in [
      ([package.path], "there is no App to begin with; name a screen"),
      (["Hom", package.path], "there is no screen or view Hom; there is Home"),
      ([package.path, "--steps=-1"], "--steps takes a number of steps"),
      (["Home", package.path, "--set", "x=1"], "--set: No view on this page has a state `x`."),
      ([package.path, "--with", "x=1"], "--with passes parameters to a screen: name one."),
    ] {
      let run = try screenwright(arguments: ["explore"] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
