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
          <View name="Shop">
            <State name="product" type="String?"/>
            <Body><Text>Tea<⟦Sheet⟧ item="$product" as="name"><Text>{name}</Text></Sheet></Text></Body>
          </View>
          """#,
        good: #"""
          <Module>
            <View name="Shop">
              <State name="isShown" type="Bool" value="false"/>
              <State name="isOpen" type="Bool" value="true"/>
              <State name="product" type="String?"/>
              <State name="isNew" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isShown">Details<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Toggle>
                  <Text>Welcome<Alert isPresented="$isOpen" title="Welcome"><Button>Begin</Button></Alert></Text>
                  <Button action="product = 'Tea'">Tea<Sheet item="$product" as="name"><Text>{name}</Text></Sheet></Button>
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
    whenToLeaveIt: "While the way to it is being built."
  ) { context in
    for presentation in context.facts.presentations {
      guard let source = context.hiddenSource(of: presentation.flag) else { continue }
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
  /// The state behind a flag that starts hidden and that nothing shows, here or through bindings; else nil.
  fileprivate func hiddenSource(of flag: MemberID) -> MemberID? {
    var names = [flag]
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
          guard argument.code >= 0,
            let target = model.files[Int(argument.file)].boundMember(CodeID(argument.code))
          else { return nil }
          if !names.contains(target) { names.append(target) }
        }
      } else {
        guard source == nil, startsHidden(name) else { return nil }
        source = name
      }
      for use in otherUses(of: name) {
        if use.kind == .bind, let next = binding(takenFrom: use) {
          if !names.contains(next) { names.append(next) }
        } else if mayShow(use) {
          return nil
        }
      }
    }
    return source
  }

  /// The Binding of a declared view that a binding is passed for whole, or nil.
  private func binding(takenFrom use: Access) -> MemberID? {
    let file = model.files[Int(use.file)]
    let argument = file.attributes.first { $0.code == use.codeID && !$0.member.isNone }
    return argument.flatMap { program[$0.member].kind == .binding ? $0.member : nil }
  }

  /// True for a state or announced value that starts as false or nil.
  fileprivate func startsHidden(_ flag: MemberID) -> Bool {
    let member = program[flag]
    guard member.kind == .state || member.kind == .published,
      program[member.owner].kind != .preview, facts.isUnderstood[Int(member.owner.index)], facts.isWhole
    else { return false }
    if member.kind == .published && !facts.hasApp { return false }
    let value = model.values[Int(flag.index)]
    if case .bool(false)? = value.literal { return true }
    if !value.code.isNone {
      let node = model.files[Int(member.file.index)].code[value.code]
      return node.kind == .nilLiteral || (node.kind == .booleanLiteral && node.a == 0)
    }
    return value.literal == nil && member.value == nil && member.source == nil && member.type.wrapped != nil
  }

  fileprivate func mayShow(_ use: Access) -> Bool {
    switch use.kind {
    case .write: outcome(of: use) != .hidden && !isUncalled(use)
    case .bind: true
    default: false
    }
  }
}
