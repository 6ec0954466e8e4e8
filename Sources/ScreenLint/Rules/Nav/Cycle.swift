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
    whenToLeaveIt: "Where pages link to each other like those of an encyclopedia."
  ) { context in
    let pushes = context.graph.edges.indices.filter { context.graph.edges[$0].kind == .push }
    if pushes.isEmpty { return }
    let core = context.cyclicViews()
    var members: [Int] = []
    for index in pushes {
      let edge = context.graph.edges[index]
      guard core[Int(edge.from)], core[Int(edge.to)] else { continue }
      if context.isDeeper(edge) || !context.staysOnStack(edge) { continue }
      if context.leads(from: edge.to, to: edge.from) { members.append(index) }
    }
    for index in members {
      let edge = context.graph.edges[index]
      let others = members.filter { $0 != index }.map { context.graph.edges[$0] }
        .filter { context.leads(from: edge.to, to: $0.from) && context.leads(from: $0.to, to: edge.from) }
      context.report(
        "This link pushes \(context.name(ofNode: edge.to)), from which users come to "
          + "\(context.name(ofNode: edge.from)) again, one level deeper each round.",
        at: context.location(of: edge),
        related: others.map {
          RelatedPlace(
            "\(context.name(ofNode: $0.from)) pushes \(context.name(ofNode: $0.to)) here",
            context.location(of: $0))
        },
        help: "Go back with `dismiss()` in place of one of the links.")
    }
  }
}

extension RuleContext {
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

  /// View nodes that are left when all that leads nowhere, and all that nothing leads to, is taken away again and
  /// again: those on cycles, and on paths between cycles. Linear.
  fileprivate func cyclicViews() -> [Bool] {
    let onStack = graph.edges.map { staysOnStack($0) }
    var isLeft = [Bool](repeating: true, count: graph.nodes.count)
    for isForward in [true, false] {
      var degrees = [Int32](repeating: 0, count: graph.nodes.count)
      for (index, edge) in graph.edges.enumerated()
      where onStack[index] && isLeft[Int(edge.from)] && isLeft[Int(edge.to)] {
        degrees[Int(isForward ? edge.from : edge.to)] += 1
      }
      var waiting = degrees.indices.filter { degrees[$0] == 0 && isLeft[$0] }
      while let node = waiting.popLast() {
        isLeft[node] = false
        let edges = isForward ? graph.views.incoming[Int32(node)] : graph.views.outgoing[Int32(node)]
        for index in edges where onStack[Int(index)] {
          let other = Int(isForward ? graph.edges[Int(index)].from : graph.edges[Int(index)].to)
          degrees[other] -= 1
          if degrees[other] == 0, isLeft[other] { waiting.append(other) }
        }
      }
    }
    return isLeft
  }

  /// True where pages and views on one stack lead from one view node to another, or both are one.
  fileprivate func leads(from start: Int32, to end: Int32) -> Bool {
    var waiting = [start]
    var seen: Set<Int32> = [start]
    while let node = waiting.popLast() {
      if node == end { return true }
      for index in graph.views.outgoing[node] {
        let edge = graph.edges[Int(index)]
        if staysOnStack(edge), seen.insert(edge.to).inserted { waiting.append(edge.to) }
      }
    }
    return false
  }
}
