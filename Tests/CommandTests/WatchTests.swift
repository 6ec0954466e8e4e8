import Foundation
import TestFixtures
import Testing

/// `--watch`: the work is done again when files change, once for changes that come together.
@Suite(.serialized) struct WatchTests {
  /// A command that runs while the files of its package change.
  private final class Watched {
    private let process = Process()
    private let input = Pipe()
    private let outputs: TemporaryPackage
    let package: TemporaryPackage

    init(_ arguments: [String], in package: TemporaryPackage) throws {
      self.package = package
      outputs = try TemporaryPackage(["out": "", "err": ""])
      process.executableURL = URL(filePath: try #require(Project.command, "build the command first"))
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: package.path)
      process.standardInput = input
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/out"))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: outputs.path + "/err"))
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    var output: String { (try? outputs.read("out")) ?? "" }
    var errors: String { (try? outputs.read("err")) ?? "" }
    /// How often the work was done.
    var runs: Int { errors.matches(of: /Watching for changes/).count }

    /// Waits until the work was done so often; false after a minute without.
    func waits(forRuns count: Int) -> Bool {
      for _ in 0..<6000 {
        if runs >= count { return true }
        usleep(10_000)
      }
      return false
    }

    func press(_ keys: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8)) }
    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// The exit status, once it ends.
    func end() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func lintsAgain() throws {
    let watched = try Watched(["lint", "--watch"], in: TemporaryPackage(home: Sample.clean))
    #expect(watched.waits(forRuns: 1))
    #expect(watched.errors.hasPrefix("All checks passed in 1 file.\n"))
    try watched.package.write("Screens/Home.xml", Sample.error)
    #expect(watched.waits(forRuns: 2))
    #expect(watched.output.contains("name/undefined"))
    try watched.package.write("Screens/Other.xml", Sample.clean.replacing("Home", with: "Other"))
    #expect(watched.waits(forRuns: 3))
    #expect(watched.errors.contains("in 2 files."))
    try FileManager.default.removeItem(atPath: watched.package.path + "/Screens/Home.xml")
    #expect(watched.waits(forRuns: 4))
    try FileManager.default.removeItem(atPath: watched.package.path + "/Screens/Other.xml")
    #expect(watched.waits(forRuns: 5))
    #expect(watched.errors.contains("there are no screens"))
    try watched.package.write("Screens/Home.xml", Sample.error)
    #expect(watched.waits(forRuns: 6))
    try watched.press("q\n")
    #expect(watched.end() == 1)
  }

  @Test func aBurstGivesOneRun() throws {
    let watched = try Watched(["lint", "--watch"], in: TemporaryPackage(home: Sample.clean))
    #expect(watched.waits(forRuns: 1))
    let screen = Array("<View name=\"V\"><Body><Text>1</Text></Body></View>\n".utf8)
    let names = (0..<1000).map { "V\($0).xml" }
    for name in names {
      let text = String(decoding: screen, as: UTF8.self).replacing("\"V\"", with: "\"\(name.dropLast(4))\"")
      try watched.package.write(".prepared/" + name, text)
    }
    // Moved at once, so that no pause on a busy machine makes two bursts of one.
    let root = watched.package.path
    for name in names { #expect(rename(root + "/.prepared/" + name, root + "/Screens/" + name) == 0) }
    #expect(watched.waits(forRuns: 2))
    usleep(700_000)
    #expect(watched.runs == 2)
    #expect(watched.errors.contains("in 1001 files."))
    try watched.closeInput()
    #expect(watched.end() == 0)
  }

  /// What it writes itself does not set it off.
  @Test func compilesAgain() throws {
    let watched = try Watched(
      ["compile", "--watch", "--to", "text", "--format", "json=found.json"],
      in: TemporaryPackage(home: Sample.clean))
    #expect(watched.waits(forRuns: 1))
    #expect(watched.package.has("Output/Home.txt"))
    usleep(500_000)
    #expect(watched.runs == 1)
    try watched.package.replace(">Add<", with: ">Plus<", in: "Screens/Home.xml")
    #expect(watched.waits(forRuns: 2))
    #expect(try watched.package.read("Output/Home.txt").contains("Plus"))
    usleep(500_000)
    #expect(watched.runs == 2)
    try watched.press("q")
    #expect(watched.end() == 0)
  }

  @Test func testsAgain() throws {
    let scenario = """
      <Scenario name="adding" of="Home"><Tap on="Add"/><Expect value="count == 2"/></Scenario>

      """
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("Screens/Adding.xml", scenario)
    let watched = try Watched(["test", "--watch"], in: package)
    #expect(watched.waits(forRuns: 1))
    #expect(watched.errors.contains("1 scenario passed"))
    try package.replace("count += 1", with: "count += 2", in: "Screens/Home.xml")
    #expect(watched.waits(forRuns: 2))
    #expect(watched.errors.contains("1 failed"))
    try watched.press("q")
    #expect(watched.end() == 1)
  }

  @Test(arguments: [
    ["lint", "--watch", "--fix"], ["lint", "--watch", "-"], ["test", "--watch", "--update"],
    ["compile", "--watch", "--output", "."],
  ]) func whatWritesIntoThePackageIsRefused(_ arguments: [String]) throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try screenwright(arguments: arguments, in: package)
    #expect(run.status == 2)
    #expect(run.errors.contains("--watch"))
  }
}
