import Foundation
import TestFixtures
import Testing

/// `render --records`: one page for each line.
@Suite struct RecordTests {
  private static let card = """
    <Module>
      <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
      <Screen name="Card">
        <Let name="item" type="Item"/>
        <State name="count" type="Int" value="1"/>
        <Body><VStack modifiers=".onAppear { count += 1 }"><Text>{item.name} × {count}</Text></VStack></Body>
      </Screen>
    </Module>

    """

  private func record(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func eachLineGivesAPageInOrder() throws {
    let package = try TemporaryPackage(home: Self.card)
    let lines = (0..<500).map { "{\"item\": {\"id\": \($0), \"name\": \"N\($0)\"}, \"count\": \($0)}" }
    try package.write("records.jsonl", lines.joined(separator: "\n"))
    let run = try shell("$SW render Card . --to text --records records.jsonl", in: package)
    #expect(run.status == 0, "\(run.errors)")
    let results = try run.output.split(separator: "\n").map { try record(String($0)) }
    #expect(results.count == 500)
    for (index, result) in results.enumerated() {
      #expect(result["index"] as? Int == index)
      #expect((result["text"] as? String)?.contains("N\(index) × \(index + 1)") == true)
    }
    let same = try shell("cat records.jsonl | $SW render Card . --to text --records -", in: package)
    #expect(same.output == run.output)
  }

  @Test func badLinesAreToldAndTheOthersCome() throws {
    let package = try TemporaryPackage(home: Self.card)
    let good = "{\"item\": {\"id\": 1, \"name\": \"Good\"}}"
    try package.write(
      "records.jsonl",
      [good, "{\"item\": {\"id\": 1}}", "", "{oops", "{\"itme\": 1}", good].joined(separator: "\n"))
    let run = try shell("$SW render Card . --to text --records records.jsonl --format concise", in: package)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains("{\"index\": 4, "))
    #expect(run.errors.contains("records.jsonl:2:10: error data/missing-field"))
    #expect(run.errors.contains("records.jsonl:4:2: error data/malformed-json"))
    #expect(run.errors.contains("records.jsonl:5:2: note data/unknown-field"))
  }

  /// A key that nothing takes is a note, as in model data, and told once.
  @Test func unknownKeysAreNotes() throws {
    let package = try TemporaryPackage(home: Self.card)
    let line = "{\"item\": {\"id\": 1, \"name\": \"Good\"}, \"more\": 1}"
    try package.write("records.jsonl", Array(repeating: line, count: 40).joined(separator: "\n"))
    let run = try shell("$SW render Card . --to text --records records.jsonl --format concise", in: package)
    #expect(run.status == 0 && run.output.split(separator: "\n").count == 40)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("data/unknown-field") }
    #expect(notes.count == 1 && notes[0].hasPrefix("records.jsonl:1:37: note "), "\(run.errors)")
  }

  @Test func modifiersThatAreNotDrawnStandBesideThePage() throws {
    let package = try TemporaryPackage(
      home: """
        <Module><Screen name="Card"><Let name="name" type="String"/>
          <Body><Text modifiers=".textSelection(.enabled)">{name}</Text></Body></Screen></Module>
        """)
    try package.write("records.jsonl", "{\"name\": \"A\"}\n{\"name\": \"B\"}\n")
    let run = try shell("$SW render Card . --to text --records records.jsonl", in: package)
    let results = try run.output.split(separator: "\n").map { try record(String($0)) }
    #expect(
      results.map { $0["modifiers"] as? [String] } == [
        ["textSelection(enabled)"], ["textSelection(enabled)"],
      ])
  }

  @Test func pagesGoIntoAFolder() throws {
    let package = try TemporaryPackage(home: Self.card)
    try package.write("records.jsonl", "{\"item\": {\"id\": 1, \"name\": \"<b>\"}}\n")
    let run = try shell("$SW render Card . --records records.jsonl --output Cards", in: package)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(package.files("Cards") == ["Card-1.html"])
    #expect(try package.read("Cards/Card-1.html").contains("&lt;b&gt; × 2"))
  }

  @Test func whatDoesNotGoTogetherIsTold() throws {
    let package = try TemporaryPackage(home: Self.card)
    #expect(try screenwright("render", "Card", package.path, "--records", "-", "--tree").status == 2)
    let gone = try screenwright("render", "Card", package.path, "--records", "gone.jsonl")
    #expect(gone.status == 2)
    #expect(gone.errors.contains("cannot read gone.jsonl"))
  }
}
