import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navMissingDestination: RuleID = "nav/missing-destination" }

extension NavRules {
  static let missingDestination = Rule(
    .navMissingDestination, .error, "A link whose value has no destination",
    traits: [.missesDeclaration],
    whatHappens: """
      A tap opens nothing. The console says “A NavigationLink is presenting a value of type “Tea” but there is no \
      matching navigationDestination declaration visible from the location of the link. The link cannot be activated.”
      """,
    why: """
      A link with a `value` pushes the value; which page shows it is told by a NavigationDestination for its type, on a \
      view of the same stack. This stack has none.
      """,
    repair: "Add `<NavigationDestination for=\"…\" as=\"…\">` to the first page of the stack.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable, Hashable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <Let name="teas" type="[Tea]"/>
              <Body>
                <NavigationStack>
                  <List items="teas" as="tea">
                    <NavigationLink value="⟦{tea.id}⟧">{tea.id}</NavigationLink>
                    <NavigationDestination for="Tea" as="tea"><Text>{tea.id}</Text></NavigationDestination>
                  </List>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable, Hashable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <Let name="teas" type="[Tea]"/>
              <Body>
                <NavigationStack>
                  <List items="teas" as="tea">
                    <NavigationLink value="{tea}">{tea.id}</NavigationLink>
                    <NavigationDestination for="Tea" as="tea"><Text>{tea.id}</Text></NavigationDestination>
                  </List>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="path" type="[Int]" value="{[]}"/>
            <Body><NavigationStack path="⟦$path⟧"><Button action="path.append(1)">Open</Button></NavigationStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="path" type="[Int]" value="{[]}"/>
            <Body>
              <NavigationStack path="$path">
                <Button action="path.append(1)">Open<NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination></Button>
              </NavigationStack>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="Links"><Body><List><NavigationLink value="{1}">One</NavigationLink></List></Body></View>
        <View name="Home">
          <Body>
            <VStack><Text>Home</Text><Links/>
              <NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination>
            </VStack>
          </Body>
        </View>
        <View name="Shop"><Body><NavigationStack><Home/></NavigationStack></Body></View>
      </Module>
      """#
  ) { context in
    let links = context.facts.links(context.graph).filter { context.pushedType(of: $0) != nil }
    let paths = context.facts.uses(of: Pushes.stack, context.graph).filter { context.pathType(of: $0) != nil }
    if links.isEmpty && paths.isEmpty { return }
    var pushes = MissingPushes(context)
    for use in paths { pushes.look(at: use, context.pathType(of: use), Pushes.path) }
    for use in links { pushes.look(at: use, context.pushedType(of: use), Names.value) }
    for missing in pushes.missing {
      context.report(
        missing.isPath
          ? "No NavigationDestination of this stack takes the values of its path, of type \(missing.type): what is appended opens nothing."
          : "No NavigationDestination of this link’s stack takes a value of type \(missing.type): a tap opens nothing.",
        at: missing.place, related: missing.related,
        help: "Add `<NavigationDestination for=\"\(missing.type)\" as=\"…\">` to the first page of the stack."
      )
    }
  }
}

private enum Pushes {
  static let stack: Name = "NavigationStack"
  static let path: Name = "path"
  static let destination: Name = "NavigationDestination"
  static let forType: Name = "for"
}

extension RuleContext {
  /// The type of the value that a link pushes, or nil.
  fileprivate func pushedType(of link: ViewUse) -> TypeID? {
    let checked = model.files[link.file]
    guard let value = checked.attribute(Names.value, of: checked.views[link.view]) else { return nil }
    let type = value.code.isNone ? TypeID.string : checked.type(value.code)
    return type.isError ? nil : type.wrapped ?? type
  }

  /// True for a type whose values may be of several types, of which a destination takes one: `any Hashable`.
  fileprivate func isOpen(_ type: TypeID) -> Bool {
    type == .any || program.declaration(of: type).map { program[$0].kind.isOpen } == true
  }

  /// The type of the values of a stack's path where it has one type, or nil.
  fileprivate func pathType(of stack: ViewUse) -> TypeID? {
    let checked = model.files[stack.file]
    guard let path = checked.attribute(Pushes.path, of: checked.views[stack.view]), !path.code.isNone else {
      return nil
    }
    let type = checked.type(path.code)
    guard case .array(let element) = (type.bound ?? type).kind, !element.isError else { return nil }
    return element
  }

  /// The type whose values a destination takes; `error` where it is not known, nil where it takes none.
  fileprivate func takenType(of destination: ViewUse) -> TypeID? {
    let checked = model.files[destination.file]
    guard let type = checked.attribute(Pushes.forType, of: checked.views[destination.view])?.type else {
      return nil
    }
    // That none leads to a protocol is told where it is named.
    return program.declaration(of: type).map { program[$0].kind == .protocolType } == true ? .error : type
  }
}

/// Links and paths whose values no destination of their stack takes.
private struct MissingPushes {
  struct Missing {
    let type: TypeID
    let stack: Int32
    let isPath: Bool
    let place: SourceLocation
    var related: [RelatedPlace]
  }

  private(set) var missing: [Missing] = []
  private let context: RuleContext
  /// The destinations of the package, with the type that each takes and the stacks that it stands in.
  private var destinations: [(type: TypeID, above: StacksAbove.Answer)] = []
  private let selects: Bool

  init(_ context: RuleContext) {
    self.context = context
    let graph = context.graph
    for use in context.facts.uses(of: Pushes.destination, graph) {
      guard let type = context.takenType(of: use) else { continue }
      let above = StacksAbove.stacks(at: use.frame, of: use.node, context.program, graph)
      destinations.append((type.wrapped ?? type, above))
    }
    selects = context.facts.uses(of: Names.list, graph).contains { use in
      let checked = context.model.files[use.file]
      return checked.attribute(LintNames.selection, of: checked.views[use.view]) != nil
    }
  }

  mutating func look(at use: ViewUse, _ type: TypeID?, _ attribute: Name) {
    guard let type else { return }
    let graph = context.graph
    let isPath = attribute == Pushes.path
    let stacks =
      isPath
      ? graph.frames.indices(in: use.file, of: \.file).filter {
        let frame = graph.frames[$0]
        return frame.kind == .stack && frame.view == use.view && frame.file == use.file
      }.map { Int32($0) }
      : StacksAbove.stacks(at: use.frame, of: use.node, context.program, graph).stacks
    for stack in stacks {
      // Of a stack in a stack it is told that it should not be there.
      if isSplit(stack) && selects || isNested(stack) { continue }
      let isTaken = destinations.contains {
        ($0.type == type || $0.type.isError || context.isOpen(type))
          && (isSplit(stack) || $0.above.isOpen || $0.above.stacks.contains(stack))
      }
      if isTaken { continue }
      add(use, type, stack, attribute)
      return
    }
  }

  private mutating func add(_ use: ViewUse, _ type: TypeID, _ stack: Int32, _ attribute: Name) {
    let checked = context.model.files[use.file]
    guard let value = checked.attribute(attribute, of: checked.views[use.view]) else { return }
    let place = SourceLocation(use.file, value.range)
    if let known = missing.firstIndex(where: { $0.type == type && $0.stack == stack }) {
      missing[known].related.append(RelatedPlace("this link has none either", place))
      return
    }
    let frame = context.graph.frame(at: stack)
    let isPath = attribute == Pushes.path
    missing.append(
      Missing(
        type: type, stack: stack, isPath: isPath, place: place,
        related: isPath || frame.view.isNone
          ? [] : [RelatedPlace("its stack", context.elementName(frame.file, frame.view))]))
  }

  private func isNested(_ stack: Int32) -> Bool {
    let graph = context.graph
    let frame = graph.frame(at: stack)
    let use = graph.uses[graph.uses.indices(in: frame.file, of: \.file)].first { $0.view == frame.view }
    guard let use, !frame.view.isNone else { return false }
    return !StacksAbove.stacks(at: use.outer, of: use.node, context.program, graph).stacks.isEmpty
  }

  private func isSplit(_ stack: Int32) -> Bool {
    let frame = context.graph.frame(at: stack)
    guard !frame.view.isNone else { return false }
    return context.model.files[frame.file].views[frame.view].catalogName == LintNames.splitView
  }
}
