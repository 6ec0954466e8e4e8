import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let navMixedPath: RuleID = "nav/mixed-path" }

extension NavRules {
  static let mixedPath = Rule(
    .navMixedPath, .warning, "A page pushed beside the path of its stack",
    whatHappens:
      "The page opens, but the path knows nothing of it. What is pushed from there lands beneath: it shows only after going back, or the page closes at once.",
    why: "The path says which pages are on the stack. A page that a flag or an item pushes is not in it.",
    repair: "Append a value to the path instead, and let `<NavigationDestination for=\"…\">` give its page.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="path" type="[Int]" value="{[]}"/>
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <NavigationStack path="$path">
                <List>
                  <Button action="path.append(1)">Number</Button>
                  <Button action="isOpen = true">Tea</Button>
                  <NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination>
                  <⟦NavigationDestination⟧ isPresented="$isOpen"><Text>Tea</Text></NavigationDestination>
                </List>
              </NavigationStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="path" type="[Int]" value="{[]}"/>
            <Body>
              <NavigationStack path="$path">
                <List>
                  <Button action="path.append(1)">Number</Button>
                  <NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination>
                </List>
              </NavigationStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Cup">
              <State name="kind" type="String?"/>
              <Body>
                <Button action="kind = 'Green'">Kind
                  <⟦NavigationDestination⟧ item="$kind" as="name"><Text>{name}</Text></NavigationDestination>
                </Button>
              </Body>
            </View>
            <View name="Teas">
              <State name="path" type="[Int]" value="{[]}"/>
              <Body>
                <NavigationStack path="$path">
                  <Button action="path.append(1)">Number
                    <NavigationDestination for="Int" as="number"><VStack><Text>{number}</Text><Cup/></VStack></NavigationDestination>
                  </Button>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Cup"><Body><NavigationLink value="{'Green'}">Kind</NavigationLink></Body></View>
            <View name="Teas">
              <State name="path" type="NavigationPath" value="{NavigationPath()}"/>
              <Body>
                <NavigationStack path="$path">
                  <Button action="path.append(1)">Number
                    <NavigationDestination for="Int" as="number"><VStack><Text>{number}</Text><Cup/></VStack></NavigationDestination>
                    <NavigationDestination for="String" as="name"><Text>{name}</Text></NavigationDestination>
                  </Button>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <NavigationStack>
            <Button action="isOpen = true">Tea
              <NavigationDestination isPresented="$isOpen"><Text>Tea</Text></NavigationDestination>
            </Button>
          </NavigationStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where nothing is pushed from that page."
  ) { context in
    let destinations = context.facts.uses(of: MixedPaths.destination, context.graph)
    if destinations.isEmpty || !context.hasPaths() { return }
    for use in destinations {
      let checked = context.model.files[use.file]
      let view = checked.views[use.view]
      guard
        checked.attribute(Names.isPresented, of: view) ?? checked.attribute(MixedPaths.item, of: view)
          != nil
      else { continue }
      let stacks = StacksAbove.stacks(at: use.frame, of: use.node, context.program, context.graph).stacks
      guard let stack = stacks.lazy.map({ context.graph.frame(at: $0) }).first(where: context.hasPath)
      else {
        continue
      }
      context.report(
        "The stack of this page has a path, and this pushes beside it: what is pushed from the page lands beneath it.",
        at: context.elementName(use.file, use.view),
        related: [RelatedPlace("the stack has a path", context.elementName(stack.file, stack.view))],
        help: "Append a value to the path, and give its page by `<NavigationDestination for=\"…\">`.")
    }
  }
}

private enum MixedPaths {
  static let destination: Name = "NavigationDestination"
  static let stack: Name = "NavigationStack"
  static let path: Name = "path"
  static let item: Name = "item"
}

extension RuleContext {
  /// True where some stack has a path.
  fileprivate func hasPaths() -> Bool {
    facts.uses(of: MixedPaths.stack, graph).contains {
      let checked = model.files[$0.file]
      return checked.attribute(MixedPaths.path, of: checked.views[$0.view]) != nil
    }
  }

  /// True for the frame of a stack with a path.
  fileprivate func hasPath(_ frame: ViewFrame) -> Bool {
    guard !frame.view.isNone else { return false }
    let checked = model.files[frame.file]
    return checked.attribute(MixedPaths.path, of: checked.views[frame.view]) != nil
  }
}
