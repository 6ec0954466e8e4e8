import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension NavRules {
  static let cycle = Rule(
    "nav/cycle", .note, "Pages that lead back to a page below them",
    whatHappens: "Each round puts the same pages onto the stack again, and the way back grows longer.",
    why: "Users who go forward to a page that they came from expect to be back there, not one level deeper.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Home"><Body><NavigationStack><Tea/></NavigationStack></Body></Screen>
            <Screen name="Tea"><Body><NavigationLink destination="⟦Cup⟧" title="Cup"/></Body></Screen>
            <Screen name="Cup"><Body><NavigationLink destination="⟦Tea⟧" title="Tea"/></Body></Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Screen name="Home"><Body><NavigationStack><VStack><Tea/><Folder depth="3"/></VStack></NavigationStack></Body></Screen>
            <Screen name="Tea"><Body><NavigationLink destination="Cup" title="Cup"/></Body></Screen>
            <Screen name="Cup">
              <Environment name="dismiss" key="dismiss"/>
              <State name="isShown" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Button action="dismiss()">Back to tea</Button>
                  <Button action="isShown = true">More tea
                    <Sheet isPresented="$isShown"><NavigationStack><Tea/></NavigationStack></Sheet>
                  </Button>
                </VStack>
              </Body>
            </Screen>
            <Screen name="Folder">
              <Let name="depth" type="Int"/>
              <Body><NavigationLink destination="Folder" depth="{depth - 1}" title="Folder {depth}"/></Body>
            </Screen>
          </Module>
          """#)
    ],
    nearMisses: [
      #"""
      <Module>
        <Screen name="Home"><Body><NavigationStack><VStack><NavigationLink destination="Tea" title="Tea"/><NavigationLink destination="Cup" title="Cup"/></VStack></NavigationStack></Body></Screen>
        <Screen name="Tea"><Body><NavigationLink destination="Cup" title="Cup"/></Body></Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
      #"""
      <Module>
        <Screen name="Home"><Body><NavigationStack><Tea/></NavigationStack></Body></Screen>
        <Screen name="Tea">
          <State name="isShown" type="Bool" value="false"/>
          <Body>
            <Button action="isShown = true">Again<Sheet isPresented="$isShown"><NavigationStack><Tea/></NavigationStack></Sheet></Button>
          </Body>
        </Screen>
      </Module>
      """#,
      #"""
      <Module>
        <Screen name="Home"><Body><NavigationStack><Folder depth="3"/></NavigationStack></Body></Screen>
        <Screen name="Folder">
          <Let name="depth" type="Int"/>
          <Body><NavigationLink destination="Folder" depth="{depth - 1}" title="Folder {depth}"/></Body>
        </Screen>
      </Module>
      """#,
    ],
    whenToLeaveIt: "Where pages link to each other like those of an encyclopedia."
  ) { context in
    let pushes = context.graph.edges.indices.filter { context.graph.edges[$0].kind == .push }
    if pushes.isEmpty { return }
    let components = context.stackComponents()
    var members: [[ViewEdge]] = []
    var places: [Int32: Int] = [:]
    for index in pushes {
      let edge = context.graph.edges[index]
      let component = components[Int(edge.from)]
      guard component == components[Int(edge.to)], !context.isDeeper(edge), context.staysOnStack(edge)
      else { continue }
      if let place = places[component] {
        members[place].append(edge)
      } else {
        places[component] = members.count
        members.append([edge])
      }
    }
    for ring in members {
      for (place, edge) in ring.enumerated() {
        let others = ring.indices.lazy.filter { $0 != place }.prefix(8).map { ring[$0] }
        context.reportCycle(edge, others: Array(others))
      }
    }
  }
}

extension RuleContext {
  fileprivate mutating func reportCycle(_ edge: ViewEdge, others: [ViewEdge]) {
    report(
      "This link pushes \(name(ofNode: edge.to)), from which users come to "
        + "\(name(ofNode: edge.from)) again, one level deeper each round.",
      at: location(of: edge),
      related: others.map {
        RelatedPlace(
          "\(name(ofNode: $0.from)) pushes \(name(ofNode: $0.to)) here", location(of: $0))
      },
      help: "Go back with `dismiss()` in place of one of the links.")
  }

  /// True for a page that pushes itself with other data, as the levels of a tree do.
  fileprivate func isDeeper(_ edge: ViewEdge) -> Bool {
    guard edge.from == edge.to else { return false }
    let target = graph.nodes.declaration(edge.to)
    return !target.isNone
      && program[target].members.contains {
        program.members[$0].isParameter && program.members[$0].kind != .binding
      }
  }

  /// True for an edge that no presentation begins a new stack on.
  fileprivate func staysOnStack(_ edge: ViewEdge) -> Bool {
    var index = edge.frame
    while index >= 0 {
      if graph.frames[Int(index)].kind == .presentation { return false }
      index = graph.frames[Int(index)].parent
    }
    return true
  }

  /// For each view node the number of its component along edges that stay on one stack. Linear.
  fileprivate func stackComponents() -> [Int32] {
    Components.find(graph.nodes.count) { node in
      graph.views.outgoing[Int32(node)].map { graph.edges[Int($0)] }.filter { staysOnStack($0) }.map {
        Int($0.to)
      }
    }
  }
}
