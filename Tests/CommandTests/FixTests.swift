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

  /// A dry run ends as the fixes would let it end, and tells on standard error what they leave.
  @Test func aDryRunEndsAsTheFixesWould() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let fixed = try screenwright("lint", "--fix", "--dry-run", in: package)
    #expect(fixed.status == 0 && fixed.errors == "Would apply 1 fix.\nAll checks passed in 1 file.\n")
    try package.write("Screens/Other.xml", "<Screen name=\"Other\"><Body><Text>{nme}</Text></Body></Screen>")
    let left = try screenwright("lint", "--fix", "--dry-run", in: package)
    #expect(left.status == 1 && left.output == fixed.output)
    #expect(left.errors.hasPrefix("Would apply 1 fix.\nerror[name/undefined]"))
  }

  /// Only what would be reported is fixed.
  @Test func onlyWhatIsAskedForIsFixed() throws {
    let other = Sample.warning.replacing("Home", with: "Other")
    let package = try TemporaryPackage(["Screens/Home.xml": Sample.warning, "Screens/Other.xml": other])
    let one = try screenwright("lint", "Screens/Home.xml", "--fix", in: package)
    #expect(one.status == 0 && one.errors == "Applied 1 fix.\nAll checks passed in 1 file.\n")
    #expect(try package.read("Screens/Home.xml") != Sample.warning)
    #expect(try package.read("Screens/Other.xml") == other)
    _ = try screenwright("lint", "--baseline", "known.txt", "--update-baseline", in: package)
    let known = try screenwright("lint", "--baseline", "known.txt", "--fix", in: package)
    #expect(known.status == 0 && known.errors == "All checks passed in 2 files.\n")
    #expect(try package.read("Screens/Other.xml") == other)
  }

  /// A fix that breaks a package which depends on the one it is for is left out; one that both need is made once.
  @Test func aFixKeepsWhatDependsOnIt() throws {
    let card = """
      <Module>
        <View name="Card">
          <Let name="title" type="String"/><Let name="tint" type="Int"/>
          <Body><Text>{title}</Text></Body>
        </View>
        <View name="Badge"><State name="left" type="Int" value="1"/><Body><Text>New</Text></Body></View>
      </Module>
      """
    let package = try TemporaryPackage([
      "screenwright.yml": "members: [App, Kit]\n",
      "Kit/Screens/Card.xml": card,
      "App/screenwright.yml": "dependencies: [../Kit]\n",
      "App/Screens/Home.xml":
        "<Screen name=\"Home\"><Body><VStack><Card title=\"A\" tint=\"1\"/><Badge/></VStack></Body></Screen>",
    ])
    let run = try screenwright("lint", "--fix", in: package)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("flow/unused-parameter") && run.errors.hasPrefix("Applied 1 fix.\n"))
    #expect(
      try package.read("Kit/Screens/Card.xml")
        == card.replacing("<State name=\"left\" type=\"Int\" value=\"1\"/>", with: ""))
    #expect(try screenwright("lint", in: package).status == 0)
  }

  /// What is assigned becomes something that can be, and what feeds it follows.
  @Test func whatIsAssignedBecomesASource() throws {
    let source = """
      <Module>
        <View name="Home">
          <State name="counts" type="[Int]" value="{[1, 2]}"/>
          <State name="count" type="Int" value="3"/>
          <Body>
            <List>
              <ForEach items="counts" as="item" id="\\.self"><Button action="item += 1">{item}</Button></ForEach>
              <Card count="{count}"/>
              <Row/>
            </List>
          </Body>
        </View>
        <View name="Card"><Let name="count" type="Int"/><Body><Button action="count += 1">{count}</Button></Body></View>
        <View name="Row"><Let name="size" type="Int" value="1"/><Body><Button action="size += 1">{size}</Button></Body></View>
      </Module>
      """
    let package = try TemporaryPackage(home: source)
    let before = try screenwright("lint", in: package)
    #expect(before.status == 1 && before.errors == "Found 3 errors in 1 file.\n", "\(before.output)")
    #expect(try screenwright("lint", "--fix", "--unsafe", in: package).status == 0)
    #expect(
      try package.read("Screens/Home.xml")
        == source.replacing("items=\"counts\" as=\"item", with: "items=\"$counts\" as=\"$item")
        .replacing("Card count=\"{count}\"", with: "Card count=\"$count\"")
        .replacing("<Let name=\"count\"", with: "<Binding name=\"count\"")
        .replacing("<Let name=\"size\"", with: "<State name=\"size\""))
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
