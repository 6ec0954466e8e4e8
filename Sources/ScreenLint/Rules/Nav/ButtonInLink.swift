import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let navButtonInLink: RuleID = "nav/button-in-link" }

extension NavRules {
  static let buttonInLink = Rule(
    .navButtonInLink, .warning, "A control in the row of a link",
    traits: [.dependsOnUse, .isToldToUsers], cost: .high,
    whatHappens: "A tap on the control opens the page instead: the row takes it.",
    why:
      "In a list a row has one action, and the link is it. A control with a style of its own takes its taps itself.",
    repair:
      "Give the control `.buttonStyle(.plain)` or `.buttonStyle(.borderless)`, or move it out of the "
      + "row, such as into `<SwipeActions>`.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Home">
            <State name="count" type="Int" value="0"/>
            <Body>
              <NavigationStack>
                <List>
                  <NavigationLink>
                    <Destination><Text>{count} hearts</Text></Destination>
                    <HStack><Text>Tea</Text><⟦Button⟧ action="count += 1">Like</Button></HStack>
                  </NavigationLink>
                </List>
              </NavigationStack>
            </Body>
          </Screen>
          """#,
        good: #"""
          <Screen name="Home">
            <State name="count" type="Int" value="0"/>
            <Body>
              <NavigationStack>
                <List>
                  <NavigationLink>
                    <Destination><Text>{count} hearts</Text></Destination>
                    <HStack><Text>Tea</Text><Button action="count += 1" modifiers=".buttonStyle(.plain)">Like</Button></HStack>
                  </NavigationLink>
                </List>
              </NavigationStack>
            </Body>
          </Screen>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Modifier name="Quiet"><Body><Content modifiers=".buttonStyle(.plain)"/></Body></Modifier>
        <Extension of="View"><Func signature="small() -> some View">.buttonStyle(.borderless)</Func></Extension>
        <View name="Card"><Slot/><Body><HStack modifiers=".buttonStyle(.plain)"><Content/></HStack></Body></View>
        <View name="Shop">
          <Body>
            <NavigationStack>
              <List>
                <NavigationLink>
                  <Destination><Text>Tea</Text></Destination>
                  <Button action="print(1)" modifiers=".modifier(Quiet())">Like</Button>
                  <Button action="print(2)" modifiers=".small()">Share</Button>
                  <Card><Button action="print(3)">Buy</Button></Card>
                </NavigationLink>
              </List>
            </NavigationStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where the whole row shall open the page."
  ) { context in
    var inside = RowPlacement(context.program, context.graph)
    for use in context.facts.uses(of: "Button", context.graph) {
      guard inside.isInRow(use) else { continue }
      // Whether a branch of another view is taken in the row is for the values that it is given there.
      if inside.link(of: use) == nil,
        context.graph.frames(from: use.frame).contains(where: { $0.frame.kind == .conditional })
      {
        continue
      }
      context.report(
        "This Button stands in the row of a NavigationLink, and the row takes its taps.",
        at: context.elementName(use.file, use.view),
        related: inside.link(of: use).map {
          [RelatedPlace("the row belongs to this link", context.elementName($0.file, $0.view))]
        } ?? [],
        help: "Give it `.buttonStyle(.plain)` or `.buttonStyle(.borderless)`, or use `.onTapGesture`.")
    }
  }
}
