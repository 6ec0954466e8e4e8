import Foundation
import TestFixtures
import Testing

/// How findings are printed.
@Suite struct ReportTests {
  @Test func jsonIsOneObjectAsTheReferenceGivesIt() throws {
    let package = try TemporaryPackage(home: Sample.error)
    try package.write("Screens/Other.xml", Sample.warning.replacing("Home", with: "Other"))
    let run = try screenwright("lint", package.path, "--format", "json")
    #expect(run.status == 1)
    #expect(run.errors == "Found 1 error and 1 warning in 2 files.\n")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
    #expect(Set(report.keys) == ["version", "diagnostics", "summary"])
    #expect(report["version"] as? Int == 1)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary == ["files": 2, "errors": 1, "warnings": 1, "notes": 0])
    let found = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["rule"] as? String } == ["name/undefined", "flow/unused-state"])
    #expect(found.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(found.map { $0["file"] as? String } == ["Screens/Home.xml", "Screens/Other.xml"])
    for item in found {
      #expect(
        Set(item.keys).subtracting(["help"]) == [
          "rule", "severity", "message", "file", "range", "related", "fixes",
        ])
      #expect(item["help"] == nil || item["help"] is String)
    }
    let range = try #require(found[0]["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 3, "column": 12], "end": ["line": 3, "column": 17]])
    let fixes = try #require(found[1]["fixes"] as? [[String: Any]])
    #expect(fixes.count == 1)
    #expect(Set(fixes[0].keys) == ["title", "safety", "edits"])
    #expect(fixes[0]["safety"] as? String == "safe")
    let edits = try #require(fixes[0]["edits"] as? [[String: Any]])
    #expect(Set(edits[0].keys) == ["file", "range", "text"])
  }

  @Test func jsonOfNothingIsWhole() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try screenwright("lint", package.path, "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
    #expect((report["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(run.status == 0)
  }

  @Test func jsonEscapesWhatSourcesHold() throws {
    let package = try TemporaryPackage(
      home: "<Screen name=\"Home\"><Body>\n<Text>{a\\\"\u{1F600}b}</Text></Body></Screen>")
    let run = try screenwright("lint", package.path, "--format", "json")
    #expect(run.status == 1)
    _ = try JSONSerialization.jsonObject(with: Data(run.bytes))
  }

  @Test func conciseIsOneLineEach() throws {
    let package = try TemporaryPackage(home: Sample.error)
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.output == "Screens/Home.xml:3:12: error name/undefined There is no `title` here.\n")
  }

  @Test func gitHubAnnotates() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let run = try screenwright("lint", package.path, "--format", "github")
    let start =
      "::warning file=Screens/Home.xml,line=2,col=16,endLine=2,endColumn=22,title=flow/unused-state::"
    #expect(run.output.hasPrefix(start))
    #expect(run.lines.count == 2)
  }

  @Test func textUnderlinesBehindTabsAndWideCharacters() throws {
    let package = try TemporaryPackage(
      home: "<Screen name=\"Home\">\n\t<Body>\n\t\t<Text>한국어 제목 {제몫}</Text>\n\t</Body>\n</Screen>\n")
    let run = try screenwright("lint", package.path)
    #expect(run.lines[1] == " --> Screens/Home.xml:3:17")
    #expect(run.lines[2] == "3 |     <Text>한국어 제목 {제몫}</Text>")
    #expect(run.lines[3] == "  |                        ^^^^")
  }

  @Test func lineNumbersLineUp() throws {
    let package = try TemporaryPackage(
      home: "<Screen name=\"Home\">\n" + String(repeating: "\n", count: 120)
        + "<Body><Txt/></Body></Screen>\n")
    let run = try screenwright("lint", package.path)
    #expect(run.lines[1] == "   --> Screens/Home.xml:122:8")
    #expect(run.lines[2] == "122 | <Body><Txt/></Body></Screen>")
    #expect(run.lines[3] == "    |        ^^^")
  }

  @Test func controlCharactersOfASourceNeverReachTheTerminal() throws {
    let package = try TemporaryPackage(
      home: "<Screen name=\"Home\"><Body>\n<Text>\u{9B}31m{x}\u{7F}</Text></Body></Screen>")
    let run = try screenwright("lint", package.path, "--color", "never")
    #expect(run.status == 1)
    let isClean = run.output.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value))
    }
    #expect(isClean)
  }

  @Test func colourIsForTerminalsAndForThoseWhoAsk() throws {
    let package = try TemporaryPackage(home: Sample.error)
    func isColoured(_ more: [String] = [], _ environment: [String: String] = [:]) throws -> Bool {
      let run = try screenwright(arguments: ["lint", package.path] + more, environment: environment)
      return run.output.contains("\u{1B}[")
    }
    #expect(try !isColoured())
    #expect(try isColoured(["--color", "always"]))
    #expect(try isColoured([], ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try !isColoured(["--color", "never"], ["CLICOLOR_FORCE": "1"]))
    #expect(try isColoured(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try !isColoured(["--format", "json", "--color", "always"]))
  }

  @Test func colouredTextIsThePlainTextWithColours() throws {
    let package = try TemporaryPackage(home: Sample.error)
    let plain = try screenwright("lint", package.path).output
    let coloured = try screenwright("lint", package.path, "--color", "always").output
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func rulesListsEveryRuleAndExplainKnowsThem() throws {
    let list = try screenwright("rules")
    #expect(list.status == 0)
    let ids = list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids == ids.sorted())
    let json = try screenwright("rules", "--format", "json")
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: String]])
    #expect(objects.map { $0["rule"] } == ids)
    for id in ["flow/missing-environment-object", "truth/state-copies-source"] {
      #expect(ids.contains(id))
      let page = try screenwright("explain", id)
      #expect(page.status == 0)
      for part in ["\(id) (", "What happens", "Why it is bad", "Bad", "Good", "When to leave it"] {
        #expect(page.output.contains(part), "\(id): \(part)")
      }
    }
  }

  @Test func explainFindsPartsAndMessages() throws {
    #expect(
      try screenwright("explain", "missing-environment-object").output.hasPrefix(
        "flow/missing-environment-object ("))
    let publishing = try screenwright("explain", "Publishing changes from within view updates")
    #expect(publishing.output.hasPrefix("flow/mutation-in-body ("))
    let words = try screenwright("explain", "Modifying", "state", "during", "view", "update")
    #expect(words.output.hasPrefix("flow/mutation-in-body ("))
    let near = try screenwright("explain", "flow/mising-environment-object")
    #expect(near.status == 2)
    #expect(near.errors.contains("there is flow/missing-environment-object"))
  }

  /// Names of files and data may hold anything; a log takes no commands from them.
  @Test func namesAndDataGiveNoCommands() throws {
    let package = try TemporaryPackage([
      "Screens/a%,b:\nc\u{1B}[31m.xml": "<View name=\"A\"><Body><Text>{nam\u{202E}}</Text></Body></View>"
    ])
    let git = try screenwright("lint", package.path, "--format", "github").output
    #expect(git.hasPrefix("::error file=Screens/a%25%2Cb%3A%0Ac\u{FFFD}[31m.xml,line=1,col="))
    for format in ["text", "concise", "github"] {
      let output = try screenwright("lint", package.path, "--format", format).output
      #expect(!output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(format)")
    }
    #expect(try screenwright("lint", package.path, "--format", "concise").lines.count == 2)
  }
}
