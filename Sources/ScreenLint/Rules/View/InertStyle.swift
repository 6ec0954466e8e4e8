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
      A PrimitiveButtonStyle, a ToggleStyle and a DisclosureGroupStyle take over what a tap does. This one neither runs \
      the button’s action nor changes what the toggle is bound to, nor opens the group.
      """,
    repair:
      "Call `configuration.trigger()` in a gesture; in a ToggleStyle set `configuration.isOn`, or hand `$configuration.isOn` on; in a DisclosureGroupStyle set `configuration.isExpanded`. To change only the look of a button, use a ButtonStyle.",
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
      RuleExample(
        bad: #"""
          <Module>
            <DisclosureGroupStyle name="⟦Folded⟧">
              <Body>
                <VStack><Content name="label"/><If condition="configuration.isExpanded"><Content name="content"/></If></VStack>
              </Body>
            </DisclosureGroupStyle>
            <View name="Tea">
              <Body><DisclosureGroup title="More" modifiers=".disclosureGroupStyle(Folded())"><Text>Milk</Text></DisclosureGroup></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <DisclosureGroupStyle name="Folded">
              <Body>
                <VStack>
                  <Button action="configuration.isExpanded.toggle()"><Content name="label"/></Button>
                  <If condition="configuration.isExpanded"><Content name="content"/></If>
                </VStack>
              </Body>
            </DisclosureGroupStyle>
            <View name="Tea">
              <Body><DisclosureGroup title="More" modifiers=".disclosureGroupStyle(Folded())"><Text>Milk</Text></DisclosureGroup></Body>
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
        guard declaration.kind.drivesControl, context.facts.understands(id) else { return }
        let checked = context.model.files[declaration.file]
        let code = checked.code.nodes.indices.filter { declaration.range.contains(checked.code[$0].range) }
        if code.contains(where: { checked.usesControl(at: $0) }) { return }
        let (message, help): (String, String)
        if declaration.kind == .primitiveButtonStyle {
          message = "This PrimitiveButtonStyle never calls `configuration.trigger()`: its buttons do nothing."
          help =
            "Call `configuration.trigger()` in a gesture, or use a ButtonStyle, which leaves the tap to the button."
        } else if declaration.kind == .toggleStyle {
          message = "This ToggleStyle never changes `configuration.isOn`: its toggles cannot be switched."
          help = "Set `configuration.isOn` in an action, or hand `$configuration.isOn` to a Toggle."
        } else {
          // A group that asks nothing may be always open, and `<Content/>` is one that can be opened.
          let asks = code.contains { checked.references[$0].configurationProperty == .isExpanded }
          if !asks || checked.placesControl(within: declaration.range) { return }
          message =
            "This DisclosureGroupStyle never changes `configuration.isExpanded`: its groups cannot be opened."
          help = "Set it in an action: `<Button action=\"configuration.isExpanded.toggle()\">`."
        }
        context.report(message, at: context.program.location(of: id), help: help)
      }
    ]
  )
}

extension DeclarationKind {
  /// True for a style whose body does what a tap on its control is to do.
  var drivesControl: Bool {
    self == .primitiveButtonStyle || self == .toggleStyle || self == .disclosureGroupStyle
  }
}

extension CheckedFile {
  /// True for code of a style that runs its button, changes what its control is bound to, or hands it on.
  fileprivate func usesControl(at id: CodeID) -> Bool {
    guard let property = references[id].configurationProperty else {
      return types[id].bound == .bool && isConfiguration(id)
    }
    if property == .trigger { return true }
    if property.isBound {
      if types[id].bound != nil { return true }
      return code.following(id, limit: 63).contains { parent in
        let node = code[parent]
        return node.first == id
          && (node.kind == .assignment || node.kind == .member && node.name == "toggle")
      }
    }
    return property == .whole
      && !code.following(id, limit: 63).contains { code[$0].first == id && code[$0].kind == .member }
  }

  /// True where a style draws its control as it is without the style.
  fileprivate func placesControl(within range: SourceRange) -> Bool {
    views.contains { $0.kind == .content && $0.styleProperty == .whole && range.contains($0.range) }
  }

  /// True for `$configuration.isOn`.
  private func isConfiguration(_ id: CodeID) -> Bool {
    code.extent(of: id).contains { references[$0].kind == .configuration }
  }
}
