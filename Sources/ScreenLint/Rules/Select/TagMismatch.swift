import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let selectTagMismatch: RuleID = "select/tag-mismatch" }

extension SelectRules {
  static let tagMismatch = Rule(
    .selectTagMismatch, .error, "A selection that no tag matches",
    whatHappens:
      "Nothing is shown as chosen and taps choose nothing: “Picker: the selection "
      + "\"…\" is invalid and does not have an associated tag, this will give undefined results.”",
    why: "The selection is compared with the tags of the views inside, type and value.",
    repair:
      "Give the tags the type of the selection, and let the selection start with the value of one of "
      + "them.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Sizes">
            <State name="size" type="String" value="small"/>
            <Body>
              <Picker title="Size" selection="⟦$size⟧">
                <Text modifiers=".tag(1)">Small</Text>
                <Text modifiers=".tag(2)">Large</Text>
              </Picker>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Sizes">
            <State name="size" type="Int" value="1"/>
            <Body>
              <Picker title="Size" selection="$size">
                <Text modifiers=".tag(1)">Small</Text>
                <Text modifiers=".tag(2)">Large</Text>
              </Picker>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Sizes">
            <State name="size" type="String" value="medium"/>
            <Body>
              <Picker title="Size" selection="⟦$size⟧">
                <Text modifiers=".tag('small')">Small</Text>
                <Text modifiers=".tag('large')">Large</Text>
              </Picker>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Sizes">
            <State name="size" type="String?"/>
            <State name="count" type="Int" value="7"/>
            <State name="level" type="Int" value="2"/>
            <Body>
              <VStack>
                <Picker title="Size" selection="$size">
                  <Text modifiers=".tag('small')">Small</Text>
                  <Text modifiers=".tag('large')">Large</Text>
                </Picker>
                <Picker title="Count" selection="$count">
                  <ForEach items="1...9" id="\.self" as="count"><Text>{count}</Text></ForEach>
                </Picker>
                <Picker title="Level" selection="$level">
                  <Text modifiers=".tag(1)">Low</Text>
                  <ForEach items="2...3" id="\.self" as="level"><Text modifiers=".tag(level)">{level}</Text></ForEach>
                </Picker>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Teas">
              <Let name="teas" type="[Tea]"/>
              <State name="chosen" type="String?"/>
              <Body>
                <Table items="teas" as="tea" selection="⟦$chosen⟧"><TableColumn title="Name" value="\.name"/></Table>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Teas">
              <Let name="teas" type="[Tea]"/>
              <State name="chosen" type="Set[Tea.ID]" value="{[]}"/>
              <Body>
                <Table items="teas" as="tea" selection="$chosen"><TableColumn title="Name" value="\.name"/></Table>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="zip" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <Screen name="Order">
              <StateObject name="atlas" type="Atlas"/>
              <State name="chosen" type="String" value=""/>
              <Body>
                <VStack>
                  <Picker title="Place" selection="$chosen">
                    <ForEach items="atlas.places" as="place"><Text modifiers=".tag(⟦place.zip⟧)">{place.id}</Text></ForEach>
                  </Picker>
                  <Text>{chosen}</Text>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="zip" type="String"/></Struct>
            <ObservableObject name="Atlas"><Published name="places" type="[Place]" source="places.json"/></ObservableObject>
            <Screen name="Order">
              <StateObject name="atlas" type="Atlas"/>
              <State name="chosen" type="String" value=""/>
              <Body>
                <VStack>
                  <Picker title="Place" selection="$chosen">
                    <ForEach items="atlas.places" as="place"><Text modifiers=".tag(place.zip)">{place.id}</Text></ForEach>
                  </Picker>
                  <Text>{chosen}</Text>
                </VStack>
              </Body>
            </Screen>
          </Module>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "places.json", bad: "[{\"id\": 1, \"zip\": \"10115\"}, {\"id\": 2, \"zip\": \"10115\"}]",
          good: "[{\"id\": 1, \"zip\": \"10115\"}, {\"id\": 2, \"zip\": \"10117\"}]")),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Kinds">
              <Body><Group><Text modifiers=".tag('green')">Green</Text><Text modifiers=".tag('black')">Black</Text></Group></Body>
            </View>
            <View name="Teas">
              <State name="kind" type="String" value="white"/>
              <Body><Picker title="Kind" selection="⟦$kind⟧"><Kinds/></Picker></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Kinds">
              <Slot/>
              <Body><Group><Text modifiers=".tag('green')">Green</Text><Text modifiers=".tag('black')">Black</Text><Content/></Group></Body>
            </View>
            <View name="Teas">
              <State name="kind" type="String" value="white"/>
              <Body><Picker title="Kind" selection="$kind"><Kinds><Text modifiers=".tag('white')">White</Text></Kinds></Picker></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Enum name="Mode" conforms="String, CaseIterable">
              <Case name="every" value="All"/><Case name="read" value="Read"/>
              <Computed name="setting" type="String">switch self { case .every: "every"; case .read: "read" }</Computed>
            </Enum>
            <View name="Filter">
              <AppStorage name="mode" key="mode" type="String" value="{Mode.every.rawValue}"/>
              <Body>
                <Picker title="Mode" selection="⟦$mode⟧">
                  <ForEach items="Mode.allCases" id="\.self" as="item"><Text modifiers=".tag(item.setting)">{item.rawValue}</Text></ForEach>
                </Picker>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Enum name="Mode" conforms="String, CaseIterable"><Case name="every" value="All"/><Case name="read" value="Read"/></Enum>
            <View name="Filter">
              <AppStorage name="mode" key="mode" type="String" value="{Mode.every.rawValue}"/>
              <Body>
                <Picker title="Mode" selection="$mode">
                  <ForEach items="Mode.allCases" id="\.self" as="item"><Text modifiers=".tag(item.rawValue)">{item.rawValue}</Text></ForEach>
                </Picker>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Root">
            <State name="tab" type="Int" value="0"/>
            <Body>
              <TabView selection="$tab">
                <Button action="tab = 1" modifiers=".tag(0)">To the cups<TabItem><Text>Teas</Text></TabItem></Button>
                <⟦Text⟧>Cups<TabItem><Text>Cups</Text></TabItem></Text>
              </TabView>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Root">
            <State name="tab" type="Int" value="0"/>
            <Body>
              <TabView selection="$tab">
                <Button action="tab = 1" modifiers=".tag(0)">To the cups<TabItem><Text>Teas</Text></TabItem></Button>
                <Text modifiers=".tag(1)">Cups<TabItem><Text>Cups</Text></TabItem></Text>
              </TabView>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Tea" conforms="Identifiable, Hashable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <View name="TeaRow"><Let name="tea" type="Tea"/><Body><NavigationLink value="{tea}">{tea.name}</NavigationLink></Body></View>
        <View name="Teas">
          <Let name="teas" type="[Tea]"/>
          <State name="chosen" type="Tea?"/>
          <Body>
            <NavigationSplitView>
              <Sidebar><List items="teas" as="tea" selection="$chosen"><TeaRow tea="{tea}"/></List></Sidebar>
              <Detail><Text>{chosen?.name ?? "none"}</Text></Detail>
            </NavigationSplitView>
          </Body>
        </View>
      </Module>
      """#,
    visits: [
      .views(
        [LintNames.picker, LintNames.tabView, Names.list, Names.table],
        where: { file, use in file.mayMismatch(use) }
      ) { context, use in context.checkSelection(use) }
    ]
  )
}

extension FileContext {
  /// True unless the file itself tells that a tag matches the selection.
  fileprivate func mayMismatch(_ use: ViewUse) -> Bool {
    guard checked.attribute(LintNames.selection, of: checked.views[use.view]) != nil,
      let selection = Selection(use, checked, program, nil)
    else { return false }
    if selection.isElsewhere { return true }
    guard selection.isKnown, !selection.tags.isEmpty else { return false }
    if !selection.hasTagOfItsType || selection.twins != nil || selection.stray != nil { return true }
    if selection.untagged != nil { return true }
    if selection.repeated != nil, checked.views[use.view].element == LintNames.picker { return true }
    guard selection.tags.allSatisfy({ $0.literal != nil || $0.isOfCases }), let bound = selection.bound else {
      return false
    }
    // Where another value is behind it, only the whole package tells how that starts.
    guard program[bound].kind != .binding, program[bound].file == file else { return true }
    let start = checked.startText(of: bound, value(of: bound), program)
    return start.map { start in !selection.tags.contains { $0.literal == start } } ?? false
  }
}

extension RuleContext {
  fileprivate func checkSelection(_ use: ViewUse) {
    let checked = model.files[use.file]
    guard let selection = Selection(use, checked, program, model), selection.isKnown,
      let first = selection.tags.first
    else { return }
    let view = checked.views[use.view]
    let file = use.file
    let place = SourceLocation(file, selection.range)
    let element = view.element?.text ?? ""
    if !selection.hasTagOfItsType {
      if view.element == Names.list,
        hasLink(to: selection.type, in: view.content, checked, file, depth: 0)
      {
        return
      }
      if selection.tags.allSatisfy(\.isRowID) {
        report(
          "A row of this \(element) is chosen by the id of its element, of type \(first.type), and the selection is of type \(selection.written).",
          at: place,
          related: [RelatedPlace("the rows’ elements, whose ids are of type \(first.type)", first.location)],
          help:
            "Keep the id, in a selection of type \(first.type)"
            + (view.element == Names.table
              ? "." : ", or give each row a `.tag(…)` of type \(selection.written).")
        )
        return
      }
      report(
        "The selection is of type \(selection.written), and no tag of this \(element) is: the first is of type \(first.type).",
        at: place, related: [RelatedPlace("this tag is of type \(first.type)", first.location)],
        help: "Give the selection and the tags one type.")
      return
    }
    if view.element != Names.list, view.element != Names.table {
      if let stray = selection.stray {
        report(
          "This tag is of type \(stray.type), and the selection of this \(element) of type \(selection.written): choosing it changes nothing.",
          at: stray.location, related: [RelatedPlace("the selection", place)],
          help: "Give the tag the type of the selection.")
        return
      }
      if let (first, second) = selection.twins {
        report(
          "Two views of this \(element) have the tag `\(second.literal ?? "")`, so that they are chosen together.",
          at: second.location, related: [RelatedPlace("the first", first.location)],
          help: "Give each view a tag of its own.")
        return
      }
      if let place = selection.untagged {
        report(
          view.element == LintNames.picker
            ? "This option has no tag, so choosing it sets nothing: the selection is of type \(selection.written)."
            : "This tab has no tag, so the selection never says that it is shown, and cannot show it.",
          at: place, related: [RelatedPlace("another has the tag", first.location)],
          help: "Give it a tag of its own, of type \(selection.written), by `.tag(…)`.")
        return
      }
    }
    if view.element == LintNames.picker, let repeated = selection.repeated {
      let screens = graph.holders(of: owner(ofUnit: unit(ofNode: use.node)), limit: 4, program)
      suspectRows(
        of: ListSuspect(screens: screens, file: file, view: use.view, isTagged: true), at: repeated.location,
        help: "Give each view a tag of its own: the `id` of its element, or leave out what is there twice.")
    }
    let tags = selection.tags
    let isOfRows = view.element == Names.list || view.element == Names.table
    guard tags.allSatisfy({ $0.literal != nil || !isOfRows && $0.texts != nil }), let bound = selection.bound
    else { return }
    let texts = tags.reduce(into: [String]()) { texts, tag in
      for text in tag.texts ?? [] where !texts.contains(text) { texts.append(text) }
    }
    let isStored = [.appStorage, .sceneStorage].contains(program[bound].kind)
    let starts = (isStored ? [bound] : sources(behind: bound)).compactMap { flag in
      startText(of: flag).map { (flag, $0) }
    }
    guard let (flag, start) = starts.first(where: { !texts.contains($0.1) }), !texts.isEmpty else { return }
    // What comes of a loop may be chosen as the view appears.
    if tags.contains(where: { $0.literal == nil }), isSetOnAppearing(flag) { return }
    report(
      "`\(program[flag].name)` starts as \(start.isEmpty ? "the empty text" : "`\(start)`"), and no view of this \(element) has that tag.",
      at: place,
      related: [RelatedPlace("it starts here", program.location(of: flag))]
        + tags.prefix(8).map { tag in
          RelatedPlace(
            tag.literal.map { "this tag is `\($0)`" }
              ?? "the tags here are \((tag.texts ?? []).prefix(8).map { "`\($0)`" }.listed)", tag.location)
        },
      help: "Start with one of \(texts.prefix(8).map { "`\($0)`" }.listed).")
  }

  /// True for a state that some handler writes, as one that runs when the view appears does.
  private func isSetOnAppearing(_ state: MemberID) -> Bool {
    graph.uses(of: state).contains {
      ($0.kind == .write || $0.kind == .bind) && graph.handlers(making: $0, program) != nil
    }
  }

  private func startText(of state: MemberID) -> String? {
    let checked = model.files[program[state].file]
    return checked.startText(of: state, model.values[state], program)
  }
}
