import Foundation
import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

@testable import LanguageServer

/// Words are cut from the sample apps one at a time, and completion is asked for there: in 95 of 100 places the word is among
/// the first five.
@Suite struct CompletionCorpusTests {
  /// A word of a file.
  private struct Place {
    let path: String
    let range: SourceRange
  }

  /// Every so-many-th name of the sample apps that refers to something: elements, attributes, modifiers, members, names of
  /// bodies, types, cases.
  private func places(_ wanted: Int) throws -> [Place] {
    var all: [Place] = []
    for app in ["FruitMart", "Landmarks", "Lessons", "Recipes"] {
      let served = try ServedWorkspace(at: Project.root + "Screens/" + app)
      let snapshot = try served.snapshot(0)
      for file in snapshot.program.files.indices {
        let path = try #require(FileAddress.path(snapshot.uri(file)))
        let text = snapshot.text(file)
        for occurrence in snapshot.occurrences(file) where occurrence.role != .declares {
          let before = occurrence.range.start > 0 ? text.bytes[Int(occurrence.range.start) - 1] : 0
          // The name of an end tag is no choice.
          if before == UInt8(ascii: "/") { continue }
          all.append(Place(path: path, range: occurrence.range))
        }
      }
    }
    return stride(from: 0, to: all.count, by: max(all.count / wanted, 1)).map { all[$0] }
  }

  @Test func theWordThatWasCutIsAmongTheFirstFive() throws {
    let session = try EditorSession()
    let places = try places(310)
    #expect(places.count >= 300)
    var missed: [String] = []
    for place in places {
      let text = try String(contentsOfFile: place.path, encoding: .utf8)
      let source = SourceText(Array(text.utf8))
      let word = source.text(place.range)
      let cut =
        source.text(0..<Int(place.range.start)) + "⟦|⟧"
        + source.text(Int(place.range.end)..<source.bytes.count)
      let uri = try session.open(place.path)
      let found = try session.completions(uri, cut)
      if !found.prefix(5).contains(word) {
        let line = source.line(of: Int(place.range.start)) + 1
        let name = place.path.split(separator: "/").suffix(2).joined(separator: "/")
        let rank = found.firstIndex(of: word).map { "\($0 + 1)" } ?? "none of \(found.count)"
        missed.append("\(name):\(line) \(word): \(rank); first \(found.prefix(5).joined(separator: ", "))")
      }
      session.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    }
    let share = Double(places.count - missed.count) / Double(places.count)
    #expect(
      share >= 0.95, "\(places.count - missed.count) of \(places.count)\n\(missed.joined(separator: "\n"))")
  }
}
