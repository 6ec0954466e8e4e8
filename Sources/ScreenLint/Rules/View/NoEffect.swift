import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewNoEffect: RuleID = "view/no-effect" }

extension ViewRules {
  static let noEffect = Rule(
    .viewNoEffect, .warning, "What does nothing where it stands",
    whatHappens:
      "Nothing: no action appears, nothing is pulled, nothing is submitted, no page opens. No message is printed.",
    why: """
      Swipe actions belong to rows of a List; `.refreshable` to what scrolls, or what holds it; a field that grows takes \
      Return for a new line, so that it submits nothing; a menu has closed before a link in it could push its destination; the \
      look of large titles shows nowhere where every title is inline; `.presentationDetents` belongs to what a sheet shows, \
      `.listRowSeparator` to a row, a TabItem to a tab; corners that are rounded before the background is drawn do not round it; \
      `scrollTo` finds only what has the id; and an EditButton shows what lets rows be deleted, moved or chosen.
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
      RuleExample(
        bad: #"""
          <View name="Home">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Button action="isOpen = true" modifiers=".⟦presentationDetents⟧([.medium])">Open<Sheet isPresented="$isOpen"><Text>Tea</Text></Sheet></Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Home">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Button action="isOpen = true">Open<Sheet isPresented="$isOpen"><Text modifiers=".presentationDetents([.medium])">Tea</Text></Sheet></Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body><List items="teas" as="tea" id="\.self" modifiers=".⟦listRowSeparator⟧(.hidden)"><Text>{tea}</Text></List></Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body><List items="teas" as="tea" id="\.self"><Text modifiers=".listRowSeparator(.hidden)">{tea}</Text></List></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Tag">
            <Body><Text modifiers=".padding().⟦cornerRadius⟧(8).background(.yellow)">Tea</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Tag">
            <Body><Text modifiers=".padding().background(.yellow).cornerRadius(8)">Tea</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Body>
              <ScrollViewReader as="proxy">
                <Button action="proxy.scrollTo(⟦'end'⟧)">To the end</Button>
                <ScrollView><VStack><Text>Green</Text><Text modifiers=".id('bottom')">Black</Text></VStack></ScrollView>
              </ScrollViewReader>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <Body>
              <ScrollViewReader as="proxy">
                <Button action="proxy.scrollTo('bottom')">To the end</Button>
                <ScrollView><VStack><Text>Green</Text><Text modifiers=".id('bottom')">Black</Text></VStack></ScrollView>
              </ScrollViewReader>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <Let name="teas" type="[String]"/>
            <Body>
              <NavigationStack>
                <List items="teas" as="tea" id="\.self">
                  <Text>{tea}</Text>
                  <Toolbar><ToolbarItem><⟦EditButton⟧/></ToolbarItem></Toolbar>
                </List>
              </NavigationStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <Body>
              <NavigationStack>
                <List items="teas" as="tea" id="\.self" onDelete="teas.remove(atOffsets: $0)">
                  <Text>{tea}</Text>
                  <Toolbar><ToolbarItem><EditButton/></ToolbarItem></Toolbar>
                </List>
              </NavigationStack>
            </Body>
          </View>
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
      .views(["Text", "Label"]) { context, use in context.reportCorners(of: use) },
      .views(["List"]) { context, use in context.reportRowLooks(of: use) },
    ]
  ) { context in
    context.reportSwipeActions()
    context.reportTabItems()
    context.reportPlacesOfModifiers()
    context.reportLargeTitles()
    context.reportScrolling()
    context.reportEditButtons()
  }
}

private enum Effects {
  static let swipeActions: Name = "SwipeActions"
  static let refreshable: Name = "refreshable"
  static let scrolling: SmallSet<Name> = ["ScrollView", "List", "Form", "Table", "TextEditor"]
  static let axis: Name = "axis"
  static let vertical: Set<String> = ["vertical", ".vertical"]
  static let onSubmit: Name = "onSubmit"
  static let lists: [Name] = ["List", "Form"]
}

private enum Looks {
  static let row: SmallSet<Name> = [
    "listRowSeparator", "listRowBackground", "listRowInsets", "listRowSeparatorTint",
  ]
  static let rounding: SmallSet<Name> = ["cornerRadius", "clipShape"]
  /// What draws behind or around a view, so that corners before it may round something.
  static let drawing: SmallSet<Name> = ["background", "border", "overlay", "fill", "glassEffect"]
  static let shape: Name = "in"
  static let onDelete: [Name] = ["onDelete", "onMove"]
  static let items: Name = "items"
  static let list: SmallSet<Name> = ["List", "Form", "Table"]

  /// Where a modifier has an effect.
  enum Place {
    /// On any view, or other rules tell.
    case anywhere
    /// On what a presentation shows.
    case presentation
    /// On what scrolls, so that it can be pulled.
    case scrolling
    /// On a list.
    case list
  }

  /// For each modifier of the catalogue.
  static let places: [Place] = {
    let catalog = ElementCatalog.shared
    var places = [Place](repeating: .anywhere, count: catalog.modifiers.count)
    let known: [(Place, [Name])] = [
      (
        .presentation,
        [
          "presentationDetents", "presentationDragIndicator", "interactiveDismissDisabled",
          "presentationCornerRadius", "presentationBackground",
        ]
      ),
      (.scrolling, ["refreshable"]),
      (.list, ["listStyle"]),
    ]
    for (place, names) in known {
      for index in names.flatMap({ catalog.modifiers(named: $0) }) { places[index] = place }
    }
    return places
  }()
}

private enum Titles {
  static let looks: [Name] = ["largeTitleColor", "largeTitleKern"]
  static let titles: SmallSet<Name> = ["navigationTitle", "navigationBarTitle"]
  static let displayMode: Name = "displayMode"
  static let barDisplayMode: Name = "navigationBarTitleDisplayMode"
  static let inline: Name = "inline"
}

private enum Editing {
  static let button: Name = "EditButton"
  static let reader: Name = "ScrollViewReader"
  static let scrollTo: Name = "scrollTo"
  static let mode: Name = "editMode"
  /// Attributes of loops and lists that let their rows be edited.
  static let attributes: [Name] = ["onDelete", "onMove", "editActions"]
  /// The same in chains of modifiers and in code.
  static let modifiers: [Name] = ["onDelete", "onMove"]
  /// What has a selection by which rows are chosen.
  static let chosen: SmallSet<Name> = [Names.list, Names.table]
  /// How many views are gone through for one EditButton.
  static let limit = 1_000
}

/// A view, known by its place.
private struct ViewPlaceKey: Hashable {
  let file: FileID
  let view: ViewID
}

extension RuleContext {
  fileprivate func reportLinks(inMenu use: ViewUse) {
    let menu = model.files[use.file].views[use.view]
    PlacedViews.show(menu.content, in: use.file, of: model, ()) { checked, file, id, _ in
      guard checked.views[id].element == LintNames.navigationLink else { return () }
      // The stack around the menu follows the value of a link when the menu has closed.
      if checked.attribute(Names.value, of: checked.views[id]) != nil { return nil }
      reportOnce(
        "A NavigationLink with a destination of its own opens nothing in a \(menu.catalogName ?? Names.name): the menu closes first.",
        at: elementName(file, id), related: [RelatedPlace("the menu", elementName(use.file, use.view))],
        help:
          "Give the link a `value`, for which a `<NavigationDestination for=\"…\">` in the stack shows the page; or use a Button that sets what a NavigationDestination shows."
      )
      return nil
    }
  }

  fileprivate func reportRefreshing(inside use: ViewUse) {
    let outer = model.files[use.file].views[use.view]
    PlacedViews.show(outer.content, in: use.file, of: model, ()) { checked, file, id, _ in
      let view = checked.views[id]
      if let name = view.catalogName, Effects.scrolling.contains(name) { return nil }
      guard let modifier = checked.modifier(Effects.refreshable, of: view) else { return () }
      if !mayScroll(view, file) {
        reportOnce(
          "This stands inside of what scrolls: the \(outer.catalogName ?? Names.list) around it cannot be pulled to refresh.",
          at: SourceLocation(file, checked.nameRange(of: modifier)),
          related: [RelatedPlace("this one scrolls", elementName(use.file, use.view))],
          help: "Move it to the \(outer.catalogName ?? Names.list).")
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
    let inRows = parts(called: Effects.swipeActions, inside: Effects.lists)
    for use in all where !inRows.contains(ViewPlaceKey(file: use.file, view: use.view)) {
      let owner = graph.nodes.declaration(use.node)
      guard !owner.isNone, program[owner].kind.isView else { continue }
      let isShown =
        program[owner].kind == .screen
        || graph.views.incoming[use.node].contains { edge in
          let holder = graph.owner(ofNode: graph.edge(at: edge).from, program)
          return !holder.isNone && program[holder].kind != .preview
        }
      let mayBeHanded = mayLieAround(use.frame, of: use.node) { frame in
        switch frame.kind {
        case .modified, .unknown: true
        case .slot: isPlacedInList(MemberID(frame.value))
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

  /// What hangs on the views inside of some elements under a name.
  private func parts(called name: Name, inside elements: [Name]) -> Set<ViewPlaceKey> {
    var found: Set<ViewPlaceKey> = []
    for use in elements.flatMap({ Array(facts.uses(of: $0, graph)) }) {
      PlacedViews.show(model.files[use.file].views[use.view].content, in: use.file, of: model, ()) {
        checked, file, id, _ in
        for place in checked.views[id].parts where checked.views[checked.viewLists[place]].catalogName == name
        {
          found.insert(ViewPlaceKey(file: file, view: checked.viewLists[place]))
        }
        return ()
      }
    }
    return found
  }

  /// True where a view may come to stand in something that nobody sees here.
  private func mayBeHandedOn(_ use: ViewUse) -> Bool {
    mayLieAround(use.outer, of: use.node) { frame in
      switch frame.kind {
      case .slot, .modified, .unknown: true
      case .injection, .stack, .page, .presentation, .link, .styled, .attached, .conditional, .repeated,
        .labelled:
        false
      }
    }
  }

  /// True for a view that the App shows on some way.
  private func isShownByApp(_ use: ViewUse) -> Bool {
    let owner = graph.owner(ofNode: use.node, program)
    return facts.hasApp && !owner.isNone && program[owner].kind.isView && facts.placement.isReached(use.node)
  }

  /// Reports tab items of views that are no tabs.
  fileprivate func reportTabItems() {
    let all = facts.uses(of: LintNames.tabItem, graph)
    if all.isEmpty { return }
    let inTabs = parts(called: LintNames.tabItem, inside: [LintNames.tabView])
    for use in all where !inTabs.contains(ViewPlaceKey(file: use.file, view: use.view)) {
      if !isShownByApp(use) || mayBeHandedOn(use) { continue }
      report(
        "A TabItem belongs to a tab, and the view that it hangs on stands in no TabView: it never appears.",
        at: elementName(use.file, use.view), help: "Put the view into a `<TabView>`, or remove the TabItem.")
    }
  }

  /// Reports modifiers that have an effect only in a presentation, or on what scrolls or is a list, where none is.
  fileprivate func reportPlacesOfModifiers() {
    for file in model.files.indices {
      let checked = model.files[file]
      for index in checked.modifiers.indices {
        let modifier = checked.modifiers[index]
        guard modifier.kind == .catalog, case let wanted = Looks.places[Int(modifier.target)],
          wanted != .anywhere,
          let use = graph.uses[graph.uses.indices(in: file, of: \.file)].first(where: {
            checked.views[$0.view].modifiers.contains(index)
          })
        else { continue }
        let place = SourceLocation(file, checked.nameRange(of: modifier))
        switch wanted {
        case .anywhere: break
        case .presentation: reportOutsidePresentation(use, checked.name(of: modifier), at: place)
        case .scrolling: reportNothingToPull(use, at: place)
        case .list: reportNoList(use, checked.name(of: modifier), at: place)
        }
      }
    }
  }

  private func reportOutsidePresentation(_ use: ViewUse, _ name: Name, at place: SourceLocation) {
    let view = model.files[use.file].views[use.view]
    if let element = view.catalogName, LintNames.presentations.contains(element) { return }
    let owner = graph.owner(ofNode: use.node, program)
    guard isShownByApp(use) || !facts.hasApp && !owner.isNone && program[owner].kind.isView,
      !mayBeHandedOn(use),
      !mayLieAround(use.outer, of: use.node, { $0.kind == .presentation })
    else { return }
    let checked = model.files[use.file]
    let presented = view.parts.map { checked.viewLists[$0] }.first {
      checked.views[$0].catalogName.map(LintNames.presentations.contains) == true
    }
    guard facts.hasApp || presented != nil else { return }
    report(
      "`.\(name)` belongs to what a sheet shows, and this view is shown by none: it changes nothing.",
      at: place, related: presented.map { [RelatedPlace("the sheet", elementName(use.file, $0))] } ?? [],
      help: "Move it to the view inside of the sheet.")
  }

  private func reportNothingToPull(_ use: ViewUse, at place: SourceLocation) {
    let view = model.files[use.file].views[use.view]
    guard let element = view.catalogName, !Effects.scrolling.contains(element),
      !holds(Effects.scrolling, view, use)
    else { return }
    reportOnce(
      "Nothing in this \(element) scrolls, so nothing can be pulled: this never runs.", at: place,
      related: [],
      help: "Put what it refreshes into a List or a ScrollView.")
  }

  private func reportNoList(_ use: ViewUse, _ name: Name, at place: SourceLocation) {
    let view = model.files[use.file].views[use.view]
    guard let element = view.catalogName, !Looks.list.contains(element), !holds(Looks.list, view, use)
    else { return }
    report(
      "`.\(name)` is the look of a List, and none is in this \(element): it changes nothing.", at: place,
      help: "Move it to the List.")
  }

  /// True where one of some elements is inside of a view, or may be: also on a page that a link in it pushes.
  private func holds(_ elements: SmallSet<Name>, _ view: ViewNode, _ use: ViewUse) -> Bool {
    model.files[use.file].views.contains { inner in
      guard view.range.contains(inner.range) else { return false }
      switch inner.kind {
      case .content, .declared, .fragment: return true
      case .element, .part:
        return inner.element == LintNames.navigationLink || inner.catalogName.map(elements.contains) == true
      case .branch, .switching, .switchCase, .forEach, .conditional, .letBinding, .text: return false
      }
    }
  }

  /// Reports corners of a text that are rounded before its background is drawn.
  fileprivate func reportCorners(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    if view.modifiers.isEmpty || !view.parts.isEmpty || checked.isOpen(view.modifiers) { return }
    var corners: ModifierApplication?
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      let name = checked.name(of: modifier)
      if Looks.rounding.contains(name) {
        if corners != nil { return }
        corners = modifier
      } else if Looks.drawing.contains(name) {
        guard let corners else { return }
        guard name == LintNames.background, checked.argument(Looks.shape, of: modifier).isNone,
          !view.modifiers.contains(where: {
            $0 > index && Looks.rounding.contains(checked.name(of: checked.modifiers[$0]))
          })
        else { return }
        return report(
          "This rounds the text, which has no corners to be seen; the background behind it keeps its own.",
          at: SourceLocation(use.file, checked.nameRange(of: corners)),
          related: [
            RelatedPlace("it is drawn after", SourceLocation(use.file, checked.nameRange(of: modifier)))
          ],
          help: "Round behind the background: move it to the end of the chain.")
      }
    }
  }

  /// Reports looks of rows, and what deletes or moves them, on a list itself.
  fileprivate func reportRowLooks(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    if xml(use.file).attribute(Looks.items, of: view.xml) == nil {
      for name in Looks.onDelete {
        guard let attribute = xml(use.file).attribute(name, of: view.xml) else { continue }
        report(
          "The rows of this List are not its own, so `\(name)` never runs.",
          at: SourceLocation(use.file, attribute.nameRange), help: "Move it to the ForEach inside.")
      }
    }
    let isInList = checked.views.contains {
      $0.xml != view.xml && $0.element == Names.list && $0.range.contains(view.range)
    }
    if isInList { return }
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      let name = checked.name(of: modifier)
      guard modifier.kind == .catalog, Looks.row.contains(name) else { continue }
      report(
        "`.\(name)` is the look of a row, and this is the List: it changes nothing.",
        at: SourceLocation(use.file, checked.nameRange(of: modifier)), help: "Move it to the rows inside.")
    }
  }

  /// True where the view that has a slot places it in a list, also through the slots of other views.
  private func isPlacedInList(_ slot: MemberID) -> Bool {
    let owner = program[slot].owner
    var isFound = false
    PlacedViews.show(model.body(of: owner), in: program[owner].file, of: model, false) {
      checked, _, id, isInList in
      let view = checked.views[id]
      if view.kind == .content, view.member == slot, isInList { isFound = true }
      return isFound ? nil : isInList || view.catalogName.map(Effects.lists.contains) == true
    }
    return isFound
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

  /// Reports `scrollTo` with what is the id of no view.
  fileprivate func reportScrolling() {
    if facts.uses(of: Editing.reader, graph).isEmpty { return }
    var calls: [(file: FileID, id: CodeID)] = []
    var ids: [(type: TypeID, text: String?)] = []
    for file in model.files.indices {
      let checked = model.files[file]
      for call in checked.code.nodes.indices where checked.code[call].kind == .call {
        let callee = checked.code[checked.code[call].first]
        guard callee.name == Names.id || callee.name == Editing.scrollTo,
          let argument = checked.code.items(checked.code[call].list).first
        else { continue }
        let id = checked.code[argument].first
        if callee.name == Editing.scrollTo {
          if checked.reference(call).kind == .library { calls.append((file, id)) }
        } else {
          ids.append((checked.type(id), checked.literalText(id)))
        }
      }
    }
    if calls.isEmpty { return }
    for loop in graph.loops {
      switch loop.key {
      case .elements:
        ids.append((program.identity(of: loop.element).map { program[$0].type } ?? .error, nil))
      case .whole: ids.append((loop.element, nil))
      case .path(_, let member): ids.append((member.isNone ? .error : program[member].type, nil))
      case .other: ids.append((.error, nil))
      }
    }
    for (file, id) in calls { reportScrolling(to: id, file, ids) }
  }

  private func reportScrolling(to id: CodeID, _ file: FileID, _ ids: [(type: TypeID, text: String?)]) {
    let checked = model.files[file]
    func plain(_ type: TypeID) -> TypeID { type.wrapped ?? type }
    let type = plain(checked.type(id))
    let text = checked.literalText(id)
    func mayBe(_ other: (type: TypeID, text: String?)) -> Bool {
      if [.error, .any].contains(plain(other.type)) { return true }
      return plain(other.type) == type && (text == nil || other.text == nil || other.text == text)
    }
    guard ![.error, .any].contains(type), !ids.contains(where: mayBe) else { return }
    let like = ids.filter { plain($0.type) == type }.compactMap(\.text)
    report(
      "No view has this id\(like.isEmpty ? ", nor any of type \(type)" : ""): `scrollTo` finds nothing, and the page stays where it is.",
      at: location(file, id),
      help: like.isEmpty
        ? "Give the view `.id(…)` with the same value, or scroll to the id of a row."
        : "The ids of this type are \(like.prefix(8).map { "`\($0)`" }.listed).")
  }

  /// Reports an EditButton on a page where nothing can be edited.
  fileprivate func reportEditButtons() {
    let buttons = facts.uses(of: Editing.button, graph)
    if buttons.isEmpty { return }
    // Whoever reads or gives the edit mode may show anything by it.
    let isRead = program.members.contains { $0.kind == .environment && $0.key == Editing.mode }
    if isRead || model.files.contains(where: { $0.code.nodes.contains { $0.name == Editing.mode } }) {
      return
    }
    // Rows that code makes may stand on any page.
    let isDeletedInCode = model.files.contains { file in
      file.code.nodes.contains { $0.kind == .member && Looks.onDelete.contains($0.name) }
    }
    if isDeletedInCode { return }
    for button in buttons {
      let owner = graph.owner(ofNode: button.node, program)
      guard !owner.isNone, program[owner].kind.isView, let page = page(of: button.node),
        !page.contains(where: holdsEditable)
      else { continue }
      report(
        "Nothing on this page can be edited: no list has `onDelete`, `onMove` or a selection, so the button changes only its own title.",
        at: elementName(button.file, button.view),
        help: "Give the ForEach `onDelete` or `onMove`, or the List a selection; or remove the button.")
    }
  }

  /// The view nodes of all pages that a node may be a part of; nil where they are too many, or a slot's content is not known.
  private func page(of node: Int32) -> [Int32]? {
    var found = [node]
    var known: Set<Int32> = [node]
    var place = 0
    while place < found.count {
      for index in graph.views.incoming[found[place]] where graph.edge(at: index).kind != .push {
        let from = graph.edge(at: index).from
        if known.insert(from).inserted { found.append(from) }
      }
      place += 1
    }
    place = 0
    while place < found.count {
      if found.count > Editing.limit { return nil }
      for index in graph.views.outgoing[found[place]] {
        let to = graph.edge(at: index).to
        if known.insert(to).inserted { found.append(to) }
      }
      place += 1
    }
    return found
  }

  /// True where the views of a node hold rows that can be deleted, moved or chosen.
  private func holdsEditable(_ node: Int32) -> Bool {
    let member = graph.nodes.member(node)
    let (file, element) =
      member.isNone
      ? (program[graph.nodes.declaration(node)].file, program[graph.nodes.declaration(node)].node)
      : (program[member].file, program[member].node)
    let xml = xml(file)
    let range = xml[element].range
    let isModified = model.files[file].code.nodes.contains { code in
      (code.kind == .member || code.kind == .implicitMember) && Editing.modifiers.contains(code.name)
        && range.contains(code.range)
    }
    if isModified { return true }
    return xml.nodes.indices.contains { id in
      xml[id].kind == .element && range.contains(xml[id].range)
        && (Editing.attributes.contains { xml.attribute($0, of: id) != nil }
          || Editing.chosen.contains(xml[id].name) && xml.attribute(LintNames.selection, of: id) != nil)
    }
  }
}
