import Foundation
import TestFixtures
import Testing

/// A type stands where its name says, and a file's name says which file is meant.
@Suite struct NameTests {
  /// Elements and rules have the names that they have in the language: `Table` is one, and a table.
  private static let ofTheLanguage = ["Sources/ElementCatalog/Elements/", "Sources/ScreenLint/Rules/"]
  /// Families of small types that are read together, and types that share private state.
  private static let families: Set<String> = [
    "Sources/ElementCatalog/PresentationLowering.swift",
    "Sources/ElementCatalog/ValueReading.swift",
    "Sources/RenderTree/Payloads.swift",
    "Sources/Rendering/Text/Boxes.swift", "Sources/ScreenRuntime/Rows/RowProgram.swift",
    "Sources/ScreenLint/Engine/RuleGroups.swift",
    "Sources/StandardLibrary/Contents/CalendarValues.swift",
    "Sources/StandardLibrary/Contents/DataValues.swift",
    "Sources/StandardLibrary/Contents/GeometryValues.swift",
    "Sources/StandardLibrary/Contents/OpaqueContent.swift",
    "Sources/StandardLibrary/Contents/PaintValues.swift",
  ]
  /// More lines than these have a file of their own.
  private static let most = 45

  private static func name(of file: String) -> String {
    URL(filePath: file).deletingPathExtension().lastPathComponent
  }

  @Test func noNameStandsTwice() throws {
    let files = Project.files(under: "Sources", ending: ".swift").filter { file in
      !Self.ofTheLanguage.contains { file.hasPrefix($0) }
    }
    for (name, same) in Dictionary(grouping: files, by: Self.name) where same.count > 1 {
      Issue.record("\(name) stands for \(same.joined(separator: " and "))")
    }
  }

  @Test func aTypeStandsInTheFileOfItsName() throws {
    for file in Project.files(under: "Sources", ending: ".swift") {
      if Self.families.contains(file) || Self.ofTheLanguage.contains(where: { file.hasPrefix($0) }) {
        continue
      }
      let types = try Self.types(in: Project.text(file))
      let name = Self.name(of: file)
      if types.isEmpty { continue }
      #expect(
        types.contains { $0.name == name },
        "\(file) declares \(types[0].name): name the file after it, or give it a file of its own")
      for type in types where type.name != name && type.lines > Self.most {
        Issue.record("\(file): \(type.name) has \(type.lines) lines, and needs a file of its own")
      }
    }
  }

  @Test func familiesAreThere() throws {
    for file in Self.families {
      let types = try Self.types(in: Project.text(file))
      #expect(types.contains { $0.name != Self.name(of: file) }, "\(file) needs no leave any more")
    }
  }

  /// The types that stand at the top level of a file and may be seen from others, with their lengths.
  static func types(in text: String) throws -> [(name: String, lines: Int)] {
    var found: [(name: String, lines: Int)] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isOpen { found[found.count - 1].lines += 1 }
      if line.hasPrefix("}") { isOpen = false }
      guard let match = line.firstMatch(of: declaration), !match.1.contains("private") else { continue }
      found.append((String(match.2), 1))
      isOpen = !line.hasSuffix("}")
    }
    return found
  }

  private nonisolated(unsafe) static let declaration =
    /^((?:public |private |fileprivate |package |final |indirect |open |@\w+(?:\([^)]*\))? )*)(?:struct|class|enum|protocol|actor) (\w+)/

  @Test func typesAreFound() throws {
    let text = """
      public final class First: Sequence {
        struct Inner {}
      }
      private struct Second {}
      enum Third { case one }
      @frozen public struct Fourth<Element> {
        let text = "}"
      }
      """
    let found = try Self.types(in: text)
    #expect(found.map(\.name) == ["First", "Third", "Fourth"])
    #expect(found.map(\.lines) == [3, 1, 3])
  }
}
