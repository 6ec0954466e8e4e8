import Foundation
import TestFixtures
import Testing

/// The version stands in `Sources/CVersion`; files that others read as they are repeat it.
@Suite struct VersionTests {
  @Test func filesOfOthersNameTheVersion() throws {
    let header = try Project.text("Sources/CVersion/shim.h")
    let version = String(try #require(header.firstMatch(of: /SCREENWRIGHT_VERSION "([^"]+)"/)).1)
    let places = [
      "pyproject.toml": ["version = \"\(version)\"", "screenwright==\(version)\""],
      "action.yml": ["default: \(version)\n"],
      "Packaging/gitlab.yml": ["screenwright:\(version)\n"],
      "CHANGELOG.md": ["\n## \(version)"],
    ]
    for (file, texts) in places {
      let page = try Project.text(file)
      for text in texts { #expect(page.contains(text), "\(file) does not say \(text)") }
    }
  }
}
