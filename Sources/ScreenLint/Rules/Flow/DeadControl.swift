import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowDeadControl: RuleID = "flow/dead-control" }

extension FlowRules {
  static let deadControl = Rule(
    .flowDeadControl, .note, "A setting that changes nothing",
    traits: [.needsWholePackage], yieldsTo: [.relatedText(.syntaxInvalidLiteral)],
    whatHappens: "The control moves, and nothing else does: what was chosen is not asked for anywhere.",
    why: "A control is there for what its value decides. That of this one is read by the control alone.",
    repair: "Read the value where it should decide something, or remove the control with it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Settings">
            <AppStorage name="⟦usesSound⟧" type="Bool" key="usesSound" value="true"/>
            <Body><Form><Toggle isOn="$usesSound">Sound</Toggle></Form></Body>
          </View>
          """#,
        good: #"""
          <View name="Settings">
            <AppStorage name="usesSound" type="Bool" key="usesSound" value="true"/>
            <Body><Form><Toggle isOn="$usesSound">Sound</Toggle><Button action="if usesSound { haptic(.light) }">Try</Button></Form></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="SizeSlider"><Binding name="size" type="Double"/><Body><HStack><Text>A</Text><Slider value="$size" in="{8...40}"/></HStack></Body></View>
            <View name="Reader">
              <State name="⟦size⟧" type="Double" value="12"/>
              <Body><VStack><Text>Some words</Text><SizeSlider size="$size"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="SizeSlider"><Binding name="size" type="Double"/><Body><HStack><Text>A</Text><Slider value="$size" in="{8...40}"/></HStack></Body></View>
            <View name="Reader">
              <State name="size" type="Double" value="12"/>
              <Body><VStack><Text modifiers=".font(.system(size: size))">Some words</Text><SizeSlider size="$size"/></VStack></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="DayField">
          <State name="day" type="String" value=""/>
          <Body>
            <VStack>
              <TextField title="Day" text="$day" modifiers=".disabled(true)"/>
              <Button action="day = 'Today'">Today</Button>
            </VStack>
          </Body>
        </View>
        <View name="Settings">
          <AppStorage name="usesSound" type="Bool" key="usesSound" value="true"/>
          <Body><Form><Toggle isOn="$usesSound">Sound</Toggle></Form></Body>
        </View>
        <View name="Horn">
          <AppStorage name="isLoud" type="Bool" key="usesSound" value="true"/>
          <Body><Button action="if isLoud { haptic(.heavy) }">Blow</Button></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where something outside of the package reads the setting, or what it decides is still to be written.",
    visits: [
      .members([.state, .appStorage, .sceneStorage]) { context, id in
        guard context.isOnlyBound(id), context.program[context.program[id].owner].kind.isView,
          let control = context.onlyControl(boundTo: id), !context.isStoredElsewhere(id)
        else { return }
        let member = context.program[id]
        context.report(
          "Only its own control shows `\(member.name)`: nothing else changes with it.",
          at: context.program.location(of: id), related: [RelatedPlace("the control", control)],
          help: "Read it where it should decide something, or remove the control with it.")
      }
    ]
  )
}

private enum Controls {
  static let elements: SmallSet<Name> = [
    "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "TextField", "SecureField",
    "TextEditor",
  ]
  static let depthLimit = 8
  static let forKey: Name = "forKey"
}

extension RuleContext {
  /// True where one binding is all that leads to the value of a member.
  fileprivate func isOnlyBound(_ id: MemberID) -> Bool {
    let usage = graph.usage(of: id)
    return usage.binds == 1 && usage.reads == 0 && usage.calls == 0 && facts.understands(program[id].owner)
  }

  /// The control that the one binding to a member is given to, also through views that only hand it on; nil where
  /// anything else may read it.
  fileprivate func onlyControl(boundTo id: MemberID) -> SourceLocation? {
    var member = id
    for _ in 0..<Controls.depthLimit {
      guard let use = graph.uses(of: member).first(where: { $0.kind == .bind }), use.code == use.root else {
        return nil
      }
      if let parameter = binding(takenFrom: use) {
        guard program[parameter].getter == nil, isOnlyBound(parameter) else { return nil }
        member = parameter
        continue
      }
      let checked = model.files[use.file]
      let view = checked.views.indices.first { view in
        checked.views[view].attributes.contains { checked.attributes[$0].code == use.code }
          && checked.views[view].element.map(Controls.elements.contains) == true
      }
      guard let view, !isWholeBody(view, use), !isDisplay(checked.views[view], checked, id) else {
        return nil
      }
      return elementName(use.file, view)
    }
    return nil
  }

  /// True for a control that people may not use, which shows what other code writes.
  private func isDisplay(_ view: ViewNode, _ checked: CheckedFile, _ id: MemberID) -> Bool {
    graph.usage[id].isWritten && checked.modifier(LintNames.disabled, of: view) != nil
  }

  /// True for a control that is all its view shows: it is there to be looked at.
  private func isWholeBody(_ view: ViewID, _ use: Access) -> Bool {
    let body = model.body(of: owner(ofUnit: use.unit))
    return body.count == 1 && body.first.map { model.files[use.file].viewLists[$0] } == view
  }

  /// True for a value that is kept under a key which another member has, too.
  fileprivate func isStoredElsewhere(_ id: MemberID) -> Bool {
    guard let key = program.storageKey(of: id) else { return false }
    return model.members(of: key.kind).contains { $0 != id && program.storageKey(of: $0) == key }
      || key.kind == .appStorage && isAskedOfDefaults(program[id].key)
  }

  /// True where code asks UserDefaults for what is kept under a key, or for a key that it makes.
  private func isAskedOfDefaults(_ key: Name) -> Bool {
    model.files.indices.contains { file in
      let checked = model.files[file]
      return checked.code.nodes.contains { node in
        guard node.kind == .call,
          let asked = checked.code.items(node.list).first(where: { checked.code[$0].name == Controls.forKey })
        else { return false }
        let value = checked.code[asked].first
        return checked.code[value].kind != .stringLiteral
          || text(location(file, value)).dropFirst().dropLast() == key.text
      }
    }
  }
}
