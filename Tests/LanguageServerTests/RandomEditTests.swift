import Foundation
import TestFixtures
import Testing

@testable import LanguageServer

/// Documents are opened, edited, asked about and closed at random: nothing takes the server down, and what it tells in between is
/// what a server tells that has seen nothing but the last texts.
///
/// `SCREENWRIGHT_EDITS` and `SCREENWRIGHT_SEED` make more and other edits.
@Suite struct RandomEditTests {
  private static let paths = [
    "Landmarks/LandmarkList.xml", "Landmarks/LandmarkRow.xml", "Landmarks/LandmarkDetail.xml",
    "Models/Landmark.xml",
    "Models/ModelData.xml", "Helpers/FavoriteButton.xml", "LandmarksApp.xml", "Models/landmarkData.json",
  ].map { Project.root + "Screens/Landmarks/" + $0 }

  private static let words = [
    "<", ">", "\"", "{", "}", "(", ")", ".", "$", "&", "/>", "</", "<Text>", " modifiers=\".", "é", "😀", "\n",
    "'",
    "landmark", "modelData.", "<State name=\"x\" value=\"1\"/>", "]]>", "<!--", "-->",
  ]

  private static let methods = [
    "completion", "hover", "definition", "typeDefinition", "references", "documentHighlight", "prepareRename",
    "signatureHelp", "documentSymbol", "foldingRange", "semanticTokens/full", "inlayHint", "documentLink",
    "prepareCallHierarchy", "formatting", "selectionRange", "codeAction", "rename", "diagnostic",
  ]

  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: [false, true]) func whatIsToldIsWhatAFreshServerTells(inBackground: Bool) throws {
    let variables = ProcessInfo.processInfo.environment
    let edits = variables["SCREENWRIGHT_EDITS"].flatMap { Int($0) } ?? 120
    let seed = variables["SCREENWRIGHT_SEED"].flatMap { UInt64($0) } ?? 7
    var dice = Dice(state: seed)
    let bell = DispatchSemaphore(value: 0)
    let session = try EditorSession(bell: inBackground ? bell : nil)
    var texts: [String: String] = [:]
    var told: [String: [JSONValue]] = [:]
    for edit in 1...edits {
      let path = Self.paths.randomElement(using: &dice)!
      let uri = FileAddress.uri(path)
      if let text = texts[path] {
        if Int.random(in: 0..<12, using: &dice) == 0 {
          session.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
          texts[path] = nil
        } else {
          texts[path] = change(text, of: path, uri, session, &dice)
        }
      } else {
        texts[path] = try String(contentsOfFile: path, encoding: .utf8)
        try session.open(path)
      }
      // As in a large package, where some are told before all is compiled again.
      session.server.mostAtOnce = edit % 3 == 0 ? 0 : 256
      if edit % 6 == 0 { told.merge(session.firstFindings()) { $1 } }
      ask(session, uri, texts[path] ?? "", &dice)
      told.merge(session.findings()) { $1 }
      if edit % 20 == 0 || edit == edits {
        told.merge(try session.allFindings(bell)) { $1 }
        let fresh = try EditorSession()
        for path in Self.paths { if let text = texts[path] { try fresh.open(path, text) } }
        let expected = fresh.findings().filter { !$0.value.isEmpty }
        // A workspace that nobody has a document of open is compiled no more in the fresh server.
        if texts.isEmpty { continue }
        #expect(told.filter { !$0.value.isEmpty } == expected, "seed \(seed), edit \(edit)")
      }
    }
  }

  /// Changes a range of a document; now and then puts it back as it is saved.
  private func change(
    _ text: String, of path: String, _ uri: String, _ session: EditorSession, _ dice: inout Dice
  ) -> String {
    if Int.random(in: 0..<6, using: &dice) == 0,
      let saved = try? String(contentsOfFile: path, encoding: .utf8)
    {
      session.change(uri, to: saved)
      return saved
    }
    let source = SourceText(Array(text.utf8))
    let scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &dice)
    let end = min(scalars.count, start + Int.random(in: 0...4, using: &dice))
    func offset(_ place: Int) -> Int { scalars[..<place].reduce(0) { $0 + String($1).utf8.count } }
    let word = Self.words.randomElement(using: &dice)!
    let range: JSONValue = [
      "start": source.position(of: offset(start), .utf16), "end": source.position(of: offset(end), .utf16),
    ]
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 9],
        "contentChanges": [["range": range, "text": .string(word)]],
      ])
    var changed = String.UnicodeScalarView(scalars[..<start])
    changed += word.unicodeScalars
    changed += scalars[end...]
    return String(changed)
  }

  /// Asks for something at a place; an error is an answer, too.
  private func ask(_ session: EditorSession, _ uri: String, _ text: String, _ dice: inout Dice) {
    let offset = Int.random(in: 0...max(text.utf8.count, 1), using: &dice)
    let place = session.position(uri, text, offset)
    let range: JSONValue = ["start": place["position"], "end": place["position"]]
    let more: JSONValue = [
      "newName": "other", "range": range, "context": ["diagnostics": []], "positions": [place["position"]],
      "options": [:],
    ]
    let method = Self.methods.randomElement(using: &dice)!
    _ = try? session.request("textDocument/" + method, .object(place.members + more.members))
  }
}
