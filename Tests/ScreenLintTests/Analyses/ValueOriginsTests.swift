import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Whether a value comes from a source that something writes")
struct ValueOriginsTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <View name="Label1">
        <Let name="title" type="String"/>
        <Environment name="scheme" key="colorScheme"/>
        <Computed name="loud" type="String">title.uppercased()</Computed>
        <Computed name="dark" type="Bool">scheme == .dark</Computed>
        <Body><Text>{loud} {dark ? 'dark' : 'light'}</Text></Body>
      </View>
      <View name="Home">
        <State name="name" type="String" value="Tea"/>
        <State name="fixed" type="String" value="Tea"/>
        <Func signature="greeting(_ word: String) -> String">word + "!"</Func>
        <Body>
          <VStack>
            <TextField title="Name" text="$name"/><Text>{fixed}</Text>
            <Label1 title="{greeting(name)}"/>
          </VStack>
        </Body>
      </View>
    </Module>
    """)

  private func source(behind path: String) throws -> String? {
    var provenance = Provenance(lab.model, lab.graph)
    return provenance.changingSource(behind: try lab.member(path)).map { lab.name($0) }
  }

  @Test func sourcesAreFoundThroughParametersAndComputedValues() throws {
    #expect(try source(behind: "Home.name") == "Home.name")
    #expect(try source(behind: "Label1.title") == "Home.name")
    #expect(try source(behind: "Label1.loud") == "Home.name")
    #expect(try source(behind: "Home.fixed") == nil)
  }

  @Test func codeIsAskedByItself() throws {
    var provenance = Provenance(lab.model, lab.graph)
    let found = provenance.changingSource(
      of: try lab.code("greeting(name)"), in: FileID(0), unit: try lab.body("Home"), depth: 0)
    #expect(found.map { lab.name($0) } == "Home.name")
  }

  /// The limit: environment values are not followed.
  @Test func environmentValuesAreNotFollowed() throws {
    #expect(try source(behind: "Label1.scheme") == nil)
    #expect(try source(behind: "Label1.dark") == nil)
  }
}

@Suite("Which type's member is meant where a protocol asks for it")
struct ConcreteTypesTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <Protocol name="Picking" conforms="AnyObject"><Func signature="pick()"/></Protocol>
      <Observable name="Teas" conforms="Picking"><Var name="tea" value="0"/><Func signature="pick()">tea += 1</Func></Observable>
      <Observable name="Cups" conforms="Picking"><Var name="cup" value="0"/><Func signature="pick()">cup += 1</Func></Observable>
      <View name="One"><Let name="store" type="any Picking"/><Body><Button action="store.pick()">One</Button></Body></View>
      <View name="Any1"><Let name="store" type="any Picking"/><Body><Button action="store.pick()">Any</Button></Body></View>
      <View name="Home">
        <State name="teas" value="{Teas()}"/>
        <State name="cups" value="{Cups()}"/>
        <State name="kept" type="any Picking" value="{Cups()}"/>
        <Func signature="act()">let store: any Picking = teas; store.pick()</Func>
        <Func signature="each(_ all: [any Picking])">for store in all { store.pick() }</Func>
        <Body>
          <VStack>
            <One store="{teas}"/><Any1 store="{teas}"/><Any1 store="{cups}"/>
            <Button action="kept.pick(); act(); each([teas])">Home</Button>
          </VStack>
        </Body>
      </View>
    </Module>
    """)

  private func meant(in unit: Int32) throws -> String? {
    let call = try #require(try lab.uses("Picking.pick", .call).first { $0.unit == unit })
    return ConcreteTypes(lab.model, lab.graph).member(usedBy: call).map { lab.name($0) }
  }

  private func unit(of path: String) throws -> Int32 { lab.graph.units.getter(try lab.member(path)) }

  @Test func theTypeIsKnownWhereAllThatIsGivenHasIt() throws {
    #expect(try meant(in: lab.body("One")) == "Teas.pick")
    #expect(try meant(in: lab.body("Home")) == "Cups.pick")
    #expect(try meant(in: unit(of: "Home.act")) == "Teas.pick")
  }

  @Test func itIsNotKnownWhereCallersDiffer() throws { #expect(try meant(in: lab.body("Any1")) == nil) }

  /// The limit: what a loop gives is not followed.
  @Test func loopsAreNotFollowed() throws { #expect(try meant(in: unit(of: "Home.each")) == nil) }
}
