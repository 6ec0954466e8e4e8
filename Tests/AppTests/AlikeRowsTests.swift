import RenderTree
import Rendering
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import TestFixtures
import Testing

@testable import ScreenRuntime

/// Rows that are alike are written from what was written for one of them; their pages are those of rows that were
/// lowered and written one by one.
@Suite struct AlikeRowsTests {
  /// Names that are numbers, words, empty, and full of what HTML does not allow as it is.
  private static func data(_ count: Int) -> String {
    let names = [
      "Park & <Ride>", "한강 공원", "", "12", "\\u0001\\u00e9\\uFFFE", "9.99€", "a\\tb", "A long name, 7",
      "sixteen letters<", "the seventeenth <", "> 서울특별시 강남구 테헤란로 \\\"5\\\" & more",
      "a name of many plain letters",
    ]
    let rows = (0..<count).map { row in
      """
      {"id":\(row),"name":"\(names[row % names.count])","isNew":\(row % 3 == 0),"isOld":\(row % 5 == 1),
      "count":\(row % 9 - 2),\(row % 8 == 3 ? "" : "\"stock\":\(row),")
      "note":\(row % 4 == 0 ? "null" : "\"n\(row % 2)\"")}
      """
    }
    return "[\(rows.joined(separator: ","))]"
  }

  private static let declarations = """
    <Struct name="Row" conforms="Identifiable">
      <Let name="id" type="Int"/><Let name="name" type="String"/><Let name="isNew" type="Bool"/>
      <Let name="isOld" type="Bool"/><Var name="stock" type="Int" value="1"/>
      <Let name="count" type="Int"/><Let name="note" type="String?"/>
      <Computed name="image" type="Image">Image(name)</Computed>
    </Struct>
    <Screen name="Detail"><Let name="row" type="Row"/><Body><Text>{row.name} {row.note ?? ''}</Text></Body></Screen>
    <View name="Line"><Let name="row" type="Row"/><Body><HStack>
      <Image value="{row.image}" modifiers=".resizable().frame(width: 50, height: 50).accessibilityHidden(true)"/>
      <Text>{row.name}</Text><Spacer/><Tag title="{row.name}" count="{row.count}"/></HStack></Body></View>
    <View name="Tag"><Let name="title" type="String"/><Let name="count" type="Int"/>
      <Body><VStack><Text>{title}</Text><If condition="count &gt; 3"><Text>{count} × {count}</Text></If></VStack></Body></View>
    <ObservableObject name="Store"><Published name="rows" type="[Row]" source="rows.json"/>
      <Published name="more" type="[Row]" source="more.json"/></ObservableObject>
    <App name="Rows"><StateObject name="store" type="Store"/>
      <WindowGroup><Main modifiers=".environmentObject(store)"/></WindowGroup></App>
    <View name="Counter"><Let name="row" type="Row"/><State name="taps" type="Int" value="3"/>
      <Body><HStack><Text>{row.name} {taps}</Text><Button action="taps += 1">More</Button></HStack></Body></View>
    """

  /// What stands in a row.
  static let rows: [String] = [
    "<Text>{row.name}</Text>",
    """
    <HStack><Text>{row.name}</Text><Spacer/>
      <If condition="row.isNew"><Image systemName="star.fill" modifiers=".foregroundColor(.yellow)"/></If></HStack>
    """,
    // Rows that differ in style, and in whether numbers may be broken.
    """
    <HStack><Text modifiers=".font(.headline).foregroundColor(.red).lineLimit(1)">{row.name}</Text>
      <VStack alignment="leading"><Text>{row.count}</Text><Text>{row.name}</Text></VStack></HStack>
    """,
    #"<HStack modifiers=".when(row.isNew) { .padding().opacity(0.5) }"><Text>{row.name}</Text></HStack>"#,
    #"<Text modifiers=".padding(4).background(.gray).opacity(0.5)">{row.name}</Text>"#,
    #"<Text modifiers=".accessibilityHeading(.h2)">{row.name}</Text>"#,
    #"<Text modifiers=".accessibilityLabel('Name')">{row.name}</Text>"#,
    #"<VStack modifiers=".accessibilityElement(children: .combine)"><Text>{row.name}</Text><Text>{row.count}</Text></VStack>"#,
    #"<Text modifiers=".foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))">{row.name}</Text>"#,
    #"<Image systemName="star"/><Text>{row.name}</Text>"#,
    #"<ZStack><Circle modifiers=".fill(.red).frame(width: 8, height: 8)"/><Text>{row.count}</Text></ZStack>"#,
    #"<Text>**same** for all</Text>"#,
    #"<HStack modifiers=".accessibilityAddTraits(.isHeader).accessibilityHint('h')"><Text modifiers=".brightness(0.2)">{row.name}</Text></HStack>"#,
    #"<NavigationLink destination="Detail" row="{row}" modifiers=".accessibilityLabel('Open').accessibilityIdentifier('i')"><Text>{row.name}</Text></NavigationLink>"#,
    #"<Image name="{row.name}" modifiers=".accessibilityHidden(true)"/><Image name="{row.name}" modifiers=".accessibilityLabel('Photo').colorInvert()"/>"#,
    // Rows that are read from cells.
    """
    <HStack><If condition="row.isNew"><Text>{row.name}</Text></If>
      <ElseIf condition="row.isOld"><Text>{row.count}</Text><Image name="{row.name}"/></ElseIf>
      <Else><Text>#{row.id} {row.name}: {row.count}</Text></Else><Text>{row.stock}</Text></HStack>
    """,
    #"<If condition="row.isOld"><If condition="row.isNew"><Text>both {row.count}</Text></If></If><Text>{row.name}</Text>"#,
    // Rows of their own.
    #"<ForEach items="0..&lt;4" as="number" id="\.self"><HStack><Text>{number}</Text><Text>x</Text></HStack></ForEach>"#,
    #"<HStack><ForEach items="store.rows.prefix(3)" as="inner"><Text>{inner.name}</Text></ForEach></HStack>"#,
    #"<Counter row="{row}"/>"#,
    #"<IfLet name="note" value="row.note"><Text>{note}</Text></IfLet><Else><Divider/></Else>"#,
    #"<Text>{row.name}<SwipeActions edge="trailing"><Button action="store.rows = []">Delete</Button></SwipeActions></Text>"#,
    #"<HStack modifiers=".listRowSeparator(.hidden)"><Text>{row.name}</Text></HStack>"#,
    #"<HStack modifiers=".badge(row.count)"><Text>{row.name}</Text></HStack>"#,
    #"<HStack alignment="top" spacing="3"><Text>{row.name}</Text><Text>{row.name}</Text></HStack>"#,
    #"<HStack modifiers=".disabled(true)"><Text>{row.name}</Text></HStack>"#,
    // Links, pictures and declared views.
    #"<NavigationLink destination="Detail" row="{row}"><Line row="{row}"/></NavigationLink>"#,
    #"<NavigationLink title="{row.name}" destination="Detail" row="{row}"/>"#,
    #"<NavigationLink destination="Detail" row="{row}" modifiers=".padding().disabled(true)"><Text>{row.count}</Text></NavigationLink>"#,
    #"<HStack><NavigationLink destination="Detail" row="{row}"><Text>{row.count}</Text></NavigationLink><Text>{row.name}</Text></HStack>"#,
    #"<If condition="row.isNew"><NavigationLink destination="Detail" row="{row}"><Text>New</Text></NavigationLink></If><Else><Line row="{row}"/></Else>"#,
    #"<NavigationLink value="{row.count}"><Image name="{row.name}"/><Text>{row.count}</Text></NavigationLink>"#,
    #"<NavigationLink destination="Detail" row="{row}" modifiers=".buttonStyle(.bordered).tint(.red)"><Text>{row.name}</Text></NavigationLink>"#,
    #"<Image name="{row.name}" modifiers=".resizable().frame(width: 150, height: 90).clipShape(.circle)"/>"#,
    #"<HStack modifiers=".accessibilityLabel('Row')"><Image value="{row.image}" modifiers=".resizable().aspectRatio(contentMode: .fit).shadow(radius: 3)"/><Text>{row.count}</Text></HStack>"#,
    #"<VStack modifiers=".padding(2)"><Image name="{row.name}" modifiers=".accessibilityHidden(true).frame(width: 40)"/><Image value="{row.image}"/></VStack>"#,
    #"<VStack modifiers=".aspectRatio(2, contentMode: .fill)"><Image name="{row.name}" modifiers=".resizable()"/></VStack>"#,
  ]

  /// Where rows stand.
  static let places: [String] = [
    #"<List items="store.rows" as="row">ROW</List>"#,
    #"<NavigationView><List items="store.rows" as="row" modifiers=".navigationTitle('Rows').listStyle(.plain)">ROW<NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination></List></NavigationView>"#,
    """
    <List><Section><Header><Text>First</Text></Header><ForEach items="store.rows" as="row">ROW</ForEach></Section>
      <Text>Between</Text><ForEach items="store.rows.filter { $0.count > 1 }" as="row">ROW</ForEach></List>
    """,
    #"<ScrollView><LazyVStack><ForEach items="store.rows" as="row">ROW</ForEach></LazyVStack></ScrollView>"#,
    #"<HStack><ForEach items="store.rows" as="row">ROW</ForEach></HStack>"#,
    #"<VStack modifiers=".disabled(true)"><ForEach items="store.rows" as="row" modifiers=".padding(2)">ROW</ForEach></VStack>"#,
    #"<Button action="store.rows = []"><ForEach items="store.rows" as="row">ROW</ForEach></Button>"#,
    #"<Form><ForEach items="store.rows" as="row" modifiers=".accessibilityHidden(true)">ROW</ForEach></Form>"#,
    #"<VStack><List items="store.rows" as="row">ROW</List><List items="store.more.prefix(9)" as="row">ROW</List></VStack>"#,
    #"<Form><If condition="store.rows.count > 3"><ForEach items="store.more" as="row">ROW</ForEach></If></Form>"#,
  ]

  private func page(_ run: ScreenRun, _ style: Bool) throws -> [UInt8] {
    if style { run.pageName = { $0.identifier.hasSuffix("3") ? "" : $0.fileName } }
    let tree = try run.render()
    var page = HTMLPage(title: "Page")
    page.inlineStyle = style
    if style { page.assets["12"] = AssetFile(address: "twelve.png", size: (width: 12, height: 8)) }
    return HTMLRenderer().render(tree, page: page) + TextRenderer(TextRenderer.Options()).render(tree)
  }

  @Test(arguments: rows) func pagesAreThoseOfSingleRows(row: String) throws {
    let screens = Self.places.enumerated().map { index, place in
      """
      <Screen name="Screen\(index)"><EnvironmentObject name="store" type="Store"/>
        <Body>\(place.replacing("ROW", with: row))</Body></Screen>
      """
    }
    let links = screens.indices.map { "<NavigationLink destination=\"Screen\($0)\">\($0)</NavigationLink>" }
    let destination =
      "<NavigationDestination for=\"Int\" as=\"number\"><Text>{number}</Text></NavigationDestination>"
    let main =
      "<Screen name=\"Main\"><Body><NavigationView><List>\(links.joined())\(destination)</List></NavigationView></Body></Screen>"
    let package = try TemporaryPackage([
      "Screens/Main.xml":
        "<Module xmlns=\"urn:screenwright:1\">\(Self.declarations)\(main)\(screens.joined())</Module>",
      "Screens/rows.json": Self.data(130), "Screens/more.json": Self.data(24),
    ])
    let compilation = try Compiler.compile(#require(try PackageLocator.locate(package.path).first))
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    for index in screens.indices {
      let id = try #require(compilation.model.program.lookup(Name("Screen\(index)"), in: FileID(0)))
      for style in [true, false] {
        let pages = try [(false, false), (true, false), (true, true)].map { shares, folds in
          let run = ScreenRun(RunnableProgram(compilation.model), data: compilation.data)
          run.measuresReach = !shares
          run.foldsRows = folds
          try run.show(id)
          return try page(run, style)
        }
        #expect(pages[1] == pages[0], "\(Self.places[index])")
        #expect(pages[2] == pages[0], "folded: \(Self.places[index])")
        #expect(pages[0].count > 500)
      }
    }
  }
}
