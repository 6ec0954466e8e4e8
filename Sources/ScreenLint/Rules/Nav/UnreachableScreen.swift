import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navUnreachableScreen: RuleID = "nav/unreachable-screen" }

extension NavRules {
  static let unreachableScreen = Rule(
    .navUnreachableScreen, .warning, "A screen that no way leads to",
    traits: [.needsWholePackage, .dependsOnUse, .isToldToUsers],
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
    nearMiss: #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home">
          <State name="isShown" type="Bool" value="false"/>
          <Body><Button action="isShown = true">Cup<Sheet isPresented="$isShown"><Cup/></Sheet></Button></Body>
        </Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
    whenToLeaveIt: "While the way to it is being built."
  ) { context in
    guard context.facts.hasApp, context.facts.isWhole else { return }
    lazy var elsewhere = context.namesForOtherPlatforms()
    for id in context.program.declarations.indices
    where context.program.declarations[id].kind == .screen
      && !context.facts.placement.isReached(id.index)
    {
      if context.isBehindUnreachable(id.index) || context.isGivenAway(id.index) { continue }
      if elsewhere.contains(context.program[id].innerName) { continue }
      let name = context.program[id].name
      let app = context.program.app
      let holder = context.graph.views.incoming[id.index].map { context.graph.edges[Int($0)] }.first {
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

extension RuleContext {
  /// True where another screen that no way leads to leads to this one: reached itself, it would show this one, too. Of
  /// screens that lead to each other the first speaks.
  fileprivate func isBehindUnreachable(_ screen: Int32) -> Bool {
    let above = unreached(from: screen) { graph.views.incoming[$0].map { graph.edges[Int($0)].from } }
    guard let screens = above?.filter({ $0 != screen && isScreen($0) }), !screens.isEmpty,
      let below = unreached(from: screen, { graph.views.outgoing[$0].map { graph.edges[Int($0)].to } })
    else { return false }
    return screens.contains { !below.contains($0) || $0 < screen }
  }

  /// True where a screen is given to something that code uses, and nothing tells where that shows it.
  fileprivate func isGivenAway(_ screen: Int32) -> Bool {
    let above = unreached(from: screen) { graph.views.incoming[$0].map { graph.edges[Int($0)].from } }
    return above?.contains { node in
      let member = graph.nodes.member(node)
      return !member.isNone && graph.views.incoming[node].isEmpty && !graph.usage[member].isUnused
    } ?? false
  }

  /// The views that steps lead to from one that is not reached, without previews and what is reached; nil for more
  /// than are worth a look.
  private func unreached(from start: Int32, _ steps: (Int32) -> [Int32]) -> Set<Int32>? {
    var found: Set<Int32> = []
    var open = [start]
    while let node = open.popLast() {
      for next in steps(node) where !found.contains(next) && !facts.placement.isReached(next) {
        let owner = graph.nodes.declaration(next)
        if !owner.isNone, [.preview, .scenario].contains(program[owner].kind) { continue }
        found.insert(next)
        open.append(next)
      }
      if found.count > 256 { return nil }
    }
    return found
  }

  private func isScreen(_ node: Int32) -> Bool {
    let owner = graph.nodes.declaration(node)
    return !owner.isNone && program[owner].kind == .screen
  }
}
