import TestFixtures
import Testing

/// What keeps the checker from being copied: a method that does not change it would be passed a copy of all of it, which is more
/// than most methods do.
@Suite("The checker")
struct CheckerTests {
  @Test("Every method of the checker is mutating, or borrows it")
  func methodsAreMutating() throws {
    for file in Project.files(under: "Sources/ScreenSemantics", ending: ".swift") {
      for (line, method) in try Self.methods(in: Project.text(file)) {
        #expect(Self.leavesItInPlace(method), "\(file):\(line): \(method)")
      }
    }
  }

  @Test("A method that is not mutating is found")
  func othersAreFound() {
    let found = Self.methods(
      in: """
        extension FileChecker {
          /// Asks.
          private func isNothing(_ value: CodeID) -> Bool { true }
          mutating func check() {
            func inside() {}
          }
          static func named() {}
        }
        extension Name {
          func other() {}
        }
        """)
    #expect(found.map(\.line) == [3, 4])
    #expect(found.filter { !Self.leavesItInPlace($0.method) }.map(\.line) == [3])
  }

  /// True for a method that is given the checker where it lies.
  private static func leavesItInPlace(_ method: String) -> Bool {
    method.contains("mutating func ") || method.contains("borrowing func ")
  }

  /// The methods that a text declares for the checker, each with its line.
  private static func methods(in text: String) -> [(line: Int, method: String)] {
    var isInside = false
    var found: [(line: Int, method: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("extension FileChecker") || line.hasPrefix("struct FileChecker") { isInside = true }
      if line == "}" { isInside = false }
      let isOfType = line.hasPrefix("  ") && !line.hasPrefix("   ")
      let isMethod = isOfType && line.contains("func ") && !line.contains("//")
      if isInside, isMethod, !line.contains("static func ") { found.append((number + 1, String(line))) }
    }
    return found
  }
}
