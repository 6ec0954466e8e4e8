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
    ],
    nearMisses: [
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
      if context.isEditedWhole(view, checked, file) {
        context.report(
          "The rows are told apart by their whole value, which is edited in them: each change makes a new row.",
          at: place, help: "Give the elements an `id` that stays, and tell the rows apart by that.")
        continue
      }
      guard let key = context.key(of: view, checked) else { continue }
      let name = context.program[key].name
      if varying.contains(context.graph.units.getter(key)) {
        context.report(
          "`\(name)` is another one each time it is read, so no row stays the same.", at: place,
          related: [RelatedPlace("it is computed here", context.program.location(of: key))],
          help: "Keep it in a stored field.")
      } else if view.bindingLocal >= 0, let field = context.editedField(behind: key),
        context.rowsMayWrite(field, view, checked, file)
      {
        let isComputed = field != key
        context.report(
          "The rows are told apart by `\(name)`\(isComputed ? ", made of `\(context.program[field].name)`" : ""), which is edited in them: each change makes a new row.",
          at: place, related: [RelatedPlace("declared here", context.program.location(of: field))],
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

  /// The member by which rows are told apart: the end of the key path, or the `id` of the elements.
  fileprivate func key(of view: ViewNode, _ checked: CheckedFile) -> MemberID? {
    if view.id.isNone {
      let type = checked.type(view.code)
      return (type.bound ?? type).element.flatMap { program.identity(of: $0) }
    }
    let path = checked.code[view.id]
    guard path.kind == .keyPath, let step = checked.code.items(path.list).last else { return nil }
    let reference = checked.reference(step)
    return reference.kind == .member ? reference.member : nil
  }

  /// The stored field that a key is or is computed from, if something writes it; or nil.
  fileprivate func editedField(behind key: MemberID) -> MemberID? {
    switch program[key].kind {
    case .variable: return graph.usage[Int(key.index)].isWritten ? key : nil
    case .computed:
      return graph.accesses(in: graph.units.getter(key)).first {
        $0.kind == .read && $0.flags.contains(.onSelf) && program[$0.target].kind == .variable
          && graph.usage[Int($0.member)].isWritten
      }?.target
    default: return nil
    }
  }

  /// True where the content of rows could change a field of their element: it binds the field, hands on a binding to the
  /// whole element, assigns to the element, or calls something on it that changes it.
  fileprivate func rowsMayWrite(
    _ field: MemberID, _ view: ViewNode, _ checked: CheckedFile, _ file: Int32
  ) -> Bool {
    let range = xml(FileID(Int(file)))[view.xml].range
    let nodes = checked.code.nodes
    var parts: Set<Int32> = []
    for node in nodes where node.kind == .member && node.a >= 0 && range.contains(node.range) {
      guard isRow(node.a, view, checked), nodes[Int(node.a)].kind == .bindingName else { continue }
      if node.name == program[field].name { return true }
      parts.insert(node.a)
    }
    return nodes.indices.contains { index in
      let node = nodes[index]
      guard range.contains(node.range) else { return false }
      switch node.kind {
      case .bindingName: return isRow(Int32(index), view, checked) && !parts.contains(Int32(index))
      case .assignment: return isRow(root(of: node.a, checked), view, checked)
      case .call:
        guard node.a >= 0, nodes[Int(node.a)].kind == .member else { return false }
        return isRow(root(of: nodes[Int(node.a)].a, checked), view, checked)
      default: return false
      }
    }
  }

  /// What a path of members and elements begins with.
  private func root(of id: Int32, _ checked: CheckedFile) -> Int32 {
    var id = id
    while id >= 0 {
      switch checked.code.nodes[Int(id)].kind {
      case .member, .subscripting, .forceUnwrap, .chainStep, .optionalChain:
        id = checked.code.nodes[Int(id)].a
      default: return id
      }
    }
    return id
  }

  /// True where a name stands for the element of the rows, or for the binding to it.
  private func isRow(_ id: Int32, _ view: ViewNode, _ checked: CheckedFile) -> Bool {
    guard id >= 0, checked.references[Int(id)].kind == .local else { return false }
    let slot = checked.references[Int(id)].index
    return slot == view.local || slot == view.bindingLocal
  }

  /// True where rows are told apart by `\\.self` and hand on a binding to their element.
  fileprivate func isEditedWhole(_ view: ViewNode, _ checked: CheckedFile, _ file: Int32) -> Bool {
    guard view.bindingLocal >= 0, !view.id.isNone, checked.code[view.id].kind == .keyPath,
      checked.code.items(checked.code[view.id].list).isEmpty,
      !facts.readOnlyPaths.contains(where: { $0.file == file && $0.code == view.code })
    else { return false }
    let range = xml(FileID(Int(file)))[view.xml].range
    return checked.code.nodes.indices.contains { index in
      checked.code.nodes[index].kind == .bindingName && checked.references[index].kind == .local
        && checked.references[index].index == view.bindingLocal
        && range.contains(checked.code.nodes[index].range)
    }
  }
}
