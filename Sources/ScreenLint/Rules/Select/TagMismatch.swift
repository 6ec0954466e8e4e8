import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension SelectRules {
  static let tagMismatch = Rule(
    "select/tag-mismatch", .error, "A selection that no tag matches",
    whatHappens:
      "Nothing is shown as chosen and taps choose nothing: “Picker: the selection "
      + "\"…\" is invalid and does not have an associated tag, this will give undefined results.”",
    why: "The selection is compared with the tags of the views inside, type and value.",
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
    ],
    nearMisses: [
      #"""
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
      #"""
      <Module>
        <View name="Cups"><State name="size" type="String" value="small"/><Body><VStack><Picker title="Size" selection="$size"><Text modifiers=".tag('small')">Small</Text></Picker></VStack></Body></View>
        <View name="Teas"><Body><Text modifiers=".tag(1)">Teas</Text></Body></View>
        <View name="Shop">
          <State name="tab" type="Int" value="1"/>
          <State name="kind" type="String" value="green"/>
          <Body>
            <TabView selection="$tab">
              <Cups/>
              <Teas/>
              <VStack><Picker title="Kind" selection="$kind"><Text modifiers=".tag('green')">Green</Text></Picker></VStack>
            </TabView>
          </Body>
        </View>
      </Module>
      """#,
      #"""
      <View name="Shop">
        <State name="tea" type="Int?"/>
        <Body>
          <Picker title="Tea" selection="$tea">
            <Text modifiers=".tag(1)">Green</Text>
            <Text modifiers=".tag(2)">Black</Text>
          </Picker>
        </Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <State name="tea" type="String" value="white"/>
        <Body>
          <Picker title="Tea" selection="$tea">
            <ForEach items="['green', 'black']" as="name" id="\.self"><Text modifiers=".tag(name)">{name}</Text></ForEach>
          </Picker>
        </Body>
      </View>
      """#,
      #"""
      <Module>
        <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
        <View name="Teas">
          <Let name="teas" type="[Tea]"/>
          <State name="chosen" type="Set[Int]" value="{[]}"/>
          <Body><List items="teas" as="tea" selection="$chosen"><Text>{tea.id}</Text></List></Body>
        </View>
      </Module>
      """#,
    ],
    visits: [
      .views([LintNames.picker]) { context, use in context.checkSelection(use, LintNames.picker) },
      .views([LintNames.tabView]) { context, use in context.checkSelection(use, LintNames.tabView) },
      .views([LintNames.list]) { context, use in context.checkSelection(use, LintNames.list) },
      .views([LintNames.table]) { context, use in context.checkSelection(use, LintNames.table) },
    ]
  )
}

/// A tag that a view in a selection has.
private struct Tag {
  var type: TypeID
  /// The literal's text, or nil for what is computed.
  var literal: String?
  var location: SourceLocation
}

extension RuleContext {
  fileprivate func checkSelection(_ use: ViewUse, _ element: Name) {
    let checked = model.files[Int(use.file)]
    let view = checked.views[Int(use.view)]
    let file = FileID(Int(use.file))
    guard let given = checked.attribute(LintNames.selection, of: view), !given.code.isNone else { return }
    var type = checked.type(given.code)
    type = type.bound ?? type
    if type.isError { return }
    type = type.wrapped ?? type
    if case .set(let item) = type.kind { type = item }
    var tags: [Tag] = []
    var isKnown = true
    let isLoop = view.kind == .forEach || !view.code.isNone
    if isLoop && element != LintNames.list { return }
    if element == LintNames.table {
      // Cells may hold tags of their own; a row is told apart by its id.
      for index in view.content {
        let rows = checked.views[Int(checked.viewLists[Int(index)])]
        if rows.kind == .forEach { isKnown = isKnown && implicit(rows, checked, file, &tags) }
      }
    } else {
      collect(view.content, checked, file, &tags, &isKnown, isList: element == LintNames.list)
    }
    if isLoop {
      if !tags.isEmpty { for place in tags.indices { tags[place].literal = nil } }
      if tags.isEmpty { isKnown = implicit(view, checked, file, &tags) }
    }
    guard isKnown, !tags.isEmpty else { return }
    let place = SourceLocation(file, given.range)
    if !tags.contains(where: { $0.type.isError || ($0.type.wrapped ?? $0.type) == type }) {
      if element == LintNames.list, hasLink(to: type, in: view.content, checked, file, depth: 0) { return }
      report(
        "The selection is of type \(type), and no tag of this \(element) is: the first is of type \(tags[0].type).",
        at: place,
        related: [RelatedPlace("this tag is of type \(tags[0].type)", tags[0].location)],
        help: "Give the selection and the tags one type.")
      return
    }
    guard tags.allSatisfy({ $0.literal != nil }), let bound = checked.boundMember(given.code) else { return }
    let isStored = [.appStorage, .sceneStorage].contains(program[bound].kind)
    let starts = (isStored ? [bound] : sources(behind: bound)).compactMap { flag in
      initialText(flag).map { (flag, $0) }
    }
    guard let (flag, start) = starts.first(where: { start in !tags.contains { $0.literal == start.1 } })
    else { return }
    report(
      "`\(program[flag].name)` starts as `\(start)`, and no view of this \(element) has that tag.", at: place,
      related: [RelatedPlace("it starts here", program.location(of: flag))]
        + tags.prefix(8).map { RelatedPlace("this tag is `\($0.literal ?? "")`", $0.location) },
      help: "Start with one of " + RuleContext.list(tags.prefix(8).map { "`\($0.literal ?? "")`" }) + ".")
  }

  /// The tags of views that stand in a selection; `isKnown` becomes false where a declared view may bring others.
  private func collect(
    _ content: Range<Int32>, _ checked: CheckedFile, _ file: FileID, _ tags: inout [Tag],
    _ isKnown: inout Bool, isList: Bool, depth: Int = 0
  ) {
    for index in content {
      let view = checked.views[Int(checked.viewLists[Int(index)])]
      if let tag = tag(of: view, checked, file) {
        tags.append(tag)
        continue
      }
      switch view.kind {
      case .element:
        // The tags in a selection inside are its own.
        if isList && view.content.isEmpty || checked.attribute(LintNames.selection, of: view) != nil {
          continue
        }
        collect(view.content, checked, file, &tags, &isKnown, isList: isList, depth: depth)
      case .conditional, .branch, .switching, .switchCase:
        collect(view.content, checked, file, &tags, &isKnown, isList: isList, depth: depth)
      case .forEach:
        let count = tags.count
        collect(view.content, checked, file, &tags, &isKnown, isList: isList, depth: depth)
        if tags.count == count { isKnown = isKnown && implicit(view, checked, file, &tags) }
        for place in tags.indices[count...] { tags[place].literal = nil }
      case .fragment:
        let member = MemberID(Int(view.target))
        let home = program[member].file
        guard depth < 8, let views = model.fragments[Int(member.index)] else {
          isKnown = false
          continue
        }
        collect(
          views, model.files[Int(home.index)], home, &tags, &isKnown, isList: isList, depth: depth + 1)
      case .declared:
        let home = program.declarations[Int(view.target)].file
        guard depth < 8 else {
          isKnown = false
          continue
        }
        collect(
          model.bodies[Int(view.target)], model.files[Int(home.index)], home, &tags, &isKnown, isList: isList,
          depth: depth + 1)
      case .content: isKnown = false
      case .letBinding, .text, .part: break
      }
    }
  }

  /// The tag that a loop gives to its views: the id of the element.
  private func implicit(
    _ view: ViewNode, _ checked: CheckedFile, _ file: FileID, _ tags: inout [Tag]
  ) -> Bool {
    guard !view.code.isNone else { return false }
    var items = checked.type(view.code)
    items = items.bound ?? items
    guard let element = items.element else { return false }
    var type = element
    let id = checked.id(of: view)
    if !id.isNone {
      let path = checked.code[id]
      if path.kind != .keyPath { return false }
      if !checked.code.items(path.list).isEmpty {
        guard let value = checked.type(id).keyPath?.value else { return false }
        type = value
      }
    } else if let declaration = program.declaration(of: element) {
      guard
        let member = program[declaration].members.first(where: { program.members[$0].name == LintNames.id })
      else {
        return false
      }
      type = program.members[member].type
    }
    tags.append(Tag(type: type, literal: nil, location: location(file.index, view.code)))
    return true
  }

  private func tag(of view: ViewNode, _ checked: CheckedFile, _ file: FileID) -> Tag? {
    for index in view.modifiers {
      let application = checked.modifiers[Int(index)]
      guard application.kind == .catalog,
        checked.code[checked.code[application.call].first].name == LintNames.tag,
        let argument = application.arguments.first, checked.argumentMaps[Int(argument)] >= 0
      else { continue }
      let code = CodeID(checked.argumentMaps[Int(argument)])
      return Tag(
        type: checked.type(code), literal: literal(code, checked), location: location(file.index, code))
    }
    return nil
  }

  /// A literal as it is compared: a number or Bool as written, a string's characters, a case's name.
  private func literal(_ id: CodeID, _ checked: CheckedFile) -> String? {
    let node = checked.code[id]
    switch node.kind {
    case .integerLiteral: return String(checked.code.integers[Int(node.a)])
    case .booleanLiteral: return node.a == 1 ? "true" : "false"
    case .stringLiteral: return checked.code.string(node)
    case .implicitMember, .member:
      let kind = checked.reference(id).kind
      return kind == .choice || kind == .enumCase ? node.name.text : nil
    default: return nil
    }
  }

  /// The literal that a state starts with; nil for nil and for what is computed.
  private func initialText(_ state: MemberID) -> String? {
    let member = program[state]
    switch member.kind {
    case .state, .published, .appStorage, .sceneStorage: break
    default: return nil
    }
    let body = model.values[Int(state.index)]
    if !body.code.isNone { return literal(body.code, model.files[Int(member.file.index)]) }
    switch model.literal(of: Int(state.index)) {
    case .int(let number)?: return String(number)
    case .bool(let value)?: return value ? "true" : "false"
    case .null?, nil: return nil
    default: break
    }
    guard let value = xml(member.file).attribute(LintNames.value, of: member.node) else { return nil }
    let text = text(SourceLocation(member.file, value.value))
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
