import ScreenSyntax
import SourceModel
import Testing

@testable import ScreenSemantics

/// Half-written files are linked with what is known of all others, unless more than their members may be others.
@Suite struct EditedProgramTests {
  private static let texts = [
    """
    <Struct name="Place">
      <Var name="name" type="String"/>
    </Struct>
    """,
    """
    <Screen name="Home">
      <State name="place" value="{Place(name: 'Oslo')}"/>
      <Func signature="rename(to name: String)">place.name = name</Func>
      <Body><Text>{place.name}</Text></Body>
    </Screen>
    """,
  ]

  private static func parsed(_ texts: [String]) -> [ParsedFile] {
    let names = NameCache()
    let reader = XMLReader(names: names)
    var draft = HeaderDraft()
    return texts.enumerated().map { index, text in
      let file = FileID(index)
      let document = reader.read(path: "Screens/File\(index).xml", contents: Array(text.utf8), file: file)
      return DeclarationCollector.collect(document, file: file, names: names, &draft)
    }
  }

  /// The files of a package, and its program for edits.
  private let files = Self.parsed(Self.texts)
  private let edited: EditedProgram

  init() {
    let (program, faults) = Linker.link(files)
    edited = EditedProgram(of: program, faults)
  }

  /// What is wrong with a file that stands for another; nil where all is to be linked.
  private func faults(_ place: Int, _ text: String) -> [String]? {
    var texts = Self.texts
    texts[place] = text
    let file = FileID(place)
    return edited.replacing([(file, Self.parsed(texts)[place])], of: files).map { program, faults in
      (faults + SemanticChecker.diagnostics(in: [file], of: program)).map {
        "\($0.rule) “\(program.files[$0.location.file].source.text($0.location.range))”"
      }
    }
  }

  @Test func membersThatComeGoAndChangeAreLinkedAlone() {
    let home = Self.texts[1]
    let more = home.replacing("<Body>", with: "<State name=\"count\" type=\"Int\" value=\"{total}\"/><Body>")
    #expect(faults(1, home) == [])
    #expect(faults(1, more) == ["name/undefined “total”"])
    #expect(faults(1, more.replacing("total", with: "2")) == [])
    #expect(
      faults(1, home.replacing("to name: String", with: "to name: Sting")) == ["name/undefined “Sting”"])
    #expect(
      faults(1, home.replacing("{Place(name: 'Oslo')}", with: "1"))?.contains { $0.contains("name") } == true)
    #expect(faults(0, Self.texts[0].replacing("String", with: "[String]")) == [])
    #expect(faults(1, home) == [])
    #expect(
      faults(1, home.replacing("<Text>{place.name}</Text>", with: "<Text>{place.title}</Text>"))?.count == 1)
  }

  @Test func whatConcernsOthersIsLinkedWithThem() {
    let home = Self.texts[1]
    #expect(faults(1, home.replacing("Screen name=\"Home\"", with: "Screen name=\"House\"")) == nil)
    #expect(faults(1, "<Module>\(home)<Screen name=\"Other\"><Body/></Screen></Module>") == nil)
    let extended =
      "<Extension of=\"Place\"><Computed name=\"title\" type=\"String\">name</Computed></Extension>"
    #expect(faults(0, "<Module>\(Self.texts[0])\(extended)</Module>") == nil)
    let twice = home.replacing("<Body>", with: "<State name=\"place\" value=\"1\"/><Body>")
    #expect(faults(1, twice) == nil)
  }

  @Test func faultsOfMembersGoAwayWhenTheyAreMended() {
    var texts = Self.texts
    texts[1] = texts[1].replacing("to name: String", with: "to name: Sting")
    let files = Self.parsed(texts)
    let (program, faults) = Linker.link(files)
    #expect(faults.count == 1)
    let edited = EditedProgram(of: program, faults)
    let mended = edited.replacing([(FileID(1), Self.parsed(Self.texts)[1])], of: files)
    #expect(mended?.faults.isEmpty == true)
    let same = edited.replacing([(FileID(1), files[1])], of: files)
    #expect(same?.faults.count == 1)
  }
}
