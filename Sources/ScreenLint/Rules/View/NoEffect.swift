import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let noEffect = Rule(
    .viewNoEffect, .warning, "What does nothing where it stands",
    whatHappens:
      "Nothing: no action appears, nothing is pulled, nothing is submitted, no page opens. No message is printed.",
    why: """
      Swipe actions belong to rows of a List; `.refreshable` to what scrolls, or what holds it; a field that grows takes \
      Return for a new line, so that it submits nothing; a menu has closed before a link in it could push a page; and the \
      look of large titles shows nowhere where every title is inline.
      """,
    repair:
      "Move it where it works: swipe actions into a List, `.refreshable` onto the list. In a menu, a Button that sets what a NavigationDestination shows.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <VStack>
                <ForEach items="teas" as="tea" id="\.self">
                  <Text>{tea}<⟦SwipeActions⟧><Button action="print(tea)">Buy</Button></SwipeActions></Text>
                </ForEach>
              </VStack>
            </Body>
          </Screen>
          """#,
        good: #"""
          <Screen name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Text>{tea}<SwipeActions><Button action="print(tea)">Buy</Button></SwipeActions></Text>
              </List>
            </Body>
          </Screen>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <ScrollView>
                <VStack modifiers=".⟦refreshable⟧ { print('again') }"><ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></VStack>
              </ScrollView>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <ScrollView modifiers=".refreshable { print('again') }">
                <VStack><ForEach items="teas" as="tea" id="\.self"><Text>{tea}</Text></ForEach></VStack>
              </ScrollView>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Note">
            <State name="text" type="String" value=""/>
            <Body><TextField title="Note" text="$text" axis="vertical" ⟦onSubmit⟧="print(text)"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Note">
            <State name="text" type="String" value=""/>
            <Body><VStack><TextField title="Note" text="$text" axis="vertical"/><Button action="print(text)">Send</Button></VStack></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Tea">
            <Body>
              <NavigationStack>
                <Menu title="More"><⟦NavigationLink⟧ title="Cup"><Destination><Text>Cup</Text></Destination></NavigationLink></Menu>
              </NavigationStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <NavigationStack>
                <Menu title="More">
                  <Button action="isOpen = true">Cup</Button>
                  <NavigationDestination isPresented="$isOpen"><Text>Cup</Text></NavigationDestination>
                </Menu>
              </NavigationStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Appearance of="NavigationBar" ⟦largeTitleColor⟧="orange" titleColor="red"/>
            <Screen name="Home">
              <Body><NavigationStack><Text modifiers=".navigationTitle('Home').navigationBarTitleDisplayMode(.inline)">Home</Text></NavigationStack></Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Appearance of="NavigationBar" titleColor="red"/>
            <Screen name="Home">
              <Body><NavigationStack><Text modifiers=".navigationTitle('Home').navigationBarTitleDisplayMode(.inline)">Home</Text></NavigationStack></Body>
            </Screen>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="TeaRow"><Let name="tea" type="String"/><Body><Text>{tea}<SwipeActions><Button action="print(tea)">Buy</Button></SwipeActions></Text></Body></View>
        <View name="Teas"><Let name="teas" type="[String]"/><Body><List><Section><ForEach items="teas" as="tea" id="\.self"><TeaRow tea="{tea}"/></ForEach></Section></List></Body></View>
      </Module>
      """#,
    visits: [
      .views(["Menu", "ContextMenu"]) { context, use in context.reportLinks(inMenu: use) },
      .views(["ScrollView", "List"]) { context, use in context.reportRefreshing(inside: use) },
      .views(["TextField"]) { context, use in context.reportSubmit(of: use) },
    ]
  ) { context in
    context.reportSwipeActions()
    context.reportLargeTitles()
  }
}

private enum Effects {
  static let swipeActions: Name = "SwipeActions"
  static let refreshable: Name = "refreshable"
  static let scrolling: Set<Name> = ["ScrollView", "List", "Form", "Table", "TextEditor"]
  static let axis: Name = "axis"
  static let vertical: Set<String> = ["vertical", ".vertical"]
  static let onSubmit: Name = "onSubmit"
  static let lists: [Name] = ["List", "Form"]
}

private enum Titles {
  static let looks: [Name] = ["largeTitleColor", "largeTitleKern"]
  static let titles: Set<Name> = ["navigationTitle", "navigationBarTitle"]
  static let displayMode: Name = "displayMode"
  static let barDisplayMode: Name = "navigationBarTitleDisplayMode"
  static let inline: Name = "inline"
}

/// A view, known by its place.
private struct ViewPlaceKey: Hashable {
  let file: FileID
  let view: ViewID
}

extension RuleContext {
  fileprivate func reportLinks(inMenu use: ViewUse) {
    let menu = model.files[use.file].views[use.view]
    PlacedViews.show(menu.content, in: use.file, of: model, ()) { file, id, _ in
      guard model.files[file].views[id].element == LintNames.navigationLink else { return () }
      reportOnce(
        "A NavigationLink in a \(menu.catalogName ?? LintNames.name) opens nothing: the menu closes first.",
        at: elementName(file, id), related: [RelatedPlace("the menu", elementName(use.file, use.view))],
        help: "Use a Button that sets a flag or item, and a NavigationDestination that shows the page for it."
      )
      return nil
    }
  }

  fileprivate func reportRefreshing(inside use: ViewUse) {
    let outer = model.files[use.file].views[use.view]
    PlacedViews.show(outer.content, in: use.file, of: model, ()) { file, id, _ in
      let checked = model.files[file]
      let view = checked.views[id]
      if let name = view.catalogName, Effects.scrolling.contains(name) { return nil }
      guard let modifier = checked.modifier(Effects.refreshable, of: view) else { return () }
      if !mayScroll(view, file) {
        reportOnce(
          "This stands inside of what scrolls: the \(outer.catalogName ?? LintNames.list) around it cannot be pulled to refresh.",
          at: SourceLocation(file, checked.nameRange(of: modifier)),
          related: [RelatedPlace("this one scrolls", elementName(use.file, use.view))],
          help: "Move it to the \(outer.catalogName ?? LintNames.list).")
      }
      return nil
    }
  }

  /// True where something inside a view scrolls, or may.
  private func mayScroll(_ view: ViewNode, _ file: FileID) -> Bool {
    if view.kind == .declared || view.kind == .content || view.kind == .fragment { return true }
    return PlacedViews.contain(view.content, in: file, of: model) {
      $0.catalogName.map(Effects.scrolling.contains) == true
    }
  }

  fileprivate func reportSubmit(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    guard let axis = checked.attribute(Effects.axis, of: view),
      Effects.vertical.contains(text(SourceLocation(use.file, axis.range)))
    else { return }
    let place: SourceRange
    if let attribute = checked.attribute(Effects.onSubmit, of: view) {
      place = attribute.nameRange
    } else if let modifier = checked.modifier(Effects.onSubmit, of: view) {
      place = checked.nameRange(of: modifier)
    } else {
      return
    }
    report(
      "A field with a vertical axis takes Return for a new line: this never runs.",
      at: SourceLocation(use.file, place),
      related: [RelatedPlace("the axis", SourceLocation(use.file, axis.range))],
      help: "Submit by a Button, or leave out the axis.")
  }

  /// Reports swipe actions of what is shown, but nowhere in a row of a list.
  fileprivate func reportSwipeActions() {
    let all = facts.uses(of: Effects.swipeActions, graph)
    if all.isEmpty { return }
    var inRows: Set<ViewPlaceKey> = []
    for use in Effects.lists.flatMap({ Array(facts.uses(of: $0, graph)) }) {
      func note(_ parts: Range<ViewPlace>, _ file: FileID) {
        for place in parts {
          inRows.insert(ViewPlaceKey(file: file, view: model.files[file].viewLists[place]))
        }
      }
      PlacedViews.show(model.files[use.file].views[use.view].content, in: use.file, of: model, ()) {
        file, id, _ in
        note(model.files[file].views[id].parts, file)
        return ()
      }
    }
    for use in all where !inRows.contains(ViewPlaceKey(file: use.file, view: use.view)) {
      let owner = graph.nodes.declaration(use.node)
      guard !owner.isNone, program[owner].kind.isView else { continue }
      let isShown =
        program[owner].kind == .screen
        || graph.views.incoming[use.node].contains { edge in
          let holder = graph.owner(ofNode: graph.edge(at: edge).from, program)
          return !holder.isNone && program[holder].kind != .preview
        }
      let mayBeHanded = mayLieAround(use.frame, of: use.node) { kind in
        switch kind {
        case .slot, .modified, .unknown: true
        case .injection, .stack, .page, .presentation, .link, .styled, .attached, .conditional, .repeated,
          .labelled:
          false
        }
      }
      if !isShown || mayBeHanded { continue }
      report(
        "Swipe actions belong to rows of a List, and this view stands in none: they never appear.",
        at: elementName(use.file, use.view),
        help: "Use a List, or offer the actions by a `<ContextMenu>`.")
    }
  }

  /// Reports the looks of large titles in a package whose titles are all inline.
  fileprivate func reportLargeTitles() {
    let declared = program.declarations.indices.filter { program.declarations[$0].kind == .appearance }
    let looks = declared.flatMap { id in
      Titles.looks.compactMap { look in
        xml(program[id].file).attribute(look, of: program[id].node).map {
          (name: look, location: SourceLocation(program[id].file, $0.nameRange))
        }
      }
    }
    guard !looks.isEmpty, let title = lastInlineTitle() else { return }
    for look in looks {
      report(
        "All titles are inline, so that no large title shows its `\(look.name)`.", at: look.location,
        severity: .note, related: [RelatedPlace("such as this one", title)],
        help: "Set the look of the title in the bar, or remove this.")
    }
  }

  /// The last of the titles of the package where each is inline; nil where there is none, or where one may be large.
  private func lastInlineTitle() -> SourceLocation? {
    var found: SourceLocation?
    for file in model.files.indices {
      let checked = model.files[file]
      let titles = checked.modifiers.indices.filter {
        Titles.titles.contains(checked.name(of: checked.modifiers[$0]))
      }
      for title in titles {
        let chain = checked.views.first { $0.modifiers.contains(title) }?.modifiers ?? .none
        guard chain.contains(where: { isInline(checked.modifiers[$0], checked) }) else { return nil }
        found = SourceLocation(file, checked.nameRange(of: checked.modifiers[title]))
      }
    }
    return found
  }

  private func isInline(_ modifier: ModifierApplication, _ checked: CheckedFile) -> Bool {
    let isOfBar = checked.name(of: modifier) == Titles.barDisplayMode
    let mode = checked.argument(isOfBar ? .none : Titles.displayMode, of: modifier)
    return !mode.isNone && checked.code[mode].name == Titles.inline
  }
}
