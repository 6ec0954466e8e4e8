import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewInertStyle: RuleID = "view/inert-style" }

extension ViewRules {
  static let inertStyle = Rule(
    .viewInertStyle, .warning, "A style that leaves its control without use",
    whatHappens: "A tap on the control does nothing. No message is printed.",
    why: """
      A PrimitiveButtonStyle and a ToggleStyle take over what a tap does. This one neither runs the button’s action nor \
      changes what the toggle is bound to.
      """,
    repair:
      "Call `configuration.trigger()` in a gesture; in a ToggleStyle set `configuration.isOn`, or hand `$configuration.isOn` on. To change only the look of a button, use a ButtonStyle.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <PrimitiveButtonStyle name="⟦Round⟧"><Body><Content modifiers=".padding().background(.yellow)"/></Body></PrimitiveButtonStyle>
            <View name="Tea"><Body><Button action="print(1)" modifiers=".buttonStyle(Round())">Buy</Button></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <PrimitiveButtonStyle name="Round">
              <Body><Content modifiers=".padding().background(.yellow).onTapGesture { configuration.trigger() }"/></Body>
            </PrimitiveButtonStyle>
            <View name="Tea"><Body><Button action="print(1)" modifiers=".buttonStyle(Round())">Buy</Button></Body></View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ToggleStyle name="⟦Tick⟧">
              <Body><HStack><Content/><Text>{configuration.isOn ? 'on' : 'off'}</Text></HStack></Body>
            </ToggleStyle>
            <View name="Tea">
              <State name="isHot" type="Bool" value="false"/>
              <Body><Toggle isOn="$isHot" modifiers=".toggleStyle(Tick())">Hot</Toggle></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ToggleStyle name="Tick">
              <Body><Button action="configuration.isOn.toggle()"><Text>{configuration.isOn ? 'on' : 'off'}</Text></Button></Body>
            </ToggleStyle>
            <View name="Tea">
              <State name="isHot" type="Bool" value="false"/>
              <Body><Toggle isOn="$isHot" modifiers=".toggleStyle(Tick())">Hot</Toggle></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ToggleStyle name="Framed"><Body><GroupBox title="Switch"><Toggle isOn="$configuration.isOn" modifiers=".toggleStyle(.switch)"><Content/></Toggle></GroupBox></Body></ToggleStyle>
        <View name="Tea">
          <State name="isHot" type="Bool" value="false"/>
          <Body><Toggle isOn="$isHot" modifiers=".toggleStyle(Framed())">Hot</Toggle></Body>
        </View>
      </Module>
      """#,
    localVisits: [
      .declarations { context, id in
        let declaration = context.program[id]
        guard declaration.kind == .primitiveButtonStyle || declaration.kind == .toggleStyle,
          context.facts.understands(id)
        else { return }
        let checked = context.model.files[declaration.file]
        let isButton = declaration.kind == .primitiveButtonStyle
        let isUsable = checked.code.nodes.indices.contains { node in
          declaration.range.contains(checked.code[node].range)
            && checked.usesControl(at: node, isButton: isButton)
        }
        if isUsable { return }
        context.report(
          isButton
            ? "This PrimitiveButtonStyle never calls `configuration.trigger()`: its buttons do nothing."
            : "This ToggleStyle never changes `configuration.isOn`: its toggles cannot be switched.",
          at: context.program.location(of: id),
          help: isButton
            ? "Call `configuration.trigger()` in a gesture, or use a ButtonStyle, which leaves the tap to the button."
            : "Set `configuration.isOn` in an action, or hand `$configuration.isOn` to a Toggle.")
      }
    ]
  )
}

private enum ConfigurationPart {
  static let whole: Int32 = 0
  static let isOn: Int32 = 2
  static let trigger: Int32 = 3
  static let toggle: Name = "toggle"
}

extension CheckedFile {
  /// True for code of a style that runs its button, changes what its toggle is bound to, or hands it on.
  fileprivate func usesControl(at id: CodeID, isButton: Bool) -> Bool {
    let reference = references[id]
    guard reference.kind == .configuration else { return types[id].bound == .bool && isConfiguration(id) }
    switch reference.index {
    case ConfigurationPart.trigger: return isButton
    case ConfigurationPart.isOn:
      if types[id].bound != nil { return true }
      return code.following(id, limit: 63).contains { parent in
        let node = code[parent]
        return node.first == id
          && (node.kind == .assignment || node.kind == .member && node.name == ConfigurationPart.toggle)
      }
    case ConfigurationPart.whole:
      return !code.following(id, limit: 63).contains { code[$0].first == id && code[$0].kind == .member }
    default: return false
    }
  }

  /// True for `$configuration.isOn`.
  private func isConfiguration(_ id: CodeID) -> Bool {
    code.extent(of: id).contains { references[$0].kind == .configuration }
  }
}
