import TestFixtures
import Testing

/// `lint --fix`.
@Suite struct FixTests {
  @Test func safeFixesAreApplied() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let run = try screenwright("lint", package.path, "--fix")
    #expect(run.status == 0)
    #expect(run.errors == "Applied 1 fix.\nAll checks passed in 1 file.\n")
    let fixed = try package.read("Screens/Home.xml")
    #expect(
      fixed == Sample.warning.replacing("  <State name=\"unused\" type=\"Int\" value=\"1\"/>\n", with: ""))
    #expect(try screenwright("lint", package.path, "--fix").errors == "All checks passed in 1 file.\n")
  }

  @Test func aDryRunPrintsWhatPatchReads() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let run = try shell("$SW lint . --fix --dry-run >change.diff; cp -r Screens Before", in: package)
    #expect(run.status == 0)
    #expect(try package.read("Screens/Home.xml") == Sample.warning)
    let difference = try package.read("change.diff")
    #expect(difference.hasPrefix("--- a/Screens/Home.xml\n+++ b/Screens/Home.xml\n@@ -1,5 +1,4 @@\n"))
    let patched = try shell("command -v patch >/dev/null || exit 77; patch -p1 <change.diff", in: package)
    if patched.status == 77 { return }
    #expect(patched.status == 0)
    let after = try package.read("Screens/Home.xml")
    try package.write("Screens/Home.xml", Sample.warning)
    _ = try screenwright("lint", package.path, "--fix")
    #expect(after == (try package.read("Screens/Home.xml")))
  }

  @Test func suggestedFixesAskForMore() throws {
    let source = Sample.clean.replacing("한국어 {count}", with: "한국어 {cuont}")
    let package = try TemporaryPackage(home: source)
    let safe = try screenwright("lint", package.path, "--fix")
    #expect(safe.status == 1)
    #expect(try package.read("Screens/Home.xml") == source)
    let unsafe = try screenwright("lint", package.path, "--fix", "--unsafe")
    #expect(unsafe.status == 0)
    #expect(try package.read("Screens/Home.xml") == Sample.clean)
  }

  /// A fixed file is stored as it was: its encoding, its byte order mark, its line ends.
  @Test func fixesKeepTheEncoding() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let fixed = Sample.warning.replacing("  <State name=\"unused\" type=\"Int\" value=\"1\"/>\n", with: "")
      .replacing("Hello", with: "안녕 \u{1F600}")
    let source = Sample.warning.replacing("Hello", with: "안녕 \u{1F600}")
    func utf16(_ text: String, _ isBig: Bool) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBig ? [high, low] : [low, high]
      }
    }
    let forms: [(String) -> [UInt8]] = [
      { Array($0.utf8) }, { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }, { utf16($0, false) }, { utf16($0, true) },
      { Array($0.replacing("\n", with: "\r\n").utf8) },
    ]
    for (index, form) in forms.enumerated() {
      try package.write("Screens/Home.xml", form(source))
      #expect(try screenwright("lint", package.path, "--fix").status == 0, "\(index)")
      #expect(try package.bytes("Screens/Home.xml") == form(fixed), "\(index)")
    }
  }

  /// What `git apply` and `patch` make of the difference is what `--fix` writes, byte for byte.
  @Test func theDifferenceIsTheFix() throws {
    let body = Sample.warning.replacing("Hello", with: "안녕 {\"a\"?.count} {\"b\"?.count}")
    let forms: [[UInt8]] = [
      Array(body.utf8), Array(body.replacing("\n", with: "\r\n").utf8), Array(body.dropLast(2).utf8),
      [0xEF, 0xBB, 0xBF] + Array(body.utf8),
      Array(body.replacing("\n", with: "").utf8),
    ]
    for (index, form) in forms.enumerated() {
      let package = try TemporaryPackage()
      for copy in ["fixed", "git", "patched"] { try package.write("\(copy)/Screens/My Home.xml", form) }
      let run = try shell(
        """
        cd git && $SW lint . --fix --dry-run >../change && (git init -q . && git apply ../change) && cd .. &&
        $SW lint fixed --fix && cd patched && { command -v patch >/dev/null && patch -s -p1 <../change || cp ../fixed/Screens/* Screens; }
        """, in: package)
      #expect(run.status == 0, "\(index) \(run.errors)")
      let fixed = try package.bytes("fixed/Screens/My Home.xml")
      #expect(fixed != form, "\(index)")
      for copy in ["git", "patched"] {
        #expect(try package.bytes("\(copy)/Screens/My Home.xml") == fixed, "\(index)")
      }
    }
  }

  /// The difference of a file in UTF-16 is printed as text; the file stays in UTF-16.
  @Test func theDifferenceOfUTF16IsText() throws {
    let source = Sample.warning.replacing("Hello", with: "안녕 \u{1F600}")
    for isBig in [false, true] {
      let stored = ("\u{FEFF}" + source).utf16.flatMap { unit -> [UInt8] in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let package = try TemporaryPackage(home: source)
      let plain = try shell("$SW lint . --fix --dry-run", in: package)
      try package.write("Screens/Home.xml", stored)
      let run = try shell("$SW lint . --fix --dry-run", in: package)
      #expect(run.status == 0)
      #expect(run.output.contains("\n-  <State name=\"unused\" type=\"Int\" value=\"1\"/>\n"))
      #expect(run.bytes == plain.bytes)
      #expect(try package.bytes("Screens/Home.xml") == stored)
    }
  }

  @Test func aFixKeepsLinksAndPermissions() throws {
    let package = try TemporaryPackage(["real.txt": Sample.warning])
    let run = try shell(
      "mkdir Screens && chmod 640 real.txt && ln -s ../real.txt Screens/Home.xml && $SW lint . --fix && stat -c %a real.txt && readlink Screens/Home.xml",
      in: package)
    #expect(run.status == 0 && run.output == "640\n../real.txt\n")
    #expect(!(try package.read("real.txt")).contains("unused"))
  }

  /// A comment goes with its line, and with the one that ends its region.
  @Test func uselessCommentsLeaveNoTrace() throws {
    let comments = Sample.clean.replacing(
      "  <App", with: "  <!-- screenwright:disable flow/unused-state -->\n  <App"
    )
    .replacing("  <Screen", with: "  <!-- screenwright:enable flow/unused-state -->\n  <Screen")
    let package = try TemporaryPackage(home: comments)
    #expect(
      try screenwright("lint", package.path, "--fix").errors
        == "Applied 1 fix.\nAll checks passed in 1 file.\n")
    #expect(try package.read("Screens/Home.xml") == Sample.clean)
  }

  /// What a pushed page lacks is given to its stack, once; a second run has nothing to do.
  @Test func aFixThatCuresIsMadeOnce() throws {
    let source = """
      <Module>
        <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
        <App name="Shop">
          <StateObject name="cart" type="Cart"/>
          <WindowGroup><NavigationView><Home modifiers=".environmentObject(cart)"/></NavigationView></WindowGroup>
        </App>
        <Screen name="Home"><Body><NavigationLink destination="Page">Page</NavigationLink></Body></Screen>
        <Screen name="Page">
          <EnvironmentObject name="cart" type="Cart"/>
          <Body><Stepper value="$cart.count">{cart.count}</Stepper></Body>
        </Screen>
      </Module>

      """
    let package = try TemporaryPackage(home: source)
    let run = try screenwright("lint", package.path, "--fix", "--unsafe")
    #expect(run.status == 0)
    #expect(run.errors == "Applied 1 fix.\nAll checks passed in 1 file.\n")
    #expect(
      try package.read("Screens/Home.xml")
        == source.replacing(
          "<NavigationView>", with: "<NavigationView modifiers=\".environmentObject(cart)\">"))
  }
}
