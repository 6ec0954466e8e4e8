import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let listUnstableId: RuleID = "list/unstable-id" }

extension ListRules {
  static let unstableId = Rule(
    .listUnstableId, .warning, "Rows whose identity changes",
    traits: [.dependsOnUse, .isToldToUsers], cost: .high,
    whatHappens:
      "At every update all rows are thrown away and made anew: text fields lose their focus, states their values, animations their start.",
    why: "An id must stay the same as long as the row means the same thing.",
    repair:
      "Store the id when the element is made. Do not make it anew when it is read, and do not make it "
      + "of what users edit.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Note" conforms="Identifiable">
              <Computed name="id" type="UUID">⟦UUID()⟧</Computed>
              <Let name="text" type="String"/>
            </Struct>
            <View name="Notes">
              <Let name="notes" type="[Note]"/>
              <Body><List items="notes" as="note"><Text>{note.text}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Note" conforms="Identifiable">
              <Let name="id" type="UUID"/>
              <Let name="text" type="String"/>
            </Struct>
            <View name="Notes">
              <Let name="notes" type="[Note]"/>
              <Body><List items="notes" as="note"><Text>{note.text}</Text></List></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Note"><Var name="text" type="String"/></Struct>
            <View name="Notes">
              <Binding name="notes" type="[Note]"/>
              <Body>
                <ForEach items="$notes" as="$note" id="⟦\.text⟧"><TextField title="Note" text="$note.text"/></ForEach>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Note"><Let name="number" type="Int"/><Var name="text" type="String"/></Struct>
            <View name="Notes">
              <Binding name="notes" type="[Note]"/>
              <Body>
                <ForEach items="$notes" as="$note" id="\.number"><TextField title="Note" text="$note.text"/></ForEach>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Names">
            <Binding name="names" type="[String]"/>
            <Body>
              <VStack>
                <ForEach items="names" as="name" id="⟦UUID()⟧"><Text>{name}</Text></ForEach>
                <Button action="names.append('Bob')">Add</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <Binding name="names" type="[String]"/>
            <Body>
              <VStack>
                <ForEach items="names" as="name" id="\.self"><Text>{name}</Text></ForEach>
                <Button action="names.append('Bob')">Add</Button>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Note"><Let name="number" type="Int"/><Var name="text" type="String"/></Struct>
            <ObservableObject name="Book">
              <Published name="notes" type="[Note]" value="{[Note(number: 1, text: 'Tea')]}"/>
            </ObservableObject>
            <View name="Page">
              <StateObject name="book" type="Book"/>
              <Body><VStack><Titles notes="{book.notes}"/><Editors notes="$book.notes"/></VStack></Body>
            </View>
            <View name="Titles">
              <Let name="notes" type="[Note]"/>
              <Body><ForEach items="notes" as="note" id="⟦\.text⟧"><Text>{note.text}</Text></ForEach></Body>
            </View>
            <View name="Editors">
              <Binding name="notes" type="[Note]"/>
              <Body><ForEach items="$notes" as="$note" id="\.number"><Editor note="$note"/></ForEach></Body>
            </View>
            <View name="Editor">
              <Binding name="note" type="Note"/>
              <Body><TextField title="Note" text="$note.text"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Note"><Let name="number" type="Int"/><Var name="text" type="String"/></Struct>
            <ObservableObject name="Book">
              <Published name="notes" type="[Note]" value="{[Note(number: 1, text: 'Tea')]}"/>
            </ObservableObject>
            <View name="Page">
              <StateObject name="book" type="Book"/>
              <Body><VStack><Titles notes="{book.notes}"/><Editors notes="$book.notes"/></VStack></Body>
            </View>
            <View name="Titles">
              <Let name="notes" type="[Note]"/>
              <Body><ForEach items="notes" as="note" id="\.number"><Text>{note.text}</Text></ForEach></Body>
            </View>
            <View name="Editors">
              <Binding name="notes" type="[Note]"/>
              <Body><ForEach items="$notes" as="$note" id="\.number"><Editor note="$note"/></ForEach></Body>
            </View>
            <View name="Editor">
              <Binding name="note" type="Note"/>
              <Body><TextField title="Note" text="$note.text"/></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Body>
              <VStack>
                <ForEach items="names.sorted()" as="name" id="⟦\.self⟧"><Text>{name}</Text></ForEach>
                <ForEach items="names.indices" as="index" id="\.self"><TextField title="Name" text="$names[index]"/></ForEach>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Names">
            <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
            <Body>
              <VStack>
                <Text>{names.sorted().joined(separator: ", ")}</Text>
                <ForEach items="names.indices" as="index" id="\.self"><TextField title="Name" text="$names[index]"/></ForEach>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Line" conforms="Identifiable"><Let name="id" type="UUID" value="{UUID()}"/><Let name="text" type="String"/></Struct>
            <View name="Poem">
              <Let name="words" type="[String]"/>
              <Computed name="lines" type="[Line]">words.map { Line(text: $0) }</Computed>
              <Body><ForEach items="⟦lines⟧" as="line"><Text>{line.text}</Text></ForEach></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Line" conforms="Identifiable"><Let name="id" type="Int"/><Let name="text" type="String"/></Struct>
            <View name="Poem">
              <Let name="words" type="[String]"/>
              <Computed name="lines" type="[Line]">words.enumerated().map { Line(id: $0.offset, text: $0.element) }</Computed>
              <Body><ForEach items="lines" as="line"><Text>{line.text}</Text></ForEach></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Line" conforms="Identifiable"><Let name="id" type="UUID" value="{UUID()}"/><Let name="text" type="String"/></Struct>
        <Struct name="Mark" conforms="Identifiable"><Var name="id" type="UUID" value="{UUID()}"/><Let name="text" type="String"/></Struct>
        <View name="Lines">
          <State name="lines" type="[Line]" value="{[Line(text: 'One')]}"/>
          <Let name="ids" type="[UUID]"/>
          <Computed name="long" type="[Line]">lines.filter { $0.text.count gt 3 }</Computed>
          <Body>
            <VStack>
              <ForEach items="long" as="line"><Text>{line.text}</Text></ForEach>
              <ForEach items="ids.map { Mark(id: $0, text: 'Seen') }" as="mark"><Text>{mark.text}</Text></ForEach>
              <Button action="lines.append(Line(text: 'Two'))">Add</Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    visits: [
      .files(where: { $0.checked.hasModifier(Names.id) }) { context, file in
        context.reportIdentities(in: file)
      }
    ]
  ) { context in
    let paths = ElementPaths(context.model, context.graph)
    lazy var bindable = context.bindableElements()
    lazy var bound = context.bindingsToElements(paths)
    let varying = Set(context.graph.varying.filter { !$0.isDeferred }.map(\.unit))
    var told: Set<MemberID> = []
    for site in context.graph.loops {
      if let call = context.varyingCall(inKeyOf: site) {
        context.report(
          "`\(context.quoted(call))` is another one each time it is read, so no row stays the same.",
          at: context.keyPlace(of: site), help: "Tell the rows apart by a stored field of the elements.")
        continue
      }
      if let edit = context.editOfWhole(site, paths, bindable, bound) {
        context.report(
          "The rows are told apart by their whole value, which is edited: each change makes a new row.",
          at: context.keyPlace(of: site), related: [RelatedPlace("edited here", edit)],
          help: "Give the elements an `id` that stays, and tell the rows apart by that.")
        continue
      }
      guard let key = context.rowKey(of: site) else { continue }
      let name = context.program[key].name
      if varying.contains(context.graph.units.getter(key)) {
        guard told.insert(key).inserted, let call = context.varyingCall(inGetterOf: key) else { continue }
        let type = context.program[key].type
        context.report(
          "`\(context.quoted(call))` gives another `\(name)` each time it is read, so no row stays the same.",
          at: call,
          related: context.graph.loops.filter { context.rowKey(of: $0) == key }.prefix(4).map {
            RelatedPlace("these rows are told apart by it", context.keyPlace(of: $0))
          },
          help:
            "Keep it in a stored field, which is filled when the element is made: `<Let name=\"\(name)\" type=\"\(type)\" value=\"{\(context.text(call))}\"/>`."
        )
      } else if varying.contains(context.graph.units.value(key)),
        let made = FreshRows(model: context.model, graph: context.graph, key: key).initializer(
          in: context.items(of: site), site.file)
      {
        context.report(
          "The rows are made anew whenever the view is drawn, each with another `\(name)`, so no row stays the same.",
          at: context.keyPlace(of: site),
          related: [
            RelatedPlace("they are made here, without `\(name)`", made),
            RelatedPlace("`\(name)` begins with another value each time", context.program.location(of: key)),
          ],
          help: "Keep the rows in a State or an object, or tell them apart by what they show.")
      } else if let (field, edit) = context.editedField(behind: key, site, paths) {
        let isComputed = field != key
        context.report(
          "The rows are told apart by `\(name)`\(isComputed ? ", made of `\(context.program[field].name)`" : ""), which is edited in this list: each change makes a new row.",
          at: context.keyPlace(of: site),
          related: [
            RelatedPlace("edited here", context.location(of: edit)),
            RelatedPlace(
              "`\(context.program[field].name)` is declared here", context.program.location(of: field)),
          ],
          help: "Tell them apart by something that stays: a number, or an `id` of their own.")
      }
    }
  }
}

extension RuleContext {
  /// Reports views of a file that are made anew because what their `.id(…)` is given varies, or is edited in them.
  fileprivate func reportIdentities(in file: FileID) {
    let checked = model.files[file]
    let varying = graph.varying[graph.varying.indices(in: file, of: \.file)].filter { !$0.isDeferred }
    for view in checked.views where !view.modifiers.isEmpty {
      for key in identities(of: view, checked) {
        let range = checked.code[key].range
        if let site = varying.first(where: { range.contains(checked.code[$0.code].range) }) {
          if program[owner(ofUnit: site.unit)].kind == .preview { continue }
          report(
            "`\(quoted(location(file, site.code)))` gives this view another identity each time it is drawn, so that it starts anew: what is typed or scrolled in it is lost.",
            at: location(file, site.code),
            help:
              "Remove `.id(…)`, or give it something that changes only when the view is to start anew.")
          continue
        }
        let edited = checked.code.extent(of: key).compactMap { part -> (name: MemberID, edit: Access)? in
          let reference = checked.references[part]
          guard reference.kind == .member,
            program.isSource(reference.member) || program[reference.member].kind == .binding
          else { return nil }
          return graph.uses(of: reference.member).first { access in
            access.kind == .bind && access.file == file && !access.code.isNone
              && view.range.contains(checked.code[access.code].range) && takesText(access, checked)
          }.map { (reference.member, $0) }
        }.first
        guard let (name, edit) = edited, program[owner(ofUnit: edit.unit)].kind != .preview
        else { continue }
        report(
          "`\(program[name].name)` is what this view is told apart by, and it is edited in the view: each letter makes the view anew, and the keyboard closes.",
          at: location(file, key), related: [RelatedPlace("edited here", location(of: edit))],
          help: "Give `.id(…)` something that stays while the view is edited, or remove it.")
      }
    }
  }

  /// True for a binding to the text of a field.
  private func takesText(_ access: Access, _ checked: CheckedFile) -> Bool {
    checked.views.contains { view in
      checked.attribute(LintNames.text, of: view).map { $0.code == access.code } ?? false
    }
  }

  /// The arguments of the `.id(…)` in a view's chain.
  func identities(of view: ViewNode, _ checked: CheckedFile) -> [CodeID] {
    view.modifiers.compactMap { index in
      let application = checked.modifiers[index]
      guard application.kind == .catalog,
        checked.code[checked.code[application.call].first].name == Names.id,
        let argument = application.arguments.first, !checked.argumentMaps[argument].isNone
      else { return nil }
      return checked.argumentMaps[argument]
    }
  }

  /// The argument of an `.id(…)` that a range lies in, or nil.
  private func identity(around range: SourceRange, _ checked: CheckedFile) -> CodeID? {
    for view in checked.views where view.range.contains(range) && !view.modifiers.isEmpty {
      if let found = identities(of: view, checked).first(where: { checked.code[$0].range.contains(range) }) {
        return found
      }
    }
    return nil
  }

  /// True for what varies in an `.id(…)`: the case of `list/unstable-id`.
  func isIdentity(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    return identity(around: checked.code[site.code].range, checked) != nil
  }
}
