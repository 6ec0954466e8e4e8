import Foundation
import TestFixtures
import Testing

/// The pages for people: what they show is what happens. `SCREENWRIGHT_REWRITE=1` writes the outputs anew.
@Suite struct ManualTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1"

  @Test func theTutorialHolds() throws {
    let path = "Documentation/Tutorial.md"
    let text = try Project.text(path)
    let package = try TemporaryPackage()
    var written = ""
    var steps = 0
    var command: [String]?
    for piece in ManualPage(text).pieces {
      guard let info = piece.info else {
        written += piece.text
        continue
      }
      let words = info.split(separator: " ").map(String.init)
      var body = piece.text
      if let file = words.last, file.hasPrefix("file=") {
        try package.write(String(file.dropFirst(5)), body)
      } else if words.first == "console" {
        command = body.split(separator: "\n")[0].split(separator: " ").drop {
          $0 == "$" || $0 == "screenwright"
        }
        .map(String.init)
      } else if words.last == "output", let command {
        let output = try CaseRun(in: package, command).output(command)
        if !Self.rewrites { #expect(output == body, "\(command)\n\(output)") }
        body = output
        steps += 1
      }
      written += "```\(info)\n\(body)```\n"
    }
    #expect(steps >= 8)
    if Self.rewrites { try Data(written.utf8).write(to: URL(filePath: Project.root + path)) }
  }

  @Test func examplesOfTheLanguageCompile() throws {
    let blocks = ManualPage(try Project.text("Documentation/Language.md")).pieces
      .filter { $0.info?.hasPrefix("xml") == true }
    #expect(blocks.count >= 6)
    for block in blocks {
      let package = try TemporaryPackage(home: block.text)
      let errors = try ExampleRun.errors(in: package)
      #expect(errors.isEmpty == (block.info == "xml"), "\(errors)\n\(block.text)")
    }
  }
}

/// A page of Markdown as prose and fenced blocks, in order.
struct ManualPage {
  /// Prose, where `info` is nil, or what stands in a fence.
  struct Piece {
    var info: String?
    var text: String
  }

  var pieces: [Piece] = []

  init(_ page: String) {
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("```") {
        let isOpen = pieces.last?.info != nil && !isClosed
        isClosed = isOpen
        if !isOpen { pieces.append(Piece(info: String(line.dropFirst(3)), text: "")) }
        continue
      }
      if pieces.isEmpty || isClosed { pieces.append(Piece(info: nil, text: "")) }
      isClosed = false
      pieces[pieces.count - 1].text += line + "\n"
    }
  }

  private var isClosed = false
}
