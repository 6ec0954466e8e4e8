import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension NavRules {
  static let unreachableScreen = Rule(
    "nav/unreachable-screen", .warning, "A screen that no way leads to",
    whatHappens: "Nothing: users never see it.",
    why: "A Screen is a page of its own, and no link, tab, sheet or view leads to this one from the App.",
    repair: "Link to it, present it, or show it in another view; or remove it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="⟦Settings⟧"><Body><Text>Settings</Text></Body></Screen>
            <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Settings"><Body><Text>Settings</Text></Body></Screen>
            <Screen name="Home">
              <Body><NavigationStack><NavigationLink destination="Settings" title="Settings"/></NavigationStack></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#)
    ],
    nearMisses: [
      #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home">
          <State name="isShown" type="Bool" value="false"/>
          <Body><Button action="isShown = true">Cup<Sheet isPresented="$isShown"><Cup/></Sheet></Button></Body>
        </Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
      #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home">
          <Fragment name="link"><NavigationLink destination="Cup" title="Cup"/></Fragment>
          <Body><NavigationStack><Fragment ref="link"/></NavigationStack></Body>
        </Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
      #"""
      <Module>
        <Screen name="Home"><Body><Text>Tea</Text></Body></Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
    ],
    whenToLeaveIt: "While the way to it is being built."
  ) { context in
    guard context.facts.hasApp, context.facts.isWhole else { return }
    for index in context.program.declarations.indices
    where context.program.declarations[index].kind == .screen
      && !context.facts.placement.isReached(Int32(index))
    {
      let id = DeclarationID(index)
      let name = context.program[id].name
      let app = context.program.app
      let holder = context.graph.views.incoming[Int32(index)].map { context.graph.edges[Int($0)] }.first {
        let owner = context.graph.nodes.declaration($0.from)
        return owner.isNone || context.program[owner].kind != .preview
      }
      context.report(
        "No way leads from \(context.program[app].name) to `\(name)`.", at: context.program.location(of: id),
        related: holder.map {
          [
            RelatedPlace(
              "\(context.name(ofNode: $0.from)) leads to it, and is not reached itself",
              context.location(of: $0))
          ]
        } ?? [],
        help: "Link to it, present it, or remove it.")
    }
  }
}
