import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navLinkOutsideStack: RuleID = "nav/link-outside-stack" }

extension NavRules {
  static let linkOutsideStack = Rule(
    .navLinkOutsideStack, .warning, "A link with no stack above it",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "The link is shown dimmed and does nothing when it is tapped.",
    why:
      "A NavigationLink pushes onto the NavigationStack or NavigationView around it. On this path there is none.",
    repair: "Put a `<NavigationStack>` around the first screen of this way.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home"><Body><List><⟦NavigationLink⟧ destination="Place" title="Place"/></List></Body></Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home">
              <Body><NavigationStack><List><NavigationLink destination="Place" title="Place"/></List></NavigationStack></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <NavigationStack>
                  <Button action="isOpen = true">Open
                    <Sheet isPresented="$isOpen"><⟦NavigationLink⟧ destination="Place" title="Place"/></Sheet>
                  </Button>
                </NavigationStack>
              </Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Place"><Body><Text>Place</Text></Body></Screen>
            <Screen name="Home">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <Button action="isOpen = true">Open
                  <Sheet isPresented="$isOpen">
                    <NavigationStack><NavigationLink destination="Place" title="Place"/></NavigationStack>
                  </Sheet>
                </Button>
              </Body>
            </Screen>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <Modifier name="InStack"><Body><NavigationStack><Content/></NavigationStack></Body></Modifier>
        <View name="Home"><Body><NavigationLink destination="Cup" title="Cup" modifiers=".modifier(InStack())"/></Body></View>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
    whenToLeaveIt: "Never: put a stack above it."
  ) { context in
    context.reportLinksOutsideStacks()
  }
}

extension RuleContext {
  /// One finding for each view: its first link without a stack; the others are related.
  fileprivate func reportLinksOutsideStacks() {
    var groups: [Int32: [ViewUse]] = [:]
    var order: [Int32] = []
    let destinations = facts.uses(of: LintNames.navigationDestination, graph).filter { use in
      let checked = model.files[use.file]
      return [Names.isPresented, Names.item].contains {
        checked.attribute($0, of: checked.views[use.view]) != nil
      }
    }
    for use in Array(facts.links(graph)) + destinations {
      let owner = graph.nodes.declaration(use.node)
      if !owner.isNone, program[owner].kind == .preview { continue }
      switch graph.stack(at: use.frame, isLacking: true) {
      case .found: continue
      case .none: break
      case .entry: if !facts.hasApp || !facts.placement.isOutside(use.node) { continue }
      }
      if groups[use.node] == nil { order.append(use.node) }
      groups[use.node, default: []].append(use)
    }
    for node in order {
      guard let links = groups[node], let first = links.first else { continue }
      var related: [RelatedPlace] = []
      if case .entry = graph.stack(at: first.frame, isLacking: true) {
        let frames = [first.frame] + wayWithoutStack(to: node).map(\.frame)
        if frames.contains(where: { isChosenByCallers($0) }) { continue }
        for edge in wayWithoutStack(to: node) {
          related.append(
            RelatedPlace(
              "\(name(ofNode: edge.from)) shows \(name(ofNode: edge.to)) here, "
                + (presentation(of: edge).map {
                  "in \(String(describing: $0).withArticle), which starts without a stack"
                }
                  ?? "without a stack"),
              location(of: edge)))
        }
      } else {
        related.append(
          RelatedPlace("the presentation around it starts without a stack", presentation(around: first)))
      }
      related += links.dropFirst().map {
        RelatedPlace("this \(word(for: $0)) has no stack either", elementName($0.file, $0.view))
      }
      let isLink = model.files[first.file].views[first.view].element == LintNames.navigationLink
      report(
        "No NavigationStack or NavigationView is above this \(word(for: first)) on the way that leads here, so \(isLink ? "a tap on it does nothing" : "its page is never shown").",
        at: elementName(first.file, first.view), related: related, help: stackHelp(first, node))
    }
  }

  private func word(for use: ViewUse) -> String {
    model.files[use.file].views[use.view].element == LintNames.navigationLink ? "link" : "destination"
  }

  /// The way from where stacks do not reach any more to a view: the last presentation on it, or the root.
  func wayWithoutStack(to node: Int32) -> [ViewEdge] {
    let way = facts.placement.route(to: node, inside: false).map { graph.edge(at: $0) }
    return Array(way[(way.lastIndex { presentation(of: $0) != nil } ?? 0)...])
  }

  /// The element that presents what an edge leads to, or nil.
  func presentation(of edge: ViewEdge) -> Name? {
    let frame = graph.frames(from: edge.frame).first { $0.frame.kind == .presentation }?.frame
    return frame.flatMap { model.files[$0.file].views[$0.view].catalogName }
  }

  /// Where the stack is missing: in the presentation, or around what the root shows first.
  private func stackHelp(_ link: ViewUse, _ node: Int32) -> String {
    if case .entry = graph.stack(at: link.frame, isLacking: true) {
      if let edge = wayWithoutStack(to: node).first {
        if let element = presentation(of: edge) {
          return
            "Put a `<NavigationStack>` into the \(element) in \(name(ofNode: edge.from)), around \(name(ofNode: edge.to))."
        }
        return "Put a `<NavigationStack>` around \(name(ofNode: edge.to)) in \(name(ofNode: edge.from))."
      }
      return "Put a `<NavigationStack>` around the views of the root."
    }
    return "Put a `<NavigationStack>` into the presentation, around its views."
  }

  private func presentation(around use: ViewUse) -> SourceLocation {
    let found = graph.frames(from: use.frame).first { $0.frame.kind == .presentation }?.frame
    return found.map { elementName($0.file, $0.view) } ?? elementName(use.file, use.view)
  }
}
