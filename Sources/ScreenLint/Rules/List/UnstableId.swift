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
    ]
  ) { context in
    let varying = Set(context.graph.varying.filter { !$0.isDeferred }.map(\.unit))
    for site in context.graph.loops {
      let file = site.file
      let checked = context.model.files[Int(file)]
      let view = checked.views[Int(site.view)]
      if view.code.isNone { continue }
      if !view.id.isNone {
        guard let member = context.editedKey(view, checked) else { continue }
        context.report(
          "The rows are told apart by `\(context.program[member].name)`, which is edited in them: each change makes a new row.",
          at: context.location(file, view.id),
          related: [RelatedPlace("declared here", context.program.location(of: member))],
          help: "Tell them apart by something that stays: a number, or an `id` of their own.")
        continue
      }
      let type = checked.type(view.code)
      guard let element = (type.bound ?? type).element,
        let identity = context.program.identity(of: element),
        varying.contains(context.graph.units.getter(identity))
      else { continue }
      context.report(
        "The `id` of \(element) is another one each time it is read, so no row stays the same.",
        at: context.location(file, view.code),
        related: [RelatedPlace("the `id` is computed here", context.program.location(of: identity))],
        help: "Keep the `id` in a stored field.")
    }
  }
}

extension RuleContext {
  /// The field by which rows are told apart, where a binding in the rows edits it; or nil.
  fileprivate func editedKey(_ view: ViewNode, _ checked: CheckedFile) -> MemberID? {
    let path = checked.code[view.id]
    guard path.kind == .keyPath, view.bindingLocal >= 0, let step = checked.code.items(path.list).last else {
      return nil
    }
    let reference = checked.reference(step)
    guard reference.kind == .member, program[reference.member].kind == .variable else { return nil }
    return graph.usage[Int(reference.index)].isWritten ? reference.member : nil
  }
}
