import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentNeverShown: RuleID = "present/never-shown" }

extension PresentRules {
  static let neverShown = Rule(
    .presentNeverShown, .warning, "A presentation that nothing opens",
    traits: [.needsWholePackage, .dependsOnUse, .isToldToUsers],
    whatHappens: "Nothing: users never see it.",
    why: "The state that shows it starts hidden, and no action, control or binding ever shows it.",
    repair: "Set the state in an action, or remove it together with the presentation.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = false">Close
                <⟦Sheet⟧ isPresented="$isShown"><Text>Tea</Text></Sheet>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <Sheet isPresented="$isShown"><Text>Tea</Text></Sheet>
              </Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="String"/></Struct>
            <View name="Shop">
              <State name="product" type="Tea?"/>
              <Body><Text>Tea<⟦Sheet⟧ item="$product" as="tea"><Text>{tea.id}</Text></Sheet></Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="String"/></Struct>
            <View name="Shop">
              <State name="isShown" type="Bool" value="false"/>
              <State name="isOpen" type="Bool" value="true"/>
              <State name="product" type="Tea?"/>
              <State name="isNew" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isShown">Details<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Toggle>
                  <Text>Welcome<Alert isPresented="$isOpen" title="Welcome"><Button>Begin</Button></Alert></Text>
                  <Button action="product = Tea(id: 'Tea')">Tea<Sheet item="$product" as="tea"><Text>{tea.id}</Text></Sheet></Button>
                  <Opener isOpen="$isNew"><Sheet isPresented="$isNew"><Text>New</Text></Sheet></Opener>
                </VStack>
              </Body>
            </View>
            <View name="Opener">
              <Binding name="isOpen" type="Bool"/>
              <Body><Button action="isOpen.toggle()">Open</Button></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <Body><Toggle isOn="$isShown">Tea<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Toggle></Body>
      </View>
      """#,
    whenToLeaveIt: "While the way to it is being built."
  ) { context in
    for presentation in context.graph.presentations {
      if context.reportHiddenByFlag(presentation) { continue }
      guard let source = context.hiddenSource(of: presentation), !context.isTriedToChange(source) else {
        continue
      }
      let flag = context.program[source]
      let start = flag.type == .bool ? "`false`" : "nil"
      let isOptional = flag.type != .bool
      context.report(
        "Nothing opens this \(presentation.element): `\(flag.name)` starts as \(start), and nothing makes it "
          + (isOptional ? "anything else." : "true."),
        at: context.elementName(presentation.use.file, presentation.use.view),
        related: [
          RelatedPlace("`\(flag.name)` is declared here", context.program.location(of: source))
        ],
        help: isOptional
          ? "Set `\(flag.name)` in an action, or remove the \(presentation.element) and the state."
          : "Set `\(flag.name) = true` in an action, or remove the \(presentation.element) and the state.")
    }
  }
}

extension RuleContext {
  /// Reports a presentation of a view that is there only while its flag is not set; false where it is not so.
  fileprivate func reportHiddenByFlag(_ presentation: PresentationSite) -> Bool {
    let checked = model.files[presentation.use.file]
    let branch = checked.views.first { view in
      view.kind == .branch && !view.code.isNone && view.range.contains(presentation.range)
        && isHidden(by: view.code, presentation.flag, checked)
    }
    guard let branch else { return false }
    let name = program[presentation.flag].name
    report(
      "This \(presentation.element) goes with its view as soon as `\(name)` is set, which is there only while it is not: it is never shown.",
      at: elementName(presentation.use.file, presentation.use.view),
      related: [RelatedPlace("the condition", location(presentation.use.file, branch.code))],
      help: "Hang it on a view outside of the condition.")
    return true
  }

  /// True for `!flag`, `flag == false` and `item == nil`.
  private func isHidden(by condition: CodeID, _ flag: MemberID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[condition]
    guard node.kind == .unary && node.op == .not || node.kind == .binary && node.op == .equal else {
      return false
    }
    if node.kind == .binary {
      let value = checked.code[node.second]
      guard value.kind == .nilLiteral || value.kind == .booleanLiteral && value.a == 0 else { return false }
    }
    let reference = checked.reference(node.first)
    return reference.kind == .member && reference.member == flag
  }

  /// The state behind a flag that starts hidden and that nothing shows, here or through bindings; else nil.
  fileprivate func hiddenSource(of presentation: PresentationSite) -> MemberID? {
    var names = [presentation.flag]
    var source: MemberID?
    var place = 0
    while place < names.count {
      let name = names[place]
      place += 1
      if names.count > 64 { return nil }
      if program[name].kind == .binding {
        if program[name].getter != nil { return nil }
        for argument in graph.arguments(for: name) {
          if program[owner(ofUnit: argument.unit)].kind == .preview { continue }
          guard let target = argument.bound else { return nil }
          if !names.contains(target) { names.append(target) }
        }
      } else {
        guard source == nil, startsHidden(name) else { return nil }
        source = name
      }
      for index in graph.accessesByMember[name.index] {
        let use = graph.accesses[Int(index)]
        if presents(use) { continue }
        if use.kind == .bind, let next = binding(takenFrom: use) {
          if !names.contains(next) { names.append(next) }
        } else if mayShow(use), !presentation.accesses.contains(index) {
          // What its content does runs only once it is shown.
          return nil
        }
      }
    }
    return source
  }

  /// True for a state or announced value that starts as false or nil.
  private func startsHidden(_ flag: MemberID) -> Bool {
    let member = program[flag]
    guard member.kind == .state || member.kind == .published,
      program[member.owner].kind != .preview,
      facts.isUnderstood[member.owner], facts.isWhole
    else { return false }
    if member.kind == .published && !facts.hasApp { return false }
    let value = model.values[flag]
    switch value.word {
    case .isFalse, .isNil: return true
    case .isTrue: return false
    case .other:
      return value.code.isNone && value.constant.isNone && member.value == nil && member.source == nil
        && member.type.wrapped != nil
    }
  }

  private func mayShow(_ use: Access) -> Bool {
    switch use.kind {
    case .write: outcome(of: use) != .hidden && !isUncalled(use)
    case .bind: true
    case .read, .call, .pass, .announce: false
    }
  }
}
