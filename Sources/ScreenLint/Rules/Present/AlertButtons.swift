import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentAlertButtons: RuleID = "present/alert-buttons" }

extension PresentRules {
  static let alertButtons = Rule(
    .presentAlertButtons, .error, "An Alert with more than two buttons",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Before iOS 15 an Alert has a primary and a secondary button; a third one does not compile.",
    why: "An alert asks one question. For a choice of several actions there is the action sheet.",
    repair: "Make it a `<ConfirmationDialog>` or an `<ActionSheet>`, or leave it two buttons.",
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
    nearMiss: #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <State name="count" type="Int" value="1"/>
        <Body>
          <Button action="isShown = true; count += 1">Order
            <Alert isPresented="$isShown" title="Order">
              <If condition="count == 2"><Button action="print(1)">Now</Button></If>
              <Else><Button action="print(2)">Later</Button></Else>
              <Button role="cancel">Cancel</Button>
            </Alert>
          </Button>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where older systems do not matter: `platforms: iOS 15` in the settings says so, or, without that setting, anything in the package that came with iOS 15. Then the rule is silent.",
    visits: [
      .views(
        ["Alert", "ActionSheet", "ConfirmationDialog"],
        where: { file, use in file.checked.views[use.view].content.count > 1 }
      ) { context, use in
        let view = context.model.files[use.file].views[use.view]
        let cancels = context.program.files[use.file].cancels(in: view.content, context.model.files[use.file])
        guard cancels.count > 1 else { return }
        context.report(
          "\(String(describing: view.catalogName ?? "Alert").withCapitalArticle) takes one button with `role=\"cancel\"`, and this is the second: the app stops with “UIAlertController can only have one action with a style of UIAlertActionStyleCancel”.",
          at: SourceLocation(use.file, cancels[1]),
          related: [RelatedPlace("the first", SourceLocation(use.file, cancels[0]))],
          help: "Leave out the role of all but one: a button without a role closes it, too.")
      },
      .views(
        ["Alert"],
        where: { file, use in
          file.options.platforms.iOS.map { $0 < 15 } != false
            && file.checked.mostButtons(in: file.checked.views[use.view].content) > 2
        }
      ) { context, use in
        let checked = context.model.files[use.file]
        let view = checked.views[use.view]
        var buttons = AlertButtons()
        context.count(&buttons, in: view.content, use.file, depth: 0)
        guard let third = buttons.third, !context.runsOnly(since: 15) else { return }
        context.report(
          "This Alert has \(buttons.count) buttons, and an Alert has two at most.",
          at: context.elementName(use.file, use.view),
          related: [RelatedPlace("the third", third)],
          help: "Use `<ActionSheet>` or `<ConfirmationDialog>`, which take any number.")
      },
    ]
  )
}

extension ParsedFile {
  /// The roles of the buttons that cancel and are there at all times.
  fileprivate func cancels(in content: Range<ViewPlace>, _ checked: CheckedFile) -> [SourceRange] {
    content.flatMap { index -> [SourceRange] in
      let view = checked.views[checked.viewLists[index]]
      if view.element == LintNames.group { return cancels(in: view.content, checked) }
      guard view.element == LintNames.button, let role = xml.attribute(LintNames.role, of: view.xml),
        ["cancel", ".cancel", "{.cancel}"].contains(source.text(role.value))
      else { return [] }
      return [role.value]
    }
  }
}

/// How many buttons an alert has, and the one too many.
private struct AlertButtons {
  var count = 0
  var third: SourceLocation?

  mutating func add(_ button: @autoclosure () -> SourceLocation) {
    count += 1
    if count == 3 { third = button() }
  }
}

extension CheckedFile {
  /// How many buttons are there at all times; a fragment, which may be in another file, counts as more than two.
  fileprivate func mostButtons(in content: Range<ViewPlace>) -> Int {
    content.reduce(0) { count, index in
      let view = views.address(viewLists[index])
      switch view.pointee.kind {
      case .element where view.pointee.element == LintNames.button: return count + 1
      case .element where view.pointee.element == LintNames.group:
        return count + mostButtons(in: view.pointee.content)
      case .fragment: return count + 3
      // An alert shows no other view as a button; what is there at times only is not counted.
      default: return count
      }
    }
  }
}

extension RuleContext {
  /// Counts the buttons that are there at all times, also in groups and fragments.
  fileprivate func count(
    _ found: inout AlertButtons, in content: Range<ViewPlace>, _ file: FileID, depth: Int
  ) {
    guard depth < 8 else { return }
    let checked = model.files[file]
    for index in content {
      let view = checked.views[checked.viewLists[index]]
      switch view.kind {
      case .element where view.element == LintNames.button:
        found.add(elementName(file, checked.viewLists[index]))
      case .element where view.element == LintNames.group:
        count(&found, in: view.content, file, depth: depth + 1)
      case .fragment:
        let member = view.member
        count(
          &found, in: model.fragments[member] ?? .none, program[member].file,
          depth: depth + 1)
      // As above.
      default: break
      }
    }
  }
}
