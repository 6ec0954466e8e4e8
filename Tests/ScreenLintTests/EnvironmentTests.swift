import SourceModel
import Testing

@testable import ScreenLint

/// How the environment is handed on (language reference, data flow).
@Suite("Environment objects along routes")
struct EnvironmentTests {
  private static let store = """
    <ObservableObject name="Store"><Published name="total" type="Int" value="0"/></ObservableObject>
    <View name="Total">
      <EnvironmentObject name="store" type="Store"/>
      <Body><Text>{store.total}</Text></Body>
    </View>
    """

  /// The rules that fire for an app whose Home has this body, in a StateObject `store` and a Bool `flag`.
  private func rules(_ body: String, more: String = "") -> [Diagnostic] {
    let text = """
      <Module>\(Self.store)\(more)
      <Screen name="Home">
        <StateObject name="store" type="Store"/>
        <State name="flag" type="Bool" value="false"/>
        <Body><VStack><Toggle isOn="$flag">Flag</Toggle><Text>{store.total}</Text>\(body)</VStack></Body>
      </Screen>
      <App name="Shop"><WindowGroup><Home/></WindowGroup></App></Module>
      """
    let result = LintLab.lint(text)
    let others = result.unclean.filter { $0.rule != "flow/missing-environment-object" }
    #expect(others.isEmpty, "\(result.summary)")
    return result.unclean.filter { $0.rule == "flow/missing-environment-object" }
  }

  @Test("A view's own chain gives to itself and to everything inside")
  func ownChain() {
    #expect(rules("<Total modifiers=\".environmentObject(store)\"/>").isEmpty)
    #expect(rules("<Group modifiers=\".environmentObject(store)\"><Total/></Group>").isEmpty)
    #expect(rules("<Group modifiers=\".environmentObject(store)\"><Text>a</Text></Group><Total/>").count == 1)
  }

  @Test("Sheets inherit at the point of attachment and see the whole chain")
  func sheets() {
    let sheet = "<Sheet isPresented=\"$flag\"><Total/></Sheet>"
    #expect(rules("<Text modifiers=\".environmentObject(store)\">a\(sheet)</Text>").isEmpty)
    #expect(rules("<Text>a\(sheet)</Text>").count == 1)
  }

  @Test("Backgrounds stand where the chain says")
  func backgrounds() {
    let inner = "<Background><Total/></Background>"
    #expect(
      rules("<Group modifiers=\".background().environmentObject(store)\"><Text>a</Text>\(inner)</Group>")
        .isEmpty)
    #expect(rules("<Group modifiers=\".environmentObject(store)\"><Text>a</Text>\(inner)</Group>").count == 1)
  }

  @Test("A pushed page inherits from its stack, not from the link or views between")
  func pushed() {
    let link = "<NavigationLink title=\"Total\"><Destination><Total/></Destination></NavigationLink>"
    #expect(
      rules("<NavigationStack modifiers=\".environmentObject(store)\">\(link)</NavigationStack>").isEmpty)
    #expect(
      rules("<NavigationStack><List modifiers=\".environmentObject(store)\">\(link)</List></NavigationStack>")
        .count == 1)
    #expect(
      rules(
        "<Group modifiers=\".environmentObject(store)\"><NavigationStack>\(link)</NavigationStack></Group>"
      )
      .isEmpty)
  }

  @Test("Slots take the environment of the place where they are put")
  func slots() {
    let card = """
      <View name="Card"><StateObject name="own" type="Store"/><Slot/>
        <Body><VStack modifiers=".environmentObject(own)"><Content/></VStack></Body></View>
      """
    #expect(rules("<Card><Total/></Card>", more: card).isEmpty)
    let plain = "<View name=\"Card\"><Slot/><Body><VStack><Content/></VStack></Body></View>"
    #expect(rules("<Card><Total/></Card>", more: plain).count == 1)
  }

  @Test("Modifiers and extension functions give what their chains give")
  func modifiers() {
    let modifier = """
      <Modifier name="Stocked"><StateObject name="own" type="Store"/>
        <Body><Content modifiers=".environmentObject(own)"/></Body></Modifier>
      """
    #expect(rules("<Total modifiers=\".modifier(Stocked())\"/>", more: modifier).isEmpty)
    let total = "<Total modifiers=\".environmentObject(store)\"/>"
    let reading = """
      <Modifier name="Counted"><EnvironmentObject name="store" type="Store"/>
        <Body><VStack><Content/><Text>{store.total}</Text></VStack></Body></Modifier>
      """
    #expect(rules("<Text modifiers=\".modifier(Counted())\">a</Text>\(total)", more: reading).count == 1)
    #expect(
      rules(
        "<Text modifiers=\".modifier(Counted()).environmentObject(store)\">a</Text>\(total)", more: reading
      ).isEmpty)
  }

  @Test("Fragments are part of the body")
  func fragments() {
    let screen = """
      <Screen name="Page"><Fragment name="total"><Total/></Fragment>
        <Body><VStack><Fragment ref="total"/></VStack></Body></Screen>
      """
    #expect(rules("<Page/>", more: screen).count == 1)
    #expect(rules("<Page modifiers=\".environmentObject(store)\"/>", more: screen).isEmpty)
  }

  @Test("One missing provider is one finding, with every step of the route and the routes that provide it")
  func oneFinding() {
    let found = rules("<Total/><Group modifiers=\".environmentObject(store)\"><Total/></Group>")
    #expect(found.count == 1)
    let related = found.first?.related.map(\.message) ?? []
    #expect(related.count == 3, "\(related)")
    #expect(related.first == "Shop shows Home here, without giving a Store")
    #expect(related.last == "here Total is given a Store")
    #expect(found.first?.message.contains("Shop → Home → Total") == true)
    #expect(found.first?.message.contains("No ObservableObject of type Store found") == true)
  }

  @Test("A package without an App is a library: only its previews are checked")
  func library() {
    let result = LintLab.lint(
      "<Module>\(Self.store)<Preview name=\"Total\" of=\"Total\"><Total/></Preview></Module>")
    #expect(result.unclean.map(\.rule) == ["flow/missing-environment-object"], "\(result.summary)")
    #expect(LintLab.lint("<Module>\(Self.store)</Module>").unclean.isEmpty)
  }

  @Test("An injection that cannot be understood is trusted")
  func faultyInjection() {
    let text = """
      <Module>\(Self.store)<Screen name="Home"><Body><Total modifiers=".environmentObject(stor)"/></Body></Screen>
      <App name="Shop"><WindowGroup><Home/></WindowGroup></App></Module>
      """
    #expect(LintLab.lint(text).unclean.map(\.rule) == ["name/undefined"])
  }
}
