import TestFixtures
import Testing

/// Options that change what is drawn.
@Suite struct RenderOptionTests {
  private func text(_ package: TemporaryPackage, _ arguments: String...) throws -> String {
    let run = try screenwright(arguments: ["render"] + arguments + ["--to", "text"], in: package)
    #expect(run.status == 0, "\(arguments) \(run.errors)")
    return run.output
  }

  @Test func statesAreSet() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    #expect(try text(package, "Home").contains("한국어 1"))
    #expect(try text(package, "Home", ".", "--set", "count=40 + 2").contains("한국어 42"))
    let off = try text(package, "Home")
    #expect(try text(package, "Home", ".", "--set", "on=true") != off)
    #expect(try text(package, "Home", ".", "--set", "Home.on=true") != off)
  }

  @Test func aLocaleIsATag() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    for locale in ["!!", "", "e", "en_", "en us", "<b>", "한국어"] {
      let run = try screenwright("render", "Home", "--locale", locale, in: package)
      #expect(run.status == 2 && run.output.isEmpty, "\(locale)")
    }
    for locale in ["ko", "de-CH", "zh_Hans_CN", "es_419"] {
      #expect(try screenwright("render", "Home", "--locale", locale, in: package).status == 0, "\(locale)")
    }
  }

  /// A plain call is read without the parser of options, which reads it the same as soon as another option stands there.
  @Test func plainCallsDrawWhatOthersDo() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    for arguments in [
      ["Home"], ["Home", "."], ["--to", "text", "Home"], ["Home", "--to", "html", "."], ["None"],
    ] {
      let plain = try screenwright(arguments: ["render"] + arguments, in: package)
      let parsed = try screenwright(arguments: ["render"] + arguments + ["--limit", "9"], in: package)
      #expect(plain.bytes == parsed.bytes, "\(arguments)")
      #expect(plain.errors == parsed.errors)
      #expect(plain.status == parsed.status)
    }
    let written = try screenwright("render", "Home", "--output", "a.html", in: package)
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try package.bytes("a.html") == screenwright("render", "Home", in: package).bytes)
    for arguments in [
      ["Home", "--to"], ["Home", "--to", "pdf"], ["Home", "--output", "--to"], ["Home", ".", "x"],
    ] {
      #expect(try screenwright(arguments: ["render"] + arguments, in: package).status == 2, "\(arguments)")
    }
  }

  @Test func wrongNamesAndValuesAreTold() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let name = try screenwright("render", "Home", package.path, "--set", "cuont=1")
    #expect(name.status == 2)
    #expect(name.errors == "screenwright: Home has no state `cuont`; known are Home.on, Home.count\n")
    let parameter = try screenwright("render", "Home", package.path, "--with", "title=x")
    #expect(parameter.status == 2)
    #expect(parameter.errors == "screenwright: Home has no parameter `title`; it has none\n")
    let value = try screenwright("render", "Home", package.path, "--set", "count=true")
    #expect(value.status == 1)
    #expect(value.errors.contains("error[type/mismatch]"))
    #expect(value.errors.contains(" --> <--set count>:1:1\n1 | true\n  | ^^^^\n"))
    #expect(value.output.isEmpty)
  }

  @Test func aReplacementThatCannotBeReadIsNoFaultOfThePackage() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    for command in [["render", "ContentView"], ["lint"], ["compile"]] {
      for (file, reason) in [("none.json", "No such file or directory"), ("Models", "Is a directory")] {
        let result = try screenwright(
          arguments: command + [".", "--data", "ModelData.landmarks=\(file)"], in: package)
        #expect(result.status == 2)
        #expect(result.errors == "screenwright: cannot read \(file): \(reason)\n")
        #expect(result.output.isEmpty)
      }
    }
  }

  @Test func parametersArePassed() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let second = try text(package, "LandmarkDetail", ".", "--with", "landmark=modelData.landmarks[1]")
    #expect(second.contains("About Crater Lake"))
    let first = try text(package, "LandmarkDetail")
    #expect(first.contains("About Glacier Point"))
    let beyond = try screenwright(
      "render", "LandmarkDetail", package.path, "--with", "landmark=modelData.landmarks[99]")
    #expect(beyond.status == 1)
    #expect(beyond.errors.contains("error[run/index-out-of-range]"))
    #expect(beyond.errors.contains("--with landmark"))
  }

  @Test func aStateOfAnInnerViewIsSet() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let all = try text(package, "ContentView")
    let favourites = try text(package, "ContentView", ".", "--set", "showFavoritesOnly=true")
    #expect(all.contains("Merced River"))
    #expect(favourites.contains("Glacier Point") && !favourites.contains("Merced River"))
  }

  @Test func dataIsReplaced() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    try package.write("none.json", "[]")
    let run = try text(package, "ContentView", ".", "--data", "ModelData.landmarks=none.json")
    #expect(!run.contains("Glacier Point"))
    try package.write("bad.json", "[1]")
    let bad = try shell("$SW lint . --data ModelData.landmarks=bad.json --format concise", in: package)
    #expect(bad.status == 1)
    #expect(bad.output.contains("bad.json:1:2: error data/mismatch"))
  }

  @Test func aLabelThatNothingHasCannotBePressed() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <Screen name="Home">
            <State name="count" type="Int" value="0"/>
            <Body>
              <VStack>
                <Button action="count += 1">Add {count}</Button>
                <ForEach items="['One', 'Two', 'Three']" as="name" id="\\.self">
                  <Button action="count = 0">{name}</Button>
                </ForEach>
              </VStack>
            </Body>
          </Screen>
          <Screen name="Plain"><Body><Text>Hello</Text></Body></Screen>
          <Preview name="Start" of="Home"><Home/></Preview>
        </Module>
        """)
    func press(_ label: String, _ arguments: String...) throws -> CommandRun {
      try screenwright(arguments: ["render"] + arguments + ["--to", "text", "--pressed", label])
    }
    let plain = try text(package, "Home", ".")
    for label in ["Add 0", "Two", "Three"] {
      let run = try press(label, "Home", package.path)
      #expect(run.status == 0 && run.output != plain, "\(label)")
    }
    let near = try press("Add 1", "Home", package.path)
    #expect(near.status == 2 && near.output.isEmpty)
    #expect(near.errors.contains("--pressed: no button of Home has the label `Add 1`; known are `Add 0`"))
    #expect(
      try press("Remove", "--preview", "Start", package.path).errors.contains(
        "no button of Start has the label `Remove`; known are `Add 0`, `One`, `Three`, `Two`"))
    #expect(try press("Add", "Plain", package.path).errors.contains("; it has no button"))
  }

  @Test func pressedIsToldForAllPagesAndRecords() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": """
      <Module>
        <Screen name="Home"><State name="n" value="1"/><Body><Button action="n += 1">Add {n}</Button></Body></Screen>
        <Preview name="Seven" of="Home"><Button action="print('7')">Seven</Button></Preview>
      </Module>
      """, "lines.jsonl": "{\"n\": 3}\n{\"n\": 4}\n",
    ])
    func press(_ label: String, _ arguments: String...) throws -> CommandRun {
      try screenwright(arguments: arguments + ["--pressed", label], in: package)
    }
    for options in [["compile"], ["compile", "--site"], ["render", ".", "--site", "Site"]] {
      for label in ["Add 1", "Seven"] {
        #expect(try screenwright(arguments: options + ["--pressed", label], in: package).status == 0)
      }
      let run = try screenwright(arguments: options + ["--pressed", "Add"], in: package)
      #expect(run.status == 2 && run.errors.contains("has the label `Add`; known are `Add 1`"), "\(options)")
    }
    #expect(try press("Add 4", "render", "Home", "--records", "lines.jsonl").status == 0)
    let record = try press("Add 1", "render", "Home", "--records", "lines.jsonl")
    #expect(record.status == 2 && record.errors.contains("no button of Home has the label `Add 1`"))
  }

  @Test func widthPressedAndScheme() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let narrow = try text(package, "Home", ".", "--width", "24")
    #expect(narrow.split(separator: "\n").first?.hasPrefix("Wifi") == true)
    #expect(try text(package, "Home", ".", "--width", "60") != narrow)
    #expect(try text(package, "Home", ".", "--pressed", "Add", "--width", "24") != narrow)
    #expect(
      try text(package, "Home", ".", "--height", "2", "--width", "24").split(separator: "\n").count <= 2)
    let ascii = try text(package, "Home", ".", "--ascii", "--set", "on=true")
    let isASCII = ascii.replacing("한국어", with: "").unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isASCII)
    let plain = try screenwright("render", "Home", package.path).output
    let dark = try screenwright("render", "Home", package.path, "--color-scheme", "dark").output
    let light = try screenwright("render", "Home", package.path, "--color-scheme", "light").output
    #expect(plain != dark && dark != light)
    #expect(dark.contains("data-scheme=\"dark\""))
  }

  @Test func appearing() throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <State name="greeting" type="String" value="before"/>
          <Body><Text modifiers=".onAppear { greeting = 'after' }">{greeting}</Text></Body>
        </Screen>
        """)
    #expect(try text(package, "Home").contains("after"))
    #expect(try text(package, "Home", ".", "--no-appear").contains("before"))
  }

  @Test func previews() throws {
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let rows = try screenwright("render", "--preview", "Rows", package.path, "--to", "text")
    #expect(rows.status == 0)
    #expect(rows.output.contains("Glacier Point"))
    let named = try text(package, "LandmarkDetail", ".", "--preview", "Detail")
    #expect(named.contains("About Glacier Point"))
    let wrong = try screenwright("render", "--preview", "Row", package.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "screenwright: there is no preview Row; there is Rows\n")
  }

  @Test func colourOfText() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    let coloured = try text(package, "Home", ".", "--color", "always")
    #expect(coloured.contains("\u{1B}["))
    let file = try screenwright(
      "render", "Home", ".", "--to", "text", "--color", "always", "--output", "page.txt", in: package)
    #expect(file.status == 0 && file.output.isEmpty)
    #expect(try package.read("page.txt") == (try text(package, "Home")))
  }

  /// A parameter that is a binding takes a value, or an expression that is a binding.
  @Test func bindingsAreGivenByValuesAndByBindings() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <Enum name="Tab"><Case name="home"/><Case name="cart"/></Enum>
          <ObservableObject name="Store"><Published name="tab" type="Tab" value="cart"/></ObservableObject>
          <App name="Shop"><StateObject name="store" type="Store"/><WindowGroup><Home tab="$store.tab" word="{.constant('w')}" on="{.constant(true)}"/></WindowGroup></App>
          <Screen name="Home">
            <Binding name="tab" type="Tab"/>
            <Binding name="word" type="String"/>
            <Let name="on" type="Binding[Bool]"/>
            <Body><Text>{tab.rawValue} {word} {on.wrappedValue}</Text></Body>
          </Screen>
          <Preview name="One" of="Home"><Home tab="{.constant(.cart)}" word="{.constant('preview')}" on="{.constant(false)}"/></Preview>
          <Scenario name="Two" of="Home" tab="{.constant(.cart)}" word="{.constant('scenario')}" on="{.constant(false)}"><Expect text="scenario"/></Scenario>
        </Module>
        """)
    func text(_ options: String...) throws -> String {
      let run = try screenwright(arguments: ["render", "Home", "--to", "text", package.path] + options)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try screenwright("lint", "--fail-on", "error", package.path).status == 0)
    #expect(
      try text("--with", "tab=.home", "--with", "word=plain", "--with", "on=false") == "home plain false")
    #expect(
      try text(
        "--with", "tab=.constant(.home)", "--with", "word=.constant('given')", "--with", "on=.constant(false)"
      )
        == "home given false")
    #expect(try text("--with", "tab=$store.tab") == "cart w true")
    #expect(try text("--preview", "One") == "cart preview false")
    let wrong = try screenwright("render", "Home", package.path, "--with", "tab=.constant(.shop)")
    #expect(wrong.status == 1 && wrong.errors.contains("Tab has no `.shop`"))
  }
}
