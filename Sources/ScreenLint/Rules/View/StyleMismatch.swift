import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ViewRules {
  static let styleMismatch = Rule(
    .viewStyleMismatch, .error, "A style that does not fit its control",
    whatHappens: "Swift says “Value of type 'ButtonStyleConfiguration' has no member 'isOn'”.",
    why: "Each kind of style has a configuration of its own.",
    repair:
      "Use what the configuration of this kind of style has, or a style of the kind that fits the "
      + "control.",
    examples: [
      RuleExample(
        bad: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.⟦isOn⟧ ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#,
        good: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.isPressed ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
            <View name="Shop">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isOpen" modifiers=".toggleStyle(Tick())">Open</Toggle>
                  <Button action="isOpen = false" modifiers=".buttonStyle(⟦Tick()⟧)">Close</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
            <View name="Shop">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isOpen" modifiers=".toggleStyle(Tick())">Open</Toggle>
                  <Button action="isOpen = false" modifiers=".buttonStyle(.bordered)">Close</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
        <View name="Shop">
          <State name="isShown" type="Bool" value="false"/>
          <Body><Toggle isOn="$isShown" modifiers=".toggleStyle(Tick())">Tea</Toggle></Body>
        </View>
      </Module>
      """#,
    localVisits: [
      .views(
        ["Button"],
        where: { file, use in
          let view = file.checked.views[use.view]
          return view.modifiers.contains { file.checked.isUselessToggleStyle($0, of: view) }
        }
      ) { context, use in context.reportToggleStyles(of: use) }
    ]
  )
}

extension RuleContext {
  /// Reports styles of toggles that are set on a Button without one.
  fileprivate func reportToggleStyles(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    for index in view.modifiers where checked.isUselessToggleStyle(index, of: view) {
      let callee = checked.code[checked.code[checked.modifiers[index].call].first]
      let range = SourceRange(callee.range.end - UInt32(callee.name.utf8.count), callee.range.end)
      report(
        "This is a Button, and `.toggleStyle` is for Toggles: nothing in the Button has that style.",
        at: SourceLocation(use.file, range),
        related: [RelatedPlace("the Button", elementName(use.file, use.view))],
        help: "A Button takes `.buttonStyle(…)` with a ButtonStyle.")
    }
  }
}

extension CheckedFile {
  /// True for a style of toggles on a view that holds none.
  fileprivate func isUselessToggleStyle(_ modifier: ModifierID, of view: ViewNode) -> Bool {
    let application = modifiers.address(modifier)
    return application.pointee.kind == .catalog && LintNames.toggleStyle[Int(application.pointee.target)]
      && !mayHoldToggle(view.content)
  }

  private func mayHoldToggle(_ content: Range<ViewPlace>) -> Bool {
    content.contains { index in
      let view = views[viewLists[index]]
      switch view.kind {
      case .text, .letBinding: return false
      case .element: return view.element == LintNames.toggle || mayHoldToggle(view.content)
      // Other views may hold anything.
      default: return true
      }
    }
  }
}
