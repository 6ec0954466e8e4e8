import Foundation
import TestFixtures
import Testing

@testable import LanguageServer

/// An editor works on the sample app Landmarks; nothing of it is saved.
@Suite struct LanguageServerTests {
  private let session: EditorSession
  private let list = Project.root + "Screens/Landmarks/Landmarks/LandmarkList.xml"
  private let uri: String
  private let text: String

  init() throws {
    session = try EditorSession()
    uri = try session.open(list)
    text = try String(contentsOfFile: list, encoding: .utf8)
  }

  /// The text of the list with a mark behind some text.
  private func marked(behind part: String, in text: String? = nil) throws -> String {
    let text = text ?? self.text
    let range = try #require(text.range(of: part), "there is no \(part)")
    return text.replacingCharacters(in: range.upperBound..<range.upperBound, with: "⟦|⟧")
  }

  /// The names of the files that places are in, and how many places each has.
  private func files(_ places: [JSONValue]) -> [String: Int] {
    Dictionary(
      grouping: places.map { String($0["uri"].text?.split(separator: "/").last ?? "") }, by: { $0 }
    ).mapValues(\.count)
  }

  @Test func findingsFollowWhatIsTyped() throws {
    #expect(session.findings().values.allSatisfy { $0.isEmpty })
    session.change(uri, to: text.replacing("showFavoritesOnly ||", with: "showFavoriteOnly ||"))
    let found = try #require(session.findings()["LandmarkList.xml"])
    let undefined = try #require(found.first { $0["code"] == "name/undefined" })
    #expect(undefined["severity"] == 1)
    #expect(undefined["source"] == "screenwright")
    #expect(undefined["message"].text?.contains("There is no `showFavoriteOnly` here.") == true)
    session.change(uri, to: text)
    #expect(session.findings()["LandmarkList.xml"] == [])
    #expect(session.findings().isEmpty)
  }

  /// Nothing needs to be opened where settings say what the folder is.
  @Test func aFolderWithSettingsIsServedAtOnce() throws {
    let session = try EditorSession(folder: Project.root + "Screens/Landmarks")
    let found = try session.request("workspace/symbol", ["query": "LandmarkList"]).elements
    #expect(found.contains { $0["name"] == "LandmarkList" })
    let without = try EditorSession(folder: Project.root + "Sources")
    #expect(try without.request("workspace/symbol", ["query": "LandmarkList"]).elements.isEmpty)
  }

  /// Between a name and its value there is the attribute, and neither of the two.
  @Test func selectionsHoldTheirPlace() throws {
    let before = try #require(text.range(of: "name=\"")).upperBound
    let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
    let place: JSONValue = ["line": .int(lines.count - 1), "character": .int((lines.last?.count ?? 0) - 1)]
    let answer = try session.request(
      "textDocument/selectionRange", ["textDocument": ["uri": .string(uri)], "positions": [place]])
    let innermost = try #require(answer.elements.first)["range"]
    #expect((innermost["start"]["character"].number ?? 0) <= (place["character"].number ?? 0))
    #expect((innermost["end"]["character"].number ?? 0) >= (place["character"].number ?? 0))
  }

  @Test func ofManyViewsThoseWithTheLettersAreCompleted() throws {
    let views = (0..<600).map { "<View name=\"Row\($0)\"><Body><Text>Hello</Text></Body></View>" }
    let home = "<Screen name=\"Home\"><Body>⟦|⟧</Body></Screen>"
    let package = try TemporaryPackage([
      "screenwright.yml": "sources: Screens\n",
      "Screens/Rows.xml": "<Module>\(views.joined(separator: "\n"))</Module>\n",
      "Screens/Home.xml": home.replacing("⟦|⟧", with: ""),
    ])
    let session = try EditorSession()
    let uri = try session.open(package.path + "/Screens/Home.xml")
    let all = try session.ask("textDocument/completion", uri, home.replacing("⟦", with: "<⟦"))
    #expect(all["isIncomplete"] == true)
    #expect(all["items"].elements.count < 600)
    let fitting = try session.completions(uri, home.replacing("⟦", with: "<rw59⟦"))
    #expect(fitting.contains("Row590") && fitting.contains("Row59") && !fitting.contains("Row1"))
    // What has other letters is shown by no client, and found when they are typed.
    #expect(!fitting.contains("VStack"))
    #expect(try session.completions(uri, home.replacing("⟦", with: "<vst⟦")).contains("VStack"))
  }

  @Test func completionAnswersAtTheVeryBeginning() throws {
    let start: JSONValue = ["textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 0]]
    #expect(try !session.request("textDocument/completion", start)["items"].elements.isEmpty)
  }

  @Test func findingsOfOtherFilesFollow() throws {
    let row = try session.open(Project.root + "Screens/Landmarks/Landmarks/LandmarkRow.xml")
    _ = session.findings()
    let text = try String(
      contentsOfFile: Project.root + "Screens/Landmarks/Landmarks/LandmarkRow.xml", encoding: .utf8)
    session.change(row, to: text.replacing("name=\"landmark\"", with: "name=\"place\""))
    #expect(session.findings()["LandmarkList.xml"]?.contains { $0["severity"] == 1 } == true)
    session.notify("textDocument/didClose", ["textDocument": ["uri": .string(row)]])
    #expect(session.findings()["LandmarkList.xml"] == [])
  }

  /// A file that is not saved yet belongs to the package around it, whose views it sees.
  @Test func aNewFileBelongsToThePackageAround() throws {
    let package = try TemporaryPackage([
      "Screens/Parts/Row.xml": "<View name=\"Row\"><Body><Text>1</Text></Body></View>\n"
    ])
    try FileManager.default.createDirectory(
      atPath: package.path + "/Screens/New", withIntermediateDirectories: true)
    let new = try session.open(
      package.path + "/Screens/New/Home.xml", "<Screen name=\"Home\"><Body><Row/></Body></Screen>\n")
    #expect(session.findings()["Home.xml"]?.contains { $0["severity"] == 1 } != true)
    session.change(new, to: "<Screen name=\"Home\"><Body><Rwo/></Body></Screen>\n")
    #expect(session.findings()["Home.xml"]?.contains { $0["severity"] == 1 } == true)
  }

  @Test func relatedPlacesAreTold() throws {
    let app = Project.root + "Screens/Landmarks/LandmarksApp.xml"
    let text = try String(contentsOfFile: app, encoding: .utf8)
    let without = text.replacing(#/ modifiers="\.environmentObject\(modelData\)"/#, with: "")
    #expect(without != text)
    try session.open(app, without)
    let found = session.findings().values.joined().filter { $0["code"] == "flow/missing-environment-object" }
    let finding = try #require(found.first)
    let related = finding["relatedInformation"].elements
    #expect(related.contains { $0["location"]["uri"].text?.hasSuffix("LandmarksApp.xml") == true })
    #expect(related.allSatisfy { $0["message"].text?.isEmpty == false })
  }

  @Test func changesReplaceRanges() throws {
    let edit: JSONValue = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
      "text": "<!-- 😀 -->",
    ]
    let second: JSONValue = [
      "range": ["start": ["line": 0, "character": 5], "end": ["line": 0, "character": 7]], "text": "é",
    ]
    session.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 3], "contentChanges": [edit, second]])
    let document = try #require(session.server.documents[uri])
    #expect(document.text.text(0..<document.text.bytes.count).hasPrefix("<!-- é -->"))
    #expect(document.version == 3)
  }

  @Test func hoverTellsWhoReadsAndWrites() throws {
    let hover = try session.ask("textDocument/hover", uri, try marked(behind: "isOn=\"$showFav"))
    let page = try #require(hover["contents"]["value"].text)
    #expect(page.contains("@State var showFavoritesOnly: Bool"))
    #expect(page.contains("read by      LandmarkList through filteredLandmarks"))
    #expect(page.contains("bound in     LandmarkList"))
  }

  @Test func hoverDocumentsTheLanguage() throws {
    for (place, said) in [
      ("<NavigationV", "<NavigationView>"), (".navigationT", ".navigationTitle("), ("<Toggle isO", "isOn"),
      ("landmarks.fil", "filter("), ("<LandmarkR", "<View name=\"LandmarkRow\">"),
    ] {
      let hover = try session.ask("textDocument/hover", uri, try marked(behind: place))
      #expect(hover["contents"]["value"].text?.contains(said) == true, "\(place): \(hover)")
    }
  }

  @Test func definitionsLeadAcrossFiles() throws {
    for (place, file) in [
      ("modelData.landm", "ModelData.xml"), ("<LandmarkR", "LandmarkRow.xml"),
      ("type=\"ModelD", "ModelData.xml"),
      ("destination=\"LandmarkD", "LandmarkDetail.xml"), ("items=\"filtered", "LandmarkList.xml"),
      ("landmark.isFav", "Landmark.xml"),
    ] {
      let found = try session.ask("textDocument/definition", uri, try marked(behind: place)).elements
      #expect(files(found) == [file: 1], "\(place)")
    }
    let type = try session.ask("textDocument/typeDefinition", uri, try marked(behind: "items=\"filtered"))
      .elements
    #expect(files(type) == ["Landmark.xml": 1])
  }

  @Test func referencesAreInAllFiles() throws {
    let found = try session.ask("textDocument/references", uri, try marked(behind: "modelData.landm"))
      .elements
    #expect(
      Set(files(found).keys).isSuperset(of: ["LandmarkDetail.xml", "LandmarkList.xml", "ModelData.xml"]))
    let local = try session.ask("textDocument/references", uri, try marked(behind: "as=\"landm")).elements
    #expect(files(local) == ["LandmarkList.xml": 3])
  }

  @Test func highlightsTellReadingFromBinding() throws {
    let found = try session.ask("textDocument/documentHighlight", uri, try marked(behind: "isOn=\"$showFav"))
      .elements
    #expect(found.compactMap { $0["kind"].number }.sorted() == [2, 3, 3])
    let tags = try session.ask("textDocument/documentHighlight", uri, try marked(behind: "<NavigationV"))
      .elements
    #expect(tags.count == 2)
  }

  @Test func renamingAFieldFollowsDataAndScreens() throws {
    let edit = try session.ask(
      "textDocument/rename", uri, try marked(behind: "landmark.isFav"), ["newName": "isLiked"])
    let changes = edit["changes"].members
    let names = changes.map { String($0.name.split(separator: "/").last ?? "") }.sorted()
    #expect(
      names.contains("landmarkData.json") && names.contains("Landmark.xml")
        && names.contains("LandmarkRow.xml"))
    for change in changes {
      let path = try #require(FileAddress.path(change.name))
      let text = EditorSession.apply(
        change.value.elements, to: try String(contentsOfFile: path, encoding: .utf8))
      #expect(!text.contains(/\bisFavorite\b/), "\(path)")
      try session.open(path, text)
    }
    #expect(session.findings().values.joined().isEmpty)
  }

  @Test func renamingRefusesWhatClashes() throws {
    #expect(throws: EditorSession.Fault.self) {
      try session.ask("textDocument/rename", uri, try marked(behind: "$showFav"), ["newName": "modelData"])
    }
    #expect(throws: EditorSession.Fault.self) {
      try session.ask("textDocument/rename", uri, try marked(behind: "$showFav"), ["newName": "not a name"])
    }
    #expect(throws: EditorSession.Fault.self) {
      try session.ask("textDocument/prepareRename", uri, try marked(behind: "<NavigationV"))
    }
  }

  @Test func fixesAreOffered() throws {
    session.change(uri, to: text.replacing("showFavoritesOnly ||", with: "showFavoriteOnly ||"))
    _ = session.findings()
    let place = try #require(text.replacing("showFavoritesOnly ||", with: "⟦|⟧").range(of: "⟦|⟧"))
    let offset = text[..<place.lowerBound].utf8.count + 3
    let position = session.position(uri, text, offset)["position"]
    let actions = try session.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": ["start": position, "end": position],
        "context": ["diagnostics": []],
      ]
    ).elements
    let fix = try #require(actions.first { $0["title"] == "Change it to `showFavoritesOnly`" })
    let broken = text.replacing("showFavoritesOnly ||", with: "showFavoriteOnly ||")
    #expect(EditorSession.apply(fix["edit"]["changes"][uri].elements, to: broken) == text)
    #expect(actions.contains { $0["title"] == "Silence name/undefined here, with a reason" })
  }

  @Test func documentsAreLaidOut() throws {
    let loose = text.replacing("  <Body>", with: "      <Body>")
    session.change(uri, to: loose)
    let edits = try session.request(
      "textDocument/formatting", ["textDocument": ["uri": .string(uri)], "options": ["tabSize": 2]]
    ).elements
    #expect(EditorSession.apply(edits, to: loose) == text)
  }

  @Test func structureIsTold() throws {
    let document: JSONValue = ["textDocument": ["uri": .string(uri)]]
    let symbols = try session.request("textDocument/documentSymbol", document).elements
    #expect(symbols.first?["name"] == "LandmarkList")
    #expect(
      symbols.first?["children"].elements.compactMap { $0["name"].text } == [
        "modelData", "showFavoritesOnly", "filteredLandmarks",
      ])
    #expect(try session.request("textDocument/foldingRange", document).elements.count > 4)
    let found = try session.request("workspace/symbol", ["query": "favbut"]).elements
    #expect(found.contains { $0["name"] == "FavoriteButton" })
    let tokens = try session.request("textDocument/semanticTokens/full", document)["data"].elements
    #expect(!tokens.isEmpty && tokens.count % 5 == 0)
    let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
    let hints = try session.request(
      "textDocument/inlayHint", .object(document.members + [.init(name: "range", value: range)]))
    #expect(hints.elements.contains { $0["label"] == ": Landmark" })
    let selection = try session.ask(
      "textDocument/selectionRange", uri, try marked(behind: "modelData.landm"),
      ["positions": [session.position(uri, text, 300)["position"]]])
    #expect(!selection.elements[0]["parent"].isNull)
  }

  @Test func callHierarchyIsOfData() throws {
    let item = try session.ask(
      "textDocument/prepareCallHierarchy", uri, try marked(behind: "modelData.landm")
    ).elements
    let request: JSONValue = ["item": try #require(item.first)]
    let writers = try session.request("callHierarchy/incomingCalls", request).elements
    #expect(
      writers.contains { $0["from"]["name"] == "FavoriteButton" || $0["from"]["name"] == "LandmarkDetail" })
    let redrawn = try session.request("callHierarchy/outgoingCalls", request).elements
    #expect(redrawn.contains { $0["to"]["name"] == "LandmarkList" })
  }

  @Test func halfTypedTextIsCompleted() throws {
    let part = "List modifiers=\".navigationTitle('Landmarks')\""
    for (written, wanted) in [
      ("List modifiers=\".nav⟦|⟧\"", "navigationTitle"),
      ("List modifiers=\".navigationTitle('L').p⟦|⟧\"", "padding"),
      ("List modifiers=\".nav⟦|⟧", "navigationTitle"), ("List modi⟦|⟧", "modifiers"),
      ("List><Text>{modelData.⟦|⟧}</Text", "landmarks"), ("List><Text>{modelData.landmarks.fir⟦|⟧", "first"),
      ("List><Toggle isOn=\"⟦|⟧\"/", "showFavoritesOnly"), ("List><Toggle isOn=\"$⟦|⟧", "showFavoritesOnly"),
      ("List><Nav⟦|⟧", "NavigationLink"), ("List modifiers=\".listStyle(.⟦|⟧)\"", "plain"),
      ("List modifiers=\".foregroundColor(.⟦|⟧", "red"), ("List><HStack alignment=\"⟦|⟧\"/", "top"),
      ("List><If condition=\"modelData.landmarks.is⟦|⟧\"/", "isEmpty"),
      ("List><LandmarkRow ⟦|⟧/", "landmark"),
    ] {
      let found = try session.completions(uri, text.replacing(part, with: written))
      #expect(found.contains(wanted), "\(written): \(found.prefix(8))")
    }
  }

  @Test func snippetsAreWhole() throws {
    let items = try session.ask(
      "textDocument/completion", uri,
      text.replacing("List modifiers=\".navigationTitle('Landmarks')\"", with: "List modifiers=\".nav⟦|⟧\"")
    )["items"].elements
    let item = try #require(items.first { $0["label"] == "navigationTitle" })
    #expect(item["textEdit"]["newText"] == "navigationTitle('${1}')")
    #expect(item["insertTextFormat"] == 2)
  }

  @Test func signaturesAreShown() throws {
    let help = try session.ask(
      "textDocument/signatureHelp", uri,
      text.replacing(".navigationTitle('Landmarks')", with: ".frame(width: 3, ⟦|⟧)"))
    #expect(help["signatures"].elements.contains { $0["label"].text?.hasPrefix("frame(") == true })
    #expect(help["activeParameter"] == 1)
  }

  @Test func nothingTakesTheServerDown() throws {
    session.sendRaw("garbage\r\n\r\n")
    session.sendRaw("Content-Length: 3\r\n\r\n{]}")
    session.sendRaw("Content-Length: 2\r\n\r\n{}")
    #expect(throws: EditorSession.Fault.self) { try session.request("textDocument/nothing", [:]) }
    #expect(throws: EditorSession.Fault.self) { try session.request("textDocument/hover", [:]) }
    #expect(throws: EditorSession.Fault.self) {
      try session.request(
        "textDocument/hover", ["textDocument": ["uri": "file:///etc/passwd"], "position": [:]])
    }
    session.notify("textDocument/didOpen", ["textDocument": ["uri": "http://a/b.xml", "text": "<Screen"]])
    session.notify(
      "textDocument/didChange", ["textDocument": ["uri": .string(uri)], "contentChanges": [1, [:]]])
    session.change(uri, to: String(repeating: "<VStack>", count: 2000))
    _ = session.findings()
    session.change(uri, to: text)
    #expect(
      try session.request("textDocument/documentSymbol", ["textDocument": ["uri": .string(uri)]]).elements
        .isEmpty == false)
    try session.request("shutdown", .null)
    session.notify("exit", .null)
    #expect(session.server.exitStatus == 0)
  }

  @Test func cancelledRequestsAreNotAnswered() {
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 77, "method": "textDocument/hover",
      "params": session.position(uri, text, 100),
    ]
    let cancel: JSONValue = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 77]]
    session.sendRaw(
      String(
        decoding: MessageFrames.framed(request.bytes) + MessageFrames.framed(cancel.bytes), as: UTF8.self))
    #expect(session.messages().contains { $0["id"] == 77 && $0["error"]["code"] == -32800 })
  }
}
