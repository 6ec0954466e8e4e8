import ScreenRuntime
import ScreenSemantics
import Testing

/// Steps on running screens.
@Suite struct StepTests {
  private static func run(_ text: String, _ view: String = "Home") throws -> ScreenRun {
    let package = TestPackage(text)
    try #require(package.errors == "")
    let run = package.run()
    run.takesSteps = true
    let id = try package.id(view)
    try run.launch { try $0.show(id) }
    _ = try run.render()
    return run
  }

  private static func fault(_ run: ScreenRun, _ words: String) -> String {
    do {
      try run.perform(try ScenarioStep(words: words))
      return "none"
    } catch {
      return "\(error)"
    }
  }

  /// Does steps, each of which must be done.
  private static func perform(_ run: ScreenRun, _ steps: String...) throws {
    for words in steps { try run.perform(try ScenarioStep(words: words)) }
  }

  /// Nobody observes a static Var: a page shows what it was drawn with until something else is written.
  @Test func staticVarsRedrawNothing() throws {
    let run = try Self.run(
      """
      <Struct name="Shop"><Var name="sold" type="Int" value="0" static="true"/></Struct>
      <Screen name="Home">
        <State name="count" type="Int" value="0"/>
        <Body>
          <VStack>
            <Text>Sold {Shop.sold}, counted {count}</Text>
            <Button action="Shop.sold += 1">Sell</Button>
            <Button action="count += 1">Count</Button>
          </VStack>
        </Body>
      </Screen>
      """)
    try Self.perform(run, "tap Sell", "tap Sell", "expect Sold 0, counted 0")
    try Self.perform(run, "tap Count", "expect Sold 2, counted 1")
  }

  private static let form = """
    <Enum name="Order" conforms="CaseIterable"><Case name="day"/><Case name="name"/></Enum>
    <Screen name="Home">
      <State name="name" type="String" value=""/>
      <State name="age" type="Int" value="3"/>
      <State name="order" type="Order" value="{.day}"/>
      <State name="on" type="Bool" value="false"/>
      <State name="day" type="Date" value="{Date()}"/>
      <State name="color" type="Color" value="{.red}"/>
      <State name="tab" type="Int" value="0"/>
      <FocusState name="isNaming" type="Bool"/>
      <Body>
        <Form>
          <TextField title="Name" text="$name" modifiers=".focused($isNaming).onSubmit { print('submitted') }"/>
          <TextField title="Age" value="$age"/>
          <Picker title="Sort" selection="$order">
            <Text modifiers=".tag(Order.day)">Day</Text>
            <Text modifiers=".tag(Order.name)">Title</Text>
          </Picker>
          <Toggle title="Loud" isOn="$on"/>
          <DatePicker title="When" selection="$day" displayedComponents="date"/>
          <ColorPicker title="Paint" selection="$color"/>
          <Stepper value="$age" in="{0...5}">Years {age}</Stepper>
          <Button title="Never" action="print('never')" modifiers=".disabled(true)"/>
          <Menu title="More">
            <Button title="Share" action="print('shared')"/>
            <Button title="Erase" action="name = ''"/>
          </Menu>
          <Text>{isNaming ? 'naming' : 'idle'}</Text>
        </Form>
      </Body>
    </Screen>
    """

  @Test func controlsTakeTheirSteps() throws {
    let run = try Self.run(Self.form)
    try Self.perform(
      run, "type Name: Fig", "expect value: name == 'Fig'", "type tree", "expect value: name == 'Figtree'",
      "expect naming", "focus Age", "expect idle", "type Name: Oak\n", "expect effect: print submitted",
      "type Age: 4", "increment Years", "increment Years", "expect value: age == 5", "decrement Years",
      "expect Years 4", "select Sort: Title", "expect value: order == .name", "tap Loud", "expect value: on",
      "type When: 2021-05-06", "expect value: day.description.hasPrefix('2021-05-06')",
      "type Paint: #102030", "select More: Share", "expect effect: print shared", "tap Erase",
      "expect value: name.isEmpty", "set age=2", "expect Years 2", "set order=.day",
      "expect value: order == .day")
  }

  @Test func whatCannotBeDoneSaysWhy() throws {
    let run = try Self.run(Self.form)
    #expect(Self.fault(run, "tap Never") == "The button `Never` is disabled.")
    #expect(
      Self.fault(run, "select Sort: Titel")
        == "The picker `Sort` has no option `Titel`. Did you mean `Title`? Its options are `Day`, `Title`.")
    #expect(Self.fault(run, "type Age: old") == "The field `Age` takes a whole number, and `old` is none.")
    #expect(
      Self.fault(run, "type When: soon")
        == "The date picker `When` takes a date such as 2020-01-31, or a time such as 09:30, and `soon` is none."
    )
    #expect(
      Self.fault(run, "tap Nme").hasPrefix(
        "There is nothing called `Nme` here that takes taps. Did you mean `Name`?"))
    #expect(Self.fault(run, "tap idle").hasPrefix("The text `idle` is here, and nothing there takes taps."))
    #expect(Self.fault(run, "back") == "There is no page before this one. `Home` is the first.")
    #expect(Self.fault(run, "dismiss") == "Nothing is presented.")
    #expect(
      Self.fault(run, "refresh") == "Nothing here can be refreshed. A view is by `.refreshable { … }`.")
    #expect(Self.fault(run, "wait long") == "`long` is no time in seconds. Write a number such as `0.5`.")
    #expect(
      Self.fault(run, "set nam=Fig").hasPrefix("No view on this page has a state `nam`. Did you mean `name`?")
    )
    #expect(Self.fault(run, "set age=old").hasPrefix("`old` is no value for `age`: "))
    #expect(Self.fault(run, "expect Fug").hasPrefix("`Fug` is not visible."))
    #expect(Self.fault(run, "expect no-text: idle") == "`idle` is visible, and should not be.")
    #expect(Self.fault(run, "expect screen: Other") == "The topmost page is `Home`, and not `Other`.")
    #expect(Self.fault(run, "expect value: age == 9") == "`age == 9` is false.")
    #expect(Self.fault(run, "expect effect: print") == "The effect `print` did not happen. Nothing did.")
    #expect(
      Self.fault(run, "delete Years") == "This row cannot be deleted. Its ForEach or List has no `onDelete`.")
  }

  private static let list = """
    <Screen name="Home">
      <State name="fruits" type="[String]" value="{['Fig', 'Plum', 'Pear', 'Quince']}"/>
      <State name="cart" type="[String]" value="{[]}"/>
      <Body>
        <List modifiers=".refreshable { fruits.append('New') }">
          <Section title="Fruits">
            <ForEach items="fruits" as="fruit" id="\\.self" modifiers=".onDelete { fruits.remove(atOffsets: $0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) }">
              <HStack modifiers=".deleteDisabled(fruit == 'Pear')">
                <Text>{fruit}</Text>
                <Button title="Add" action="cart.append(fruit)"/>
                <SwipeActions><Button title="Wash" action="print('washed ' + fruit)"/></SwipeActions>
              </HStack>
            </ForEach>
          </Section>
          <Section title="Cart">
            <Text modifiers=".onLongPressGesture { cart = [] }.accessibilityIdentifier('cart')">{cart.joined(separator: '+')}</Text>
          </Section>
        </List>
      </Body>
    </Screen>
    """

  @Test func rowsAreAddressedAndMoved() throws {
    let run = try Self.run(Self.list)
    #expect(
      Self.fault(run, "tap Add")
        == "`Add` may be any of 4 here. They are told apart so: button `Fig > Add`, button `Plum > Add`, button `Pear > Add`, button `Quince > Add`."
    )
    try Self.perform(
      run, "tap Plum > Add", "tap Add #4", "expect Plum+Quince", "longpress cart", "expect value: cart == []",
      "delete Fig", "expect value: fruits == ['Plum', 'Pear', 'Quince']", "move Plum: Quince",
      "expect value: fruits == ['Pear', 'Quince', 'Plum']", "move Plum: Pear",
      "expect value: fruits == ['Plum', 'Pear', 'Quince']", "swipe Quince: Wash",
      "expect effect: print washed Quince", "swipe Quince: Delete", "refresh",
      "expect value: fruits == ['Plum', 'Pear', 'New']")
    #expect(Self.fault(run, "delete Pear") == "This row cannot be deleted. `deleteDisabled` keeps it.")
    #expect(
      Self.fault(run, "swipe Plum: Wsh")
        == "The row `Plum` has no action `Wsh`. Did you mean `Wash`? It has `Add`, `Wash`, `Delete`.")
  }

  @Test func addressesLeadBack() throws {
    let run = try Self.run(Self.list)
    for control in run.controls {
      let address = try #require(
        run.address(of: control.control, for: control.kind == .longPress ? .longPress : .tap))
      #expect(!address.isEmpty)
    }
    #expect(
      run.controls.filter { $0.label == "Add" }.map { run.address(of: $0.control, for: .tap) } == [
        "Fig > Add", "Plum > Add", "Pear > Add", "Quince > Add",
      ])
  }

  @Test func swipedActionsAreSwipes() throws {
    let run = try Self.run(Self.list)
    let washes = run.controls.filter { $0.label == "Wash" }
    #expect(
      washes.map { run.swipe(to: $0.control)?.words } == [
        "swipe Fig: Wash", "swipe Plum: Wash", "swipe Pear: Wash", "swipe Quince: Wash",
      ])
    let add = try #require(run.controls.first { $0.label == "Add" })
    #expect(run.swipe(to: add.control) == nil)
  }

  /// What stands first at the leading edge of a row names its action, not the row.
  @Test func leadingActionsNameNoRow() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <Body>
          <List>
            <Text>Fig<SwipeActions edge="leading"><Button title="Wash" action="print('washed')"/></SwipeActions></Text>
          </List>
        </Body>
      </Screen>
      """)
    let wash = try #require(run.controls.first { $0.label == "Wash" })
    #expect(run.swipe(to: wash.control)?.words == "swipe Fig: Wash")
    try Self.perform(run, "swipe Fig: Wash", "expect effect: print washed")
  }

  @Test func tabsWithoutLabelsAreCounted() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="page" type="Int" value="1"/>
        <Body>
          <TabView selection="$page" modifiers=".tabViewStyle(.page)">
            <Text modifiers=".tag(1)">One</Text>
            <Text modifiers=".tag(2)">Two</Text>
          </TabView>
        </Body>
      </Screen>
      """)
    #expect(
      Self.fault(run, "tap Nope")
        == "There is nothing called `Nope` here that takes taps. Here takes taps: option `Tab 1`, option `Tab 2`."
    )
    #expect(Self.fault(run, "select One").hasSuffix("Name one: `Tab 1`, `Tab 2`."))
    try Self.perform(run, "select Tab 2", "expect value: page == 2", "tap Tab 1", "expect value: page == 1")
  }

  /// A button is known by the first of its texts that has letters.
  @Test func numbersNameLittle() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="count" type="Int" value="0"/>
        <Body><List><Button action="count += 1"><HStack><Text>1.</Text><Text>Milk</Text></HStack></Button></List></Body>
      </Screen>
      """)
    #expect(
      Self.fault(run, "tap Nope")
        == "There is nothing called `Nope` here that takes taps. Here takes taps: button `Milk`.")
  }

  @Test func presentationsAreInTheWay() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="asks" type="Bool" value="false"/>
        <State name="shows" type="Bool" value="false"/>
        <State name="covers" type="Bool" value="false"/>
        <Body>
          <VStack>
            <Button title="Ask" action="asks = true"/>
            <Button title="Show" action="shows = true"/>
            <Button title="Cover" action="covers = true"/>
            <Alert isPresented="$asks" title="Sure?"><Button title="Yes" action="print('yes')"/><Button title="No" role="cancel"/></Alert>
            <Sheet isPresented="$shows" onDismiss="print('gone')"><Inner/></Sheet>
            <FullScreenCover isPresented="$covers"><Button title="Leave" action="covers = false"/></FullScreenCover>
          </VStack>
        </Body>
      </Screen>
      <View name="Inner"><Body><Text>Inside</Text></Body></View>
      """)
    try Self.perform(run, "tap Ask", "expect Sure?", "expect screen: Home")
    #expect(
      Self.fault(run, "tap Show")
        == "`Show` is below the presentation `Sure?`, which is in the way. Answer it or put it away first. Here takes taps: button `No`, button `Yes`."
    )
    try Self.perform(
      run, "dismiss", "expect value: !asks", "tap Show", "expect screen: Inner", "expect Inside")
    #expect(Self.fault(run, "expect Ask").hasPrefix("`Ask` is not visible."))
    try Self.perform(run, "dismiss", "expect effect: print gone", "tap Cover")
    #expect(
      Self.fault(run, "dismiss")
        == "A full-screen cover is not put away by a swipe. Use what is on it: `Leave`.")
    try Self.perform(run, "tap Leave", "expect screen: Home")
  }

  @Test func onlyTheSheetThatSaysSoIsKept() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="first" type="Bool" value="false"/><State name="second" type="Bool" value="false"/>
        <Body>
          <VStack>
            <Button title="First" action="first = true"/>
            <Sheet isPresented="$first">
              <NavigationStack><List modifiers=".interactiveDismissDisabled()">
                <Button title="Second" action="second = true"/>
                <Button title="Close" action="first = false"/>
                <Sheet isPresented="$second"><Text>Inner</Text></Sheet>
              </List></NavigationStack>
            </Sheet>
            <Text modifiers=".interactiveDismissDisabled()">On the page</Text>
          </VStack>
        </Body>
      </Screen>
      """)
    try Self.perform(run, "tap First", "tap Second", "expect Inner", "dismiss")
    #expect(
      Self.fault(run, "dismiss")
        == "This sheet is not put away by a swipe: `interactiveDismissDisabled` is on. Use what is on it: `Second`, `Close`."
    )
    try Self.perform(run, "tap Close", "expect value: !first")
  }

  @Test func outcomesTellWhatWasWritten() throws {
    let run = try Self.run(
      """
      <Struct name="Fruit" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isRipe" type="Bool" value="false"/></Struct>
      <ObservableObject name="Store">
        <Published name="fruits" type="[Fruit]" value="{[Fruit(id: 1), Fruit(id: 2)]}"/>
        <Var name="count" type="Int" value="0" static="true"/>
      </ObservableObject>
      <Screen name="Home">
        <StateObject name="store" type="Store"/>
        <State name="taps" type="Int" value="0"/>
        <Body>
          <VStack>
            <Text>{Store.count}</Text>
            <Button title="Ripen" action="store.fruits[1].isRipe = true; taps += 1; Store.count += 1; print('done')"/>
            <Row/>
          </VStack>
        </Body>
      </Screen>
      <View name="Row"><Body><Text>Row</Text></Body></View>
      """)
    let outcome = try run.perform(try ScenarioStep(words: "tap Ripen"))
    #expect(
      outcome.writes.map(\.description) == [
        "Store.fruits[1].isRipe: false → true", "Home.taps: 0 → 1", "Store.count: 0 → 1",
      ])
    #expect(outcome.effects.map(\.text) == ["done"])
    #expect(outcome.page == "Home")
    #expect(outcome.views == ["Home", "Row"])
    #expect(try run.perform(try ScenarioStep(words: "expect Row")).writes.isEmpty)
  }

  @Test func timePassesOnlyWhileItIsWaited() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="start" type="Date" value="{Date()}"/>
        <Body><Text>{Date().timeIntervalSince(start)}</Text></Body>
      </Screen>
      """)
    try Self.perform(run, "expect 0.0", "wait 2.5", "expect 2.5", "wait 1", "expect 3.5")
  }

  @Test func relaunchForgetsWhatIsNotStored() throws {
    let run = try Self.run(
      """
      <Screen name="Home">
        <State name="taps" type="Int" value="0"/>
        <AppStorage name="stored" type="Int" key="stored" value="0"/>
        <Body>
          <Button title="Tap {taps} {stored}" action="taps += 1; stored += 1"/>
        </Body>
      </Screen>
      """)
    try Self.perform(
      run, "tap Tap", "expect Tap 1 1", "relaunch", "expect Tap 0 1", "tap Tap", "expect Tap 1 2")
  }
}
