import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navSharedActivation: RuleID = "nav/shared-activation" }

extension NavRules {
  static let sharedActivation = Rule(
    .navSharedActivation, .warning, "One flag for the pages of all rows",
    whatHappens:
      "A tap on one row opens the page of another, or several pages one after the other; the console may say “Unable to present. Please file a bug.”",
    why:
      "The flag stands outside of the loop: it is true for all rows at once, so that each of them opens its page.",
    repair: "Keep which element is chosen, not whether one is: `item=\"$chosen\"`, or links with a `value`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <NavigationStack>
                <List items="teas" as="tea" id="\.self">
                  <NavigationLink isActive="⟦$isOpen⟧" title="{tea}"><Destination><Text>{tea}</Text></Destination></NavigationLink>
                </List>
              </NavigationStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <NavigationStack>
                <List items="teas" as="tea" id="\.self">
                  <NavigationLink title="{tea}"><Destination><Text>{tea}</Text></Destination></NavigationLink>
                </List>
              </NavigationStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="TeaRow">
              <Let name="tea" type="String"/>
              <Binding name="isOpen" type="Bool"/>
              <Body>
                <Button action="isOpen = true">{tea}
                  <NavigationDestination isPresented="⟦$isOpen⟧"><Text>{tea}</Text></NavigationDestination>
                </Button>
              </Body>
            </View>
            <View name="Teas">
              <Let name="teas" type="[String]"/>
              <State name="isOpen" type="Bool" value="false"/>
              <Body><NavigationStack><VStack><ForEach items="teas" as="tea" id="\.self"><TeaRow tea="{tea}" isOpen="$isOpen"/></ForEach></VStack></NavigationStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="TeaRow">
              <Let name="tea" type="String"/>
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <Button action="isOpen = true">{tea}
                  <NavigationDestination isPresented="$isOpen"><Text>{tea}</Text></NavigationDestination>
                </Button>
              </Body>
            </View>
            <View name="Teas">
              <Let name="teas" type="[String]"/>
              <Body><NavigationStack><VStack><ForEach items="teas" as="tea" id="\.self"><TeaRow tea="{tea}"/></ForEach></VStack></NavigationStack></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <Let name="teas" type="[String]"/>
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <NavigationStack>
            <VStack>
              <ForEach items="teas" as="tea" id="\.self"><Button action="isOpen = true">{tea}</Button></ForEach>
              <NavigationDestination isPresented="$isOpen"><Text>Tea</Text></NavigationDestination>
            </VStack>
          </NavigationStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where the loop never has more than one row."
  ) { context in
    for element in SharedFlags.elements {
      for use in context.facts.uses(of: element, context.graph) {
        guard let found = context.sharedActivation(of: use.view, in: use.file) else { continue }
        context.report(
          "`\(context.program[found.flag].name)` is one flag for all rows of the loop: when it is set, each of them opens its page.",
          at: SourceLocation(use.file, found.range),
          related: [
            RelatedPlace("the flag", context.program.location(of: found.flag)),
            RelatedPlace("the loop stands here", found.loop),
          ],
          help: "Keep the chosen element and use `item`, or give each row a flag of its own.")
      }
    }
  }
}

private enum SharedFlags {
  static let elements: [Name] = ["NavigationLink", "NavigationDestination"]
  static let isActive: Name = "isActive"
}

extension RuleContext {
  /// The flag, its place and the loop, where a link or a destination in the rows of a loop hangs on a flag outside of it;
  /// else nil.
  func sharedActivation(
    of view: ViewID, in file: FileID
  ) -> (flag: MemberID, range: SourceRange, loop: SourceLocation)? {
    let checked = model.files[file]
    let node = checked.views[view]
    guard
      let given = checked.attribute(SharedFlags.isActive, of: node)
        ?? checked.attribute(Names.isPresented, of: node),
      let flag = plainMember(given.code, checked),
      let use = graph.uses[graph.uses.indices(in: file, of: \.file)].first(where: { $0.view == view })
    else { return nil }
    if let loop = loop(around: use.frame) {
      return loop.map { (flag, given.range, elementName($0.file, $0.view)) }
    }
    guard program[flag].kind == .binding, program[flag].getter == nil else { return nil }
    for argument in graph.arguments(for: flag) where !argument.attribute.isNone {
      guard let outer = plainMember(argument.code, model.files[argument.file]),
        let edge = edge(to: use.node, passing: argument),
        case .some(.some(let loop)) = loop(around: edge.frame)
      else { continue }
      return (outer, given.range, elementName(loop.file, loop.view))
    }
    return nil
  }

  /// The loop in whose rows a view stands, all with one object from outside of them; or nil.
  func loopSharing(_ object: MemberID, at use: ViewUse) -> SourceLocation? {
    if loop(around: use.frame) != nil { return nil }
    var edges: [ViewEdge] = []
    switch program[object].kind {
    case .environmentObject, .environment:
      edges = graph.views.incoming[use.node].map { graph.edge(at: $0) }
    case .observedObject, .bindable:
      edges = graph.arguments(for: object).compactMap { argument in
        guard !argument.attribute.isNone, argument.reference.kind == .member else { return nil }
        return edge(to: use.node, passing: argument)
      }
    // Any other member belongs to the view itself, or is no object.
    default: return nil
    }
    for edge in edges {
      guard case .some(.some(let loop)) = loop(around: edge.frame) else { continue }
      return elementName(loop.file, loop.view)
    }
    return nil
  }

  /// The loop around a place; nil where the way to the entry of the body holds none, or something that is not known.
  /// The inner nil says that a page or presentation lies between.
  private func loop(around frame: Int32) -> ViewFrame?? {
    for (_, frame) in graph.frames(from: frame) {
      switch frame.kind {
      case .repeated: return .some(frame)
      case .presentation, .slot: return .some(nil)
      // The destination's own page begins at the destination.
      case .page, .injection, .unknown, .stack, .modified, .link, .styled, .attached, .conditional, .labelled:
        break
      }
    }
    return nil
  }

  /// The member that a binding leads to by its name alone: no row of a loop is part of it.
  private func plainMember(_ code: CodeID, _ checked: CheckedFile) -> MemberID? {
    guard !code.isNone else { return nil }
    let extent = checked.code.extent(of: code)
    guard
      extent.allSatisfy({ checked.reference($0).kind != .local && checked.code[$0].kind != .subscripting })
    else { return nil }
    return checked.boundMember(code)
  }

  /// The use of a view that passes an argument.
  private func edge(to node: Int32, passing argument: Argument) -> ViewEdge? {
    for place in graph.views.incoming[node] {
      let edge = graph.edge(at: place)
      guard edge.file == argument.file, !edge.view.isNone else { continue }
      if model.files[edge.file].views[edge.view].attributes.contains(argument.attribute) { return edge }
    }
    return nil
  }
}
