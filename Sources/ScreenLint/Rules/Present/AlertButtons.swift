import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension PresentRules {
  static let alertButtons = Rule(
    "present/alert-buttons", .error, "An Alert with more than two buttons",
    whatHappens: "Before iOS 15 an Alert has a primary and a secondary button; a third one does not compile.",
    why: "An alert asks one question. For a choice of several actions there is the action sheet.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Order">
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Button action="isAsking = true">Order
                <⟦Alert⟧ isPresented="$isAsking" title="Order">
                  <Button action="print('now')">Now</Button>
                  <Button action="print('later')">Later</Button>
                  <Button role="cancel">Cancel</Button>
                </Alert>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Order">
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Button action="isAsking = true">Order
                <ActionSheet isPresented="$isAsking" title="Order">
                  <Button action="print('now')">Now</Button>
                  <Button action="print('later')">Later</Button>
                  <Button role="cancel">Cancel</Button>
                </ActionSheet>
              </Button>
            </Body>
          </View>
          """#)
    ],
    whenToLeaveIt:
      "Where `platforms: iOS 15` in the settings says that older systems do not matter; then the rule is silent."
  ) { context in
    if context.options.allowsManyAlertButtons { return }
    for use in context.facts.uses(of: "Alert", context.graph) {
      let checked = context.model.files[Int(use.file)]
      let xml = context.xml(FileID(Int(use.file)))
      let view = checked.views[Int(use.view)]
      let buttons = view.content.filter { index in
        let child = checked.views[Int(checked.viewLists[Int(index)])]
        return child.kind == .element && xml[child.xml].name == LintNames.button
      }
      guard buttons.count > 2 else { continue }
      let extra = checked.views[Int(checked.viewLists[Int(buttons[2])])].xml
      context.report(
        "This Alert has \(buttons.count) buttons, and an Alert has two at most.",
        at: context.elementName(use.file, use.view),
        related: [RelatedPlace("the third", SourceLocation(FileID(Int(use.file)), xml[extra].nameRange))],
        help: "Use `<ActionSheet>` or `<ConfirmationDialog>`, which take any number.")
    }
  }
}
