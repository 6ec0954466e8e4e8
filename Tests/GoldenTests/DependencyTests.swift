import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// Packages that use the declarations of others.
@Suite struct DependencyTests {
  private static let badge = """
    <Module>
      <View name="Badge"><Let name="text" type="String"/><Body><Text>* {text} *</Text></Body></View>
      <Preview name="Badge" of="Badge"><Badge text="new"/></Preview>
    </Module>
    """
  private static let home = #"<Screen name="Home"><Body><Badge text="hot"/></Body></Screen>"#

  private func compile(_ files: [String: String], _ folder: String = "App") throws -> Compilation {
    let package = try TemporaryPackage(files.merging([".git": "gitdir: elsewhere\n"]) { $1 })
    return try Compiler.compile(PackageLocator.locate(package.path + "/" + folder)[0])
  }

  @Test func namesResolveAcrossPackages() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Middle]\n", "App/Screens/Home.xml": Self.home,
      "Middle/screenwright.yml": "dependencies:\n  - ../Design\n",
      "Middle/Screens/Line.xml": #"<View name="Line"><Body><Badge text="x"/></Body></View>"#,
      "Design/Screens/Badge.xml": Self.badge,
    ])
    #expect(result.drawingErrors.isEmpty, "\(result.diagnostics.map(\.message))")
    #expect(result.package.ownFiles == 1 && result.package.files.count == 3)
    #expect(!result.diagnostics.contains { (1...2).contains($0.location.file.index) })
    #expect(!result.model.program.declarations.contains { $0.kind == .preview })
  }

  @Test func aFaultInADependencyIsOne() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Design]\n", "App/Screens/Home.xml": Self.home,
      "Design/Screens/Badge.xml": Self.badge.replacing("{text} *", with: "{txt} *"),
    ])
    #expect(result.diagnostics.contains { $0.rule.id == "name/undefined" && $0.location.file.index == 1 })
  }

  @Test func aMissingPackageIsNamedAtItsEntry() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Nowhere]\n", "App/Screens/Home.xml": Self.home,
    ])
    let fault = try #require(result.diagnostics.first { $0.rule.id == "meta/settings" })
    #expect(fault.message == "There is no package at `../Nowhere`.")
    #expect(fault.location.range == SourceRange(15, 25))
    #expect(result.files[fault.location.file].path == "screenwright.yml")
  }

  @Test func aCircleIsTold() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Design]\n", "App/Screens/Home.xml": Self.home,
      "Design/screenwright.yml": "dependencies: [../App]\n", "Design/Screens/Badge.xml": Self.badge,
    ])
    let faults = result.diagnostics.filter { $0.rule.id == "meta/settings" }
    #expect(faults.map(\.message) == ["These packages depend on each other in a circle: App → Design → App."])
  }

  // MARK: What is not in the screens

  @Test func screensOfADependencyFindItsAssets() throws {
    let brand = #"{"colors": [{"color": {"components": {"red": "0.1", "green": "0.2", "blue": "0.6"}}}]}"#
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Design]\n", "App/Screens/Home.xml": Self.home,
      "Design/Assets/Colors.xcassets/Brand.colorset/Contents.json": brand,
      "Design/Screens/Badge.xml":
        #"<View name="Badge"><Let name="text" type="String"/><Body><Text modifiers=".foregroundStyle(.brand)">{text}</Text></Body></View>"#,
    ])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
  }

  @Test(arguments: [true, false])
  func whatAnotherMemberMayUseIsNotUnused(dependsOnKit: Bool) throws {
    let words = """
      <Module>
        <Struct name="Words"><Let name="bye" static="true" value="Bye"/><Let name="hello" static="true" value="Hello"/></Struct>
        <Screen name="Home"><Body><Text>{Words.hello}</Text></Body></Screen>
        <App name="KitApp"><WindowGroup><Home/></WindowGroup></App>
      </Module>
      """
    let package = try TemporaryPackage([
      ".git": "gitdir: elsewhere\n", "screenwright.yml": "members: [Kit, Shop]\n",
      "Kit/Screens/Home.xml": words,
      "Shop/screenwright.yml": dependsOnKit ? "dependencies: [../Kit]\n" : "platforms: {}\n",
      "Shop/Screens/Page.xml":
        "<Screen name=\"Page\"><Body><Text>\(dependsOnKit ? "{Words.bye}" : "Bye")</Text></Body></Screen>",
    ])
    let kit = try Compiler.compile(PackageLocator.locate(package.path)[0])
    #expect(kit.diagnostics.contains { $0.rule.id == "flow/unused-declaration" } == !dependsOnKit)
  }

  // MARK: Names in several packages

  private static func card(_ text: String) -> String {
    """
    <Module>
      <View name="Card"><Let name="title" type="String"/><Body><Text>\(text) {title}</Text></Body></View>
      <Struct name="Item"><Let name="id" type="Int"/></Struct>
    </Module>
    """
  }

  private static let two = [
    "App/screenwright.yml": "dependencies: [../Design, ../My-Kit]\n",
    "Design/Screens/Card.xml": card("design"), "My-Kit/Screens/Card.xml": card("kit"),
  ]

  @Test func aNameOfTwoDependenciesIsAmbiguous() throws {
    let home = """
      <Screen name="Home"><State name="item" type="Item?"/><Body><NavigationStack>
      <Card title="{item == nil ? Item(id: 1).id : 2}"/>
      <NavigationLink destination="Card"><Text>Go</Text></NavigationLink>
      </NavigationStack></Body></Screen>
      """
    let result = try compile(Self.two.merging(["App/Screens/Home.xml": home]) { $1 })
    let found = result.diagnostics.filter { $0.rule.id == "name/undefined" }
    #expect(
      found.map { result.files[FileID(0)].text($0.location.range) }.sorted() == ["Card", "Card", "Item"],
      "\(result.diagnostics.map(\.message))")
    let message =
      "`Card` is declared in `Design` and in `My_Kit`, so the name alone does not tell which is meant."
    #expect(found.contains { $0.message == message && $0.help == "Write `Design.Card` or `My_Kit.Card`." })
  }

  @Test func theNameOfThePackageTellsWhichIsMeant() throws {
    let home = """
      <Screen name="Home"><State name="item" type="Design.Item?"/><Body><NavigationStack><VStack>
      <Design.Card title="{item == nil ? 'a' : 'b'}"/><My_Kit.Card title="c"/>
      <Text modifiers=".background(Design.Card(title: 'd'))">{[My_Kit.Item(id: 3)].map { $0.id }}</Text>
      <NavigationLink destination="My_Kit.Card"><title>{'Go'}</title></NavigationLink>
      <Button action="item = Design.Item(id: 4)">Set</Button>
      </VStack></NavigationStack></Body></Screen>
      """
    let result = try compile(Self.two.merging(["App/Screens/Home.xml": home]) { $1 })
    #expect(result.diagnostics.map(\.rule.id) == ["type/missing-argument"])
  }

  @Test func ownDeclarationsShadowThoseOfDependencies() throws {
    let result = try compile(
      Self.two.merging([
        "App/Screens/Home.xml":
          "<Screen name=\"Home\"><Body><VStack><Card own=\"1\"/><Design.Card title=\"x\"/></VStack></Body></Screen>",
        "App/Screens/Card.xml":
          "<View name=\"Card\"><Let name=\"own\" type=\"Int\"/><Body><Text>{own}</Text></Body></View>",
      ]) { $1 })
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
  }

  @Test func anUnknownPackageIsTold() throws {
    let result = try compile(
      Self.two.merging([
        "App/Screens/Home.xml":
          "<Screen name=\"Home\"><Body><VStack><Nowhere.Card/><Design.Nothing/></VStack></Body></Screen>"
      ]) { $1 })
    #expect(
      result.diagnostics.compactMap(\.help) == [
        "There is no package `Nowhere` among the `dependencies` in screenwright.yml.",
        "The package `Design` declares no view `Nothing`.",
      ])
  }

  @Test func privateDeclarationsOfTwoFilesMayShareAName() throws {
    func file(_ screen: String) -> String {
      """
      <Module><View name="Row" private="true"><Body><Text>x</Text></Body></View>
      <Screen name="\(screen)"><Body><Row/></Body></Screen></Module>
      """
    }
    let both = try compile(["App/Screens/A.xml": file("A"), "App/Screens/B.xml": file("B")])
    #expect(both.diagnostics.isEmpty, "\(both.diagnostics.map(\.message))")
    let outside = try compile([
      "App/Screens/A.xml": file("A"), "App/Screens/B.xml": #"<Screen name="B"><Body><Row/></Body></Screen>"#,
    ])
    #expect(outside.diagnostics.map(\.rule.id) == ["syntax/unknown-element"])
  }
}
