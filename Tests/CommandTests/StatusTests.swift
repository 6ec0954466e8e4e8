import TestFixtures
import Testing

/// 0: nothing at or above the failing severity; 1: something found; 2: the command could not do its work.
@Suite struct StatusTests {
  @Test func cleanIsZero() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let lint = try screenwright("lint", package.path)
    #expect(lint.status == 0)
    #expect(lint.output.isEmpty)
    #expect(lint.errors == "All checks passed in 1 file.\n")
  }

  @Test func errorsAreOne() throws {
    let package = try TemporaryPackage(home: Sample.error)
    for command in [["lint"], ["compile"], ["render", "Home"]] {
      let run = try screenwright(arguments: command + [package.path])
      #expect(run.status == 1, "\(command)")
      #expect((run.output + run.errors).contains("name/undefined"), "\(command)")
      #expect(run.errors.contains("Found 1 error in 1 file."), "\(command)")
    }
    #expect(!package.has("Output"))
  }

  @Test func warningsFailOnRequest() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    #expect(try screenwright("lint", package.path).status == 0)
    #expect(try screenwright("lint", package.path, "--fail-on", "error").status == 0)
    #expect(try screenwright("lint", package.path, "--fail-on", "warning").status == 1)
    #expect(try screenwright("lint", package.path, "--fail-on", "note").status == 1)
    #expect(try screenwright("lint", package.path, "--max-warnings", "1").status == 0)
    #expect(try screenwright("lint", package.path, "--max-warnings", "0").status == 1)
  }

  @Test(arguments: [
    ["lint", "--bogus"], ["lint", "--format", "xml"], ["lint", "--fail-on", "never"], ["bogus"], ["render"],
    ["lint", "--unsafe"], ["lint", "--dry-run"], ["compile", "--to", "pdf"], ["lint", "--max-warnings", "x"],
    ["render", "Home", "--width", "0"], ["render", "Home", "--height", "0"], ["explain"],
    ["render", "Home", "--device", "Nokia 3310"], ["render", "Home", "--date", "yesterday"],
    ["render", "Home", "--set", "count"], ["render", "Home", "--data", "x"], ["lint", "no/such/folder"],
    ["render", "Home", "--data", "Nope.items=x.json"],
  ]) func badUseIsTwo(_ arguments: [String]) throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try screenwright(arguments: arguments, in: package)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
    #expect(run.output.isEmpty)
  }

  @Test func anUnknownCommandNamesTheNearest() throws {
    #expect(try screenwright("lnt").errors == "screenwright: there is no command lnt; did you mean lint?\n")
    #expect(
      try screenwright("beautify").errors.hasPrefix(
        "screenwright: there is no command beautify; there are compile, "))
  }

  @Test func whyAFolderCannotBeMadeIsSaid() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try screenwright("compile", "--output", "Screens/Home.xml/out", in: package)
    #expect(run.status == 2)
    #expect(run.errors == "screenwright: cannot make folder Screens/Home.xml/out: Not a directory\n")
  }

  /// A screen of a file that cannot be taken is not called missing.
  @Test func aScreenOfAFileThatIsTooLargeIsOne() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("Screens/Huge.xml", String(repeating: " ", count: 9 << 20))
    let run = try screenwright("render", "Huge", package.path)
    #expect(run.status == 1 && run.errors.hasPrefix("error[syntax/limit]"))
  }

  @Test func noScreensIsTwo() throws {
    let package = try TemporaryPackage(["notes.txt": "nothing"])
    for command in [["lint"], ["compile"], ["render", "Home"]] {
      let run = try screenwright(arguments: command + [package.path])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("screenwright: there are no screens in \(package.path)"))
    }
  }

  @Test func anUnreadableFileIsTwo() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let link = try shell("ln -s missing.xml Screens/Broken.xml; $SW lint .", in: package)
    #expect(link.status == 2)
    #expect(link.errors == "screenwright: cannot read Screens/Broken.xml: No such file or directory\n")
  }

  @Test func anUnknownScreenIsTwoAndNamesTheNearest() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let near = try screenwright("render", "Hom", package.path)
    #expect(near.status == 2)
    #expect(near.errors == "screenwright: there is no screen or view Hom; there is Home\n")
    let far = try screenwright("render", "Settings", package.path)
    #expect(far.status == 2)
    #expect(far.errors == "screenwright: there is no screen or view Settings; there are Home\n")
  }

  @Test func aScreenInAFileThatCannotBeReadIsOne() throws {
    let package = try TemporaryPackage(home: "<Screen name=\"Home\"><Body></Screen>")
    let run = try screenwright("render", "Home", package.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("syntax/malformed-xml"))
  }

  @Test func faultsWhileRenderingAreOneAndNameTheLine() throws {
    let package = try TemporaryPackage(home: Sample.fault)
    #expect(try screenwright("lint", package.path).status == 0)
    for command in [["render", "Home"], ["compile"]] {
      let run = try screenwright(arguments: command + [package.path, "--color", "never"])
      let text = run.output + run.errors
      #expect(run.status == 1)
      #expect(text.contains("error[run/index-out-of-range]: Index 5 is out of range"))
      #expect(text.contains(" --> Screens/Home.xml:6:14\n6 |       <Text>{names[index]}</Text>\n"))
      #expect(text.contains("  |              ^^^^^^^^^^^^\n"))
    }
    #expect(!package.has("Output/Home.html"))
  }

  @Test func helpAndVersionAreZero() throws {
    let help = try screenwright("--help")
    #expect(help.status == 0)
    for command in ["compile", "lint", "render", "explain", "rules"] {
      #expect(help.output.contains("  \(command) "))
      #expect(try screenwright("help", command).status == 0)
    }
    let header = try Project.text("Sources/CVersion/shim.h")
    let version = try #require(header.firstMatch(of: /SCREENWRIGHT_VERSION "(\d+\.\d+\.\d+)"/)).1
    #expect(try screenwright("--version").output == version + "\n")
  }
}
