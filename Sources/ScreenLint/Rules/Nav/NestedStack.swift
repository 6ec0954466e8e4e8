import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension NavRules {
  static let nestedStack = Rule(
    .navNestedStack, .warning, "A stack inside a stack",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Two bars are shown above each other, and links push onto the inner stack only.",
    why: "The stack above is enough: pages below it share its bar and its way back.",
    repair: "Remove the inner stack and keep what it holds.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Place"><Body><⟦NavigationView⟧><Text>Place</Text></NavigationView></Body></Screen>
            <Screen name="Home">
              <Body><NavigationView><NavigationLink destination="Place" title="Place"/></NavigationView></Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home">
              <Body><NavigationView><NavigationLink destination="Place" title="Place"/></NavigationView></Body>
            </Screen>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <View name="Home"><Body><TabView><NavigationStack><Text>Tea</Text></NavigationStack><NavigationStack><Text>Cup</Text></NavigationStack></TabView></Body></View>
      </Module>
      """#,
    whenToLeaveIt: "For the columns of a NavigationSplitView, which the rule knows."
  ) { context in
    context.reportNestedStacks()
  }
}

extension RuleContext {
  fileprivate func reportNestedStacks() {
    for use in facts.stacks(graph) {
      let owner = graph.nodes.declaration(use.node)
      if !owner.isNone, program[owner].kind == .preview { continue }
      var related: [RelatedPlace] = []
      switch graph.stack(at: use.outer) {
      case .none: continue
      case .found(let frame):
        let outer = graph.frames[Int(frame)]
        if isSplit(outer.file, outer.view) { continue }
        related = [RelatedPlace("the stack around it", elementName(outer.file, outer.view))]
      case .entry:
        guard facts.placement.isInside(use.node) else { continue }
        let route = facts.placement.route(to: use.node, inside: true)
        if route.contains(where: { isSplitColumn(graph.edges[Int($0)]) }) { continue }
        for index in route {
          let edge = graph.edges[Int(index)]
          let verb = edge.kind == .push ? "pushes" : "shows"
          related.append(
            RelatedPlace(
              "\(name(ofNode: edge.from)) \(verb) \(name(ofNode: edge.to)) here", location(of: edge)))
        }
      }
      report(
        "This stack is inside another one: two bars are shown, and links push onto the inner stack only.",
        at: elementName(use.file, use.view), related: related,
        help: "Remove this one; the pages of the outer stack share its bar.")
    }
  }

  private func isSplit(_ file: FileID, _ view: ViewID) -> Bool {
    model.files[file].views[view].element == LintNames.splitView
  }

  private func isSplitColumn(_ edge: ViewEdge) -> Bool {
    guard case .found(let frame) = graph.stack(at: edge.frame) else { return false }
    return isSplit(graph.frames[Int(frame)].file, graph.frames[Int(frame)].view)
  }
}
