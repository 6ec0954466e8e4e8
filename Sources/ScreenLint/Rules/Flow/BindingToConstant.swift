import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let bindingToConstant = Rule(
    .flowBindingToConstant, .warning, "A control bound to a constant",
    whatHappens: "The control moves back as soon as the user lets go, or never moves.",
    why:
      "`.constant` makes a binding that ignores every write. It is made for previews; elsewhere the user’s input is lost.",
    repair: "Bind the control to a State, or to a Binding that the caller gives.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Settings">
            <Body><Toggle isOn="{⟦.constant(true)⟧}">Sounds</Toggle></Body>
          </View>
          """#,
        good: #"""
          <View name="Settings">
            <State name="hasSounds" type="Bool" value="true"/>
            <Body><Toggle isOn="$hasSounds">Sounds</Toggle></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Row"><Binding name="isOn" type="Bool"/><Body><Toggle isOn="$isOn">Sounds</Toggle></Body></View>
        <Preview of="Row"><Row isOn="{.constant(true)}"/></Preview>
      </Module>
      """#,
    whenToLeaveIt: "For a control that is only to be looked at; `.disabled(true)` says so too."
  ) { context in
    for site in context.graph.constants {
      let owner = context.owner(ofUnit: site.unit)
      if context.program[owner].kind == .preview || context.isEnvironmentValue(site) { continue }
      context.report(
        "A constant binding ignores what is written to it, so this control cannot move.",
        at: context.location(site.file, site.code),
        help: "Bind it to a State or Binding with `$…`.")
    }
  }
}

extension RuleContext {
  /// True for an argument of `.environment(…)`, which no control moves: `.environment(\.editMode, .constant(.active))`.
  fileprivate func isEnvironmentValue(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    return checked.code.nodes.contains {
      $0.kind == .call && $0.range.contains(range) && checked.code[$0.first].name == LintNames.environment
    }
  }
}
