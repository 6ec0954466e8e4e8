import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowAppearAccumulates: RuleID = "flow/appear-accumulates" }

extension FlowRules {
  static let appearAccumulates = Rule(
    .flowAppearAccumulates, .warning, "Coming back adds again",
    whatHappens:
      "Elements stand twice in the list, or a switch is turned back, after a page was left and opened again.",
    why: """
      `onAppear` and `task` run each time the view appears. What they add goes to data that outlives the view, and so is \
      still there the next time.
      """,
    repair:
      "Set it instead of adding to it, or ask first whether it is there: `if store.teas.isEmpty { … }`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]" value="{[]}"/>
              <Func signature="load()">teas.append('Green')</Func>
            </ObservableObject>
            <View name="Teas">
              <ObservedObject name="store" type="Store"/>
              <Body><List items="store.teas" as="tea" id="\.self" modifiers=".onAppear { ⟦store.load()⟧ }"><Text>{tea}</Text></List></Body>
            </View>
            <View name="Home">
              <StateObject name="store" type="Store"/>
              <Body><NavigationStack><NavigationLink destination="Teas" store="{store}" title="Teas"/></NavigationStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="teas" type="[String]" value="{[]}"/>
              <Func signature="load()">teas = ['Green']</Func>
            </ObservableObject>
            <View name="Teas">
              <ObservedObject name="store" type="Store"/>
              <Body><List items="store.teas" as="tea" id="\.self" modifiers=".onAppear { store.load() }"><Text>{tea}</Text></List></Body>
            </View>
            <View name="Home">
              <StateObject name="store" type="Store"/>
              <Body><NavigationStack><NavigationLink destination="Teas" store="{store}" title="Teas"/></NavigationStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store">
          <Published name="teas" type="[String]" value="{[]}"/>
          <Func signature="load()">if teas.isEmpty { teas.append('Green') }</Func>
        </ObservableObject>
        <View name="Teas">
          <ObservedObject name="store" type="Store"/>
          <Body><List items="store.teas" as="tea" id="\.self" modifiers=".onAppear { store.load() }"><Text>{tea}</Text></List></Body>
        </View>
        <View name="Home">
          <StateObject name="store" type="Store"/>
          <Body><NavigationStack><NavigationLink destination="Teas" store="{store}" title="Teas"/></NavigationStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where it counts how often the view appeared."
  ) { context in
    for handler in context.graph.handlers
    where handler.watched.isNone && !handler.body.isNone && !handler.isConditional {
      guard context.appearsAgain(context.owner(ofUnit: handler.unit)) else { continue }
      for access in context.graph.accesses(in: handler.unit) where access.root == handler.body {
        guard !access.flags.contains(.conditional), !access.base.isNone, !access.code.isNone,
          context.outlivesViews(access.base), let addition = context.addition(by: access),
          !context.empties(addition.member, in: handler.unit, besides: access)
        else { continue }
        context.reportOnce(
          "Each time the view appears this adds to `\(context.program[addition.member].name)`, which outlives it.",
          at: context.location(of: access),
          related: [RelatedPlace("it is added to here", context.location(of: addition))],
          help: "Set it instead of adding to it, or ask first whether it is there.")
      }
    }
  }
}

private enum Additions {
  static let calls: SmallSet<Name> = ["append", "insert", "toggle"]
  /// Code of which only a part runs.
  static let conditions: Set<CodeKind> = [
    .ifStatement, .guardStatement, .switchStatement, .switchCase, .whileLoop, .ternary, .closure, .binary,
    .optionalChain,
  ]
  /// How many functions that call each other are followed.
  static let depthLimit = 4
  /// How many views around one are looked at.
  static let holders = 16
}

extension RuleContext {
  /// True for a view that is pushed or presented, or pushes a page that it comes back from, for a tab, and for one that stands
  /// in such a view.
  fileprivate func appearsAgain(_ view: DeclarationID) -> Bool {
    guard program[view].kind.isView else { return false }
    let node = graph.nodes.node(view)
    if graph.views.outgoing[node].contains(where: { isWayToPage(graph.edge(at: $0)) }) { return true }
    var nodes = [node]
    var place = 0
    while place < nodes.count, nodes.count < Additions.holders {
      for index in graph.views.incoming[nodes[place]] {
        let edge = graph.edge(at: index)
        if isWayToPage(edge) || isTab(edge) { return true }
        if edge.kind == .contains, !nodes.contains(edge.from) { nodes.append(edge.from) }
      }
      place += 1
    }
    return false
  }

  /// True for a way to a tab, or to what stands in one, where there are several.
  private func isTab(_ edge: ViewEdge) -> Bool {
    guard edge.kind == .contains, !edge.view.isNone else { return false }
    let views = model.files[edge.file].views
    return facts.uses(of: LintNames.tabView, graph).contains { use in
      use.file == edge.file && views[use.view].content.count > 1
        && views[use.view].range.contains(views[edge.view].range)
    }
  }

  private func isWayToPage(_ edge: ViewEdge) -> Bool {
    edge.kind == .push || graph.frames(from: edge.frame).contains { $0.frame.kind == .page }
  }

  /// True for a member that holds an object which others own.
  fileprivate func outlivesViews(_ holder: MemberID) -> Bool {
    switch program[holder].kind {
    case .environmentObject, .observedObject, .bindable: return true
    case .environment:
      return program.declaration(of: program[holder].type).map { program[$0].kind.isObject } == true
    case .constant, .variable, .state, .binding, .stateObject, .gestureState, .focusState,
      .accessibilityFocusState, .appStorage,
      .sceneStorage, .published, .computed, .function, .enumCase, .fragment, .slot:
      return false
    }
  }

  /// The write by which a use adds to announced data, itself or in the function that it calls; or nil.
  fileprivate func addition(by access: Access) -> Access? { addition(by: access, depth: 0) }

  private func addition(by access: Access, depth: Int) -> Access? {
    guard !access.member.isNone else { return nil }
    switch access.kind {
    case .write: return adds(access) ? access : nil
    case .call:
      guard program[access.member].kind == .function, depth < Additions.depthLimit else { return nil }
      for inner in graph.accesses(in: graph.units.getter(access.member)) where runsAlways(inner) {
        switch inner.kind {
        case .write:
          if program.isObjectData(inner.member), adds(inner), !isGuarded(inner) { return inner }
        case .call where program[inner.member].owner == program[access.member].owner && !isGuarded(inner):
          if let found = addition(by: inner, depth: depth + 1),
            !empties(found.member, in: inner.unit, besides: inner)
          {
            return found
          }
        case .read, .call, .bind, .pass, .announce: continue
        }
      }
      return nil
    case .read, .bind, .pass, .announce: return nil
    }
  }

  /// True for what a function does whenever it runs, also once for each element of a list.
  private func runsAlways(_ access: Access) -> Bool {
    guard access.isImmediate, !access.member.isNone else { return false }
    if !access.flags.contains(.conditional) { return true }
    guard !access.code.isNone else { return false }
    let code = model.files[access.file].code
    let place = code[access.code].range
    let body = model.getter(of: graph.units.member(access.unit)).code
    return code.extent(of: body).allSatisfy { id in
      !code[id].range.contains(place) || !Additions.conditions.contains(code[id].kind)
    }
  }

  /// True for `+=`, and for calls that add an element or turn a switch round.
  private func adds(_ write: Access) -> Bool {
    guard !write.code.isNone, write.flags.contains(.update) else { return false }
    let code = model.files[write.file].code
    guard let parent = code.following(write.code, limit: 63).first(where: { code[$0].first == write.code })
    else { return false }
    let node = code[parent]
    return node.kind == .assignment ? node.op == .addAssign : Additions.calls.contains(node.name)
  }

  /// True where the function may return before it adds, or empties first what it adds to.
  private func isGuarded(_ write: Access) -> Bool {
    let body = model.getter(of: graph.units.member(write.unit)).code
    let code = model.files[write.file].code
    if code.extent(of: body).contains(where: {
      code[$0].kind == .guardStatement || code[$0].kind == .returnStatement
    }) {
      return true
    }
    return graph.accesses(in: write.unit).contains { other in
      other.kind == .write && other.member == write.member && other.code != write.code
    } || empties(write.member, in: write.unit, besides: write)
  }

  /// True where a unit calls another function that sets or empties what is added to.
  fileprivate func empties(_ member: MemberID, in unit: Int32, besides use: Access) -> Bool {
    graph.accesses(in: unit).contains { call in
      guard call.kind == .call, call.root == use.root, call.code != use.code, !call.member.isNone,
        program[call.member].kind == .function, program[call.member].owner == program[member].owner
      else { return false }
      return graph.accesses(in: graph.units.getter(call.member)).contains {
        $0.kind == .write && $0.member == member && !adds($0)
      }
    }
  }
}
