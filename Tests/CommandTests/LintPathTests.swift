import TestFixtures
import Testing

/// The paths that `lint` is given.
@Suite struct LintPathTests {
  @Test func whatIsNamedTwiceIsCheckedOnce() throws {
    let package = try TemporaryPackage(home: Sample.error)
    let once = try screenwright("lint", package.path)
    #expect(try screenwright("lint", package.path, package.path + "/").output == once.output)
    let file = package.path + "/Screens/Home.xml"
    let twice = try screenwright("lint", file, file)
    #expect(twice.output == once.output && twice.errors == "Found 1 error in 1 file.\n")
  }

  /// A call without options is read by itself, any other by the parser of options.
  @Test func plainCallsFindWhatOthersFind() throws {
    for sample in [Sample.error, "<Screen name=\"Home\"><Body><Text>Tea</Text></Body></Screen>"] {
      let package = try TemporaryPackage(home: sample)
      let plain = try screenwright("lint", package.path)
      for more in [["--color", "never"], ["--format", "text"], ["--fail-on", "error"]] {
        let other = try screenwright(arguments: ["lint", package.path] + more)
        #expect(other.output == plain.output && other.errors == plain.errors && other.status == plain.status)
      }
      let here = try screenwright("lint", in: package)
      #expect(here.status == plain.status && here.errors == plain.errors)
    }
    #expect(try screenwright("lint", "nowhere").status == 2)
  }

  /// What is wrong in a package is told there, and not again by one that depends on it.
  @Test func aDependencyThatIsNamedTooIsToldOnce() throws {
    let package = try TemporaryPackage([
      ".git": "gitdir: elsewhere\n", "Design/screenwright.yml": "platforms: iOS 17\n",
      "Design/Screens/Card.xml": "<View name=\"Card\"><Body><Text>{nam}</Text></Body></View>",
      "Book/screenwright.yml": "dependencies: [../Design]\n",
      "Book/Screens/Home.xml": "<Screen name=\"Home\"><Body><Card/></Body></Screen>",
    ])
    let fault = "Screens/Card.xml:1:32: error name/undefined There is no `nam` here."
    for order in [["Design", "Book"], ["Book", "Design"]] {
      let run = try screenwright("lint", order[0], order[1], "--format", "concise", in: package)
      #expect(run.output == "Design/" + fault + "\n")
    }
    let alone = try screenwright("lint", "Book", "--format", "concise", in: package)
    #expect(alone.output == "../Design/" + fault + "\n")
  }

  /// Paths of one package are those from its root; of several, those from the current folder, which open them.
  @Test func pathsOfSeveralPackagesAreThoseFromHere() throws {
    let card = "<Screen name=\"Home\"><Body><Text>{nam}</Text></Body></Screen>"
    let package = try TemporaryPackage([
      "A/Screens/Home.xml": card, "B/Screens/Home.xml": card, "B/screenwright.yml": "rule: 1\n",
      "All/screenwright.yml": "members: [\"*\"]\noverrides:\n  One/Screens:\n    name/undefined: warning\n",
      "All/One/Screens/Home.xml": card,
    ])
    func files(_ paths: String...) throws -> [String] {
      try screenwright(arguments: ["lint", "--format", "concise"] + paths, in: package).output
        .split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }
    #expect(try files("A") == ["Screens/Home.xml:1:34: error"])
    #expect(
      try files("./A/", "B/Screens/Home.xml") == [
        "A/Screens/Home.xml:1:34: error", "B/Screens/Home.xml:1:34: error", "B/screenwright.yml:1:1: error",
      ])
    #expect(try files("All") == ["One/Screens/Home.xml:1:34: warning"])
    #expect(
      try files(package.path + "/A", "All") == [
        "A/Screens/Home.xml:1:34: error", "All/One/Screens/Home.xml:1:34: warning",
      ])
    let run = try screenwright("lint", "--format", "json", "A", "B", in: package)
    #expect(run.output.contains("\"file\": \"A/Screens/Home.xml\""))
  }

  /// Also without settings a file is seen with the other files of its package.
  @Test func theRootOfAFileIsFound() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": "<Screen name=\"Home\"><Body><Row/></Body></Screen>",
      "Screens/Parts/Row.xml": "<View name=\"Row\"><Body><Text>Tea</Text></Body></View>",
    ])
    #expect(try screenwright("lint", package.path + "/Screens/Home.xml").status == 0)
    #expect(try screenwright("lint", "Screens/Home.xml", in: package).status == 0)
    #expect(try shell("cd Screens && $SW lint Home.xml", in: package).status == 0)
    let flat = try TemporaryPackage([
      "Home.xml": "<Screen name=\"Home\"><Body><Row/></Body></Screen>",
      "Parts/Row.xml": "<View name=\"Row\"><Body><Text>{nam}</Text></Body></View>",
    ])
    let run = try screenwright("lint", "Parts/Row.xml", "--format", "concise", in: flat)
    #expect(run.lines.first == "Parts/Row.xml:1:31: error name/undefined There is no `nam` here.")
  }

  @Test func whatIsNoScreenIsTold() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("README.md", "Tea")
    let run = try screenwright("lint", "README.md", in: package)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "screenwright: README.md is no screen or model data of a package, or `exclude` in its settings names it\n"
    )
    #expect(try screenwright("lint", "Nowhere.xml", in: package).status == 2)
    #expect(try screenwright("lint", ".", "--max-warnings=-1", in: package).status == 2)
  }

  @Test func pipesAndCirclesOfLinksAreNotRead() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try shell(
      "mkfifo Screens/Pipe.xml && ln -s .. Screens/up && timeout 20 $SW lint .", in: package)
    #expect(run.status == 0 && run.errors == "All checks passed in 1 file.\n")
  }

  /// A file that is far too long is refused without being held in memory.
  @Test func aHugeFileIsRefused() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try shell(
      "truncate -s 6G Screens/Huge.xml && ulimit -v 4000000 && $SW lint . --format concise", in: package)
    #expect(run.status == 1)
    #expect(
      run.lines.first
        == "Screens/Huge.xml:1:1: error syntax/limit The file has more than 8,388,608 bytes (8 MiB), which is the limit."
    )
  }

  @Test func eachReportHasItsFile() throws {
    let package = try TemporaryPackage(home: Sample.error)
    let run = try screenwright("lint", ".", "--format", "json=a", "--format", "sarif=a", in: package)
    #expect(run.status == 2 && run.errors.contains("Two reports cannot go into one file, a."))
    let both = try screenwright("lint", ".", "--format", "json=a", "--format", "concise", in: package)
    #expect(both.status == 1 && both.lines.count == 2)
    #expect(try package.read("a").hasPrefix("{\"version\": 1"))
  }
}
