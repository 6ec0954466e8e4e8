import RenderTree
import Testing

@testable import ScreenRuntime

/// Rows that share what they are made of look like rows that were lowered one by one.
@Suite struct RowPlanTests {
  /// Rows that differ in what conditions ask for.
  private static let data: String = {
    let rows = (0..<90).map { row in
      """
      {"id":\(row),"name":"\(["Park & Ride", "한강 <공원>", "", "a\\tb", "Éclair"][row % 5]) \(row)",
      "isNew":\(row % 3 == 0),"count":\(row % 7),"price":\(Double(row) / 4),
      "note":\(row % 4 == 0 ? "null" : "\"n\(row % 2)\"")}
      """
    }
    return "[\(rows.joined(separator: ","))]"
  }()

  private static let declarations = """
    <Struct name="Row" conforms="Identifiable">
      <Let name="id" type="Int"/><Let name="name" type="String"/><Let name="isNew" type="Bool"/>
      <Let name="count" type="Int"/><Let name="price" type="Double"/><Let name="note" type="String?"/>
      <Computed name="shout" type="String">name.uppercased()</Computed>
    </Struct>
    <ObservableObject name="Store"><Published name="rows" type="[Row]" source="rows.json"/></ObservableObject>
    <App name="Rows"><StateObject name="store" type="Store"/>
      <WindowGroup><Main modifiers=".environmentObject(store)"/></WindowGroup></App>
    <View name="Counter"><Let name="row" type="Row"/><State name="taps" type="Int" value="3"/>
      <Body><HStack><Text>{row.name} {taps}</Text><Button action="taps += 1">More</Button></HStack></Body></View>
    <View name="Line"><Let name="row" type="Row"/><Body><Text>{row.name}</Text></Body></View>
    <View name="Price"><Let name="value" type="Double"/><Let name="name" type="String"/><Var name="unit" type="String" value="€"/>
      <Computed name="isDear" type="Bool">value > 10</Computed>
      <Body><HStack><Text>{name}</Text><If condition="isDear"><Text>dear</Text></If><Text>{value} {unit}</Text></HStack></Body></View>
    <View name="Card"><EnvironmentObject name="store" type="Store"/><Let name="row" type="Row"/>
      <Body><VStack modifiers=".padding(2)"><Line row="{row}"/>
        <If condition="row.isNew"><Text>{row.count} of {store.rows.count}</Text></If>
        <Price value="{row.price}" name="{row.name}" unit="{row.isNew ? '$' : '₩'}"/>
        <Price value="{row.price + 1}" name="{row.note ?? 'none'}"/></VStack></Body></View>
    <Screen name="Detail"><Let name="row" type="Row"/><Body><Text>{row.name}</Text></Body></Screen>
    """

  /// Rows that share, each with what stands in a row.
  static let sharing: [String] = [
    "<Text>{row.name}</Text>",
    "<Text>Same for all</Text>",
    """
    <HStack><Text>{row.name}</Text><Spacer/>
      <If condition="row.isNew"><Image systemName="star.fill" modifiers=".foregroundColor(.yellow)"/></If></HStack>
    """,
    """
    <VStack alignment="leading" spacing="3" modifiers=".padding(4).background(.gray)">
      <Text modifiers=".font(.headline).bold()">#{row.id}: {row.name} = {row.price * 2}</Text>
      <If condition="row.count == 0"><Text>none</Text><Divider/></If>
      <ElseIf condition="row.count &lt; 3 &amp;&amp; !row.isNew"><Text modifiers=".italic()">{row.count} left</Text></ElseIf>
      <Else><ZStack><Circle modifiers=".fill(.red).frame(width: 8, height: 8)"/><Text>{row.count}</Text></ZStack></Else>
    </VStack>
    """,
    """
    <Text>{row.name}</Text><IfLet name="note" value="row.note"><Group><Text>{note}</Text>
      <If condition="note == 'n1'"><Text>{row.price}</Text></If></Group></IfLet><Else><Spacer/></Else>
    """,
    #"<HStack modifiers=".when(row.isNew) { .padding().opacity(0.5) }"><Text>{row.isNew ? row.name : 'old'}</Text></HStack>"#,
    #"<Text modifiers=".textCase(.uppercase)">{row.name}</Text><Text>{row.count}</Text>"#,
    #"<Text modifiers=".redacted(reason: .placeholder)">{row.name}</Text><Text>x</Text>"#,
    #"<Let name="twice" value="{row.count * 2}"/><If condition="twice > 6"><Text>{twice}</Text></If><Text>{row.id}</Text>"#,
    "<Text>{row.note ?? 'no note'}</Text><Text>{row.note}</Text>",
    "<If condition=\"row.isNew\"><Text>{row.name}</Text></If>",
    #"<Line row="{row}"/>"#,
    "<Text>{row.shout}</Text>",
    #"<Card row="{row}"/><Text>{row.id}</Text>"#,
    #"<NavigationLink destination="Detail" row="{row}"><Text>{row.name}</Text></NavigationLink>"#,
    #"<If condition="row.isNew"><NavigationLink title="{row.name}" destination="Detail" row="{row}"/></If><NavigationLink value="{row.id}"><Line row="{row}"/></NavigationLink>"#,
    #"<Image name="{row.name}" modifiers=".resizable()"/><Text>{row.id}</Text>"#,
    #"<Image name="{row.name}" modifiers=".resizable().frame(width: 50).accessibilityHidden(true)"/><Text>{row.id}</Text>"#,
    #"<VStack modifiers=".accessibilityElement(children: .combine)"><Text modifiers=".grayscale(1)">{row.id}</Text></VStack>"#,
    #"<If condition="row.isNew"><Price value="{row.price}" name="{row.shout}"/></If><Else><Price value="2.5" name="{row.name}"/></Else>"#,
  ]

  /// Rows that are lowered one by one.
  static let single: [String] = [
    #"<Counter row="{row}"/>"#,
    #"<Text modifiers=".opacity(row.isNew ? 1 : 0.5)">{row.name}</Text>"#,
    #"<NavigationLink destination="Detail" row="{row}" isActive="{.constant(false)}"><Text>{row.name}</Text></NavigationLink>"#,
    #"<Text>{row.name}<Text modifiers=".bold()">{row.count}</Text></Text>"#,
    #"<Button action="store.rows = []">{row.name}</Button>"#,
    #"<ForEach items="0..&lt;4" as="number" id="\.self"><Text>{number}</Text></ForEach>"#,
    #"<Text modifiers=".badge(row.count)">{row.name}</Text>"#,
    #"<Image systemName="{row.isNew ? 'star' : 'heart'}"/>"#,
    #"<Text>{row.name}<Sheet isPresented="{.constant(false)}"><Text>{row.id}</Text></Sheet></Text>"#,
  ]

  private func trees(_ list: String) throws -> (shared: RenderTree, single: RenderTree) {
    let package = TestPackage(
      Self.declarations
        + "<Screen name=\"Main\"><EnvironmentObject name=\"store\" type=\"Store\"/><Body>\(list)</Body></Screen>",
      data: [("Screens/rows.json", Self.data)])
    #expect(package.errors == "")
    let run = try package.showing("Main")
    let shared = try run.render()
    let other = try package.showing("Main")
    other.measuresReach = true
    let single = try other.render()
    #expect(run.evaluator.steps == other.evaluator.steps)
    #expect(run.host.controls.map(\.site.identity) == other.host.controls.map(\.site.identity))
    #expect(run.host.controls.map(\.shown) == other.host.controls.map(\.shown))
    let folding = try package.showing("Main")
    folding.foldsRows = true
    let folded = try folding.render()
    #expect(folding.evaluator.steps == run.evaluator.steps)
    #expect(folded.wholeNodeCount == single.nodes.count)
    #expect(folded.unfolded().outline == single.outline)
    return (shared, single)
  }

  /// Rows of model data, with what may stand in them if they are to be one node each.
  @Test(arguments: [
    "<Text>{row.name}</Text>",
    #"<HStack><Text>{row.name}</Text><If condition="row.isNew"><Text>new</Text></If><Text>₩{row.count}</Text></HStack>"#,
    #"<Line row="{row}"/>"#,
    #"<VStack><Image name="{row.name}"/><Text>{row.price} of {row.shout}</Text></VStack>"#,
    #"<Text modifiers=".padding(4).when(row.isNew) { .opacity(0.5) }">{row.name}</Text>"#,
  ]) func rowsOfListsAreOneNode(row: String) throws {
    let package = TestPackage(
      Self.declarations
        + """
        <Screen name="Main"><EnvironmentObject name="store" type="Store"/><Body>
          <List items="store.rows" as="row">\(row)</List></Body></Screen>
        """, data: [("Screens/rows.json", Self.data)])
    #expect(package.errors == "")
    let run = try package.showing("Main")
    run.foldsRows = true
    let tree = try run.render()
    let folded = tree.nodes.filter { $0.kind == .alike }.count
    // The first of each kind is whole.
    #expect((88...89).contains(folded))
    #expect(tree.isFolded && !tree.unfolded().isFolded)
  }

  @Test(arguments: sharing + single) func looksLikeRowsLoweredOneByOne(row: String) throws {
    for list in [
      "<List items=\"store.rows\" as=\"row\">\(row)</List>",
      "<VStack><ForEach items=\"store.rows.filter { $0.count > 1 }\" as=\"row\">\(row)</ForEach></VStack>",
      "<List modifiers=\".font(.caption)\"><Section><ForEach items=\"store.rows\" as=\"row\" id=\"\\.id\">\(row)</ForEach></Section></List>",
    ] {
      let (shared, single) = try trees(list)
      #expect(shared.outline == single.outline)
      #expect(shared.nodes.count == single.nodes.count)
    }
  }

  @Test(arguments: sharing) func sharesWhatRowsHaveInCommon(row: String) throws {
    let (shared, single) = try trees("<List items=\"store.rows\" as=\"row\"><HStack>\(row)</HStack></List>")
    let isCased = row.contains("textCase") || row.contains("redacted")
    #expect(shared.stacks.count == single.stacks.count ? isCased : !isCased)
  }

  @Test(arguments: single) func doesNotShareMore(row: String) throws {
    let (shared, single) = try trees("<List items=\"store.rows\" as=\"row\"><HStack>\(row)</HStack></List>")
    #expect(shared.stacks.count == single.stacks.count)
  }

  @Test func linksLeadToThePagesOfTheirRows() throws {
    let package = TestPackage(
      Self.declarations
        + """
        <Screen name="Main"><EnvironmentObject name="store" type="Store"/><Body><NavigationView>
          <List items="store.rows" as="row"><NavigationLink destination="Detail" row="{row}">
            <HStack><Let name="twice" value="{row.id * 2}"/><Text>Row {twice}</Text></HStack></NavigationLink></List>
          </NavigationView></Body></Screen>
        """, data: [("Screens/rows.json", Self.data)])
    #expect(package.errors == "")
    let run = try package.showing("Main")
    run.pageName = { $0.fileName }
    let tree = try run.render()
    #expect(tree.links.map { tree.string($0.target) } == (0..<90).map { "Detail-\($0).html" })
    try run.tap("Row 34")
    let page = try run.render()
    #expect(page.runs.map { page.string($0.text) }.contains { $0.hasSuffix(" 17") })
  }

  @Test func readsBindingsAndSelectionsOfEachRow() throws {
    for list in [
      #"<ForEach items="$store.rows" as="$row"><Text>{row.name}</Text></ForEach>"#,
      #"<List items="store.rows" as="row" selection="{.constant(3)}"><Text>{row.name}</Text></List>"#,
      #"<ForEach items="0..&lt;50" as="row" id="\.self"><HStack><Text>{row}</Text></HStack></ForEach>"#,
    ] {
      let (shared, single) = try trees(list)
      #expect(shared.outline == single.outline)
    }
  }

  @Test func stopsAtTheSameStep() throws {
    let package = TestPackage(
      Self.declarations
        + """
        <Screen name="Main"><EnvironmentObject name="store" type="Store"/><Body>
          <List items="store.rows" as="row"><HStack><Text>{row.name}</Text></HStack></List></Body></Screen>
        """, data: [("Screens/rows.json", Self.data)])
    for steps in [20, 60, 61, 62, 63, 100] {
      var limits = RunLimits()
      limits.steps = steps
      let faults = try [true, false].map { shares in
        let run = try package.showing("Main", limits: limits)
        run.measuresReach = !shares
        return fault { _ = try run.render() }
      }
      #expect(faults[0]?.location == faults[1]?.location)
      #expect(faults[0]?.message == faults[1]?.message)
      #expect(faults[0] != nil)
    }
  }
}

extension RunControl {
  /// The control's node and what may be chosen.
  fileprivate var shown: String { "\(registration.node.raw) \(registration.choices)" }
}

extension RenderTree {
  /// All that a tree shows, a line for each node, whatever the places of payloads.
  fileprivate var outline: String {
    var lines: [String] = []
    write(root, 0, &lines)
    return lines.joined(separator: "\n")
  }

  private func write(_ index: NodeIndex, _ depth: Int, _ lines: inout [String]) {
    let node = self[index]
    let place = Int(node.payload)
    var line = String(repeating: " ", count: depth) + "\(node.kind)"
    switch node.kind {
    case .text:
      let text = texts[place]
      line += " \(text.lineLimit) \(text.headingLevel)"
      for run in runs[Int(text.firstRun)..<Int(text.firstRun + text.runCount)] {
        line += " \(string(run.text)) \(textStyles[Int(run.style)])"
      }
    case .stack: line += " \(stacks[place])"
    case .image: line += " \(string(images[place].name)) \(images[place].isDecorative) \(images[place].style)"
    case .box: line += " \(boxes[place])"
    case .shape: line += " \(shapes[place])"
    case .spacer: line += " \(spacers[place])"
    case .region: line += " \(regions[place])"
    case .control: line += " \(controls[place].kind) \(controls[place].control)"
    case .link: line += " \(links[place].control) \(string(links[place].target))"
    default: break
    }
    lines.append(line)
    for child in children(of: index) { write(child, depth + 1, &lines) }
  }
}
