import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let a11yLabelReplacesChildren: RuleID = "a11y/label-replaces-children" }

extension A11yRules {
  static let labelReplacesChildren = Rule(
    .a11yLabelReplacesChildren, .warning, "A label in place of the texts that are combined",
    whatHappens:
      "VoiceOver reads the label alone; the texts inside, which `.combine` was to join, are not read.",
    why:
      "`.accessibilityElement(children: .combine)` makes a label of the texts inside; a label behind it replaces that.",
    repair:
      "Leave the label out, so that the texts are read; or say `.accessibilityElement(children: .ignore)` where the label says all.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="TeaRow">
            <Let name="tea" type="String"/>
            <Body>
              <HStack modifiers=".accessibilityElement(children: .combine).⟦accessibilityLabel⟧('A tea')"><Text>{tea}</Text><Text>3 left</Text></HStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="TeaRow">
            <Let name="tea" type="String"/>
            <Body><HStack modifiers=".accessibilityElement(children: .combine)"><Text>{tea}</Text><Text>3 left</Text></HStack></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="TeaRow">
        <Let name="tea" type="String"/>
        <Body><HStack modifiers=".accessibilityElement(children: .ignore).accessibilityLabel(tea)"><Text>{tea}</Text><Text>3 left</Text></HStack></Body>
      </View>
      """#,
    whenToLeaveIt: "Where the label says all that the texts say; `.ignore` says so better.",
    localVisits: [
      .files { context, file in
        let checked = context.model.files[file]
        guard checked.hasModifier(Combined.element) else { return }
        for view in checked.views where view.kind == .element { context.reportLabel(of: view, checked, file) }
      }
    ]
  )
}

private enum Combined {
  static let element: Name = "accessibilityElement"
  static let label: Name = "accessibilityLabel"
  static let value: Name = "accessibilityValue"
  static let children: Name = "children"
  static let combine: Name = "combine"
  static let text: Name = "Text"
}

extension RuleContext {
  fileprivate func reportLabel(of view: ViewNode, _ checked: CheckedFile, _ file: FileID) {
    var combining: SourceLocation?
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      let name = checked.name(of: modifier)
      if name == Combined.element {
        let children = checked.argument(Combined.children, of: modifier)
        let isCombined = !children.isNone && checked.code[children].name == Combined.combine
        combining = isCombined ? SourceLocation(file, checked.nameRange(of: modifier)) : nil
      } else if name == Combined.label, let combining {
        guard holdsText(view, file), !saysValue(view, checked) else { return }
        return report(
          "This label replaces the texts inside that `.combine` joins: they are not read.",
          at: SourceLocation(file, checked.nameRange(of: modifier)),
          related: [RelatedPlace("the texts are combined here", combining)],
          help: "Leave the label out, or use `.accessibilityElement(children: .ignore)` with it.")
      }
    }
  }

  /// True where the view says a value beside its label: together they are in place of the texts.
  private func saysValue(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    view.modifiers.contains { checked.name(of: checked.modifiers[$0]) == Combined.value }
  }

  /// True where a text stands inside a view.
  private func holdsText(_ view: ViewNode, _ file: FileID) -> Bool {
    PlacedViews.contain(view.content, in: file, of: model) { $0.element == Combined.text }
  }
}
