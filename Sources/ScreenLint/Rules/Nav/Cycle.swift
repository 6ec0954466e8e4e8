import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navCycle: RuleID = "nav/cycle" }

extension NavRules {
  static let cycle = Rule(
    .navCycle, .note, "Pages that lead back to a page below them",
    traits: [.dependsOnUse, .isToldToUsers], cost: .high,
    whatHappens: "Each round puts the same pages onto the stack again, and the way back grows longer.",
    why: "Users who go forward to a page that they came from expect to be back there, not one level deeper.",
    repair: "Go back with `dismiss()` to a page that lies below, or show the page in a sheet.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Screen name="Home"><Body><NavigationStack><Tea/></NavigationStack></Body></Screen>
            <Screen name="Tea"><Body><NavigationLink destination="Cup" title="Cup"/></Body></Screen>
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
    nearMiss: #"""
      <Module>
        <Screen name="Home"><Body><NavigationStack><VStack><NavigationLink destination="Tea" title="Tea"/><NavigationLink destination="Cup" title="Cup"/></VStack></NavigationStack></Body></Screen>
        <Screen name="Tea"><Body><NavigationLink destination="Cup" title="Cup"/></Body></Screen>
        <Screen name="Cup"><Body><Text>Cup</Text></Body></Screen>
      </Module>
      """#,
    whenToLeaveIt: "Where pages link to each other like those of an encyclopedia."
  ) { context in
    guard context.graph.edges.contains(where: { $0.kind == .push }) else { return }
    for ring in context.rings() { context.reportCycle(ring) }
  }
}

/// Pages that lead back to the first of them.
private struct Ring {
  /// The push that returns, and further ones from the same page to the same page.
  var returns: [ViewEdge]
  /// The other pushes, in order.
  var others: [ViewEdge]
}

extension RuleContext {
  fileprivate func reportCycle(_ ring: Ring) {
    let edge = ring.returns[0]
    let page = name(ofNode: edge.to)
    let here = name(ofNode: edge.from)
    report(
      edge.to == edge.from
        ? "This link pushes \(page) onto itself, one level deeper each time."
        : "This link pushes \(page), which is on the stack already: users came to \(here) from there, and each "
          + "round goes one level deeper.",
      at: location(of: edge),
      related: (ring.others + ring.returns.dropFirst()).prefix(8).map {
        RelatedPlace(
          "\(name(ofNode: $0.from)) pushes \(name(ofNode: $0.to)) here", location(of: $0))
      },
      help: "Go back with `dismiss()` in place of \(ring.others.isEmpty ? "the link" : "one of the links").")
  }

  /// True for a page that pushes itself with other data, as the levels of a tree do.
  private func isDeeper(_ edge: ViewEdge) -> Bool {
    guard edge.from == edge.to else { return false }
    let target = graph.nodes.declaration(edge.to)
    return !target.isNone
      && program[target].members.contains {
        program.members[$0].isParameter && program.members[$0].kind != .binding
      }
  }

  /// True for an edge that no presentation begins a new stack on.
  private func staysOnStack(_ edge: ViewEdge) -> Bool {
    !graph.frames(from: edge.frame).contains { $0.frame.kind == .presentation }
  }

  /// True for what a page shows or pushes on its own stack.
  fileprivate func isStep(_ edge: ViewEdge) -> Bool { staysOnStack(edge) && !isDeeper(edge) }

  /// The rings that a walk in depth closes, begun at the App, then at what nothing holds. Linear.
  fileprivate func rings() -> [Ring] {
    var walk = RingWalk(self)
    let nodes = 0..<Int32(graph.nodes.count)
    for index in program.declarations.indices where program.declarations[index].kind == .app {
      walk.visit(graph.nodes.node(index))
    }
    for node in nodes where graph.views.incoming.count(node) == 0 { walk.visit(node) }
    for node in nodes { walk.visit(node) }
    return walk.rings
  }
}

/// A walk in depth over pages and what they hold.
private struct RingWalk {
  private enum Mark { case new, open, done }

  private let context: RuleContext
  private var marks: [Mark]
  /// How many pushes lead to an open page.
  private var depths: [Int32]
  private var pushes: [ViewEdge] = []
  private var places: [Int64: Int] = [:]
  /// The pages under way, each with the place of its next edge.
  private var path: [(node: Int32, isPushed: Bool, next: Int)] = []
  var rings: [Ring] = []

  init(_ context: RuleContext) {
    self.context = context
    marks = Array(repeating: .new, count: context.graph.nodes.count)
    depths = Array(repeating: 0, count: context.graph.nodes.count)
  }

  /// Walks from a page, unless it was met or leads nowhere.
  mutating func visit(_ start: Int32) {
    let graph = context.graph
    guard marks[Int(start)] == .new, graph.views.outgoing.count(start) > 0 else { return }
    enter(start, nil)
    while let (node, isPushed, next) = path.last {
      let edges = graph.views.outgoing[node]
      guard next < edges.count else {
        path.removeLast()
        if isPushed { pushes.removeLast() }
        marks[Int(node)] = .done
        continue
      }
      path[path.count - 1].next += 1
      let edge = graph.edges[Int(edges[next])]
      guard marks[Int(edge.to)] != .done, context.isStep(edge) else { continue }
      if marks[Int(edge.to)] == .new { enter(edge.to, edge) } else { close(edge) }
    }
  }

  private mutating func enter(_ node: Int32, _ edge: ViewEdge?) {
    let isPushed = edge?.kind == .push
    if let edge, isPushed { pushes.append(edge) }
    marks[Int(node)] = .open
    depths[Int(node)] = Int32(pushes.count)
    path.append((node, isPushed, 0))
  }

  /// Keeps the ring that an edge to an open page closes, where it holds a push.
  private mutating func close(_ edge: ViewEdge) {
    var ring = pushes[Int(depths[Int(edge.to)])...]
    var last = edge
    if edge.kind != .push {
      guard let push = ring.popLast() else { return }
      last = push
    }
    let key = Int64(last.from) << 32 | Int64(last.to)
    if let known = places[key] {
      let isKnown = rings[known].returns.contains { $0.file == last.file && $0.view == last.view }
      if !isKnown { rings[known].returns.append(last) }
    } else {
      places[key] = rings.count
      rings.append(Ring(returns: [last], others: Array(ring.prefix(8))))
    }
  }
}
