import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let nondeterministicBody = Rule(
    "flow/nondeterministic-body", .warning, "Rendering gives another result each time",
    whatHappens: "Views flicker, lose their state or animate for no reason whenever anything else updates.",
    why: "A body may run at any time and any number of times. What it shows must depend on its data only.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Clock">
            <Body><Text>{⟦Date()⟧.formatted()}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Clock">
            <State name="opened" type="Date" value="{Date()}"/>
            <Body>
              <Button action="opened = Date()">{opened.formatted()}</Button>
            </Body>
          </View>
          """#)
    ],
    nearMisses: [
      #"""
      <Module>
        <View name="Clock"><Let name="time" type="Date"/><Body><Text>{time.formatted()}</Text></Body></View>
        <Preview of="Clock"><Clock time="{Date()}"/></Preview>
      </Module>
      """#,
      #"""
      <View name="Clock">
        <State name="opened" type="Date" value="{Date()}"/>
        <Body><Button action="opened = Date()">{opened.formatted()}</Button></Body>
      </View>
      """#,
      #"""
      <Module>
        <Struct name="Note" conforms="Identifiable"><Var name="id" type="UUID" value="{UUID()}"/><Var name="text" type="String"/></Struct>
        <View name="Notes">
          <State name="notes" type="[Note]" value="{[]}"/>
          <Body>
            <VStack>
              <ForEach items="notes" as="note"><Text>{note.text}</Text></ForEach>
              <Button action="notes.append(Note(text: 'New'))">Add</Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
      #"""
      <View name="Clock">
        <State name="opened" type="Date?"/>
        <Body><Text modifiers=".onAppear { opened = Date() }">{opened?.formatted() ?? ""}</Text></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Never: keep the value in a State."
  ) { context in
    let keys = context.graph.varying.isEmpty ? [] : context.keysOfRows()
    // Keys that vary are the case of `list/unstable-id`.
    for site in context.graph.varying where !keys.contains(context.graph.units.member(site.unit)) {
      guard !site.isDeferred, context.graph.rendered.contains(site.unit),
        !context.graph.units.isValue(site.unit),
        context.program[context.owner(ofUnit: site.unit)].kind != .preview
      else { continue }
      let place = context.location(site.file, CodeID(site.code))
      if context.isRowKey(site) { continue }
      context.report(
        "`\(context.text(place))` gives another value each time this is rendered.", at: place,
        help: "Make it once, in the initial value of a State or in an action, and show that.")
    }
  }
}

extension RuleContext {
  /// True for code in the `id` of a loop or list.
  func isRowKey(_ site: CodeSite) -> Bool {
    let checked = model.files[Int(site.file)]
    let range = checked.code[CodeID(site.code)].range
    return checked.iterations.contains { !$0.id.isNone && checked.code[$0.id].range.contains(range) }
  }

  /// Members by which rows are told apart; a key that varies is another rule's case.
  fileprivate func keysOfRows() -> Set<MemberID> {
    var keys: Set<MemberID> = []
    for site in graph.loops {
      let checked = model.files[Int(site.file)]
      let path = checked.id(of: checked.views[Int(site.view)])
      guard !path.isNone, checked.code[path].kind == .keyPath,
        let step = checked.code.items(checked.code[path].list).last
      else { continue }
      let reference = checked.reference(step)
      if reference.kind == .member { keys.insert(reference.member) }
    }
    return keys
  }
}
