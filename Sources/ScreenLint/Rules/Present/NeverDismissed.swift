import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentNeverDismissed: RuleID = "present/never-dismissed" }

extension PresentRules {
  static let neverDismissed = Rule(
    .presentNeverDismissed, .warning, "A presentation that nothing closes",
    traits: [.needsWholePackage, .dependsOnUse, .isToldToUsers],
    whatHappens: "Once it is open, users cannot leave it.",
    why:
      "A FullScreenCover cannot be swiped away, nor can a sheet with `.interactiveDismissDisabled()`. What opened it "
      + "must also close it.",
    repair: "Put a Button into it that sets the state to false or nil, or that calls `dismiss()`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <⟦FullScreenCover⟧ isPresented="$isShown"><Text>Tea</Text></FullScreenCover>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <FullScreenCover isPresented="$isShown"><Button action="isShown = false">Close</Button></FullScreenCover>
              </Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <⟦Sheet⟧ isPresented="$isShown"><Text modifiers=".interactiveDismissDisabled()">Tea</Text></Sheet>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <Module>
            <View name="Shop">
              <State name="isShown" type="Bool" value="false"/>
              <State name="isNew" type="Bool" value="false"/>
              <State name="isOpen" type="Bool" value="false"/>
              <State name="isAsking" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Button action="isShown = true">Open<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Button>
                  <Button action="isNew = true">New<FullScreenCover isPresented="$isNew"><Editor/></FullScreenCover></Button>
                  <Button action="isOpen = true">Edit
                    <FullScreenCover isPresented="$isOpen"><Toggle isOn="$isOpen">Open</Toggle></FullScreenCover>
                  </Button>
                  <Button action="isAsking = true">Ask
                    <Sheet isPresented="$isAsking">
                      <Button action="isAsking.toggle()" modifiers=".interactiveDismissDisabled()">Done</Button>
                    </Sheet>
                  </Button>
                </VStack>
              </Body>
            </View>
            <View name="Editor">
              <Environment name="dismiss" key="dismiss"/>
              <Body><Button action="dismiss()">Done</Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Toggle isOn="$isShown">Tea
                <⟦FullScreenCover⟧ isPresented="$isShown"><Text>Behind this, nobody reaches the Toggle</Text></FullScreenCover>
              </Toggle>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Toggle isOn="$isShown">Tea
                <FullScreenCover isPresented="$isShown"><Toggle isOn="$isShown">Tea</Toggle></FullScreenCover>
              </Toggle>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="Shop">
          <State name="isShown" type="Bool" value="false"/>
          <Body>
            <VStack>
              <Opener isOn="$isShown"/>
              <FullScreenCover isPresented="$isShown"><Text>Tea</Text></FullScreenCover>
            </VStack>
          </Body>
        </View>
        <View name="Opener">
          <Binding name="isOn" type="Bool"/>
          <Body><Toggle isOn="$isOn" modifiers=".task { isOn = false }">Tea</Toggle></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the screen behind it is never to come back."
  ) { context in
    let graph = context.graph
    let undismissable = graph.nodesHolding(graph.undismissable)
    let all = graph.presentations.filter { context.stays($0, among: undismissable) }
    if all.isEmpty { return }
    let closers = context.viewsThatDismiss()
    for presentation in all {
      let flag = context.program[presentation.flag]
      guard context.facts.isWhole, flag.kind == .state, context.program[flag.owner].kind != .preview,
        !graph.uses(of: presentation.flag).contains(where: { context.mayHide($0, presentation) }),
        !context.reaches(closers, from: presentation)
      else { continue }
      let reason =
        presentation.element == LintNames.sheet
        ? "`.interactiveDismissDisabled()` keeps it from being swiped away" : "it cannot be swiped away"
      context.report(
        "Nothing closes this \(presentation.element): nothing makes `\(flag.name)` "
          + (flag.type == .bool ? "false" : "nil")
          + " again, no view in it calls `dismiss()`, and \(reason).",
        at: context.elementName(presentation.use.file, presentation.use.view),
        related: [
          RelatedPlace("`\(flag.name)` is declared here", context.program.location(of: presentation.flag))
        ],
        help: "Put a Button with `\(flag.name) = \(flag.type == .bool ? "false" : "nil")` into it.")
    }
  }
}

extension RuleContext {
  /// True for a presentation that no swipe puts away; `nodes` are those that may hold something that says so.
  fileprivate func stays(_ presentation: PresentationSite, among nodes: Set<Int32>) -> Bool {
    if presentation.element == LintNames.fullScreenCover { return true }
    guard presentation.element == LintNames.sheet, nodes.contains(presentation.use.node) else { return false }
    let view = model.files[presentation.use.file].views[presentation.use.view]
    return view.content.contains { stays($0, presentation.use.file, depth: 0) }
  }

  private func stays(_ place: ViewPlace, _ file: FileID, depth: Int) -> Bool {
    let checked = model.files[file]
    let view = checked.views[checked.viewLists[place]]
    for index in view.modifiers {
      let application = checked.modifiers[index]
      guard application.kind == .catalog, LintNames.staysOpen[Int(application.target)] else { continue }
      return application.arguments.allSatisfy {
        let value = checked.argumentMaps[$0]
        return value.isNone
          || (checked.code[value].kind == .booleanLiteral && checked.code[value].a == 1)
      }
    }
    if view.kind == .declared, depth < 8 {
      let target = view.declaration
      return model.bodies[target].contains {
        stays($0, program[target].file, depth: depth + 1)
      }
    }
    return view.kind == .element && depth < 8
      && view.content.contains { stays($0, file, depth: depth + 1) }
  }

  fileprivate func mayHide(_ use: Access, _ presentation: PresentationSite) -> Bool {
    switch use.kind {
    case .write: outcome(of: use) != .shown && !isUncalled(use) && !isCovered(use, presentation)
    case .bind: !presents(use) && !isCovered(use, presentation)
    case .read, .call, .pass, .announce: false
    }
  }

  /// True for a Button's action, or a control that is bound, in the view that a presentation hides, where nobody can tap
  /// it.
  private func isCovered(_ use: Access, _ presentation: PresentationSite) -> Bool {
    guard !use.code.isNone, use.file == presentation.use.file, use.kind == .bind || !use.isImmediate,
      use.unit == graph.units.body(program[presentation.flag].owner)
    else { return false }
    let place = location(use.file, use.code).range
    guard !graph.presentations(in: use.file).contains(where: { $0.range.contains(place) }) else {
      return false
    }
    let wanted = use.kind == .bind ? Self.boundControls : Self.tapped
    let checked = model.files[use.file]
    return checked.views.contains { view in
      view.kind == .element && wanted.contains(view.target)
        && view.attributes.contains { checked.attributes[$0].code == use.root }
    }
  }

  private static let tapped = elements(["Button"])
  /// Controls that write what they are bound to when they are used, and at no other time.
  private static let boundControls = elements(["Toggle", "Picker", "DisclosureGroup", "List"])

  private static func elements(_ names: [Name]) -> Set<Int32> {
    Set(names.compactMap { ElementCatalog.shared.element(named: $0).map { Int32($0) } })
  }

  /// True where the content of a presentation holds, at any depth, one of some view nodes.
  fileprivate func reaches(_ wanted: Set<Int32>, from presentation: PresentationSite) -> Bool {
    var waiting = graph.views.outgoing[presentation.use.node].compactMap { index -> Int32? in
      let edge = graph.edge(at: index)
      return isShown(by: presentation, edge.frame) ? edge.to : nil
    }
    let places = graph.places.filter { isShown(by: presentation, $0.frame) }
    if !places.isEmpty {
      let slots = Set(places.map { $0.key })
      waiting += graph.edges.filter { fills($0, slots) }.map { $0.to }
    }
    var seen = Set(waiting)
    while let node = waiting.popLast() {
      if wanted.contains(node) { return true }
      for index in graph.views.outgoing[node] {
        let target = graph.edges[Int(index)].to
        if seen.insert(target).inserted { waiting.append(target) }
      }
    }
    return false
  }
}

extension RuleContext {
  /// True for a frame inside of what a presentation shows.
  private func isShown(by presentation: PresentationSite, _ frame: Int32) -> Bool {
    graph.frames(from: frame).contains { _, frame in
      frame.kind == .presentation && frame.file == presentation.use.file
        && frame.view == presentation.use.view
    }
  }

  /// True for what a use hands to one of some slots.
  private func fills(_ edge: ViewEdge, _ slots: Set<Int32>) -> Bool {
    graph.frames(from: edge.frame).contains { _, frame in
      frame.kind == .slot && slots.contains(graph.contentKey(frame))
    }
  }
}

extension DataFlowGraph {
  /// Some view nodes, and all whose views hold one of them at any depth.
  fileprivate func nodesHolding(_ some: [Int32]) -> Set<Int32> {
    var (found, waiting) = (Set(some), some)
    while let node = waiting.popLast() {
      for index in views.incoming[node] where edges[Int(index)].kind == .contains {
        let holder = edges[Int(index)].from
        if found.insert(holder).inserted { waiting.append(holder) }
      }
    }
    return found
  }
}
