import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowSharedFocus: RuleID = "flow/shared-focus" }

extension FlowRules {
  static let sharedFocus = Rule(
    .flowSharedFocus, .warning, "One focus for two fields",
    whatHappens:
      "Setting the focus puts the cursor into one of the fields, whichever SwiftUI takes first; tapping the other may move it back.",
    why:
      "A FocusState says which field has the cursor. Two fields that stand for the same value cannot be told apart.",
    repair: "Declare an Enum with a case for each field: `.focused($field, equals: .name)`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Login">
            <State name="name" type="String" value=""/>
            <State name="code" type="String" value=""/>
            <FocusState name="isFocused" type="Bool"/>
            <Body>
              <VStack>
                <TextField title="Name" text="$name" modifiers=".focused($isFocused)"/>
                <TextField title="Code" text="$code" modifiers=".focused(⟦$isFocused⟧)"/>
                <Button action="isFocused = false">Done {name} {code}</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <Module>
            <Enum name="Field" conforms="Hashable"><Case name="name"/><Case name="code"/></Enum>
            <View name="Login">
              <State name="name" type="String" value=""/>
              <State name="code" type="String" value=""/>
              <FocusState name="field" type="Field?"/>
              <Body>
                <VStack>
                  <TextField title="Name" text="$name" modifiers=".focused($field, equals: .name)"/>
                  <TextField title="Code" text="$code" modifiers=".focused($field, equals: .code)"/>
                  <Button action="field = nil">Done {name} {code}</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <View name="Login">
        <State name="code" type="String" value=""/>
        <State name="isShown" type="Bool" value="false"/>
        <FocusState name="isFocused" type="Bool"/>
        <Body>
          <VStack>
            <If condition="isShown"><TextField title="Code" text="$code" modifiers=".focused($isFocused)"/></If>
            <Else><SecureField title="Code" text="$code" modifiers=".focused($isFocused)"/></Else>
            <Toggle isOn="$isShown">Show</Toggle>
            <Button action="isFocused = true">Type</Button>
          </VStack>
        </Body>
      </View>
      """#,
    localVisits: [
      .files { context, file in
        let checked = context.model.files[file]
        guard checked.hasModifier(Names.focused) else { return }
        context.reportFocus(in: file, checked)
      }
    ]
  )
}

private enum Focus {
  static let equals: Name = "equals"
}

/// A field that a value of a FocusState stands for.
private struct FocusedField {
  let state: MemberID
  let value: String
  let place: SourceLocation
  let use: ViewUse
}

extension RuleContext {
  fileprivate func reportFocus(in file: FileID, _ checked: CheckedFile) {
    var fields: [FocusedField] = []
    for use in graph.uses[graph.uses.indices(in: file, of: \.file)] {
      let view = checked.views[use.view]
      guard let modifier = checked.modifier(Names.focused, of: view) else { continue }
      let binding = checked.argument(.none, of: modifier)
      guard let state = checked.boundMember(binding), program[state].kind == .focusState else { continue }
      let equals = checked.argument(Focus.equals, of: modifier)
      var value = ""
      if !equals.isNone {
        // A value that a row gives is another one in each.
        let isWritten = checked.code.extent(of: equals).allSatisfy {
          switch checked.reference($0).kind {
          case .none, .enumCase, .choice, .type: true
          // Any other name may stand for another value in each row.
          default: false
          }
        }
        if !isWritten { continue }
        value = text(location(file, equals))
      }
      let field = FocusedField(state: state, value: value, place: location(file, binding), use: use)
      if let first = fields.first(where: { $0.state == state && $0.value == value && stand($0, field) }) {
        report(
          value.isEmpty
            ? "`\(program[state].name)` stands for another field already: the two cannot be told apart."
            : "`\(value)` of `\(program[state].name)` stands for another field already: the two cannot be told apart.",
          at: field.place, related: [RelatedPlace("the other field", first.place)],
          help: "Give each field a value of its own: an Enum, and `.focused($field, equals: …)`.")
      }
      fields.append(field)
    }
  }

  /// True for two fields of one page of which both may be there.
  private func stand(_ first: FocusedField, _ second: FocusedField) -> Bool {
    guard first.use.node == second.use.node else { return false }
    let (ones, twos) = (branches(around: first.use), branches(around: second.use))
    return ones.allSatisfy { twos.contains($0) } || twos.allSatisfy { ones.contains($0) }
  }
}
