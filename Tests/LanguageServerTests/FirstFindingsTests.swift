import Foundation
import TestFixtures
import Testing

@testable import LanguageServer

/// In a large package, what a changed file alone tells is told before the package is compiled again.
@Suite struct FirstFindingsTests {
  private let path = Project.root + "Screens/Landmarks/Landmarks/LandmarkList.xml"

  private func codes(_ list: [JSONValue]?) -> [String] { (list ?? []).compactMap { $0["code"].text } }

  private func line(_ code: String, _ list: [JSONValue]?) -> Int? {
    list?.first { $0["code"].text == code }?["range"]["start"]["line"].number
  }

  @Test func aMistakeIsToldAtOnceAndWhatRulesFoundBelowMovesWithTheText() throws {
    let session = try EditorSession()
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let unused = saved.replacing(
      "  <Body>", with: "  <State name=\"idle\" type=\"Int\" value=\"1\"/>\n  <Body>")
    let uri = try session.open(path, unused)
    let before = session.findings()["LandmarkList.xml"]
    #expect(codes(before) == ["flow/unused-state"])

    let moved = unused.replacing(
      "<State name=\"showFavoritesOnly\"", with: "\n<State name=\"showFavoritesOnly\"")
    session.change(uri, to: moved)
    let first = session.firstFindings()["LandmarkList.xml"]
    #expect(codes(first) == ["flow/unused-state"])
    #expect(line("flow/unused-state", first) == line("flow/unused-state", before).map { $0 + 1 })
    // All that is found afterwards is the same, so that nothing is told again.
    #expect(session.findings()["LandmarkList.xml"] == nil)

    session.change(uri, to: moved.replacing("<Body>", with: "<Body><Text>{missing}</Text>"))
    #expect(codes(session.firstFindings()["LandmarkList.xml"]).contains("name/undefined"))
    _ = session.findings()
    session.change(uri, to: saved)
    #expect(!codes(session.firstFindings()["LandmarkList.xml"]).contains("name/undefined"))
    _ = session.findings()
  }

  /// Rules that need no other file tell at once what they find, and what they find no more; settings and comments apply.
  @Test func whatRulesFindInAFileAloneIsToldAtOnce() throws {
    let session = try EditorSession()
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let uri = try session.open(path)
    _ = session.findings()
    let stated = saved.replacing(
      "  <Body>", with: "  <State name=\"idle\" type=\"Int\" value=\"1\"/>\n  <Body>")
    func shown(_ text: String) -> [String] {
      session.change(uri, to: text)
      let first = session.firstFindings()["LandmarkList.xml"]
      // What is found by all is the same, so that nothing is told again.
      #expect(session.findings()["LandmarkList.xml"] == nil)
      return codes(first)
    }
    #expect(shown(stated) == ["flow/unused-state"])
    #expect(
      shown(
        stated.replacing("<Body>", with: "<Body><Stepper value=\"$idle\" in=\"{0...9}\">{idle}</Stepper>"))
        == [])
    #expect(
      shown(saved.replacing("<Body>", with: "<Body><Image systemName=\"hart\"/>")) == [
        "view/unknown-symbol"
      ])
    #expect(
      shown(
        saved.replacing(
          "<Body>",
          with:
            "<Body><!-- screenwright:disable-next view/unknown-symbol later -->\n<Image systemName=\"hart\"/>"
        )) == [])
  }

  /// Who completes a word types on; what is found is told when nothing comes any more.
  @Test func theNextLetterOfAWordDoesNotWaitForFindings() throws {
    let session = try EditorSession()
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let uri = try session.open(path)
    _ = session.findings()
    let marked = saved.replacing("<Body>", with: "<Body><Text>{mis⟦|⟧}</Text>")
    _ = try session.ask("textDocument/completion", uri, marked)
    #expect(session.firstFindings().isEmpty)
    #expect(codes(session.firstFindings()["LandmarkList.xml"]).contains("name/undefined"))
    _ = session.findings()
  }

  @Test func ofAFileThatIsNotWellFormedThatIsTold() throws {
    let session = try EditorSession()
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let uri = try session.open(path)
    _ = session.findings()
    session.change(uri, to: saved.replacing("<Body>", with: "<Body><Tex"))
    let first = session.firstFindings()
    #expect(first.keys.sorted() == ["LandmarkList.xml"])
    #expect(codes(first["LandmarkList.xml"]) == ["syntax/malformed-xml"])
    #expect(
      session.findings()["LandmarkList.xml"].map(codes) ?? ["syntax/malformed-xml"] == [
        "syntax/malformed-xml"
      ])
  }

  @Test func whileALargePackageIsCompiledEditsAreAnswered() throws {
    let bell = DispatchSemaphore(value: 0)
    let session = try EditorSession(bell: bell)
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let unused = saved.replacing(
      "  <Body>", with: "  <State name=\"idle\" type=\"Int\" value=\"1\"/>\n  <Body>")
    let uri = try session.open(path, unused)
    #expect(codes(try session.allFindings(bell)["LandmarkList.xml"]) == ["flow/unused-state"])

    session.change(uri, to: unused.replacing("<Body>", with: "<Body><Text>{missing}</Text>"))
    #expect(codes(session.findings()["LandmarkList.xml"]).contains("name/undefined"))
    // The package is compiled now, and the next edit does not wait for it.
    session.change(uri, to: unused.replacing("<Body>", with: "<Body><Text>{absent}</Text>"))
    let first = session.findings()["LandmarkList.xml"] ?? []
    #expect(first.contains { $0["message"].text?.contains("absent") == true })
    session.change(uri, to: saved)
    #expect(codes(try session.allFindings(bell)["LandmarkList.xml"]) == [])
    // A question waits for what is compiled, and is refused where its document changes meanwhile.
    let question: JSONValue = ["textDocument": ["uri": .string(uri)]]
    session.change(uri, to: unused)
    #expect(throws: EditorSession.Fault.self) {
      try session.request("textDocument/documentSymbol", question)
    }
    _ = session.messages()
    session.change(uri, to: saved + "\n")
    #expect(session.messages().contains { $0["error"]["code"].number == ResponseError.outdated })
    #expect(throws: EditorSession.Fault.self) {
      try session.request("textDocument/documentSymbol", question)
    }
    var answers: [JSONValue] = []
    while answers.isEmpty {
      #expect(bell.wait(timeout: .now() + 120) == .success)
      session.server.rest()
      answers = session.messages().filter { $0["method"].isNull }
    }
    #expect(answers.first?["result"].elements.first?["name"].text == "LandmarkList")
  }

  @Test func whatACommentSilencesIsNotTold() throws {
    let session = try EditorSession()
    session.server.mostAtOnce = 0
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    let uri = try session.open(path)
    _ = session.findings()
    session.change(
      uri,
      to: saved.replacing(
        "<Body>",
        with: "<Body><!-- screenwright:disable-next name/undefined later -->\n<Text>{missing}</Text>"))
    #expect(codes(session.firstFindings()["LandmarkList.xml"]) == [])
  }

  @Test func aFileThatSettingsAroundItDoNotListIsItsFoldersOwn() throws {
    let folder = try TemporaryPackage([
      "screenwright.yml": "members: [Apps/*]\n",
      "Apps/One/Screens/Home.xml": "<Screen name=\"Home\"><Body><Text>Hello</Text></Body></Screen>\n",
      "Sketches/Draft.xml": "<Screen name=\"Draft\"><Body><Text>{missing}</Text></Body></Screen>\n",
    ])
    let session = try EditorSession()
    try session.open(folder.path + "/Sketches/Draft.xml")
    #expect(codes(session.findings()["Draft.xml"]) == ["name/undefined"])
  }
}
