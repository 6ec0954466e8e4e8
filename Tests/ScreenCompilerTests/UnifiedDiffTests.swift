import Foundation
import Testing

@testable import ScreenCompiler

/// The difference of two files is one that `patch` applies, byte for byte.
@Suite struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String, path: String = "A.xml") -> String {
    String(decoding: UnifiedDiff.text(path: path, old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
  }

  @Test func equalFilesHaveNone() {
    #expect(Self.diff("a\nb\n", "a\nb\n") == "")
    #expect(Self.diff("", "") == "")
  }

  @Test func aChangeStandsInItsContext() {
    #expect(
      Self.diff("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nfive\n6\n7\n8\n")
        == "--- a/A.xml\n+++ b/A.xml\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[2] = "three\n"
    new[26] = "more\n"
    #expect(Self.diff(old.joined(), new.joined()).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    new[8] = "nine\n"
    #expect(Self.diff(old.joined(), new.joined()).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(
      Self.diff("a", "a\n")
        == "--- a/A.xml\n+++ b/A.xml\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(Self.diff("", "a\n").contains("@@ -0,0 +1,1 @@"))
  }

  @Test func namesAreQuotedAsGitQuotesThem() {
    #expect(Self.diff("a\n", "b\n", path: "My File.xml").hasPrefix("--- a/My File.xml\t\n"))
    #expect(Self.diff("a\n", "b\n", path: "Caf\u{E9}\".xml").hasPrefix("--- \"a/Caf\\303\\251\\\".xml\"\n"))
  }

  /// Whatever two files hold, `patch` makes the one of the other.
  @Test func patchAppliesEveryDifference() throws {
    let patch = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: patch) else {
      print("skipped: no patch")
      return
    }
    var random = SystemRandomNumberGenerator()
    for round in 0..<20 {
      let old = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        "line \(Int.random(in: 0..<9, using: &random))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if place < new.count, Bool.random(using: &random) {
          new.remove(at: place)
        } else {
          new.insert("new \(Int.random(in: 0..<9, using: &random))\n", at: place)
        }
      }
      let folder = NSTemporaryDirectory() + "diff-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try Data(old.joined().utf8).write(to: URL(filePath: folder + "/A.xml"))
      try Data(Self.diff(old.joined(), new.joined()).utf8).write(to: URL(filePath: folder + "/patch"))
      if old == new { continue }
      let process = Process()
      process.executableURL = URL(filePath: patch)
      process.currentDirectoryURL = URL(filePath: folder)
      process.arguments = ["-p1", "-s", "-i", "patch"]
      try process.run()
      process.waitUntilExit()
      let made = (try? String(contentsOfFile: folder + "/A.xml", encoding: .utf8)) ?? ""
      #expect(process.terminationStatus == 0 && made == new.joined(), "round \(round)")
    }
  }
}
