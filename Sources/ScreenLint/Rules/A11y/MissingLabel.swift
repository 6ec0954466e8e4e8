import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension A11yRules {
  static let missingLabel = Rule(
    "a11y/missing-label", .warning, "An image that is read aloud by its file name",
    whatHappens: "VoiceOver reads the name of the file: “img underscore 0042, image”.",
    why: "Who cannot see the picture learns nothing from its file name.",
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
    nearMisses: [
      #"""
      <View name="Shop">
        <Body><Button action="print(1)" modifiers=".accessibilityLabel('Tea')"><Image name="tea"/></Button></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Body><HStack modifiers=".accessibilityHidden(true)"><Image name="tea"/><Image name="cup"/></HStack></Body>
      </View>
      """#,
      #"""
      <View name="Shop">
        <Body><Button action="print(1)"><Image systemName="heart"/></Button></Body>
      </View>
      """#,
    ],
    whenToLeaveIt: "Where a view around it says the same in words; hide the image then.",
    visits: [
      .views(["Image"]) { context, use in
        let checked = context.model.files[Int(use.file)]
        let view = checked.views[Int(use.view)]
        guard checked.attribute(LintNames.name, of: view) != nil,
          checked.attribute(LintNames.label, of: view) == nil, !context.isLabelled(use)
        else { return }
        context.report(
          "This Image has neither a label nor `.accessibilityHidden(true)`, so its file name is read aloud.",
          at: context.elementName(use.file, use.view),
          help: "Add `.accessibilityLabel('…')`, or `.accessibilityHidden(true)` where it is decoration.")
      }
    ]
  )
}

extension RuleContext {
  /// True where a label or `accessibilityHidden` stands on a view, around it, or around every use of its body.
  fileprivate func isLabelled(_ use: ViewUse) -> Bool {
    if isLabelled(frame: use.frame) { return true }
    let uses = graph.views.incoming[use.node]
    return !uses.isEmpty && uses.allSatisfy { isLabelled(frame: graph.edges[Int($0)].frame) }
  }

  private func isLabelled(frame: Int32) -> Bool {
    var index = frame
    while index >= 0 {
      if graph.frames[Int(index)].kind == .labelled { return true }
      index = graph.frames[Int(index)].parent
    }
    return false
  }
}
