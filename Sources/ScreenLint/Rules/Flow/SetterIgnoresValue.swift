import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowSetterIgnoresValue: RuleID = "flow/setter-ignores-value" }

extension FlowRules {
  static let setterIgnoresValue = Rule(
    .flowSetterIgnoresValue, .warning, "A `set` that does not take the new value",
    whatHappens:
      "The control moves under the finger and jumps back: what it was set to is not kept. No message is printed.",
    why: """
      A control shows what `get` gives. After a change it hands the new value to `set`; where that does not change what \
      `get` reads, the control shows the old value again.
      """,
    repair: "Write `newValue` to what `get` reads.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Lamp">
            <State name="level" type="Int" value="0"/>
            <State name="last" type="Int" value="0"/>
            <Binding name="isOn" type="Bool" get="level gt 0" set="⟦last = newValue ? 9 : 0⟧"/>
            <Body><VStack><Toggle isOn="$isOn">Lamp {last}</Toggle><Button action="level = 3">Dim</Button></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Lamp">
            <State name="level" type="Int" value="0"/>
            <State name="last" type="Int" value="0"/>
            <Binding name="isOn" type="Bool" get="level gt 0" set="last = level; level = newValue ? 9 : 0"/>
            <Body><VStack><Toggle isOn="$isOn">Lamp {last}</Toggle><Button action="level = 3">Dim</Button></VStack></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Thermostat">
            <State name="celsius" type="Int" value="20"/>
            <Computed name="kelvin" type="Int" get="celsius + 273" set="⟦celsius = celsius⟧"/>
            <Body><Stepper value="$kelvin" in="{0...400}">{kelvin}</Stepper></Body>
          </View>
          """#,
        good: #"""
          <View name="Thermostat">
            <State name="celsius" type="Int" value="20"/>
            <Computed name="kelvin" type="Int" get="celsius + 273" set="celsius = newValue - 273"/>
            <Body><Stepper value="$kelvin" in="{0...400}">{kelvin}</Stepper></Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <State name="item" type="String?"/>
        <Binding name="isOpen" type="Bool" get="item != nil" set="item = nil"/>
        <Body><Button action="item = 'Green'">Open<Sheet isPresented="$isOpen"><Text>{item ?? ''}</Text></Sheet></Button></Body>
      </View>
      """#,
    visits: [
      .members([.binding, .computed]) { context, id in
        let member = context.program[id]
        guard let setter = member.setter, member.getter != nil,
          context.facts.understands(member.owner)
        else { return }
        let body = context.model.setter(of: id).code
        if body.isNone { return }
        let unit = context.graph.units.setter(id)
        // One that sets itself never ends, which `flow/dependency-cycle` tells.
        if context.ownWrite(inSetterOf: id) != nil { return }
        let read = SourceReach(context).members(from: context.graph.units.getter(id), .read)
        let written = SourceReach(context).members(from: unit, .write)
        // What is not followed may do anything, and what never changes only tells where the value is kept.
        guard let read, let written,
          read.contains(where: { ![.constant, .enumCase].contains(context.program[$0].kind) })
        else { return }
        let checked = context.model.files[member.file]
        let extent = checked.code.extent(of: body)
        // Another value in the place of the whole one is another in all that is read of it.
        if extent.contains(where: { checked.replacesSelf($0) }) { return }
        let takesValue = extent.contains { checked.code[$0].name == NewValue.name }
        let isDisjoint = written.isDisjoint(with: read)
        if takesValue && !isDisjoint || context.mayBeShared(read, written) { return }
        if !takesValue && context.mayMeanIt(id, unit, read) { return }
        let name = read.sorted().first.map { context.program[$0].name } ?? member.name
        context.report(
          isDisjoint
            ? "This writes nothing that `get` reads (`\(name)`): a control bound to `\(member.name)` jumps back."
            : "This does not use `newValue`: a control bound to `\(member.name)` jumps back.",
          at: SourceLocation(member.file, setter.range), help: "Write `newValue` to `\(name)`.")
      }
    ]
  )
}

extension RuleContext {
  /// True where what is read is a Binding, to which callers may have bound what is written in an object.
  fileprivate func mayBeShared(_ read: Set<MemberID>, _ written: Set<MemberID>) -> Bool {
    read.contains { program[$0].kind == .binding && program[$0].getter == nil }
      && written.contains { program.isObjectData($0) }
  }

  /// True for a `set` that clears, switches or counts what its `get` reads, or gives it a case that `get` does not ask for: there
  /// the new value is known without being named.
  fileprivate func mayMeanIt(_ id: MemberID, _ unit: Int32, _ read: Set<MemberID>) -> Bool {
    graph.accesses(in: unit).contains { access in
      if access.kind == .call { return true }
      guard access.kind == .write, read.contains(access.member) else { return false }
      return switch access.assigned {
      case .isTrue?, .isFalse?, .isNil?, nil: true
      case .other?:
        isGivenOtherCase(access, than: model.getter(of: id).code, isFlag: program[id].type == .bool)
      }
    }
  }

  /// True for the assignment of a case without values, such as `state = .idle`, that a `get` does not name which tells a flag or
  /// names another case.
  private func isGivenOtherCase(_ write: Access, than getter: CodeID, isFlag: Bool) -> Bool {
    let checked = model.files[write.file]
    let code = checked.code
    return !getter.isNone
      && code.following(write.code).contains { id in
        let node = code[id]
        guard node.kind == .assignment, node.first == write.code,
          checked.reference(node.second).kind == .enumCase
        else { return false }
        let given = code[node.second].name
        let asked = code.extent(of: getter)
        return !asked.contains { code[$0].name == given }
          && (isFlag || asked.contains { checked.reference($0).kind == .enumCase })
      }
  }
}

extension CheckedFile {
  /// True for `self = …`.
  fileprivate func replacesSelf(_ id: CodeID) -> Bool {
    code[id].kind == .assignment && code[code[id].first].kind == .selfReference
  }
}

private enum NewValue {
  static let name: Name = "newValue"
}

/// The sources that code reads or writes, itself or through what it calls.
private struct SourceReach {
  private let context: RuleContext
  private static let unitLimit = 64

  init(_ context: RuleContext) { self.context = context }

  /// The sources that running a unit reads, or writes; nil where something is called that cannot be followed.
  func members(from unit: Int32, _ kind: Access.Kind) -> Set<MemberID>? {
    let (program, graph) = (context.program, context.graph)
    var found: Set<MemberID> = []
    var seen: Set<Int32> = [unit]
    var waiting = [unit]
    while let unit = waiting.popLast() {
      if seen.count > Self.unitLimit { return nil }
      for access in graph.accesses(in: unit) {
        guard !access.member.isNone else { return nil }
        let member = program[access.member]
        let isWrite = access.kind == .write
        switch member.kind {
        case .computed, .function:
          // What a Protocol asks for is each type's own.
          if member.traits.contains(.isRequirement) { return nil }
          let next = isWrite ? graph.units.setter(access.member) : graph.units.getter(access.member)
          if seen.insert(next).inserted { waiting.append(next) }
          if access.kind == .pass || access.kind == .bind { return nil }
        case .binding where member.getter != nil:
          let next = isWrite ? graph.units.setter(access.member) : graph.units.getter(access.member)
          if seen.insert(next).inserted { waiting.append(next) }
        case .constant, .variable, .state, .binding, .stateObject, .observedObject, .bindable,
          .environmentObject, .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage,
          .sceneStorage,
          .published,
          .enumCase, .fragment, .slot:
          if case .function = (member.type.wrapped ?? member.type).kind { return nil }
          if access.kind == .bind || access.kind == .call || access.kind == .announce { return nil }
          if access.kind == kind { found.insert(access.member) }
        }
      }
    }
    return found
  }
}
