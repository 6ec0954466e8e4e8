import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navDismissNotPresented: RuleID = "nav/dismiss-not-presented" }

extension NavRules {
  static let dismissNotPresented = Rule(
    .navDismissNotPresented, .warning, "A view that dismisses itself and is never presented",
    traits: [.needsWholePackage, .dependsOnUse, .isToldToUsers],
    whatHappens: "Nothing: there is nothing to put away.",
    why:
      "`dismiss()` closes the sheet or goes back from the page that the view is shown in. No path presents or pushes "
      + "this view.",
    repair:
      "Remove the call, or present the view: in a `<Sheet>`, or as the destination of a "
      + "`<NavigationLink>`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
            <Screen name="Home">
              <Environment name="dismiss" key="dismiss"/>
              <Body><Button action="⟦dismiss⟧()">Done</Button></Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
            <Screen name="Home">
              <State name="isShown" type="Bool" value="false"/>
              <Body>
                <NavigationStack>
                  <VStack>
                    <Button action="isShown = true">Open<Sheet isPresented="$isShown"><Editor/></Sheet></Button>
                    <NavigationLink destination="Details" title="Details"/>
                    <Banner/>
                  </VStack>
                </NavigationStack>
              </Body>
            </Screen>
            <View name="Editor"><Body><CloseButton/></Body></View>
            <View name="CloseButton">
              <Environment name="dismiss" key="dismiss"/>
              <Body><Button action="dismiss()">Done</Button></Body>
            </View>
            <Screen name="Details">
              <Environment name="mode" key="presentationMode"/>
              <Body><Button action="mode.wrappedValue.dismiss()">Back</Button></Body>
            </Screen>
            <View name="Banner">
              <Environment name="mode" key="presentationMode"/>
              <Body><Text>{mode.wrappedValue.isPresented ? "Presented" : "At the root"}</Text></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <App name="Teas"><WindowGroup><Home/></WindowGroup></App>
        <View name="Home"><Body><NavigationStack><NavigationLink title="Tea"><Destination><Done/></Destination></NavigationLink></NavigationStack></Body></View>
        <View name="Done">
          <Environment name="dismiss" key="dismiss"/>
          <Body><Button action="dismiss()">Done</Button></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the view is about to be presented too."
  ) { context in
    guard context.facts.hasApp, context.facts.isWhole else { return }
    let members = context.dismissMembers()
    if members.isEmpty { return }
    let shown = context.presentedViews()
    for member in members {
      let owner = context.program[member].owner
      let node = context.graph.nodes.node(owner)
      guard context.program[owner].kind != .preview, context.facts.placement.isReached(node),
        !shown.contains(node)
      else { continue }
      guard let use = context.dismissals(by: member).first, !context.asksFirst(owner) else { continue }
      let route = context.facts.placement.route(
        to: node, inside: !context.facts.placement.isOutside(node))
      context.report(
        "`\(context.program[member].name)` has nothing to put away: no path presents or pushes "
          + "\(context.name(of: owner)).",
        at: context.location(of: use),
        related: route.map {
          let edge = context.graph.edges[Int($0)]
          return RelatedPlace(
            "\(context.name(ofNode: edge.from)) shows \(context.name(ofNode: edge.to)) here, in place",
            context.location(of: edge))
        },
        help: "Present or push \(context.name(of: owner)), or remove the call.")
    }
  }
}

extension RuleContext {
  /// True for a view that asks whether it is presented before it acts.
  fileprivate func asksFirst(_ owner: DeclarationID) -> Bool {
    let name: Name = "isPresented"
    let declaration = program[owner]
    let range = declaration.range
    let code = model.files[declaration.file].code
    return code.nodes.contains {
      ($0.kind == .member || $0.kind == .name) && $0.name == name && range.contains($0.range)
    }
  }

  /// View nodes that some path from any root shows as a page or in a presentation.
  fileprivate func presentedViews() -> Set<Int32> {
    var waiting: [Int32] = []
    for edge in graph.edges where edge.kind == .push || isShownApart(edge.frame, depth: 0) {
      waiting.append(edge.to)
    }
    var seen = Set(waiting)
    while let node = waiting.popLast() {
      for index in graph.views.outgoing[node] {
        let target = graph.edges[Int(index)].to
        if seen.insert(target).inserted { waiting.append(target) }
      }
    }
    return seen
  }

  private func isShownApart(_ frame: Int32, depth: Int) -> Bool {
    var index = frame
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      switch frame.kind {
      case .page, .presentation: return true
      case .slot, .modified:
        let key = frame.kind == .slot ? graph.nodes.declarations + frame.value : frame.value
        if depth < 16,
          graph.placesByNode[key].contains(where: {
            isShownApart(graph.places[Int($0)].frame, depth: depth + 1)
          })
        {
          return true
        }
      // Other frames show nothing apart from what is around them.
      default: break
      }
      index = frame.parent
    }
    return false
  }
}
