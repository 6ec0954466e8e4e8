import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// What can be done on a page, and by what a state is known.
@Suite struct ExplorationTests {
  private static let controls = TestPackage(
    """
    <App name="Controls"><WindowGroup><Home/></WindowGroup></App>
    <Screen name="Home">
      <State name="names" type="[String]" value="{['Fig', 'Plum']}"/><State name="chosen" type="Int" value="1"/>
      <State name="name" type="String" value="Ann"/><State name="isOpen" type="Bool" value="false"/>
      <FocusState name="isTyping" type="Bool"/><AppStorage name="visits" type="Int" value="0"/>
      <Body><NavigationStack><List modifiers=".refreshable { visits += 1 }.onAppear { visits += 1 }">
        <ForEach items="names" as="name" id="\\.self" onDelete="names.remove(atOffsets: $0)"
          onMove="names.move(fromOffsets: $0, toOffset: $1)">
          <Text>{name}<SwipeActions><Button title="Wash" action="visits += 1"/></SwipeActions></Text>
        </ForEach>
        <TextField title="Name" text="$name" modifiers=".focused($isTyping)"/>
        <Stepper value="$chosen">{chosen}</Stepper>
        <Picker title="Which" selection="$chosen"><Text modifiers=".tag(1)">One</Text><Text modifiers=".tag(2)">Two</Text></Picker>
        <Text modifiers=".onLongPressGesture { visits = 0 }">Hold</Text>
        <NavigationLink destination="Detail">Detail</NavigationLink>
        <Button title="Open" action="isOpen = true"><Sheet isPresented="$isOpen"><Text>Sheet</Text></Sheet></Button>
      </List></NavigationStack></Body></Screen>
    <Screen name="Detail"><Body><Text>Detail</Text></Body></Screen>
    """)

  private func home() throws -> ScreenRun {
    #expect(Self.controls.errors == "")
    let run = Self.controls.run()
    run.takesSteps = true
    run.measuresReach = true
    let app = Self.controls.program.app
    try run.launch { $0.show(contentsOf: app) }
    _ = try run.render()
    return run
  }

  /// Whoever adds a kind of step either lets it be tried, or says why it is not.
  @Test func everyKindOfStepIsTriedOrSaysWhyNot() throws {
    let run = try home()
    var kinds: Set<StepKind> = Set(run.actions.map(\.kind))
    for opened in ["tap Detail", "tap Open"] {
      let again = try home()
      try again.perform(ScenarioStep(words: opened))
      kinds.formUnion(again.actions.map(\.kind))
    }
    for kind in StepKind.allCases {
      #expect(kinds.contains(kind) == (kind.reasonNotExplored == nil), "\(kind)")
    }
  }

  /// What an action does is what the step of its address does.
  @Test func actionsAndTheirStepsLeadToTheSameStates() throws {
    let run = try home()
    let start = run.checkpoint()
    for action in run.actions {
      let step = try #require(run.step(for: action), "\(action)")
      try run.act(action)
      _ = try run.render()
      let state = run.stateHash
      let other = try home()
      try other.perform(step)
      #expect(other.stateHash == state, "\(step.words)")
      run.restore(start)
    }
  }

  /// Each timer gets a number of its own; one that begins again leads to the state that the first led to.
  @Test func timersThatBeginAgainAreNoFurtherStates() throws {
    let package = TestPackage(
      """
      <ObservableObject name="Clock"><Published name="ticks" type="Int" value="0"/><Var name="timer" type="Timer?"/>
        <Func signature="start()">timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }</Func>
        <Func signature="back()">timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks -= 1 }</Func>
        <Func signature="stop()">timer?.invalidate()</Func></ObservableObject>
      <App name="Clocks"><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home"><StateObject name="clock" type="Clock"/><Body><VStack>
        <Button title="Start" action="clock.start()"/><Button title="Stop" action="clock.stop()"/>
        <Button title="Back" action="clock.back()"/></VStack></Body></Screen>
      """)
    #expect(package.errors == "")
    let run = package.run()
    run.takesSteps = true
    try run.launch { $0.show(contentsOf: package.program.app) }
    var states: [UInt64] = []
    for words in ["tap Start", "tap Stop", "tap Start", "tap Stop", "tap Back"] {
      try run.perform(ScenarioStep(words: words))
      _ = try run.render()
      states.append(run.stateHash)
    }
    #expect(states[0] == states[2])
    #expect(states[1] == states[3])
    #expect(states[0] != states[1])
    // What a timer does is part of the state.
    #expect(states[4] != states[0])
  }

  @Test func statesAreKnownByWhatTheyAreAndNotByTheWay() throws {
    let (one, other) = (try home(), try home())
    #expect(one.stateHash == other.stateHash)
    for words in ["increment #1", "type Name: Bob"] {
      try one.perform(ScenarioStep(words: words.replacing("#1", with: "stepper")))
    }
    #expect(one.stateHash != other.stateHash)
    for words in ["type Name: Bob", "increment stepper"] { try other.perform(ScenarioStep(words: words)) }
    #expect(one.stateHash == other.stateHash)
    try one.perform(ScenarioStep(words: "move Fig: Plum"))
    #expect(one.stateHash != other.stateHash)
    try one.perform(ScenarioStep(words: "move Fig: Plum"))
    #expect(one.stateHash == other.stateHash)
    try one.perform(ScenarioStep(words: "wait 10"))
    #expect(one.stateHash == other.stateHash)
    try one.perform(ScenarioStep(words: "tap Open"))
    #expect(one.facts.presentations.map(\.name) == ["the sheet"])
    #expect(one.stateHash != other.stateHash)
  }

  @Test func rowsOfModelDataAreKnownAsTheirCopies() throws {
    let package = TestPackage(
      """
      <Struct name="Pet" conforms="Codable"><Let name="name" type="String"/><Var name="isTame" type="Bool"/></Struct>
      <ObservableObject name="Store"><Published name="pets" type="[Pet]" source="pets.json"/></ObservableObject>
      <App name="Pets"><StateObject name="store" type="Store"/>
        <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
      <Screen name="Home"><EnvironmentObject name="store" type="Store"/><Body>
        <Button title="Tame" action="store.pets[0].isTame.toggle()"/></Body></Screen>
      """, data: [("Screens/pets.json", #"[{"name": "Fig", "isTame": false}]"#)])
    #expect(package.errors == "")
    let run = package.run()
    run.takesSteps = true
    try run.launch { $0.show(contentsOf: package.program.app) }
    _ = try run.render()
    let fresh = run.stateHash
    try run.perform(ScenarioStep(words: "tap Tame"))
    #expect(run.stateHash != fresh)
    try run.perform(ScenarioStep(words: "tap Tame"))
    #expect(run.stateHash == fresh)
  }
}
