import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension PresentRules {
  static let neverShown = Rule(
    "present/never-shown", .warning, "A presentation that nothing opens",
    whatHappens: "Nothing: users never see it.",
    why: "The state that shows it starts hidden, and no action, control or binding ever shows it.",
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
    nearMisses: [
      #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <Body><Toggle isOn="$isShown">Tea<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Toggle></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="true"/>
        <Body><Text>Tea<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Text></Body>
      </View>
      """#,
      #"""
      <Module>
        <View name="Shop">
          <State name="isShown" type="Bool" value="false"/>
          <Body><VStack><Opener isShown="$isShown"/><Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></VStack></Body>
        </View>
        <View name="Opener">
          <Binding name="isShown" type="Bool"/>
          <Body><Button action="isShown = true">Tea</Button></Body>
        </View>
      </Module>
      """#,
    ],
    whenToLeaveIt: "While the way to it is being built.",
    visits: [
      .files { context, file in
        for presentation in context.facts.presentations(in: file) {
          guard let source = context.hiddenSource(of: presentation) else { continue }
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
              : "Set `\(flag.name) = true` in an action, or remove the \(presentation.element) and the state."
          )
        }
      }
    ]
  )
}

extension RuleContext {
  /// The state behind a flag that starts hidden and that nothing shows, here or through bindings; else nil.
  fileprivate func hiddenSource(of presentation: Presentation) -> MemberID? {
    let flag = presentation.flag
    if program[flag].kind != .binding {
      if !startsHidden(flag) { return nil }
      for use in graph.uses(of: flag)
      where use.kind == .write && mayShow(use) && isOther(use, than: flag) && !isWithin(presentation, use) {
        return nil
      }
    }
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
          let owner = owner(ofUnit: argument.unit)
          if program[owner].kind == .preview { continue }
          guard let target = argument.bound else { return nil }
          if !names.contains(target) { names.append(target) }
        }
      } else {
        guard source == nil, startsHidden(name) else { return nil }
        source = name
      }
      for use in graph.uses(of: name) {
        if use.kind != .bind {
          if mayShow(use), isOther(use, than: name), !isWithin(presentation, use) { return nil }
        } else if isOther(use, than: name) {
          if let next = binding(takenFrom: use) {
            if !names.contains(next) { names.append(next) }
          } else if !isWithin(presentation, use) {
            return nil
          }
        }
      }
    }
    return source
  }

  /// True for a use in the content of a presentation, which runs only once it is shown.
  private func isWithin(_ presentation: Presentation, _ use: Access) -> Bool {
    guard use.code >= 0, use.file == presentation.use.file else { return false }
    return presentation.range.contains(location(use.file, use.codeID).range)
  }

  /// True for a state or announced value that starts as false or nil.
  fileprivate func startsHidden(_ flag: MemberID) -> Bool {
    let member = program[flag]
    guard member.kind == .state || member.kind == .published,
      program[member.owner].kind != .preview, facts.isUnderstood[Int(member.owner.index)], facts.isWhole
    else { return false }
    if member.kind == .published && !facts.hasApp { return false }
    let value = model.values[Int(flag.index)]
    switch value.word {
    case .isFalse, .isNil: return true
    case .isTrue: return false
    case .other:
      return value.code.isNone && value.constant < 0 && member.value == nil && member.source == nil
        && member.type.wrapped != nil
    }
  }

  fileprivate func mayShow(_ use: Access) -> Bool {
    switch use.kind {
    case .write: outcome(of: use) != .hidden && !isUncalled(use)
    case .bind: true
    default: false
    }
  }
}
