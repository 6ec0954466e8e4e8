import Foundation
import TestFixtures
import Testing

/// What holds for every file of the sources and for the documents.
@Suite struct FileTests {
  @Test func noFileUsesFoundation() throws {
    for file in Project.files(under: "Sources", ending: ".swift") {
      #expect(try Project.text(file).firstMatch(of: /import Foundation/) == nil, "\(file)")
    }
  }

  @Test func nothingIsLeftForLater() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
    let files =
      Project.files(under: "Sources", ending: ".swift") + Project.files(under: "Tests", ending: ".swift")
    for file in files {
      let text = try Project.text(file)
      for word in words { #expect(!text.contains(word), "\(file) holds \(word)") }
    }
  }

  @Test func typesSayWhatTheyAre() throws {
    for file in Project.files(under: "Sources", ending: ".swift") {
      let pattern =
        /\b(?:struct|class|enum|actor|protocol) (\w*(?:Util|Utils|Utilities|Helper|Helpers|Manager))\b/
      for match in try Project.text(file).matches(of: pattern) {
        Issue.record("\(file) declares \(match.1)")
      }
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      #expect(!["Utils", "Helpers", "Manager", "Extensions", "Common"].contains(name), "\(file)")
    }
  }

  /// Paths in backquotes and links of the documents lead somewhere.
  @Test func namedPathsExist() throws {
    let documents =
      ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"]
      + Project.files(under: "Documentation", ending: ".md")
    for document in documents {
      let text = try Project.text(document)
      let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for match in text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
        let isThere = FileManager.default.fileExists(atPath: Project.root + folder + match.1)
        #expect(isThere, "\(document) links to \(match.1)")
      }
      for match in text.matches(
        of: /`((?:Sources|Tests|Screens|Documentation|Benchmarks|Templates)\/[\w\/.*<>-]*)`/)
      {
        let path = match.1.prefix { $0 != "*" && $0 != "<" }
        let isThere = FileManager.default.fileExists(atPath: Project.root + path)
        #expect(isThere, "\(document) names \(match.1)")
      }
    }
  }

  /// What tests write anew is written by one command.
  @Test func allThatIsMadeIsRewrittenTogether() throws {
    let command = try Project.text("Checks/rewrite")
    for file in Project.files(under: "Tests", ending: "Tests.swift") {
      let text = try Project.text(file)
      guard text.contains("\"SCREENWRIGHT_" + "REWRITE\"]") else { continue }
      let suites = text.matches(of: /struct (\w+Tests)\b/).map(\.1)
      #expect(suites.contains { command.contains($0) }, "Checks/rewrite lacks \(file)")
    }
  }

  /// The map is read in one go: three screens of it.
  @Test func theMapIsShort() throws {
    let lines = try Project.text("ARCHITECTURE.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 150, "move what tells one part of it to Documentation/Inside")
  }

  /// The walk of one finding is told in few steps, in the order of the stages, each with the file that makes it.
  @Test func theWalkOfOneFindingIsShort() throws {
    let page = try Project.text("Documentation/Inside/Finding.md")
    let start = try #require(page.range(of: "## The walk of one finding\n")).upperBound
    let section = page[start..<(try #require(page[start...].range(of: "\n## ")).lowerBound)]
    var steps: [Substring] = []
    for line in section.split(separator: "\n") {
      if line.hasPrefix("\(steps.count + 1). ") {
        steps.append(line)
      } else if line.hasPrefix("  ") {
        steps[steps.count - 1] += line
      }
    }
    #expect((10..<15).contains(steps.count))
    for step in steps { #expect(step.contains("`Sources/"), "\(step) names no file") }
    let spine = try Project.text("Sources/ScreenCompiler/Compiler.swift")
    let stages = spine.matches(of: /(?m)^  public static func (parse|check|load|lint|prove)\(/).map {
      $0.1.capitalized
    }
    let told = steps.compactMap { $0.firstMatch(of: #/^\d+\. (\w+): /#)?.1 }.map(String.init)
    #expect(told == stages)
  }
}
