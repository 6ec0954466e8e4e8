import Foundation
import TestFixtures
import Testing

/// `screenwright init`, `schema` and `completion`.
@Suite struct StarterTests {
  @Test(arguments: ["list", "tabs", "form", "empty"])
  func whatInitWritesIsRight(template: String) throws {
    let folder = try TemporaryPackage()
    let run = try screenwright("init", "new/app", "--template", template, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("screenwright preview new/app"))
    let lint = try screenwright("lint", "new/app", in: folder)
    #expect(lint.status == 0 && lint.errors.hasPrefix("All checks passed"), "\(lint.output)")
    #expect(try screenwright("format", "--check", "new/app", in: folder).status == 0)
    #expect(try screenwright("test", "new/app", in: folder).status == 0)
    let screen = "new/app/Screens/ExampleApp.xml"
    try folder.write(screen, "mine")
    #expect(try screenwright("init", "new/app", "--template", template, in: folder).status == 0)
    #expect(try folder.read(screen) == "mine")
  }

  @Test func schemasKnowTheLanguageAndThePackage() throws {
    let landmarks = Project.root + "Screens/Landmarks"
    let xsd = try screenwright("schema", landmarks).output
    #expect(xsd.contains("<xs:element name=\"LandmarkRow\">") && xsd.contains("<xs:element name=\"VStack\">"))
    let json = try screenwright("schema", "--json", "ModelData.landmarks", landmarks).output
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((read?["$defs"] as? [String: Any])?["Landmark"] != nil)
    #expect(try screenwright("schema", "--json", "Nothing", landmarks).status == 2)
  }

  @Test func schemasAndRecordsNameWhatAnInitTakes() throws {
    let folder = try TemporaryPackage()
    try folder.write(
      "Screens/Card.xml",
      """
      <Screen name="Card">
        <Let name="label" type="String"/>
        <Init signature="(text label: String)">self.label = label</Init>
        <Body><Text>{label}</Text></Body>
      </Screen>

      """)
    let schema = try shell("$SW schema", in: folder).output
    let rest = schema.components(separatedBy: "<xs:element name=\"Card\">").last ?? ""
    let card = rest.components(separatedBy: "</xs:element>")[0]
    #expect(card.contains("name=\"text\"") && !card.contains("name=\"label\""))
    let records = "echo '{\"text\": \"Tea\"}' | $SW render Card --to text --records -"
    #expect(try shell(records, in: folder).output.contains("Tea"))
  }

  @Test func schemasKeepTheArgumentsOfTypes() throws {
    let folder = try TemporaryPackage()
    try folder.write(
      "Screens/Tea.xml",
      """
      <Module>
        <Struct name="Tea"><Let name="name" type="String"/></Struct>
        <Struct name="Page" generics="T"><Let name="items" type="[T]"/></Struct>
        <Struct name="Loop" generics="T"><Let name="next" type="[Loop[T]]"/></Struct>
        <Struct name="Shelf"><Let name="teas" type="Page[Tea]"/><Let name="loop" type="Loop[Int]"/></Struct>
      </Module>
      """)
    let json = try screenwright("schema", "--json", "Shelf", in: folder).output
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let definitions = read?["$defs"] as? [String: Any]
    #expect(Set((definitions ?? [:]).keys) == ["Loop<Int>", "Page<Tea>", "Shelf", "Tea"])
    #expect(json.contains(##"{"type": "array", "items": {"$ref": "#/$defs/Tea"}}"##))
    #expect(json.contains(##"{"$ref": "#/$defs/Page%3CTea%3E"}"##))
  }

  @Test func schemasTakeWhatLintTakes() throws {
    let folder = try TemporaryPackage()
    try folder.write(
      "Screens/Job.xml",
      """
      <Module>
        <Enum name="Kind" conforms="String"><Case name="tune"/><Case name="other" default="true"/></Enum>
        <Enum name="Stage" conforms="Int"><Case name="open"/><Case name="done"/></Enum>
        <Struct name="Job"><Let name="kind" type="Kind"/><Let name="stage" type="Stage"/><Let name="due" type="Date"/>
          <Let name="id" type="UUID"/><Let name="version" type="Int" value="2"/></Struct>
      </Module>
      """)
    let json = try screenwright("schema", "--json", "Job", in: folder).output
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let definitions = try #require(read?["$defs"] as? [String: [String: Any]])
    #expect((definitions["Kind"]?["anyOf"] as? [[String: Any]])?.last?["type"] as? String == "string")
    #expect(definitions["Stage"]?["enum"] as? [Int] == [0, 1])
    #expect(definitions["Job"]?["required"] as? [String] == ["kind", "stage", "due", "id"])
    let fields = try #require(definitions["Job"]?["properties"] as? [String: [String: Any]])
    let pattern = try #require(fields["due"]?["pattern"] as? String)
    for date in ["2024-05-31", "2024-05-31T18:30:00Z", "2024-05-31T18:30:00.25+09:00"] {
      #expect(date.range(of: pattern, options: .regularExpression) != nil, "\(date)")
    }
    for other in ["today", "2024-05-31T18:30:00", "31.5.2024"] {
      #expect(other.range(of: pattern, options: .regularExpression) == nil, "\(other)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsComplete(shell: String) throws {
    let run = try screenwright("completion", shell)
    #expect(run.status == 0 && run.output.contains("explain"))
  }

  @Test func theServerSpeaksOverItsStreams() throws {
    let folder = try TemporaryPackage()
    let run = try shell(
      """
      message() { printf 'Content-Length: %d\\r\\n\\r\\n%s' "${#1}" "$1"; }
      { printf 'noise\\r\\n\\r\\n'; message '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
        message '{"jsonrpc":"2.0","id":2,"method":"shutdown"}'; message '{"jsonrpc":"2.0","method":"exit"}'; } | $SW lsp
      """, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("\"completionProvider\"") && run.output.contains("\"id\":2,\"result\":null"))
  }
}
