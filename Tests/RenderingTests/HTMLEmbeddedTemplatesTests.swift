import Foundation
import Testing

@testable import Rendering

/// The templates stand in `Templates/` for people and in a Swift file for the program, which must work alone.
@Suite struct EmbeddedTemplatesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A template, indented as the formatter wants it.
  static func template(_ name: String) throws -> String {
    let text = try String(contentsOf: root.appending(path: "Templates/\(name)"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }

  static func source() throws -> String {
    """
    /// The texts of `Templates/`, so that the program needs no files beside it.
    ///
    /// Made from them by `SCREENWRIGHT_REWRITE=1 swift test --filter EmbeddedTemplates`.
    enum EmbeddedTemplates {
      /// `Templates/page.html`.
      static let page = #\"\"\"
    \(try template("page.html"))
        \"\"\"#

      /// `Templates/gallery.html`.
      static let gallery = #\"\"\"
    \(try template("gallery.html"))
        \"\"\"#

      /// `Templates/tokens.css`.
      static let tokens = #\"\"\"
    \(try template("tokens.css"))
        \"\"\"#

      /// `Templates/theme.css`.
      static let theme = #\"\"\"
    \(try template("theme.css"))
        \"\"\"#
    }

    """
  }

  /// The rules of the built-in style sheet as numbers.
  static func sheet() throws -> String {
    let texts = try ["tokens.css", "theme.css"].map {
      try String(contentsOf: root.appending(path: "Templates/\($0)"), encoding: .utf8)
    }
    let sheet = StyleSheet(texts.joined(separator: "\n"))
    func lines(_ words: [String], _ count: Int) -> String {
      stride(from: 0, to: words.count, by: count).map { start in
        "    " + words[start..<min(start + count, words.count)].joined(separator: ", ") + ","
      }.joined(separator: "\n")
    }
    return """
      /// The rules of `Templates/tokens.css` and `Templates/theme.css` as `StyleSheet` keeps them.
      ///
      /// Made from them by `SCREENWRIGHT_REWRITE=1 swift test --filter EmbeddedTemplates`.
      enum EmbeddedSheet {
        // swift-format-ignore
        static let rules: [UInt32] = [
      \(lines(sheet.rules.map { "\($0)" }, 18))
        ]

        // swift-format-ignore
        static let names: [UInt64] = [
      \(lines(sheet.names.map { "0x\(String($0, radix: 16))" }, 5))
        ]
      }

      """
  }

  @Test func embeddedTextsAreFresh() throws {
    try expectFresh("EmbeddedTemplates.swift", try Self.source())
  }

  @Test func embeddedSheetIsFresh() throws {
    try expectFresh("EmbeddedSheet.swift", try Self.sheet())
  }

  private func expectFresh(_ name: String, _ expected: String) throws {
    let file = Self.root.appending(path: "Sources/Rendering/HTML/\(name)")
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == expected,
      "\(name) is stale. Run: SCREENWRIGHT_REWRITE=1 swift test --filter EmbeddedTemplates")
  }
}
