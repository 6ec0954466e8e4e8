import Foundation
import TestFixtures
import Testing

/// What is written, and what stays when writing fails.
@Suite struct OutputTests {
  @Test func compileWritesEveryScreenAndPreview() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let run = try screenwright("compile", package.path, "--output", package.path + "/Pages")
    #expect(run.status == 0)
    #expect(run.errors.contains("Wrote 10 pages to \(package.path)/Pages."))
    let files = package.files("Pages")
    for screen in ["ContentView", "LandmarkDetail", "LandmarkList"] {
      #expect(files.contains("\(screen).html") && files.contains("\(screen).txt"))
    }
    for preview in ["Circle", "Content", "Detail", "Favorite", "List", "Map", "Rows"] {
      #expect(files.contains("previews/\(preview).html"), "\(preview)")
    }
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: Data(package.bytes("Pages/manifest.json"))) as? [String: Any])
    let listed = ["screens", "previews"].flatMap { (manifest[$0] as? [[String: String]]) ?? [] }
    for page in listed {
      #expect(files.contains(page["html"] ?? "?") && files.contains(page["text"] ?? "?"))
    }
    #expect(files.count == 2 * listed.count + 1)
  }

  /// Faults of all pages are told at once, in file order and one for each cause; nothing is written.
  @Test func faultsOfSeveralPagesAreToldTogether() throws {
    let screen = { (name: String, code: String) in
      """
      <Screen name="\(name)">
        <State name="names" type="[String]" value="{['Ann']}"/>
        <State name="index" type="Int" value="3"/>
        <Body>
          <Button action="index = 0; names = []">{\(code)}</Button>
        </Body>
      </Screen>
      """
    }
    let row = #"""
      <View name="Row">
        <Let name="index" type="Int"/>
        <Body><Text>{['a'][index]}</Text></Body>
      </View>
      """#
    let package = try TemporaryPackage([
      "Screens/A.xml": screen("Zoo", "names[index]"), "Screens/B.xml": row,
      "Screens/C.xml": "<Screen name=\"Fine\"><Body><Text>Fine</Text></Body></Screen>",
      "Screens/D.xml": "<Screen name=\"Low\"><Body><Row index=\"{4}\"/></Body></Screen>",
      "Screens/E.xml": "<Screen name=\"More\"><Body><Row index=\"{5}\"/></Body></Screen>",
      "Screens/F.xml": screen("Ant", "names.count / (index - 3)"),
      "Screens/G.xml": "<Preview name=\"Look\" of=\"Row\"><Row index=\"{6}\"/></Preview>",
    ])
    let run = try shell("$SW compile . --output Pages --format concise", in: package)
    #expect(run.status == 1)
    #expect(
      run.lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "Screens/A.xml:5:45: error run/index-out-of-range",
        "Screens/B.xml:3:16: error run/index-out-of-range",
        "Screens/F.xml:5:45: error run/arithmetic", "",
      ], "\(run.output)")
    #expect(package.files("Pages").isEmpty)
  }

  @Test func aScreenToWhichTheDataOpensNoWayIsLeftOut() throws {
    let screens = { (preview: String) in
      """
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <ObservableObject name="Store"><Published name="teas" type="[String]" source="teas.json"/></ObservableObject>
        <Screen name="Home">
          <StateObject name="store" type="Store"/>
          <Body>
            <NavigationStack>
              <List>
                <ForEach items="store.teas" as="tea" id="\\.self">
                  <NavigationLink destination="Cup" tea="{tea}">{tea}</NavigationLink>
                </ForEach>
              </List>
            </NavigationStack>
          </Body>
        </Screen>
        <Screen name="Cup"><Let name="tea" type="String"/><Body><Text>A cup of {tea}</Text></Body></Screen>
        \(preview)
      </Module>
      """
    }
    let package = try TemporaryPackage(["Screens/Home.xml": screens(""), "Screens/teas.json": "[]"])
    let run = try screenwright("compile", package.path)
    #expect(run.status == 0 && run.output.hasPrefix("note[run/missing-argument]: `Cup` is not written"))
    #expect(run.errors.contains("Wrote 1 page to"))
    #expect(try screenwright("render", "Cup", package.path).status == 1)
    let preview = "<Preview name=\"Green\" of=\"Cup\"><Cup tea=\"green\"/></Preview>"
    try package.write("Screens/Home.xml", screens(preview))
    #expect(try screenwright("compile", package.path).output == "")
    let cup = try screenwright("render", "Cup", package.path, "--to", "text")
    #expect(cup.output.contains("A cup of green"))
    #expect(
      cup.errors
        == "note: with this data no link, tab, sheet or button of the App leads to `Cup`, so it is drawn as in its Preview `Green`, which gives `tea`.\n"
    )
    let given = try screenwright("render", "Cup", package.path, "--to", "text", "--with", "tea=black")
    #expect(given.output.contains("A cup of black"))
  }

  @Test func aScreenWhoseObjectIsThereLaterIsLeftOutWithANote() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": """
      <Module>
        <ObservableObject name="Payment">
          <Var static="true" name="current" type="Payment?" value="{nil}"/>
          <Published name="amount" type="String"/>
          <Init signature="(amount: String)">self.amount = amount</Init>
        </ObservableObject>
        <View name="LazyView" generics="Content: View">
          <Let name="build" type="() -> Content"/>
          <Init signature="(_ build: @autoclosure @escaping () -> Content)">self.build = build</Init>
          <Body><AnyView view="{build()}"/></Body>
        </View>
        <Screen name="Send">
          <EnvironmentObject name="payment" type="Payment"/>
          <Body><Text>Send {payment.amount}</Text></Body>
        </Screen>
        <Screen name="Home">
          <State name="pushed" value="false"/>
          <State name="digits" type="String" value=""/>
          <Func signature="link() -> some View">
            NavigationLink(destination: LazyView(Send().environmentObject(Payment.current!)), isActive: $pushed) { EmptyView() }
          </Func>
          <Body>
            <VStack>
              <AnyView view="{link()}"/>
              <TextField title="Code" text="$digits"/>
              <If condition="digits == '31415'">
                <Button action="Payment.current = Payment(amount: '1.5'); pushed = true">Start</Button>
              </If>
            </VStack>
          </Body>
        </Screen>
        <App name="Shop"><WindowGroup><NavigationView><Home/></NavigationView></WindowGroup></App>
      </Module>
      """
    ])
    let run = try screenwright("compile", package.path)
    #expect(
      run.status == 0 && run.output.hasPrefix("note[flow/missing-environment-object]: `Send` is not written"))
    #expect(run.errors.contains("Wrote 1 page to"))
  }

  @Test func aPreviewIsToldToGiveWhatItsInitTakes() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": """
      <Module>
        <App name="Start"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
        <Screen name="Cup">
          <Let name="tea" type="String"/>
          <Let name="size" type="Int"/>
          <Init signature="(tea: String, size: Int)">self.tea = tea; self.size = size</Init>
          <Init signature="(id: Int)">self.tea = "tea \\(id)"; self.size = id</Init>
          <Body><Text>{size} of {tea}</Text></Body>
        </Screen>
        <Preview name="Green" of="Cup"><Cup tea="green" size="3"/></Preview>
      </Module>
      """
    ])
    let cup = try screenwright("render", "Cup", package.path, "--to", "text")
    #expect(cup.output.contains("3 of green"))
    #expect(cup.errors.hasSuffix("`Green`, which gives `tea` and `size`.\n"))
  }

  @Test func twoRunsWriteTheSameBytes() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    #expect(try screenwright("compile", package.path, "--output", package.path + "/One").status == 0)
    #expect(try screenwright("compile", package.path, "--output", package.path + "/Two").status == 0)
    for file in package.files("One") {
      #expect(try package.bytes("One/" + file) == package.bytes("Two/" + file), "\(file)")
    }
  }

  @Test func unchangedFilesAreLeftAlone() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let run = try shell(
      """
      $SW compile . 2>/dev/null; touch -d 2001-01-01 Output/*; $SW compile . 2>/dev/null; stat -c '%n %Y' Output/*
      sed -i s/Wifi/Wlan/ Screens/Home.xml; $SW compile . 2>/dev/null; stat -c '%n %Y' Output/*
      """, in: package)
    let old = run.lines.filter { $0.hasSuffix(" 978307200") }.map { String($0.split(separator: " ")[0]) }
    let files = ["Output/Home.html", "Output/Home.txt", "Output/manifest.json"]
    #expect(old == files + ["Output/manifest.json"])
  }

  @Test func anErrorLeavesTheLastGoodOutput() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    #expect(try screenwright("compile", package.path).status == 0)
    let before = try package.files("Output").map { try package.bytes("Output/" + $0) }
    for broken in [Sample.error, Sample.fault, "<Screen", ""] {
      try package.write("Screens/Home.xml", broken)
      #expect(try screenwright("compile", package.path).status == 1)
      let after = try package.files("Output").map { try package.bytes("Output/" + $0) }
      #expect(before == after)
    }
  }

  /// A package with a page that is so large that it is written before the others are made.
  private func largePages(_ row: String, _ other: String) -> String {
    """
    <Module>
      <App name="Sample"><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home"><Body><NavigationView><VStack><NavigationLink title="All" destination="Many"/>
        <NavigationLink title="One" destination="Other"/></VStack></NavigationView></Body></Screen>
      <Screen name="Many"><Body><List items="0..&lt;6000" as="row" id="\\.self"><Text>\(row) {row}</Text></List></Body></Screen>
      <Screen name="Other"><State name="numbers" type="[Int]" value="{[1]}"/><Body>
        <Button action="numbers.append(2)">{\(other)}</Button></Body></Screen>
    </Module>
    """
  }

  @Test func aFaultAfterLargePagesLeavesNothingBehind() throws {
    let package = try TemporaryPackage(home: largePages("Row", "numbers[3]"))
    #expect(try shell("$SW compile . --output new/pages", in: package).status == 1)
    #expect(try shell("ls", in: package).lines == ["Screens", ""])
    try package.write("Screens/Home.xml", largePages("Row", "numbers[0]"))
    #expect(try screenwright("compile", package.path).status == 0)
    let before = try package.files("Output").map { try package.bytes("Output/" + $0) }
    #expect(try package.read("Output/Many.html").contains("<p>Row 5999</p>"))
    try package.write("Screens/Home.xml", largePages("Line", "numbers[3]"))
    #expect(try screenwright("compile", package.path).status == 1)
    #expect(try package.files("Output").map { try package.bytes("Output/" + $0) } == before)
  }

  /// The second page takes long enough to be interrupted once the first is written.
  @Test func aSignalLeavesAllOfTheLastOutput() throws {
    let package = try TemporaryPackage(home: largePages("Row", "numbers[0]"))
    #expect(try screenwright("compile", package.path).status == 0)
    let before = package.files("Output")
    let bytes = try before.map { try package.bytes("Output/" + $0) }
    let slow = "numbers.count + (0..&lt;200000).map { $0 * 3 }.filter { $0 % 2 == 0 }.reduce(0, +)"
    let list = #"<List items="0..&lt;6000" as="row"><Text>{row}</Text></List>"#
    let more = "<Screen name=\"More\"><Body>\(list)</Body></Screen>"
    try package.write(
      "Screens/Home.xml",
      largePages("Line", slow).replacing("<Screen name=\"Other\">", with: more + "<Screen name=\"Other\">"))
    let run = try shell(
      """
      $SW compile . & run=$!
      until ls Output/*.new >/dev/null 2>&1; do kill -0 $run || exit 7; sleep 0.005; done
      kill -TERM $run; wait $run; echo "status $?"
      """, in: package)
    #expect(run.lines.first == "status 143", "\(run.errors)")
    #expect(package.files("Output") == before)
    let after = try before.map { try package.bytes("Output/" + $0) }
    #expect(after == bytes)
  }

  /// A limit on the size of files stands in for a full disk.
  @Test func aFullDiskLeavesAllOfTheLastOutput() throws {
    let package = try TemporaryPackage(home: largePages("Row", "numbers[0]"))
    #expect(try screenwright("compile", package.path).status == 0)
    let before = try package.files("Output").map { try package.bytes("Output/" + $0) }
    try package.write("Screens/Home.xml", largePages("Line", "numbers.count"))
    let run = try shell("trap '' XFSZ; ulimit -f 400; $SW compile .; echo \"status $?\"", in: package)
    #expect(run.lines.first == "status 2")
    #expect(run.errors.contains("cannot write Output/Many.txt: File too large"), "\(run.errors)")
    #expect(try package.files("Output").map { try package.bytes("Output/" + $0) } == before)
  }

  @Test func aFullDeviceIsTwo() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    for line in ["lint . --format json", "render ContentView . --to text", "rules", "explain flow", "--help"]
    {
      let run = try shell("$SW \(line) >/dev/full", in: package)
      #expect(run.status == 2, "\(line)")
      #expect(run.errors.contains("screenwright: cannot write standard output: No space left on device"))
    }
    let file = try shell("$SW render ContentView . --to text --output /dev/full", in: package)
    #expect(file.status == 2)
    #expect(file.errors == "screenwright: cannot write /dev/full: No space left on device\n")
  }

  /// A limit on the size of files stands in for a full disk.
  @Test func aWriteThatFailsLeavesTheOldFile() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("page.html", "old")
    let run = try shell(
      "trap '' XFSZ; ulimit -f 1; $SW render Home . --output page.html; echo \"status $?\"; ls", in: package)
    #expect(run.lines.first == "status 2")
    #expect(run.errors.contains("cannot write page.html: File too large"))
    #expect(try package.read("page.html") == "old")
    #expect(run.lines.dropFirst() == ["Screens", "page.html", ""])
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    for line in ["lint . --format json", "render ContentView .", "rules"] {
      let run = try shell(
        "{ sleep 0.2; $SW \(line) 2>err.txt; echo $? >status.txt; } | true; wait", in: package)
      #expect(!run.wasKilled)
      #expect(try package.read("status.txt") == "2\n", "\(line)")
      let errors = try package.read("err.txt")
      #expect(!errors.contains("standard output"), "\(line): \(errors)")
    }
  }

  /// What a killed run has left is removed by the next one; what a living one writes, and files of other names, stay.
  @Test func whatAKilledRunLeftIsRemoved() throws {
    let package = try TemporaryPackage(home: largePages("Row", "numbers[0]"))
    let run = try shell(
      """
      $SW compile . && rm Output/*
      for n in $(seq 200); do
        $SW compile . 2>/dev/null & while kill -0 $! 2>/dev/null; do
          ls Output | grep -q 'screenwright.new$' && kill -9 $! && break
        done; wait $!
        ls Output | grep -q 'screenwright.new$' && break; rm -f Output/*
      done
      ls Output | grep -c 'screenwright.new$'
      touch Output/notes.new Output/notes.2024.new
      exec 9<Output; flock -s 9; $SW compile .; ls Output | grep -c 'screenwright.new$'
      exec 9<&-; $SW compile .; ls Output
      """, in: package)
    let pages = ["Home", "Many", "Other"].flatMap { [$0 + ".html", $0 + ".txt"] }
    #expect(run.lines.count > 2 && run.lines[0] != "0" && run.lines[0] == run.lines[1], "\(run.output)")
    #expect(
      run.lines.dropFirst(2) == pages[...] + ["manifest.json", "notes.2024.new", "notes.new", ""],
      "\(run.output)")
  }

  @Test func aFolderThatCannotBeWrittenIsTwo() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("taken", "a file")
    for folder in ["/proc/pages", "taken", "taken/pages"] {
      let run = try shell("$SW compile . --output \(folder)", in: package)
      #expect(run.status == 2, "\(folder)")
      #expect(run.errors.contains("screenwright: cannot "), "\(folder)")
    }
    let page = try shell("$SW render Home . --output no/such/folder/page.html", in: package)
    #expect(page.status == 2)
    #expect(page.errors == "screenwright: cannot write no/such/folder/page.html: No such file or directory\n")
  }

  @Test func theSettingsSayWhere() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("screenwright.yml", "output: Pages/Today\n")
    #expect(try screenwright("compile", package.path, "--to", "text").status == 0)
    #expect(package.files("Pages/Today") == ["Home.txt", "manifest.json"])
  }

  /// Previews of one name are told apart by their views; one without a name is called as its view is.
  @Test func previewsOfOneName() throws {
    let package = try TemporaryPackage([
      "Screens/Cups.xml": """
      <Module>
        <Screen name="Cup"><Body><Text>Tea</Text></Body></Screen>
        <Screen name="Mug"><Body><Text>Coffee</Text></Body></Screen>
        <Preview name="Full" of="Cup"><Cup/></Preview>
        <Preview name="Full" of="Mug"><Mug/></Preview>
        <Preview of="Mug"><Mug/></Preview>
        <Preview><HStack><Cup/><Mug/></HStack></Preview>
      </Module>
      """
    ])
    let run = try screenwright("compile", "--to", "text,text", "--output", "out", in: package)
    #expect(run.status == 0 && run.errors.hasSuffix("Wrote 6 pages to out.\n"), "\(run.errors)")
    let manifest = try package.read("out/manifest.json")
    #expect(
      manifest.contains(
        """
          "previews": [
            {"name": "Full", "of": "Cup", "text": "previews/Full.txt"},
            {"name": "Full", "of": "Mug", "text": "previews/Full-2.txt"},
            {"name": "Mug", "of": "Mug", "text": "previews/Mug.txt"},
            {"name": "Preview", "text": "previews/Preview.txt"}
          ]
        """))
    let both = try screenwright("render", "--preview", "Full", package.path)
    #expect(
      both.errors
        == "screenwright: there are several previews Full; name the view, too: render Cup --preview Full, render Mug --preview Full\n"
    )
    let mug = try screenwright("render", "Mug", "--preview", "Full", package.path, "--to", "text")
    #expect(mug.status == 0 && mug.output.contains("Coffee"))
    let whole = try screenwright("render", "--preview", "Preview", package.path, "--to", "text")
    #expect(whole.output.contains("Tea") && whole.output.contains("Coffee"))
  }
}
