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

  @Test func embeddedTextsAreFresh() throws {
    let file = Self.root.appending(path: "Sources/Rendering/HTML/EmbeddedTemplates.swift")
    let expected = try Self.source()
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == expected,
      "EmbeddedTemplates.swift is stale. Run: SCREENWRIGHT_REWRITE=1 swift test --filter EmbeddedTemplates")
  }
}
