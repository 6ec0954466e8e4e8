import TestFixtures
import Testing

/// `lint --baseline`.
@Suite struct BaselineTests {
  private func lint(_ package: TemporaryPackage, _ more: String...) throws -> CommandRun {
    try screenwright(
      arguments: ["lint", ".", "--format", "concise", "--baseline", "known.txt"] + more, in: package)
  }

  @Test func knownFindingsAreSilentWhereverTheirLinesMove() throws {
    let package = try TemporaryPackage(home: Sample.error)
    #expect(try lint(package).status == 2)
    #expect(
      try lint(package).errors
        == "screenwright: there is no baseline known.txt; with --update-baseline it is made\n")
    #expect(try lint(package, "--update-baseline").errors == "Wrote 1 finding to known.txt.\n")
    #expect(try lint(package).status == 0)
    try package.write("Screens/Home.xml", "\n\n" + Sample.error)
    #expect(try lint(package).status == 0)
    try package.replace("{title}", with: "{title} {other}", in: "Screens/Home.xml")
    #expect(
      try lint(package).lines.first == "Screens/Home.xml:5:20: error name/undefined There is no `other` here."
    )
  }

  @Test func obsoleteLinesAreToldWhereNoErrorMayHideTheirFindings() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    _ = try lint(package, "--update-baseline")
    try package.write("Screens/Home.xml", Sample.clean)
    #expect(
      try lint(package, "--fail-on", "warning").lines.first
        == "known.txt:2:1: warning meta/useless-suppression Nothing breaks `flow/unused-state` here any more, so this line of the baseline is obsolete."
    )
    try package.write("Screens/Home.xml", Sample.error)
    #expect(try lint(package).lines.count == 2)
  }

  @Test func aBaselineMayComeFromAnyEditor() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    _ = try lint(package, "--update-baseline")
    let text = try package.read("known.txt")
    try package.write("known.txt", "\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    #expect(try lint(package, "--fail-on", "note").status == 0)
  }

  @Test func aDamagedBaselineIsOneFinding() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("known.txt", "<<<<<<< ours\nx\n=======\nname/undefine\tScreens/Home.xml\tScreen Home\n")
    #expect(
      try lint(package).lines.dropLast() == [
        "known.txt:1:1: error meta/settings This line of the baseline is not a rule, a file and a path, separated by tabs. So are 2 more.",
        "known.txt:4:1: warning meta/unknown-rule There is no rule `name/undefine`.",
      ])
  }
}
