import Foundation
import TestFixtures
import Testing

/// Sites: a page for every destination of every row, and what is presented.
@Suite struct SiteTests {
  /// A list of three rows, two of which lead to the same page, an alert, a sheet, and a page of its own.
  /// A site is of HTML: what would be left out is told, not forgotten.
  @Test func aSiteIsNoText() throws {
    let package = try TemporaryPackage(home: "<Screen name=\"Home\"><Body><Text>Tea</Text></Body></Screen>")
    for formats in ["text", "html,text", "pdf"] {
      let run = try screenwright("compile", "--site", "--to", formats, package.path)
      #expect(run.status == 2 && run.errors.contains("html"))
    }
    #expect(
      try screenwright("render", "--site", package.path + "/S", "--to", "text", package.path).status == 2)
    #expect(try screenwright("compile", "--site", "--to", "html", package.path).status == 0)
  }

  /// What a link hands on is part of its page: it is asked for where the link stands.
  @Test func aLinkWhoseValuesFailIsTold() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <Let name="names" type="[String]" value="{['Tea', 'Milk']}"/>
            <Binding name="flag" type="Bool" get="names[4] == ''" set="print(newValue)"/>
            <Body>
              <NavigationStack>
                <List>
                  <ForEach items="0...1" as="place" id="\\.self">
                    <NavigationLink destination="Detail" name="{names[place]}">Row</NavigationLink>
                    <NavigationLink destination="Flag" isOn="$flag">Row</NavigationLink>
                  </ForEach>
                </List>
              </NavigationStack>
            </Body>
          </Screen>
          <View name="Flag"><Binding name="isOn" type="Bool"/><Body><Toggle isOn="$isOn">On</Toggle></Body></View>
          <Screen name="Detail"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></Screen>
        </Module>
        """)
    let run = try screenwright(
      "compile", "--site", "--format", "concise", "--output", package.path + "/Site", package.path)
    #expect(run.status == 1)
    #expect(run.lines.filter { $0.contains("run/index-out-of-range") }.count == 1, "\(run.output)")
    let page = try package.read("Site/home.html")
    #expect(page.contains("detail-milk.html") && package.has("Site/detail-milk.html"))
  }

  /// A preview in Arabic is mirrored, whatever the locale of the site; nothing leads there but the index.
  @Test func previewsAreDrawnInTheirLocale() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <Screen name="Home"><Let name="count" type="Int" value="{1234}"/><Body><Text>{count.formatted()}</Text></Body></Screen>
          <Preview name="Cairo" of="Home" locale="ar_EG"><Home/></Preview>
        </Module>
        """)
    let run = try screenwright("compile", "--site", "--output", package.path + "/Site", package.path)
    #expect(run.status == 0)
    let page = try package.read("Site/previews/home-cairo.html")
    #expect(page.contains("<html lang=\"ar-EG\" dir=\"rtl\"") && page.contains("١٬٢٣٤"))
    #expect(page.contains("<a class=\"sw-back\" href=\"../index.html\">"))
    #expect(try package.read("Site/home.html").contains("<a class=\"sw-back\" href=\"index.html\">"))
  }

  @Test func aSheetThatFailsIsTold() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <State name="shown" type="Bool" value="false"/>
            <Let name="names" type="[String]" value="{['Tea', 'Milk']}"/>
            <Body>
              <VStack>
                <ForEach items="0...1" as="place" id="\\.self"><Button action="shown = true">Show {place}</Button></ForEach>
                <Sheet isPresented="$shown"><Text>{names[names.count]}</Text></Sheet>
              </VStack>
            </Body>
          </Screen>
        </Module>
        """)
    let run = try screenwright(
      "compile", "--site", "--format", "concise", "--output", package.path + "/Site", package.path)
    #expect(run.status == 1)
    #expect(run.lines.filter { $0.contains("run/index-out-of-range") }.count == 1, "\(run.output)")
    #expect(package.has("Site/home.html"))
  }

  /// Rows that hand on other views, other functions or values of other library types lead to other pages; what an action
  /// does is not seen on a page.
  @Test func pagesDifferByAllThatTheyAreGiven() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <Let name="days" type="[Date]" value="{[Date(timeIntervalSince1970: 0.25), Date(timeIntervalSince1970: 0.75)]}"/>
            <Fragment name="mark"><Let name="word" type="String"/><Text>marked {word}</Text></Fragment>
            <Body>
              <NavigationStack>
                <List>
                  <ForEach items="['a', 'b']" as="x" id="\\.self">
                    <NavigationLink destination="Detail" badge="{Badge(text: x)}">1</NavigationLink>
                    <NavigationLink destination="Detail" badge="{Badge(text: 'bent').rotationEffect(.degrees(x == 'a' ? 1 : 2))}">2</NavigationLink>
                    <NavigationLink destination="Detail" badge="{Badge(text: 'fixed').padding()}">3</NavigationLink>
                    <NavigationLink destination="Detail" badge="{mark(word: x)}">4</NavigationLink>
                    <NavigationLink destination="Call" words="'said ' + x">5</NavigationLink>
                    <NavigationLink destination="Call" words="'constant'">6</NavigationLink>
                    <NavigationLink destination="Act" act="print(x)">7</NavigationLink>
                  </ForEach>
                  <ForEach items="days" as="day" id="\\.self"><NavigationLink destination="Day" day="{day}">8</NavigationLink></ForEach>
                  <NavigationLink value="{Color.red}">9</NavigationLink>
                  <NavigationLink value="{Color.blue}">9</NavigationLink>
                  <NavigationLink value="{1...3}">10</NavigationLink>
                </List>
                <NavigationDestination for="Color" as="color"><Text>colour {color.description}</Text></NavigationDestination>
                <NavigationDestination for="ClosedRange[Int]" as="range"><Text>to {range.upperBound}</Text></NavigationDestination>
              </NavigationStack>
            </Body>
          </Screen>
          <View name="Badge"><Let name="text" type="String"/><Body><Text>badge {text}</Text></Body></View>
          <Screen name="Detail"><Let name="badge" type="some View"/><Body><Text modifiers=".overlay(badge)">Detail</Text></Body></Screen>
          <Screen name="Call"><Let name="words" type="() -> String"/><Body><Text>{words()}</Text></Body></Screen>
          <Screen name="Act"><Let name="act" type="() -> Void"/><Body><Button action="act()">act</Button></Body></Screen>
          <Screen name="Day"><Let name="day" type="Date"/><Body><Text>day {day.timeIntervalSince1970}</Text></Body></Screen>
        </Module>
        """)
    #expect(
      try screenwright("compile", "--site", "--output", package.path + "/Site", package.path).status == 0)
    var found: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: package.path + "/Site")
    where file.hasSuffix(".html") {
      let pattern = /(?:badge|marked|said|constant|act|day|colour|to) ?[\w.]*(?=<)/
      found += try package.read("Site/" + file).matches(of: pattern).map { String($0.0) }
    }
    #expect(
      found.sorted() == [
        "act", "badge a", "badge b", "badge bent", "badge bent", "badge fixed", "colour blue", "colour red",
        "constant", "day 0.25", "day 0.75", "marked a", "marked b", "said a", "said b", "to 3",
      ])
  }

  @Test func aSiteHasTheFaultsOfThePackage() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <State name="rows" type="[Int]" value="{[]}"/>
            <Body>
              <NavigationStack>
                <List>
                  <Button action="rows.removeAll()">Clear</Button>
                  <ForEach items="rows" as="row" id="\\.self">
                    <NavigationLink destination="Detail" row="{row}">Row {row}</NavigationLink>
                  </ForEach>
                  <NavigationLink destination="Broken">Broken</NavigationLink>
                </List>
              </NavigationStack>
            </Body>
          </Screen>
          <Screen name="Detail"><Let name="row" type="Int"/><Body><Text>{row}</Text></Body></Screen>
          <Screen name="Broken"><Let name="list" type="[Int]" value="{[]}"/><Body><Text>{list[2]}</Text></Body></Screen>
          <Preview name="One" of="Broken"><Broken/></Preview>
        </Module>
        """)
    func findings(_ options: String...) throws -> [String] {
      try screenwright(arguments: ["compile", "--format", "concise"] + options, in: package).lines
    }
    let found = try findings()
    #expect(found.filter { $0.contains("run/index-out-of-range") }.count == 1)
    #expect(try findings("--site").filter { !$0.contains("note run/missing-argument") } == found)
    try package.write(
      "Screens/Home.xml", try package.read("Screens/Home.xml").replacing("{list[2]}", with: "{list.count}"))
    #expect(try findings().contains { $0.contains("note run/missing-argument `Detail` is not written") })
    #expect(try findings("--site") == findings())
  }

  static let shop = """
    <Module>
      <App name="Shop"><StateObject name="model" type="Model"/><WindowGroup><Home modifiers=".environmentObject(model)"/></WindowGroup></App>
      <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
      <ObservableObject name="Model">
        <Published name="items" type="[Item]" value="{[Item(id: 1, name: 'One'), Item(id: 2, name: 'Two'), Item(id: 1, name: 'One')]}"/>
        <Published name="visits" type="Int" value="0"/>
      </ObservableObject>
      <Screen name="Home">
        <EnvironmentObject name="model" type="Model"/>
        <State name="picked" type="Item?"/>
        <Body>
          <NavigationView>
            <List modifiers=".navigationTitle('Shop')">
              <ForEach items="model.items.indices" as="index" id="\\.self">
                <NavigationLink destination="Detail" item="{model.items[index]}">Open {index}</NavigationLink>
              </ForEach>
              <Button action="picked = model.items[1]">Pick</Button>
              <Sheet item="$picked" as="item"><Text>Picked {item.name}</Text></Sheet>
            </List>
          </NavigationView>
        </Body>
      </Screen>
      <Screen name="Detail">
        <EnvironmentObject name="model" type="Model"/>
        <Let name="item" type="Item"/>
        <State name="asks" type="Bool" value="false"/>
        <Body>
          <VStack modifiers=".onAppear { model.visits += 1 }">
            <Text>{item.name} visits {model.visits}</Text>
            <Button action="asks = true">Delete</Button>
            <Alert isPresented="$asks" title="Delete {item.name}?"><Button action="asks = false">Yes</Button></Alert>
          </VStack>
        </Body>
      </Screen>
      <Preview name="First" of="Detail"><Detail item="{Item(id: 9, name: 'Nine')}" modifiers=".environmentObject(Model())"/></Preview>
    </Module>

    """

  /// The addresses that a page links to.
  private func links(_ page: String) -> [String] {
    page.split(separator: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      .filter { !$0.hasPrefix("#") }
  }

  @Test func everyRowHasItsPage() throws {
    let package = try TemporaryPackage(home: Self.shop)
    let run = try screenwright("render", "--site", package.path + "/Site", package.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "Wrote 6 pages and 1 preview to \(package.path)/Site.\n")
    let files = package.files("Site")
    #expect(
      files == [
        "detail-1-delete.html", "detail-1.html", "detail-2-delete.html", "detail-2.html", "home-pick.html",
        "home.html", "index.html", "manifest.json", "previews/detail-first.html", "sitemap.txt", "theme.css",
      ])
    let home = try package.read("Site/home.html")
    #expect(
      links(home) == ["theme.css", "detail-1.html", "detail-2.html", "detail-1.html", "home-pick.html"])
    let detail = try package.read("Site/detail-2.html")
    #expect(links(detail) == ["theme.css", "home.html", "detail-2-delete.html"])
    #expect(detail.contains("Two visits 1"))
    let alert = try package.read("Site/detail-2-delete.html")
    #expect(alert.contains("Delete Two?") && links(alert) == ["theme.css", "detail-2.html"])
    let sheet = try package.read("Site/home-pick.html")
    #expect(sheet.contains("Picked Two") && links(sheet) == ["theme.css", "home.html"])
  }

  /// What a page writes while it appears is not seen by the next.
  @Test func pagesDoNotDependOnEachOther() throws {
    let package = try TemporaryPackage(home: Self.shop)
    #expect(try screenwright("compile", "--site", package.path).status == 0)
    for page in ["detail-1", "detail-2", "detail-1-delete"] {
      #expect(try package.read("Output/\(page).html").contains("visits 1"), "\(page)")
    }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    for name in ["Landmarks", "FruitMart", "Recipes", "Lessons", "Trips", "TeaHouse"] {
      let package = try TemporaryPackage(copyOf: "Screens/\(name)")
      #expect(
        try screenwright("compile", "--site", package.path, "--output", package.path + "/Site").status == 0)
      let files = Set(package.files("Site"))
      for file in files where file.hasSuffix(".html") {
        let folder = file.hasPrefix("previews/") ? "previews/" : ""
        for link in links(try package.read("Site/" + file)) where !link.contains(":") {
          let target = (link.removingPercentEncoding ?? link).replacing("../", with: "")
          #expect(files.contains(target) || files.contains(folder + target), "\(name)/\(file): \(link)")
        }
      }
    }
  }

  @Test func staleFilesGoAndOthersStay() throws {
    let package = try TemporaryPackage(home: Self.shop)
    #expect(try screenwright("compile", "--site", package.path).status == 0)
    try package.write("Output/mine.html", "mine")
    try package.write("Screens/Home.xml", Self.shop.replacing("id: 2", with: "id: 3"))
    let before = try package.bytes("Output/detail-1.html")
    let run = try shell(
      "touch -d 2001-01-01 Output/detail-1.html; $SW compile --site . ; stat -c %Y Output/detail-1.html",
      in: package)
    #expect(run.errors.contains("removed 2 stale files"))
    #expect(run.output.hasSuffix("978307200\n"))
    let files = package.files("Output")
    #expect(
      files.contains("mine.html") && files.contains("detail-3.html") && !files.contains("detail-2.html"))
    #expect(try package.bytes("Output/detail-1.html") == before)
  }

  @Test func aManifestCannotReachOutOfItsFolder() throws {
    let package = try TemporaryPackage(home: Self.shop)
    try package.write("precious.html", "precious")
    try package.write(
      "Output/manifest.json",
      "{\n  \"files\": [\n    \"../precious.html\",\n    \"/etc/hostname\",\n    \"a/../../precious.html\"\n  ]\n}\n"
    )
    #expect(try screenwright("compile", "--site", package.path).status == 0)
    #expect(try package.read("precious.html") == "precious")
  }

  @Test func theLimitIsTold() throws {
    let package = try TemporaryPackage(home: Self.shop)
    let run = try screenwright("compile", "--site", package.path, "--limit", "2")
    #expect(run.status == 0)
    #expect(run.errors.contains("Wrote 2 pages"))
    #expect(run.errors.contains("lead to no page because the limit was reached; raise it with --limit."))
    #expect(try screenwright("compile", "--site", package.path, "--limit", "0").status == 2)
  }

  @Test func twoRunsWriteTheSameSite() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Recipes")
    #expect(
      try screenwright("compile", "--site", package.path, "--output", package.path + "/One").status == 0)
    #expect(
      try screenwright("compile", "--site", package.path, "--output", package.path + "/Two").status == 0)
    #expect(package.files("One") == package.files("Two"))
    for file in package.files("One") {
      #expect(try package.bytes("One/" + file) == package.bytes("Two/" + file), "\(file)")
    }
  }

  @Test func choosingInTwoListsDoesNotMultiply() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Recipes")
    #expect(
      try screenwright("compile", "--site", package.path, "--output", package.path + "/Site").status == 0)
    let pages = package.files("Site").filter { $0.hasPrefix("content-view") }
    #expect(pages.count < 150)
    let chosen = try package.read("Site/content-view-breakfast-overnight-oats.html")
    #expect(chosen.contains("href=\"content-view-favorites.html\""))
  }

  /// In a split view a link chooses its row where its value is of the type that is selected, and pushes a page else.
  @Test func linksChooseRowsOfSplitViews() throws {
    func pages(selection: String, detail: String) throws -> [String] {
      let package = try TemporaryPackage(
        home: """
          <Module>
            <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
            <Struct name="Tea" conforms="Identifiable, Hashable"><Let name="id" type="String"/></Struct>
            <Screen name="Home">
              <State name="tea" type="\(selection)"/>
              <Let name="teas" type="[Tea]" value="{[Tea(id: 'Green'), Tea(id: 'Black')]}"/>
              <Body>
                <NavigationSplitView>
                  <Sidebar>
                    <List items="teas" as="row" selection="$tea">
                      <NavigationLink value="{row}">{row.id}</NavigationLink>
                      <NavigationDestination for="Tea" as="row"><Page tea="{row}"/></NavigationDestination>
                    </List>
                  </Sidebar>
                  <Detail><Text>{\(detail) ?? "none"}</Text></Detail>
                </NavigationSplitView>
              </Body>
            </Screen>
            <View name="Page"><Let name="tea" type="Tea"/><Body><Text>{tea.id}</Text></Body></View>
          </Module>
          """)
      let run = try screenwright("compile", "--site", package.path)
      #expect(run.status == 0, "\(run.errors)")
      return package.files("Output").filter { $0.hasSuffix(".html") }.sorted()
    }
    #expect(
      try pages(selection: "Tea?", detail: "tea?.id") == [
        "home-black.html", "home-green.html", "home.html", "index.html",
      ])
    #expect(try !pages(selection: "String?", detail: "tea").contains("home-green.html"))
  }

  /// A tab view that says which tab is shown has a page for each.
  @Test func tabsHaveTheirPages() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Tabs"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <State name="tab" type="Int" value="0"/>
            <Body>
              <TabView selection="$tab">
                <Text modifiers=".tag(0)">First<TabItem><Text>One</Text></TabItem></Text>
                <Text modifiers=".tag(1)">Second<TabItem><Text>Two</Text></TabItem></Text>
              </TabView>
            </Body>
          </Screen>
        </Module>
        """)
    let run = try screenwright("compile", "--site", package.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(links(try package.read("Output/home.html")) == ["theme.css", "home-two.html"])
    let second = try package.read("Output/home-two.html")
    #expect(second.contains("Second") && links(second) == ["theme.css", "home.html"])
  }

  /// One that does not say it remembers it itself, in each place of its own.
  @Test func tabsWithoutASelectionHaveTheirPages() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <App name="Tabs"><WindowGroup><Home/></WindowGroup></App>
          <Screen name="Home">
            <Body>
              <TabView>
                <Text>First<TabItem><Text>One</Text></TabItem></Text>
                <NavigationStack><NavigationLink destination="Detail">Open</NavigationLink>
                  <TabItem><Text>Two</Text></TabItem></NavigationStack>
                <Text>Third<TabItem><Text>Three</Text></TabItem></Text>
              </TabView>
            </Body>
          </Screen>
          <Screen name="Detail"><Body><Text>Detail</Text></Body></Screen>
        </Module>
        """)
    let run = try screenwright("compile", "--site", package.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(links(try package.read("Output/home.html")) == ["theme.css", "home-two.html", "home-three.html"])
    let second = try package.read("Output/home-two.html")
    #expect(second.contains("Open") && links(second).contains("detail.html"))
    #expect(links(second).suffix(2) == ["home.html", "home-three.html"])
    #expect(try package.read("Output/home-three.html").contains("Third"))
  }
}
