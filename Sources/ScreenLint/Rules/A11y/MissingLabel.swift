import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let a11yMissingLabel: RuleID = "a11y/missing-label" }

extension A11yRules {
  static let missingLabel = Rule(
    .a11yMissingLabel, .warning, "An image that is read aloud by its file name",
    whatHappens: "VoiceOver reads the name of the file: “img underscore 0042, image”.",
    why: "Who cannot see the picture learns nothing from its file name.",
    repair:
      "Say in words what the picture shows: `.accessibilityLabel('…')`. Where it only decorates, hide "
      + "it: `.accessibilityHidden(true)`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Cover">
            <Body><⟦Image⟧ name="img_0042"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Cover">
            <Body>
              <VStack>
                <Image name="img_0042" modifiers=".accessibilityLabel('A lake at dawn')"/>
                <Image name="pattern" modifiers=".accessibilityHidden(true)"/>
                <Button action="print('open')" modifiers=".accessibilityLabel('Open')"><Image name="arrow"/></Button>
              </VStack>
            </Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Shop">
        <Body><Button action="print(1)" modifiers=".accessibilityLabel('Tea')"><Image name="tea"/></Button></Body>
      </View>
      """#,
    whenToLeaveIt: "Where a view around it says the same in words; hide the image then.",
    visits: [
      .views(
        ["Image"],
        where: { file, use in
          let view = file.checked.views[use.view]
          return file.checked.attribute(Names.name, of: view) != nil
            && file.checked.attribute(LintNames.label, of: view) == nil
            && !file.frames.isLabelled(use.frame)
        }
      ) { context, use in
        if context.isAlwaysLabelled(use.node) || context.hasTitle(besideImage: use) { return }
        context.report(
          "This Image has neither a label nor `.accessibilityHidden(true)`, so its file name is read aloud.",
          at: context.elementName(use.file, use.view),
          help: "Add `.accessibilityLabel('…')`, or `.accessibilityHidden(true)` where it is decoration.")
      }
    ]
  )
}

extension RuleContext {
  private static let text: Name = "Text"
  private static let icon: Name = "icon"

  /// True for the picture of a tab or a Label that has a title: that is read.
  fileprivate func hasTitle(besideImage use: ViewUse) -> Bool {
    let checked = model.files[use.file]
    return isIcon(use, checked)
      || checked.views.contains { tab in
        guard tab.catalogName == LintNames.tabItem else { return false }
        let inside = tab.content.map { checked.viewLists[$0] }
        return inside.contains(use.view) && inside.contains { checked.views[$0].catalogName == Self.text }
      }
  }

  /// True for a picture in the icon of a Label, or of what shows one.
  private func isIcon(_ use: ViewUse, _ checked: CheckedFile) -> Bool {
    checked.views.contains { part in
      part.catalogName == Self.icon && part.content.contains { checked.viewLists[$0] == use.view }
    }
  }

  /// True where a label or `accessibilityHidden` stands around every use of a body.
  fileprivate func isAlwaysLabelled(_ node: Int32) -> Bool {
    let uses = graph.views.incoming[node]
    return !uses.isEmpty && uses.allSatisfy { graph.frames.isLabelled(graph.edges[Int($0)].frame) }
  }
}

extension Table<Int, ViewFrame> {
  /// True where a label or `accessibilityHidden` stands on a view with a frame, or around it in its body.
  fileprivate func isLabelled(_ frame: Int32) -> Bool {
    var index = frame
    while index >= 0 {
      if self[Int(index)].kind == .labelled { return true }
      index = self[Int(index)].parent
    }
    return false
  }
}
