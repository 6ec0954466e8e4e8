import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let navDestinationInRow: RuleID = "nav/destination-in-row" }

extension NavRules {
  static let destinationInRow = Rule(
    .navDestinationInRow, .warning, "A destination inside a row",
    whatHappens: """
      “Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. These \
      containers create child views only when needed to render on screen.” The link opens nothing until its row has \
      been on the screen.
      """,
    why: """
      A NavigationDestination tells the stack about a page as soon as the view that it hangs on is built. Rows of a \
      List, a lazy stack or a lazy grid are built when they are scrolled to, and taken away again.
      """,
    repair: "Hang it on the List itself, or on another view of the page that is always there.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <NavigationStack>
                <List items="teas" as="tea" id="\.self">
                  <NavigationLink value="{tea}">{tea}
                    <⟦NavigationDestination⟧ for="String" as="name"><Text>{name}</Text></NavigationDestination>
                  </NavigationLink>
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
                  <NavigationLink value="{tea}">{tea}</NavigationLink>
                  <NavigationDestination for="String" as="name"><Text>{name}</Text></NavigationDestination>
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
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <Button action="isOpen = true">{tea}
                  <⟦NavigationDestination⟧ isPresented="$isOpen"><Text>{tea}</Text></NavigationDestination>
                </Button>
              </Body>
            </View>
            <View name="Teas">
              <Let name="teas" type="[String]"/>
              <Body>
                <NavigationStack>
                  <ScrollView><LazyVStack><ForEach items="teas" as="tea" id="\.self"><TeaRow tea="{tea}"/></ForEach></LazyVStack></ScrollView>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="TeaRow">
              <Let name="tea" type="String"/>
              <Let name="open" type="() -> Void"/>
              <Body><Button action="open()">{tea}</Button></Body>
            </View>
            <View name="Teas">
              <Let name="teas" type="[String]"/>
              <State name="opened" type="String?"/>
              <Body>
                <NavigationStack>
                  <ScrollView>
                    <LazyVStack><ForEach items="teas" as="tea" id="\.self"><TeaRow tea="{tea}" open="opened = tea"/></ForEach></LazyVStack>
                    <NavigationDestination item="$opened" as="tea"><Text>{tea}</Text></NavigationDestination>
                  </ScrollView>
                </NavigationStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <Body>
          <NavigationStack>
            <ScrollView>
              <VStack>
                <NavigationLink value="{1}">Tea
                  <NavigationDestination for="Int" as="number"><Text>{number}</Text></NavigationDestination>
                </NavigationLink>
              </VStack>
            </ScrollView>
          </NavigationStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Never: it works no worse on the list.",
    visits: [
      .views(
        ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
      ) { context, use in
        if context.facts.uses(of: LazyRows.destination, context.graph).isEmpty { return }
        let list = context.model.files[use.file].views[use.view]
        context.reportDestinations(in: list.content, use.file, of: use)
      }
    ]
  )
}

extension RuleContext {
  /// Reports destinations on views that stand in rows of a list, or in the header or footer of a section of it.
  fileprivate func reportDestinations(in content: Range<ViewPlace>, _ file: FileID, of use: ViewUse) {
    PlacedViews.show(content, in: file, of: model, ()) { checked, file, id, _ in
      let view = checked.views[id]
      if let name = view.catalogName, LazyRows.stacks.contains(name) { return nil }
      for place in view.parts {
        let part = checked.viewLists[place]
        let name = checked.views[part].catalogName
        if name.map(LazyRows.edges.contains) == true {
          reportDestinations(in: checked.views[part].content, file, of: use)
        }
        guard name == LazyRows.destination, sharedActivation(of: part, in: file) == nil else { continue }
        let list = model.files[use.file].views[use.view].catalogName ?? Names.list
        reportOnce(
          "This NavigationDestination stands in a row of a \(list), which builds its rows only when they are scrolled to: until then it is not known.",
          at: elementName(file, part),
          related: [RelatedPlace("the rows belong to this one", elementName(use.file, use.view))],
          help: "Move it out, onto the list or what holds it.")
      }
      return ()
    }
  }
}

private enum LazyRows {
  static let destination: Name = "NavigationDestination"
  static let edges: SmallSet<Name> = ["Header", "Footer"]
  static let stacks: SmallSet<Name> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
}
