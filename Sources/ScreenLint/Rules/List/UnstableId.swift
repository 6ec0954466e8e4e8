import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ListRules {
  static let unstableId = Rule(
    "list/unstable-id", .warning, "Rows whose identity changes",
    whatHappens:
      "At every update all rows are thrown away and made anew: text fields lose their focus, states their values, animations their start.",
    why: "An id must stay the same as long as the row means the same thing.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Note" conforms="Identifiable">
              <Computed name="id" type="UUID">UUID()</Computed>
              <Let name="text" type="String"/>
            </Struct>
            <View name="Notes">
              <Let name="notes" type="[Note]"/>
              <Body><List items="⟦notes⟧" as="note"><Text>{note.text}</Text></List></Body>
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
    ],
    nearMisses: [
      #"""
      <Module>
        <Struct name="Note"><Let name="number" type="Int"/><Var name="text" type="String"/><Var name="isDone" type="Bool"/></Struct>
        <View name="Notes">
          <State name="notes" type="[Note]" value="{[Note(number: 1, text: 'Tea', isDone: false)]}"/>
          <State name="draft" type="Note" value="{Note(number: 0, text: '', isDone: false)}"/>
          <Body>
            <VStack>
              <ForEach items="$notes" as="$note" id="\.text"><Toggle isOn="$note.isDone">{note.text}</Toggle></ForEach>
              <TextField title="New" text="$draft.text"/>
              <Button action="notes.append(draft)">Add {draft.number}</Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
      #"""
      <Module>
        <Struct name="Note"><Let name="number" type="Int"/><Var name="text" type="String"/></Struct>
        <View name="Notes">
          <State name="notes" type="[Note]" value="{[Note(number: 1, text: 'Tea')]}"/>
          <State name="tags" type="[Note]" value="{[Note(number: 1, text: 'Home')]}"/>
          <Body>
            <VStack>
              <ForEach items="tags" as="tag" id="\.text"><Text>{tag.text}</Text></ForEach>
              <Button action="tags.append(Note(number: 2, text: 'Work'))">Add</Button>
              <ForEach items="$notes" as="$note" id="\.number"><TextField title="Note" text="$note.text"/></ForEach>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
      #"""
      <Module>
        <Struct name="Note" conforms="Identifiable"><Var name="id" type="UUID" value="{UUID()}"/><Var name="text" type="String"/></Struct>
        <View name="Notes">
          <Binding name="notes" type="[Note]"/>
          <Body><ForEach items="$notes" as="$note"><TextField title="Note" text="$note.text"/></ForEach></Body>
        </View>
      </Module>
      """#,
      #"""
      <View name="Names">
        <State name="names" type="[String]" value="{['Ann']}"/>
        <Body>
          <VStack>
            <ForEach items="names" as="name" id="\.self"><Text>{name}</Text></ForEach>
            <Button action="names.append('Bob')">Add</Button>
          </VStack>
        </Body>
      </View>
      """#,
      #"""
      <Module>
        <Struct name="Place" conforms="Identifiable">
          <Computed name="id" type="String">"\(country)/\(name)"</Computed>
          <Let name="country" type="String"/><Let name="name" type="String"/><Var name="isFavorite" type="Bool"/>
        </Struct>
        <View name="Places">
          <Binding name="places" type="[Place]"/>
          <Body><ForEach items="$places" as="$place"><Toggle isOn="$place.isFavorite">{place.name}</Toggle></ForEach></Body>
        </View>
      </Module>
      """#,
      #"""
      <Module>
        <Struct name="Note" conforms="Identifiable">
          <Computed name="id" type="String">text</Computed>
          <Var name="text" type="String"/><Var name="isDone" type="Bool" value="false"/>
          <Func signature="marked() -> Note">var copy = self; copy.text += '!'; return copy</Func>
        </Struct>
        <View name="Notes">
          <Binding name="notes" type="[Note]"/>
          <Body>
            <VStack>
              <ForEach items="$notes" as="$note"><Toggle isOn="$note.isDone">{note.text}</Toggle></ForEach>
              <Button action="notes = notes.map { $0.marked() }">Mark</Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    ]
  ) { context in
    let paths = ElementPaths(context.model, context.graph)
    lazy var bound = context.bindingsToElements(paths)
    let varying = Set(context.graph.varying.filter { !$0.isDeferred }.map(\.unit))
    for site in context.graph.loops {
      let file = site.file
      let checked = context.model.files[Int(file)]
      let view = checked.views[Int(site.view)]
      if view.code.isNone { continue }
      let place = context.location(file, view.id.isNone ? view.code : view.id)
      if let call = context.varyingCall(in: view.id, file) {
        context.report(
          "`\(context.text(call))` is another one each time it is read, so no row stays the same.", at: place,
          help: "Tell the rows apart by a stored field of the elements.")
        continue
      }
      if let edit = context.editOfWhole(view, checked, site, paths, bound) {
        context.report(
          "The rows are told apart by their whole value, which is edited: each change makes a new row.",
          at: place, related: [RelatedPlace("edited here", edit)],
          help: "Give the elements an `id` that stays, and tell the rows apart by that.")
        continue
      }
      guard let key = context.rowKey(of: view, checked) else { continue }
      let name = context.program[key].name
      if varying.contains(context.graph.units.getter(key)) {
        context.report(
          "`\(name)` is another one each time it is read, so no row stays the same.", at: place,
          related: [RelatedPlace("it is computed here", context.program.location(of: key))],
          help: "Keep it in a stored field.")
      } else if let (field, edit) = context.editedField(behind: key, view, site, paths) {
        let isComputed = field != key
        context.report(
          "The rows are told apart by `\(name)`\(isComputed ? ", made of `\(context.program[field].name)`" : ""), which is edited in this list: each change makes a new row.",
          at: place,
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
  /// A call in the `id` of rows that gives another value each time, or nil.
  fileprivate func varyingCall(in id: CodeID, _ file: Int32) -> SourceLocation? {
    guard !id.isNone else { return nil }
    let code = model.files[Int(file)].code
    let range = code[id].range
    return graph.varying[graph.varying.indices(in: file, of: \.file)].first {
      range.contains(code[CodeID($0.code)].range)
    }.map { location(file, CodeID($0.code)) }
  }

  /// The stored field that a key is or is computed from, with what changes it in an element of one of the lists; or
  /// nil.
  fileprivate func editedField(
    behind key: MemberID, _ view: ViewNode, _ site: LoopSite, _ paths: ElementPaths
  ) -> (field: MemberID, edit: Access)? {
    let fields: [MemberID]
    switch program[key].kind {
    case .variable, .published: fields = [key]
    case .computed:
      fields = graph.accesses(in: graph.units.getter(key)).filter {
        $0.kind == .read && $0.flags.contains(.onSelf)
          && [.variable, .published].contains(program[$0.target].kind)
      }.map(\.target)
    default: return nil
    }
    let written = fields.filter { graph.usage[Int($0.index)].isWritten }
    if written.isEmpty { return nil }
    let lists = paths.storedLists(view.code, site.file, site.unit)
    for field in written {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return (field, edit) }
    }
    return nil
  }

  /// What changes an element of rows that are told apart by `\\.self`, or nil.
  fileprivate func editOfWhole(
    _ view: ViewNode, _ checked: CheckedFile, _ site: LoopSite, _ paths: ElementPaths,
    _ bound: @autoclosure () -> [MemberID: SourceLocation]
  ) -> SourceLocation? {
    guard !view.id.isNone, checked.code[view.id].kind == .keyPath,
      checked.code.items(checked.code[view.id].list).isEmpty
    else { return nil }
    let type = checked.type(view.code)
    // An object stays the same whatever changes in it.
    guard let element = (type.bound ?? type).element, !isObject(element) else { return nil }
    let lists = paths.storedLists(view.code, site.file, site.unit)
    let bound = bound()
    if let edit = lists.sorted().lazy.compactMap({ bound[$0] }).first { return edit }
    guard let structure = program.declaration(of: element), program[structure].kind == .structure else {
      return nil
    }
    for field in program.storedMembers(of: structure) {
      if let edit = paths.edit(ofField: field, inOneOf: lists) { return location(of: edit) }
    }
    return nil
  }

  private func isObject(_ type: TypeID) -> Bool {
    program.declaration(of: type.wrapped ?? type).map { program[$0].kind.isObject } ?? false
  }

  /// For each stored list where a control or a view is given a binding into an element of it.
  fileprivate func bindingsToElements(_ paths: ElementPaths) -> [MemberID: SourceLocation] {
    var found: [MemberID: SourceLocation] = [:]
    for access in graph.accesses where access.kind == .bind && access.code >= 0 {
      guard program[access.target].type.element != nil, paths.isIntoElement(access) else { continue }
      for list in paths.storedLists(behind: access.target) where found[list] == nil {
        found[list] = location(of: access)
      }
    }
    var start = graph.loops.startIndex
    while start < graph.loops.endIndex {
      let file = graph.loops[start].file
      let checked = model.files[Int(file)]
      var loops: [Int32: [LoopSite]] = [:]
      while start < graph.loops.endIndex, graph.loops[start].file == file {
        let slot = checked.views[Int(graph.loops[start].view)].bindingLocal
        if slot >= 0 { loops[slot, default: []].append(graph.loops[start]) }
        start += 1
      }
      if loops.isEmpty { continue }
      for (index, node) in checked.code.nodes.enumerated()
      where node.kind == .bindingName && checked.references[index].kind == .local {
        for site in loops[checked.references[index].index] ?? [] {
          let view = checked.views[Int(site.view)]
          guard xml(FileID(Int(file)))[view.xml].range.contains(node.range),
            isWhole(CodeID(Int32(index)), checked), program[owner(ofUnit: site.unit)].kind != .preview,
            !facts.readOnlyPaths.contains(where: { $0.file == file && $0.code == view.code })
          else { continue }
          for list in paths.storedLists(view.code, file, site.unit) where found[list] == nil {
            found[list] = location(file, CodeID(Int32(index)))
          }
        }
      }
    }
    return found
  }

  /// True for a name that no member or subscript follows.
  private func isWhole(_ id: CodeID, _ checked: CheckedFile) -> Bool {
    let next = Int(id.index) + 1
    guard next < checked.code.nodes.count else { return true }
    let node = checked.code.nodes[next]
    return ![.member, .subscripting, .forceUnwrap].contains(node.kind) || node.first != id
  }
}
