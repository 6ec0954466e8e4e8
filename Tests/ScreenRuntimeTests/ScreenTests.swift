import ElementCatalog
import RenderTree
import ScreenRuntime
import ScreenTypes
import SourceModel
import StandardLibrary
import Testing

private let landmarks = """
  <Struct name="Landmark" conforms="Identifiable">
    <Let name="id" type="Int"/><Let name="name" type="String"/><Var name="isFavorite" type="Bool" value="false"/>
    <Let name="park" type="String?"/>
  </Struct>
  <ObservableObject name="ModelData">
    <Published name="landmarks" type="[Landmark]" source="landmarks.json"/>
  </ObservableObject>
  <App name="Landmarks">
    <StateObject name="modelData" type="ModelData"/>
    <WindowGroup><ContentView modifiers=".environmentObject(modelData)"/></WindowGroup>
  </App>
  <Screen name="ContentView"><Body><LandmarkList/></Body></Screen>
  <Screen name="LandmarkList">
    <EnvironmentObject name="modelData" type="ModelData"/>
    <State name="showFavoritesOnly" type="Bool" value="false"/>
    <Computed name="filtered" type="[Landmark]"><![CDATA[
      modelData.landmarks.filter { landmark in !showFavoritesOnly || landmark.isFavorite }
    ]]></Computed>
    <Body>
      <NavigationView>
        <List modifiers=".navigationTitle('Landmarks')">
          <Toggle isOn="$showFavoritesOnly">Favorites only</Toggle>
          <ForEach items="filtered" as="landmark">
            <NavigationLink destination="LandmarkDetail" landmark="{landmark}"><LandmarkRow landmark="{landmark}"/></NavigationLink>
          </ForEach>
        </List>
      </NavigationView>
    </Body>
  </Screen>
  <View name="LandmarkRow">
    <Let name="landmark" type="Landmark"/>
    <Body>
      <HStack>
        <Text>{landmark.name}</Text>
        <Spacer/>
        <If condition="landmark.isFavorite"><Image systemName="star.fill"/></If>
      </HStack>
    </Body>
  </View>
  <Screen name="LandmarkDetail">
    <EnvironmentObject name="modelData" type="ModelData"/>
    <Var name="landmark" type="Landmark"/>
    <Computed name="index" type="Int">modelData.landmarks.firstIndex(where: { $0.id == landmark.id })!</Computed>
    <Body>
      <VStack modifiers=".navigationTitle(landmark.name)">
        <Text>{landmark.name}</Text>
        <FavoriteButton isSet="$modelData.landmarks[index].isFavorite"/>
      </VStack>
    </Body>
  </Screen>
  <View name="FavoriteButton">
    <Binding name="isSet" type="Bool"/>
    <Body>
      <Button action="isSet.toggle()"><Text>{isSet ? "on" : "off"}</Text></Button>
    </Body>
  </View>
  """

private let json = """
  [{"id": 1001, "name": "Turtle Rock", "isFavorite": true, "park": "Joshua Tree"},
   {"id": 1002, "name": "Silver Salmon Creek"}]
  """

private func landmarksPackage() -> TestPackage {
  TestPackage(landmarks, data: [("Screens/landmarks.json", json)])
}

@Test("The App shows its root with its objects")
func app() throws {
  let package = landmarksPackage()
  #expect(package.errors == "")
  let run = package.run()
  run.show(contentsOf: package.program.app)
  #expect(try run.texts() == ["Favorites only", "Turtle Rock", "[star.fill]", "Silver Salmon Creek"])
}

@Test("A control changes the state, and the next rendering shows it")
func filter() throws {
  let package = landmarksPackage()
  let run = try package.showing("LandmarkList")
  _ = try run.render()
  try run.tap("Favorites only")
  #expect(try run.texts() == ["Favorites only", "Turtle Rock", "[star.fill]"])
}

@Test("A screen with parameters gets them from the first route")
func route() throws {
  let package = landmarksPackage()
  let run = try package.showing("LandmarkDetail")
  let tree = try run.render()
  #expect(tree.textList == ["Turtle Rock", "on"])
  let bar = try #require(tree.navigations.first)
  #expect(tree.string(bar.title) == "Turtle Rock")
  #expect(tree.string(bar.back) == "Landmarks")
}

@Test("A pushed page and the page below share the object")
func push() throws {
  let package = landmarksPackage()
  let run = package.run()
  run.show(contentsOf: package.program.app)
  _ = try run.render()
  try run.tap("Silver Salmon Creek")
  #expect(try run.texts() == ["Silver Salmon Creek", "off"])
  #expect(run.topmostPage == "LandmarkDetail")
  try run.tap("off")
  #expect(try run.texts() == ["Silver Salmon Creek", "on"])
  #expect(try run.back())
  #expect(
    try run.texts() == ["Favorites only", "Turtle Rock", "[star.fill]", "Silver Salmon Creek", "[star.fill]"])
  #expect(try !run.back())
}

@Test("Links name the page of their destination where pages are written")
func targets() throws {
  let package = landmarksPackage()
  let run = try package.showing("LandmarkList")
  run.pageName = { $0.fileName }
  let tree = try run.render()
  #expect(
    tree.links.map { tree.string($0.target) } == ["LandmarkDetail-1001.html", "LandmarkDetail-1002.html"])
}

@Test("An object that nothing provides is SwiftUI's fault at its reader")
func missingObject() throws {
  let package = TestPackage(
    landmarks + "<Preview name=\"bare\" of=\"LandmarkList\"><LandmarkList/></Preview>",
    data: [("Screens/landmarks.json", json)])
  let run = package.run()
  run.show(contentsOf: DeclarationID(package.program.declarations.count - 1))
  let found = fault { _ = try run.render() }
  #expect(found?.message.hasPrefix("No ObservableObject of type ModelData found.") == true)
}

@Test("Views that appear run their actions before output, once")
func appearing() throws {
  let text = """
    <Screen name="Main">
      <State name="count" type="Int" value="0"/>
      <State name="seen" type="String" value=""/>
      <Body>
        <Text modifiers=".onAppear { count += 1 }.onChange(of: count) { value in seen += '\\(value) ' }">{count} {seen}</Text>
      </Body>
    </Screen>
    """
  let package = TestPackage(text)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(try run.texts() == ["1 1 "])
  #expect(try run.texts() == ["1 1 "])
  var settings = RunSettings()
  settings.runsAppear = false
  #expect(try package.showing("Main", settings: settings).texts() == ["0 "])
}

@Test("Handlers that never come to rest are reported")
func updateLoop() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <State name="count" type="Int" value="0"/>
      <Body><Text modifiers=".onAppear { count = 1 }.onChange(of: count) { value in count = value + 1 }">{count}</Text></Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(fault { _ = try run.render() }?.rule.id == "flow/update-loop")
}

@Test("Each row keeps its own state")
func rowState() throws {
  let package = TestPackage(
    """
    <View name="Counter">
      <Let name="name" type="String"/><State name="count" type="Int" value="0"/>
      <Body><Button action="count += 1">{name} {count}</Button></Body>
    </View>
    <Screen name="Main">
      <State name="names" type="[String]" value="{['a', 'b']}"/>
      <Body>
        <ForEach items="names" as="name" id="\\.self"><Counter name="{name}"/></ForEach>
        <Button action="names = names.reversed()">swap</Button>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  _ = try run.render()
  try run.tap("b 0")
  #expect(try run.texts() == ["a 0", "b 1", "swap"])
  try run.tap("swap")
  #expect(try run.texts() == ["b 1", "a 0", "swap"])
}

@Test("Bindings to elements of an array write the element")
func elementBindings() throws {
  let package = TestPackage(
    """
    <Struct name="Task" conforms="Identifiable"><Let name="id" type="Int"/><Var name="done" type="Bool"/></Struct>
    <Screen name="Main">
      <State name="tasks" type="[Task]" value="{[Task(id: 1, done: false), Task(id: 2, done: true)]}"/>
      <Body>
        <ForEach items="$tasks" as="$task"><Toggle isOn="$task.done">{task.id}</Toggle></ForEach>
        <Text>{tasks.filter { $0.done }.count}</Text>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  _ = try run.render()
  try run.tap("1")
  #expect(try run.texts() == ["1", "2", "2"])
}

@Test("What a view owns or is bound to is written through `self` too")
func writesThroughSelf() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <State name="count" type="Int" value="1"/>
      <Func signature="add(_ count: Int)">self.count = self.count + count</Func>
      <Body><Button action="add(4)">add</Button><Inner count="$count"/></Body>
    </Screen>
    <View name="Inner">
      <Binding name="count" type="Int"/>
      <Body><Button action="self.count *= 2">twice</Button><Text>{count}</Text></Body>
    </View>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  _ = try run.render()
  try run.tap("add")
  try run.tap("twice")
  #expect(try run.texts() == ["add", "twice", "10"])
}

@Test("Custom bindings read and write through their code")
func customBinding() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <State name="celsius" type="Int" value="10"/>
      <Binding name="isWarm" type="Bool"><get>celsius &gt; 20</get><set>celsius = newValue ? 30 : 10</set></Binding>
      <Body><Toggle isOn="$isWarm">warm</Toggle><Text>{celsius}</Text></Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  _ = try run.render()
  try run.tap("warm")
  #expect(try run.texts() == ["warm", "30"])
}

@Test("Slots, fragments, modifiers and styles show what the caller gives")
func composition() throws {
  let package = TestPackage(
    """
    <View name="Card">
      <Slot/><Slot name="row" takes="item: Int"/>
      <Fragment name="rule"><Text>=</Text></Fragment>
      <Body>
        <Fragment ref="rule"/><Content/>
        <ForEach items="1...2" as="number"><Content name="row" item="{number * 10}"/></ForEach>
      </Body>
    </View>
    <Modifier name="Framed"><Var name="mark" type="String" value="|"/>
      <Body><HStack><Text>{mark}</Text><Content/></HStack></Body></Modifier>
    <ButtonStyle name="Loud"><Body><HStack><Text>!</Text><Content/></HStack></Body></ButtonStyle>
    <Extension of="View"><Func signature="marked(_ mark: String = '+') -> View">.modifier(Framed(mark: mark))</Func></Extension>
    <Screen name="Main">
      <Let name="word" type="String" value="w"/>
      <Body>
        <Card><Text>{word}</Text><row as="item"><Text>{word}{item}</Text></row></Card>
        <Text modifiers=".modifier(Framed())">m</Text>
        <Text modifiers=".marked()">e</Text>
        <Button action="print('x')" modifiers=".buttonStyle(Loud())">b</Button>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(try run.texts() == ["=", "w", "w10", "w20", "|", "m", "+", "e", "!", "b"])
  try run.tap("! b")
  #expect(run.effects == [Effect("print", "x")])
}

@Test("Scrolling to a view is recorded by its id")
func scrolling() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <Body>
        <ScrollViewReader as="proxy">
          <Button action="withAnimation { proxy.scrollTo('end', anchor: .bottom) }">To the end</Button>
          <ScrollView><Text modifiers=".id('end')">The end</Text></ScrollView>
        </ScrollViewReader>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(try run.texts() == ["To the end", "The end"])
  try run.tap("To the end")
  #expect(run.effects == [Effect("animation", "default"), Effect("scrollTo", "end")])
}

@Test("A presented view is dismissed through what presents it")
func presentation() throws {
  let package = TestPackage(
    """
    <View name="Inner">
      <Environment name="dismiss" key="dismiss"/><Environment name="presentationMode" key="presentationMode"/>
      <Body>
        <Button action="dismiss()">close {presentationMode.wrappedValue.isPresented}</Button>
      </Body>
    </View>
    <Screen name="Main">
      <State name="isShown" type="Bool" value="false"/>
      <Body><Button action="isShown = true"><Text>open</Text><Sheet isPresented="$isShown"><Inner/></Sheet></Button></Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(try run.texts() == ["open"])
  try run.tap("open")
  #expect(try run.texts() == ["open", "close true"])
  try run.tap("close true")
  #expect(try run.texts() == ["open"])
}

@Test("States and arguments can be set before rendering")
func presets() throws {
  let package = TestPackage(
    """
    <Screen name="Main"><Let name="name" type="String"/><State name="count" type="Int" value="1"/>
      <Body><Text>{name} {count}</Text></Body></Screen>
    <Preview name="one" of="Main"><Main name="preview"/></Preview>
    """)
  #expect(package.errors == "")
  #expect(try package.showing("Main").texts() == ["preview 1"])
  let id = try package.id("Main")
  let members = Array(package.program.members(of: id))
  let run = package.run()
  try run.show(id, arguments: [members[0]: .string("given")])
  run.set(members[1], to: .int(7))
  #expect(try run.texts() == ["given 7"])
}

@Test("A view that contains itself without end stops at the limit")
func recursion() throws {
  let package = TestPackage(
    """
    <View name="Loop"><Let name="n" type="Int"/><Body><VStack><Text>{n}</Text><If condition="n ge 0"><Loop n="{n + 1}"/></If></VStack></Body></View>
    <Screen name="Main"><Body><Loop n="{0}"/></Body></Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  #expect(fault { _ = try run.render() }?.rule.id == "run/limit")
}

@Test("Two runs give the same identifiers")
func determinism() throws {
  let package = TestPackage(
    """
    <Struct name="Entry" conforms="Identifiable"><Var name="id" type="UUID" value="{UUID()}"/></Struct>
    <Screen name="Main"><State name="entries" type="[Entry]" value="{[Entry(), Entry()]}"/>
      <Body><ForEach items="entries" as="entry"><Text>{entry.id}</Text></ForEach></Body></Screen>
    """)
  #expect(package.errors == "")
  let first = try package.showing("Main").texts()
  #expect(first == ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"])
  #expect(try package.showing("Main").texts() == first)
}

@Test("Paths and flags show pages, and going back changes them")
func paths() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <State name="path" type="[Int]" value="{[]}"/><State name="isOpen" type="Bool" value="false"/>
      <Body>
        <NavigationStack path="$path">
          <VStack>
            <NavigationDestination for="Int" as="number"><Text>page {number}</Text></NavigationDestination>
            <NavigationLink value="{7}">seven</NavigationLink>
            <NavigationLink isActive="$isOpen" title="flag"><Destination><Text>flagged</Text></Destination></NavigationLink>
            <Button action="path = [1, 2]">two</Button>
          </VStack>
        </NavigationStack>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  let root = try run.texts()
  try run.tap("seven")
  #expect(try run.texts() == ["page 7"])
  #expect(try run.back())
  #expect(try run.texts() == root)
  try run.tap("two")
  #expect(try run.texts() == ["page 2"])
  #expect(try run.back())
  #expect(try run.texts() == ["page 1"])
  #expect(try run.back())
  #expect(try run.texts() == root)
  try run.tap("flag")
  #expect(try run.texts() == ["flagged"])
  #expect(try run.back())
  #expect(try run.texts() == root)
}

@Test("Words of a text that lead somewhere are found by themselves, after the controls")
func linkedWords() throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <State name="count" type="Int" value="0"/>
      <Body>
        <Text>Read [the **rules**](https://example.org/rules) or [Add](https://example.org/add)</Text>
        <Button action="count += 1">Add</Button>
        <Text>{count}</Text>
      </Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  _ = try run.render()
  try run.tap("the rules")
  try run.tap("Add")
  #expect(run.effects == [Effect("openURL", "https://example.org/rules")])
  #expect(try run.texts().last == "1")
}
