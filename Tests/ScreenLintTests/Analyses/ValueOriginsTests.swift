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
