import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthStateCopiesSource: RuleID = "truth/state-copies-source" }

extension TruthRules {
  static let stateCopiesSource = Rule(
    .truthStateCopiesSource, .error, "A State that copies data somebody else owns",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "The copy keeps its first value: when the source changes, this view goes on showing the old one, and what the user changes here never reaches the source.",
    why:
      "The same fact is kept in two places, and nothing keeps them equal. A State is a source of truth; a copy of one is a second truth that goes stale.",
    repair: "Take a `<Binding>` where the view changes the value, and a `<Let>` where it only shows it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="isFavorite" type="Bool" value="false"/>
              <Func signature="toggle()">isFavorite.toggle()</Func>
            </ObservableObject>
            <View name="FavoriteButton">
              <Let name="initial" type="Bool"/>
              <State name="⟦isSet⟧" type="Bool" value="{initial}"/>
              <Body><Button action="isSet.toggle()">{isSet ? "On" : "Off"}</Button></Body>
            </View>
            <View name="Place">
              <ObservedObject name="store" type="Store"/>
              <Body>
                <VStack>
                  <FavoriteButton initial="{store.isFavorite}"/>
                  <Button action="store.toggle()">Toggle</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="isFavorite" type="Bool" value="false"/>
              <Func signature="toggle()">isFavorite.toggle()</Func>
            </ObservableObject>
            <View name="FavoriteButton">
              <Binding name="isSet" type="Bool"/>
              <Body><Button action="isSet.toggle()">{isSet ? "On" : "Off"}</Button></Body>
            </View>
            <View name="Place">
              <ObservedObject name="store" type="Store"/>
              <Body>
                <VStack>
                  <FavoriteButton isSet="$store.isFavorite"/>
                  <Button action="store.toggle()">Toggle</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="Store">
              <Published name="isFavorite" type="Bool" value="false"/>
              <Func signature="toggle()">isFavorite.toggle()</Func>
            </ObservableObject>
            <View name="FavoriteButton">
              <Binding name="initial" type="Bool"/>
              <Body><Button action="initial.toggle()">{initial ? "On" : "Off"}</Button></Body>
            </View>
            <View name="Place">
              <ObservedObject name="store" type="Store"/>
              <Body>
                <VStack>
                  <FavoriteButton initial="$store.isFavorite"/>
                  <Button action="store.toggle()">Toggle</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="NameField">
              <Binding name="name" type="String"/>
              <State name="⟦text⟧" type="String" value="{name}"/>
              <Body>
                <VStack><TextField title="Name" text="$text"/><Button action="name = ''">Clear</Button></VStack>
              </Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><NameField name="$name"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="NameField">
              <Binding name="name" type="String"/>
              <State name="text" type="String" value="{name}"/>
              <Body>
                <VStack><TextField title="Name" text="$text"/><Button action="name = text">Done</Button></VStack>
              </Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><NameField name="$name"/></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="NameField">
              <Binding name="name" type="String"/>
              <Body>
                <VStack><TextField title="Name" text="$name"/><Button action="name = ''">Clear</Button></VStack>
              </Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><NameField name="$name"/></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="NameField">
              <Let name="start" type="String"/>
              <State name="⟦text⟧" type="String" value=""/>
              <Body><TextField title="Name" text="$text" modifiers=".padding().onAppear { text = start }"/></Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><VStack><NameField start="{name}"/><Button action="name = ''">Clear {name}</Button></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="NameField">
              <Binding name="start" type="String"/>
              <State name="text" type="String" value=""/>
              <Body>
                <TextField title="Name" text="$text" modifiers=".padding().onAppear { text = start }.onSubmit { start = text }"/>
              </Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><VStack><NameField start="$name"/><Button action="name = ''">Clear {name}</Button></VStack></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="NameField">
              <Binding name="start" type="String"/>
              <Body><TextField title="Name" text="$start" modifiers=".padding()"/></Body>
            </View>
            <View name="Form1">
              <State name="name" type="String" value="Ann"/>
              <Body><VStack><NameField start="$name"/><Button action="name = ''">Clear {name}</Button></VStack></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Cups">
              <Let name="count" type="Int"/>
              <Computed name="start" type="Int">count</Computed>
              <State name="⟦cups⟧" type="Int" value="{start}"/>
              <Body><Stepper value="$cups">{cups}</Stepper></Body>
            </View>
            <View name="Tea">
              <State name="count" type="Int" value="1"/>
              <Body><VStack><Stepper value="$count">{count}</Stepper><Cups count="{count}"/></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Cups">
              <Binding name="count" type="Int"/>
              <Body><Stepper value="$count">{count}</Stepper></Body>
            </View>
            <View name="Tea">
              <State name="count" type="Int" value="1"/>
              <Body><VStack><Stepper value="$count">{count}</Stepper><Cups count="$count"/></VStack></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="Countdown">
          <State name="seconds" type="Int" value="60"/>
          <Let name="title" type="String"/>
          <Body><Button action="seconds -= 1">{title} {seconds}</Button></Body>
        </View>
        <View name="Home">
          <State name="title" type="String" value="Tea"/>
          <Body><VStack><TextField title="Title" text="$title"/><Countdown title="{title}"/></VStack></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "For a draft: a copy that the user edits and an action hands back, to the binding, the object or a callback. The rule knows drafts and is silent."
  ) { context in
    // A copy that nobody looks at is an unused State.
    for copy in context.facts.stateCopies where !context.isUnused(copy.state) { context.reportCopy(copy) }
  }
}

extension RuleContext {
  /// What to do where a state that no control changes is made of what it follows, as the view appears.
  private func helpToCompute(_ copy: StateCopy) -> String? {
    guard copy.seed >= 0, graph.usage[copy.state].binds == 0,
      case let value = graph.assignedValue(copy.seed), !value.isNone,
      case let file = graph.access(at: copy.seed).file, model.files[file].code[value].kind != .name
    else { return nil }
    let state = program[copy.state]
    return
      "Write `<Computed name=\"\(state.name)\" type=\"\(state.type.inAttribute)\">\(text(location(file, value)))</Computed>` in its place, "
      + "which follows `\(program[copy.origin].name)`, and remove what sets it."
  }

  /// What to do where a caller passes what nothing can be bound to; nil where all pass paths.
  private func helpWithoutBinding(_ copy: StateCopy) -> String? {
    guard program[copy.origin].kind != .binding,
      let argument = copy.arguments.first(where: { !$0.code.isNone && !isPath($0) })
    else { return nil }
    let range = model.files[argument.file].code[argument.code].range
    let key = graph.accesses(in: argument.unit).first { access in
      access.kind == .read && !access.code.isNone && access.member != copy.source
        && program.isSource(access.member) && range.contains(model.files[access.file].code[access.code].range)
    }
    let renewed = program[key?.member ?? copy.source].name
    return
      "`\(quoted(location(argument.file, argument.code)))` is computed, so nothing can be bound to it. Where the view only reads it, use "
      + "`\(program[copy.origin].name)` itself; where it edits a copy of its own, the caller starts it anew with `.id(\(renewed))` in its chain."
  }

  fileprivate func reportCopy(_ copy: StateCopy) {
    let state = program[copy.state]
    let origin = program[copy.origin]
    var related = [
      RelatedPlace("its first value comes from `\(origin.name)`", program.location(of: copy.origin))
    ]
    if copy.seed >= 0 {
      related.append(
        RelatedPlace("it is taken when the view appears", location(of: graph.accesses[Int(copy.seed)])))
    }
    let isConstant = copy.source.isNone
    for argument in copy.arguments.prefix(3) where !argument.code.isNone {
      related.append(
        RelatedPlace(
          isConstant
            ? "\(name(of: owner(ofUnit: argument.unit))) passes a constant"
            : "\(name(of: owner(ofUnit: argument.unit))) passes data that changes",
          location(argument.file, argument.code)))
    }
    if isConstant {
      report(
        "The State `\(state.name)` takes its first value from `\(origin.name)`; a caller that passed changing data would see it go stale.",
        at: program.location(of: copy.state), severity: .note, related: related,
        help: "Declare it as `<Binding>` where the caller owns the value.")
      return
    }
    let isHandedOn = copy.isWrittenThrough(model, graph)
    if isHandedOn, !([copy.source] + copy.otherSources).contains(where: { changes($0, besides: copy) }) {
      return
    }
    if copy.source != copy.origin {
      let source = program[copy.source]
      related.append(
        RelatedPlace("the source `\(source.name)` is declared here", program.location(of: copy.source)))
    }
    if let write = graph.uses(of: copy.source).first(where: { $0.kind == .write || $0.kind == .bind }) {
      related.append(
        RelatedPlace(
          write.kind == .write ? "the source is changed here" : "the source is handed on to be changed here",
          location(of: write)))
    }
    report(
      "The State `\(state.name)` copies `\(program[copy.source].name)`, which changes elsewhere: the copy keeps its first value"
        + (isHandedOn
          ? ", though changes made here are handed on to the source."
          : ", and changes made here never reach the source."),
      at: program.location(of: copy.state), severity: isHandedOn ? .warning : nil, related: related,
      help: program.isObjectData(copy.origin)
        ? "Use the object’s `\(origin.name)` itself, and bind controls to it with `$…`."
        : helpToCompute(copy) ?? helpWithoutBinding(copy)
          ?? "Declare `\(state.name)` as `<Binding>` and let callers pass `$…`; where the view only reads it, use the value itself.",
      fixes: program.isObjectData(copy.origin)
        ? [] : binding(copy.origin, inPlaceOf: copy.state, seed: copy.seed).map { [$0] } ?? [])
  }

  /// True for a source that is changed, or bound to, besides what is passed to the view with the copy, and what that sets.
  private func changes(_ source: MemberID, besides copy: StateCopy) -> Bool {
    // An object is followed by what is taken of it, as others may have it, too.
    let parts = program.mayBeObject(program[source].type) ? storedParts(passedWith: copy) : nil
    if let parts, parts.contains(where: { changes($0, besides: copy) }) { return true }
    let provenance = Provenance(model, graph)
    return graph.uses(of: source).contains { use in
      guard use.kind == .write || use.kind == .bind else { return false }
      if isPassed(use, with: copy) { return false }
      if parts != nil, provenance.field(writtenBy: use) != nil { return false }
      guard case let setter = graph.units.member(use.unit), !setter.isNone,
        use.unit == graph.units.setter(setter), setter != source
      else { return true }
      // Whoever sets the source by way of a Computed changes it.
      return changes(setter, besides: copy)
    }
  }

  /// What the members of an object that are passed to the view with the copy are kept in; nil where they are computed of other things.
  private func storedParts(passedWith copy: StateCopy) -> [MemberID]? {
    var parts: [MemberID] = []
    for argument in copy.arguments where !argument.code.isNone {
      let reference = model.files[argument.file].reference(argument.code)
      guard [.member, .bindingMember].contains(reference.kind) else { return nil }
      let accesses =
        program[reference.member].isStored
        ? [] : Array(graph.accesses(in: graph.units.getter(reference.member)))
      guard accesses.allSatisfy({ $0.kind == .read && !$0.member.isNone && program[$0.member].isStored })
      else {
        return nil
      }
      parts += accesses.isEmpty ? [reference.member] : accesses.map(\.member)
    }
    return parts
  }

  /// True for a use that stands in what is passed to the view with the copy.
  private func isPassed(_ use: Access, with copy: StateCopy) -> Bool {
    guard !use.code.isNone else { return false }
    let code = model.files[use.file].code
    return copy.arguments.contains {
      $0.file == use.file && !$0.code.isNone && code[$0.code].range.contains(code[use.code].range)
    }
  }
}
