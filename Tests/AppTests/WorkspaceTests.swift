import ScreenCompiler
import TestFixtures
import Testing

/// The type on which commands, previews, editors and programs stand.
@Suite struct WorkspaceTests {
  private static let list = """
    <Module>
      <App name="Atlas"><StateObject name="store" type="Store"/>
        <WindowGroup><Places modifiers=".environmentObject(store)"/></WindowGroup></App>
      <Screen name="Places"><EnvironmentObject name="store" type="Store"/>
        <Body><NavigationStack><List items="store.places" as="place"><Row place="{place}"/></List></NavigationStack></Body></Screen>
    </Module>
    """
  private static let model = """
    <Module>
      <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
      <ObservableObject name="Store"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
    </Module>
    """
  private static let row = """
    <View name="Row"><Let name="place" type="Place"/>
      <State name="isOpen" type="Bool" value="false"/>
      <Body><VStack><Text>{place.name}</Text><Button action="isOpen = true; print(place.id)">Open
        <Alert isPresented="$isOpen" title="Here"><Button>OK</Button></Alert></Button></VStack></Body></View>
    """
  private static let files = [
    "Screens/List.xml": list, "Screens/Model.xml": model, "Screens/Row.xml": row,
    "Screens/places.json": #"[{"id": 7, "name": "Lake"}]"#,
  ]

  @Test func aPackageInMemoryIsWhatItIsOnDisk() throws {
    let (memory, package) = (try Workspace(files: Self.files), try TemporaryPackage(Self.files))
    let disk = try Workspace(at: package.path)
    #expect(try memory.findings == disk.findings)
    #expect(try memory.screens == ["Places", "Row"])
    #expect(try memory.render("Places") == disk.render("Places"))
    #expect(try memory.graph == disk.graph)
    let session = try memory.run("Places")
    #expect(session.page().contains("Lake") && session.controls == ["Open"])
    try session.tap("Open")
    #expect(session.page().contains("Here") && session.effects == ["print 7"])
    #expect(throws: (any Error).self) { try session.tap("Nothing") }
  }

  @Test func changesAreTakenAndTakenBack() throws {
    let package = try TemporaryPackage(Self.files)
    for workspace in [try Workspace(files: Self.files), try Workspace(at: package.path)] {
      #expect(try workspace.findings.isEmpty)
      try workspace.update("Screens/Row.xml", to: Self.row.replacing("place.name", with: "place.title"))
      let found = try workspace.findings
      #expect(
        found.map(\.rule) == ["name/undefined"] && found[0].file == "Screens/Row.xml"
          && found[0].start.line == 3)
      #expect(throws: PageFault.self) { try workspace.render("Places") }
      try workspace.update("Screens/Row.xml", to: Self.row)
      #expect(try workspace.findings.isEmpty)
      try workspace.update("Screens/places.json", to: #"[{"id": 7, "name": 3}]"#)
      #expect(try workspace.findings.map(\.rule) == ["data/mismatch"])
      try workspace.update("Screens/places.json", to: #"[{"id": 7, "name": "Hill"}]"#)
      #expect(try workspace.render("Places", as: .text).contains("Hill"))
    }
    let disk = try Workspace(at: package.path)
    #expect(throws: UsageError.self) { try disk.update("Other.xml", to: "") }
    try disk.update("Screens/Row.xml", to: "")
    try disk.update("Screens/Row.xml", to: nil)
    #expect(try disk.findings.isEmpty)
  }

  /// What a file declares may change where neither a member comes nor goes.
  @Test(arguments: [
    ("one() -> Int", "one() -> Bool", "type/mismatch"), ("_ name: String", "_ name: Bool", "type/mismatch"),
    ("_ name: String", "of name: String", "type/extra-argument"),
    ("conforms=\"Sized\"", "conforms=\"Named\"", "type/mismatch"),
    ("takes=\"size: Int\"", "takes=\"size: Bool\"", "type/mismatch"),
    ("type=\"Int\" value=\"1\"", "type=\"Bool\" value=\"true\"", "type/mismatch"),
    ("<type>Int</type>", "<type>Bool</type>", "type/mismatch"),
  ])
  func headersThatAreWrittenOtherwiseAreTaken(written: String, changed: String, rule: String) throws {
    let model = """
      <Module>
        <Protocol name="Sized"><Let name="size" type="Int"/></Protocol>
        <Protocol name="Named"><Let name="size" type="Int"/></Protocol>
        <Struct name="Box" conforms="Sized"><Var name="size" type="Int" value="1"/>
          <Var name="other" value="2"><type>Int</type></Var>
          <Func signature="length(_ name: String) -> Int">name.count</Func>
          <Func signature="one() -> Int">1</Func></Struct>
        <View name="Shelf"><Slot takes="size: Int"/><Body><Content size="{3}"/></Body></View>
      </Module>
      """
    let screen = """
      <Screen name="Home"><Let name="box" value="{Box()}"/>
        <Func signature="sum(_ sized: any Sized) -> Int">sized.size + 1</Func>
        <Body><VStack><Text>{box.length('two') + box.size + box.other + box.one() + sum(box)}</Text>
          <Shelf as="size"><Text>{size + 1}</Text></Shelf></VStack></Body></Screen>
      """
    let files = ["Model.xml": model, "Home.xml": screen]
    let workspace = try Workspace(files: files)
    #expect(try workspace.findings.map(\.message) == [])
    let edited = model.replacing(written, with: changed)
    #expect(edited != model)
    try workspace.update("Model.xml", to: edited)
    let found = try workspace.findings
    #expect(try found == Workspace(files: ["Model.xml": edited, "Home.xml": screen]).findings)
    #expect(found.contains { $0.rule == rule })
  }

  @Test func whatDependsOnAFileIsKnown() throws {
    let workspace = try Workspace(files: Self.files)
    #expect(try workspace.files(dependingOn: "Screens/Model.xml") == ["Screens/List.xml", "Screens/Row.xml"])
    #expect(try workspace.files(dependingOn: "Screens/Row.xml") == ["Screens/List.xml"])
    #expect(try workspace.files(dependingOn: "Screens/List.xml") == [])
  }

  @Test func nothingOfTheDiskIsReachedFromMemory() throws {
    let workspace = try Workspace(files: Self.files.filter { !$0.key.hasSuffix(".json") })
    #expect(try workspace.findings.map(\.rule) == ["data/missing-file"])
    let outside = try Workspace(
      files: Self.files.merging([
        "Screens/Model.xml": Self.model.replacing("places.json", with: "/etc/hostname")
      ]) { $1 })
    #expect(try outside.findings.map(\.rule) == ["data/missing-file"])
    #expect(throws: UsageError.self) { try Workspace(files: ["notes.txt": ""]) }
  }
}
