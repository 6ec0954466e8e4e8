import RenderTree
import ScreenTypes
import StandardLibrary
import Testing

@testable import ElementCatalog

@Suite struct ElementLoweringTests {
  private let host = FakeHost()

  private func text(_ text: String, _ chain: FakeHost.Modifier...) -> Int {
    host.add("Text", ["title": .string(text)], [], chain)
  }

  private func lowered(_ site: Int) throws -> (Lowering, NodeIndex) {
    let lowering = Lowering(host: host)
    return (lowering, try host.lower(site, lowering))
  }

  /// Every view of the catalogue that is no attachment, and what becomes of it without attributes.
  private static let shapes = [
    ("Text", "text"), ("Image", "image"), ("Label", "group"), ("Divider", "divider"), ("Spacer", "spacer"),
    ("EmptyView", "group"), ("Color", "shape"), ("Circle", "shape"), ("Capsule", "shape"),
    ("Ellipse", "shape"), ("Rectangle", "shape"), ("RoundedRectangle", "shape"),
    ("UnevenRoundedRectangle", "shape"),
    ("LinearGradient", "shape"), ("AsyncImage", "image"), ("Map", "map"), ("Marker", "stack(image)"),
    ("Annotation", "stack"), ("VStack", "stack"),
    ("HStack", "stack"), ("ZStack", "stack"), ("LazyVStack", "box(stack)"), ("LazyHStack", "stack"),
    ("LazyVGrid", "grid"), ("LazyHGrid", "grid"), ("Grid", "grid"), ("GridRow", "gridRow"),
    ("ScrollView", "scroll"), ("ScrollViewReader", "group"), ("GeometryReader", "box(stack)"),
    ("ViewThatFits", "group"),
    ("Group", "group"), ("GroupBox", "groupBox"), ("ModifiedContent", "group"), ("ForEach", "group"),
    ("List", "list"), ("Section", "group"), ("Header", "group"), ("Footer", "group"), ("Form", "list"),
    ("Table", "grid"), ("TableColumn", "text"), ("Button", "button"), ("Link", "link"),
    ("ShareLink", "button(stack(image, text))"), ("Menu", "menu(content)"),
    ("LabeledContent", "stack(spacer)"), ("EditButton", "button(text)"), ("Toggle", "toggle"),
    ("Stepper", "stepper"), ("Slider", "slider"), ("Picker", "picker"), ("DatePicker", "datePicker"),
    ("ColorPicker", "colorPicker"), ("TextField", "textField"), ("SecureField", "secureField"),
    ("TextEditor", "textEditor"), ("ProgressView", "progress"), ("Gauge", "gauge"),
    ("DisclosureGroup", "disclosure(content)"), ("NavigationView", "navigation"),
    ("NavigationStack", "navigation"), ("NavigationSplitView", "navigation(group)"), ("Sidebar", "group"),
    ("Middle", "group"), ("Detail", "group"), ("NavigationLink", "link"), ("Destination", "group"),
    ("TabView", "tabs"), ("ToolbarItem", "group"), ("ToolbarItemGroup", "group"), ("label", "group"),
    ("icon", "group"), ("title", "group"), ("placeholder", "group"), ("preview", "group"),
    ("currentValueLabel", "group"),
    ("minimumValueLabel", "group"), ("maximumValueLabel", "group"), ("message", "group"),
    ("actions", "group"), ("description", "group"), ("ContentUnavailableView", "box(box(stack))"),
    ("ControlGroup", "stack"),
    ("TimelineView", "group"), ("RadialGradient", "shape"), ("AngularGradient", "shape"), ("Path", "shape"),
    ("Canvas", "drawing"), ("Chart", "drawing"), ("ContainerRelativeShape", "shape"), ("AnyView", "group"),
    ("AnyLayout", "group"), ("TableRow", "gridRow"),
    ("rows", "group"), ("Settings", "group"), ("Window", "group"), ("MenuBarExtra", "group"),
    ("Commands", "group"), ("CommandMenu", "group"),
    ("CommandGroup", "group"), ("SidebarCommands", "group"), ("ToolbarCommands", "group"),
    ("TextEditingCommands", "group"), ("TextFormattingCommands", "group"), ("InspectorCommands", "group"),
    ("ImportFromDevicesCommands", "group"), ("EmptyCommands", "group"), ("MapReader", "group"),
    ("MapPolyline", "shape"), ("MapPolygon", "shape"),
    ("MapCircle", "shape"), ("UserAnnotation", "group"), ("MapUserLocationButton", "box(box(box(image)))"),
    ("MapPitchToggle", "box(box(box(image)))"), ("MapCompass", "group"), ("MapScaleView", "group"),
    ("OutlineGroup", "group"), ("GlassEffectContainer", "group"), ("ToolbarSpacer", "group"),
    ("DefaultToolbarItem", "group"), ("RenameButton", "button(stack(image, text))"),
    ("PasteButton", "button(stack(image, text))"), ("SignInWithAppleButton", "button(text)"),
    ("SettingsLink", "button(text)"),
    ("HelpLink", "button(image)"), ("EquatableView", "group"), ("MultiDatePicker", "datePicker"),
  ]

  @Test(arguments: shapes) func lowersWithoutAttributes(name: String, expected: String) throws {
    let (lowering, node) = try lowered(host.add(name))
    #expect(lowering.outline(node) == expected)
  }

  /// Parts of charts, whose pages golden cases show, and boxes in place of what only a device has.
  private static let shownByCases: Set<String> = [
    "AccessibilityRotorEntry", "AreaMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel",
    "BarMark",
    "LineMark", "PhotosPicker", "PointMark", "ProductView", "RectangleMark", "RuleMark", "SectorMark",
    "StoreView",
    "SubscriptionStoreView", "Tab", "TabSection", "VideoPlayer",
  ]

  @Test func everyViewIsCovered() {
    let views = Set(ElementCatalog.shared.elements.filter { $0.attach == nil }.map { "\($0.name)" })
    let shapes = Self.shapes.map(\.0)
    #expect(Set(shapes).union(Self.shownByCases) == views)
    #expect(Set(shapes).isDisjoint(with: Self.shownByCases) && Set(shapes).count == shapes.count)
  }

  @Test func attachmentsKeepTheView() throws {
    for element in ElementCatalog.shared.elements where element.attach != nil {
      let (lowering, node) = try lowered(host.add("Text", ["title": .string("a")], [host.add(element.name)]))
      #expect(lowering.outline(node).contains("text"), "\(element.name)")
    }
  }

  @Test func rowOfTheLandmarksApp() throws {
    let row = host.add(
      "HStack", [:],
      [
        host.add(
          "Image", ["value": Value(ImageValue(source: .asset, name: "turtlerock"))], [],
          [
            host.modifier("resizable"),
            host.modifier("frame", .double(50), .double(50)),
          ]),
        text("Turtle Rock"), host.add("Spacer"),
        host.add(
          "Image", ["systemName": .string("star.fill")], [],
          [host.modifier("foregroundColor", .color(Color(.yellow)))]),
      ])
    let (lowering, node) = try lowered(row)
    #expect(lowering.outline(node) == "stack(box(image), text, spacer, image)")
    #expect(lowering.tree.images[0].isResizable)
    let star = lowering.tree.images[1]
    #expect(star.source == .symbol)
    #expect(lowering.tree.textStyles[Int(star.style)].color == Color(.yellow))
    #expect(lowering.tree.textStyles.count == 2)
    let frame = try #require(lowering.modifier(lowering.children(of: node)[0]))
    #expect(frame == .frame(width: 50, height: 50, alignment: .center))
  }

  @Test func nestedTextsBecomeRuns() throws {
    let price = host.add(
      "Text", [:],
      [text("₩"), text("1200", host.modifier("font", Value(FontValue(FontSize(.title)))))],
      [host.modifier("fontWeight", .place(4))])
    let (lowering, node) = try lowered(price)
    let runs = lowering.runs(node)
    #expect(runs.map(\.text) == ["₩", "1200"])
    #expect(runs.map(\.style.size.style) == [.body, .title])
    #expect(runs.map(\.style.weight) == [.medium, .medium])
  }

  @Test func linkInListShowsDisclosure() throws {
    let link = host.add("NavigationLink", [:], [text("Turtle Rock")])
    let (lowering, node) = try lowered(host.add("List", [:], [link]))
    #expect(lowering.outline(node) == "list(link(text))")
    #expect(lowering.tree.links[0].showsDisclosure)
    #expect(lowering.tree.string(lowering.tree.links[0].target) == "page-\(link).html")
    #expect(host.registrations.map(\.kind) == [.navigate])
    #expect(lowering.name(of: host.registrations[0].node) == "Turtle Rock")
  }

  @Test func navigationGathersTitleAndToolbar() throws {
    let save = host.add("Button", ["title": .string("Save"), "action": .action])
    let item = host.add(
      "ToolbarItem", ["placement": .place(10)], [host.add("Button", ["title": .string("Cancel")])])
    let toolbar = host.add("Toolbar", [:], [save, item])
    let list = host.add(
      "List", [:], [text("Row"), toolbar], [host.modifier("navigationTitle", .string("Landmarks"))])
    let (lowering, node) = try lowered(host.add("NavigationView", [:], [list]))
    #expect(
      lowering.outline(node)
        == "navigation(toolbarLeading(button(text)), toolbarTrailing(button(text)), list(text))")
    #expect(lowering.tree.string(lowering.tree.navigations[0].title) == "Landmarks")
    #expect(lowering.tree.navigations[0].isLarge)
    #expect(lowering.preferences.navigationTitle == nil)
  }

  @Test func appearanceColoursTitles() throws {
    let lowering = Lowering(host: host)
    lowering.appearance.largeTitleColor = Color(.red)
    lowering.appearance.largeTitleKern = 5
    let stack = host.add("NavigationStack", [:], [text("a", host.modifier("navigationTitle", .string("T")))])
    _ = try host.lower(stack, lowering)
    let style = lowering.tree.textStyles[Int(lowering.tree.navigations[0].titleStyle)]
    #expect(style.color == Color(.red))
    #expect(style.kerning == 5)
  }

  @Test func sectionsHoldHeaderRowsAndFooter() throws {
    let section = host.add(
      "Section", ["title": .string("California")],
      [text("Turtle Rock"), host.add("Footer", [:], [text("One")])])
    let (lowering, node) = try lowered(host.add("Form", [:], [section]))
    #expect(lowering.outline(node) == "list(section(header(text), text, footer(text)))")
    let (outside, group) = try lowered(host.add("VStack", [:], [section]))
    #expect(outside.outline(group) == "stack(text, text, text)")
  }

  @Test func selectedRowsAreMarked() throws {
    let rows = [1, 2].map { text("Row \($0)", host.modifier("tag", .int($0))) }
    let (lowering, node) = try lowered(host.add("List", ["selection": .constant(.int(2))], rows))
    #expect(lowering.outline(node) == "list(box(box(text)), box(box(box(text))))")
    #expect(host.registrations.map(\.kind) == [.select, .select])
    #expect(host.registrations[1].choices[0].value == .int(2))
  }

  @Test func pickerFindsTheSelectedOption() throws {
    let options = [1, 2].map {
      text("Option \($0)", host.modifier("tag", .int($0)), host.modifier("padding"))
    }
    let picker = host.add(
      "Picker", ["title": .string("Pick"), "selection": .constant(.int(2))], options + [host.add("Divider")])
    let (lowering, node) = try lowered(picker)
    #expect(lowering.outline(node) == "picker(label(text), option(box(text)), option(box(text)))")
    #expect(lowering.tree.controls[0].selection == 1)
    #expect(host.registrations[0].choices.map(\.label) == ["Option 1", "Option 2"])
  }

  @Test func tabsShowTheSelectedOneAndOnlyItAppears() throws {
    let tabs = [1, 2].map { number in
      text(
        "Tab \(number)", host.modifier("onAppear", .action), host.modifier("tag", .int(number)))
    }
    for (place, tab) in tabs.enumerated() {
      host.sites[tab].children = [host.add("TabItem", [:], [text("Item \(place)")])]
    }
    let (lowering, node) = try lowered(host.add("TabView", ["selection": .constant(.int(2))], tabs))
    #expect(lowering.outline(node) == "tabs(tab(label(text), text), tab(label(text), text))")
    #expect(lowering.tree.controls.last?.selection == 1)
    #expect(host.appeared.count == 1)
    #expect(host.registrations[0].choices.map(\.label) == ["Item 0", "Item 1"])
  }

  @Test func tableHasARowForEachElement() throws {
    let columns = [
      host.add("TableColumn", ["title": .string("Name"), "value": .string("Rock")]),
      host.add("TableColumn", ["title": .string("State")], [text("CA")]),
    ]
    let (lowering, node) = try lowered(host.add("Table", [:], columns))
    #expect(lowering.outline(node) == "grid(gridRow(text, text), gridRow(text, text))")
  }

  @Test func tableFindsItsRowsByTheTitles() throws {
    let cells = ["Name", "State", "Name", "State"].map { title in
      host.add("TableColumn", ["title": .string(title), "value": .string("x")])
    }
    let (lowering, node) = try lowered(host.add("Table", [:], cells))
    #expect(lowering.children(of: node).count == 3)
    #expect(lowering.name(of: lowering.children(of: node)[0]) == "Name State")
  }

  @Test func textTakesTextValues() throws {
    let joined = TextValue("a") + TextValue("b")
    let (lowering, node) = try lowered(host.add("Text", ["title": Value(joined)]))
    #expect(lowering.runs(node).map(\.text) == ["a", "b"])
  }

  @Test func scrollViewStacksItsViews() throws {
    let (lowering, node) = try lowered(host.add("ScrollView", [:], [text("a"), text("b")]))
    #expect(lowering.outline(node) == "scroll(stack(text, text))")
    #expect(lowering.tree.scrolls[0].vertical)
  }

  @Test func mapTakesARegion() throws {
    let region = RegionValue(
      center: CoordinateValue(latitude: 34, longitude: -116),
      span: SpanValue(latitudeDelta: 0.5, longitudeDelta: 0.25))
    let (lowering, _) = try lowered(host.add("Map", ["region": Value(region)]))
    #expect(lowering.tree.maps[0].latitude == 34)
    #expect(lowering.tree.maps[0].longitudeSpan == 0.25)
  }
}
