import Foundation
import TestFixtures
import Testing

/// Options of pages: the accessibility tree, style sheets, templates, pictures, direction.
@Suite struct PageOptionTests {
  @Test func theTreeIsWhatIsReadAloud() throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <State name="on" type="Bool" value="true"/>
          <State name="count" type="Int" value="3"/>
          <State name="up" type="Bool" value="true"/>
          <Body>
            <NavigationView>
              <Form modifiers=".navigationTitle('Settings')">
                <Section title="General">
                  <Toggle isOn="$on">Wifi</Toggle>
                  <Stepper value="$count" in="{0...9}" title="Count"/>
                  <Button role="destructive" action="count = 0">Reset</Button>
                  <Image systemName="star" modifiers=".accessibilityLabel('Favourite')"/>
                  <Image systemName="moon" modifiers=".accessibilityHidden(true)"/>
                </Section>
                <Alert isPresented="$up" title="Sure?"><Button role="cancel">No</Button></Alert>
              </Form>
            </NavigationView>
          </Body>
        </Screen>
        """)
    let run = try screenwright("render", "Home", package.path, "--tree")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        heading 1 "Settings"
        form
          section "General"
            row
              switch "Wifi" on
            row
              stepper "Count" = "3"
            row
              button "Reset" destructive
            row
              image "Favourite"
        alert "Sure?"
          button "No" cancel

        """)
  }

  @Test func theTreeHoldsTheLinksInTexts() throws {
    let package = try TemporaryPackage([
      "Home.xml": """
      <Screen name="Home">
        <State name="count" type="Int" value="0"/>
        <Body>
          <Text>See **the [rules](https://example.org/rules)** and [the `map` of parks](https://example.org/map)</Text>
          <Text>[One](https://example.org/1)[two](https://example.org/2)</Text>
          <Button action="count += 1">Agree {count} to the [terms](https://example.org/terms)</Button>
          <Text verbatim="true">[not](https://example.org)</Text>
        </Body>
      </Screen>
      """
    ])
    let run = try screenwright("render", "Home", package.path, "--tree")
    #expect(
      run.output == """
        text "See the rules and the map of parks"
          link "rules" to "https://example.org/rules"
          link "the map of parks" to "https://example.org/map"
        text "Onetwo"
          link "One" to "https://example.org/1"
          link "two" to "https://example.org/2"
        button "Agree 0 to the terms"
          link "terms" to "https://example.org/terms"
        text "[not](https://example.org)"

        """)
  }

  @Test func stylesAreInlineOrLinked() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let inline = try screenwright("render", "Home", package.path).output
    #expect(inline.contains("<style>") && inline.utf8.count < 16_000)
    #expect(inline.contains(".sw-v") && !inline.contains(".sw-alert") && !inline.contains("--sw-mint"))
    let linked = try screenwright("render", "Home", package.path, "--styles", "link").output
    #expect(linked.contains("<link rel=\"stylesheet\" href=\"theme.css\">") && !linked.contains("<style>"))
    let run = try screenwright("compile", package.path, "--styles", "link", "--hash-names", "--to", "html")
    #expect(run.status == 0)
    let theme = try #require(package.files("Output").first { $0.hasPrefix("theme-") })
    #expect(try package.read("Output/Home.html").contains("href=\"\(theme)\""))
  }

  @Test func templatesReplaceTheBuiltIn() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write(
      "Templates/page.html",
      "<!DOCTYPE html><html lang=\"{{lang}}\"><title>My {{title}}</title>{{{body}}}</html>")
    let own = try screenwright("render", "Home", package.path).output
    #expect(own.hasPrefix("<!DOCTYPE html><html lang=\"en-US\"><title>My Home</title><main"))
    try package.write("Skin/tokens.css", ":root{--sw-accent:#123456}")
    let skin = try screenwright("render", "Home", package.path, "--templates", package.path + "/Skin").output
    #expect(skin.contains("--sw-accent:#123456"))
    try package.write("screenwright.yml", "templates: Skin\n")
    #expect(try screenwright("render", "Home", package.path).output == skin)
    try package.write("Skin/page.html", "<title>\n  {{name}}")
    let wrong = try screenwright(arguments: ["render", "Home", "."], in: package)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Skin/page.html:2:5: There is no placeholder `name`."))
    #expect(try screenwright("render", "Home", package.path, "--templates", "gone").status == 2)
  }

  @Test func picturesOfThePackageAreShown() throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <Body><VStack><Image name="lake" modifiers=".accessibilityLabel('A lake')"/><Image name="gone" modifiers=".accessibilityLabel('Gone')"/></VStack></Body>
        </Screen>
        """)
    var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    head += [0, 0, 1, 0x40, 0, 0, 0, 0xC8, 8, 6, 0, 0, 0]
    try FileManager.default.createDirectory(
      atPath: package.path + "/Assets/Nature", withIntermediateDirectories: true)
    try Data(head).write(to: URL(filePath: package.path + "/Assets/Nature/lake@2x.png"))
    #expect(try screenwright("compile", package.path, "--to", "html").status == 0)
    let page = try package.read("Output/Home.html")
    #expect(page.contains("src=\"assets/lake.png\" width=\"160\" height=\"100\" alt=\"A lake\""))
    #expect(page.contains("aria-label=\"Gone\""))
    #expect(try package.bytes("Output/assets/lake.png") == head)
    // One page has what it shows beside it, and nothing else of the package.
    try Data(head).write(to: URL(filePath: package.path + "/Assets/hill.png"))
    let run = try shell("mkdir out && $SW render Home --output out/page.html && ls -R out", in: package)
    #expect(
      run.status == 0 && run.lines == ["out:", "assets", "page.html", "", "out/assets:", "lake.png", ""],
      "\(run)")
    #expect(try package.bytes("out/page.html") == package.bytes("Output/Home.html"))
    #expect(try package.bytes("out/assets/lake.png") == head)
    let linked = try shell("$SW render Home --output out/page.html --styles link && ls out", in: package)
    #expect(linked.lines == ["assets", "page.html", "theme.css", ""])
    #expect(
      try shell("$SW render Home --output /dev/stdout | head -c 15", in: package).output == "<!DOCTYPE html>")
  }

  @Test func pagesHaveTheAccentOfTheAppAndPicturesForDarkScreens() throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <Body>
            <VStack>
              <Image name="{.lake}" label="A lake"/>
              <Image name="hill" label="A hill" modifiers=".colorScheme(.dark)"/>
              <Button action="print(1)">Go</Button>
            </VStack>
          </Body>
        </Screen>
        """)
    func color(_ red: String) -> String {
      "\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}}"
    }
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let catalogue = "Assets/Media.xcassets/"
    try package.write(
      catalogue + "AccentColor.colorset/Contents.json",
      "{\"colors\": [{\"idiom\": \"universal\", \(color("0x80"))}, {\"idiom\": \"universal\", \(dark), \(color("0xFF"))}]}"
    )
    for name in ["lake", "hill"] {
      try package.write(
        catalogue + name + ".imageset/Contents.json",
        "{\"images\": [{\"filename\": \"day.svg\"}, {\"filename\": \"night.svg\", \(dark)}]}")
      try package.write(catalogue + name + ".imageset/day.svg", "<svg/>")
      try package.write(catalogue + name + ".imageset/night.svg", "<svg></svg>")
    }
    #expect(try screenwright("compile", package.path, "--to", "html").status == 0)
    let page = try package.read("Output/Home.html")
    #expect(
      page.contains(
        "<picture style=\"display:contents\"><source media=\"(prefers-color-scheme: dark)\" srcset=\"assets/lake-2.svg\"><img"
      ))
    #expect(page.contains("src=\"assets/lake.svg\""))
    #expect(page.contains("src=\"assets/hill-2.svg\"") && !page.contains("assets/hill.svg"))
    #expect(page.contains("[data-scheme]{--sw-accent:light-dark(#800000,#FF0000);"))
    #expect(try package.read("Output/assets/lake-2.svg") == "<svg></svg>")
    let night = try screenwright("render", "Home", package.path, "--color-scheme", "dark").output
    #expect(night.contains("src=\"assets/lake-2.svg\"") && !night.contains("<picture"))
    let linked = try screenwright("render", "Home", package.path, "--styles", "link").output
    #expect(linked.contains("<style>\n:root,.sw-light"))
    let text = try screenwright(
      "render", "Home", package.path, "--to", "text", "--color", "always", "--color-depth", "true"
    ).output
    #expect(text.contains("128;0;0"))
  }

  @Test func theLocaleSetsTheDirection() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let arabic = try screenwright("render", "Home", package.path, "--locale", "ar_EG").output
    #expect(arabic.contains("<html lang=\"ar-EG\" dir=\"rtl\""))
    #expect(
      try screenwright("render", "Home", package.path).output.contains("<html lang=\"en-US\" dir=\"ltr\""))
  }
}
