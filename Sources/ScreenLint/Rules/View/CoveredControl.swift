import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewCoveredControl: RuleID = "view/covered-control" }

extension ViewRules {
  static let coveredControl = Rule(
    .viewCoveredControl, .warning, "A control under something that takes its taps",
    whatHappens: "The control is seen through the colour, or beside the shape, and no tap reaches it.",
    why: "A tap goes to what lies on top. A filled colour or shape takes it, however transparent it is.",
    repair: "Add `.allowsHitTesting(false)` to what lies on top, or put it behind the control.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Tea">
            <Body>
              <ZStack>
                <Button action="print(1)">Buy</Button>
                <⟦Color⟧ value="black" modifiers=".opacity(0.1).ignoresSafeArea()"/>
              </ZStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <Body>
              <ZStack>
                <Button action="print(1)">Buy</Button>
                <Color value="black" modifiers=".opacity(0.1).ignoresSafeArea().allowsHitTesting(false)"/>
              </ZStack>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Tea">
            <Body>
              <ZStack>
                <Button action="print(1)">Buy</Button>
                <Color value="black" modifiers=".opacity(0.1).ignoresSafeArea().allowsHitTesting(false)"/>
              </ZStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Tea">
            <State name="isOn" type="Bool" value="false"/>
            <Body>
              <VStack>
                <Toggle isOn="$isOn">Hot</Toggle>
                <Overlay><⟦LinearGradient⟧ colors="{[.clear, .black]}" startPoint="top" endPoint="bottom"/></Overlay>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Tea">
            <State name="isOn" type="Bool" value="false"/>
            <Body>
              <VStack>
                <Toggle isOn="$isOn">Hot</Toggle>
                <Background><LinearGradient colors="{[.clear, .black]}" startPoint="top" endPoint="bottom"/></Background>
              </VStack>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Tea">
        <Body>
          <Button action="print(1)">Buy
            <Overlay><RoundedRectangle cornerRadius="8" modifiers=".stroke(.gray)"/></Overlay>
            <Overlay alignment="topTrailing"><Circle modifiers=".fill(.red).frame(width: 8, height: 8)"/></Overlay>
          </Button>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where it shall keep people from using what lies below; then say so with `.disabled(true)`.",
    localVisits: [
      .views(["ZStack"]) { context, use in context.reportCovering(in: use) },
      .views(["Overlay"]) { context, use in context.reportCovering(by: use) },
    ]
  )
}

private enum Covers {
  static let filled: SmallSet<Name> = ["Color", "Rectangle", "LinearGradient", "RoundedRectangle"]
  /// Modifiers that leave the place of a view as large as it is, and its taps to it.
  static let plain: SmallSet<Name> = [
    "opacity", "ignoresSafeArea", "edgesIgnoringSafeArea", "fill", "foregroundColor", "foregroundStyle",
    "blendMode", "accessibilityHidden",
  ]
  static let opacity: Name = "opacity"
  static let clear: Name = "clear"
  static let controls: SmallSet<Name> = [
    "Button", "Toggle", "Slider", "Stepper", "TextField", "SecureField", "TextEditor", "Picker", "DatePicker",
    "ColorPicker", "Menu", "NavigationLink", "Link", "EditButton", "ShareLink",
  ]
}

extension RuleContext {
  fileprivate func reportCovering(in stack: ViewUse) {
    let checked = model.files[stack.file]
    var control: SourceLocation?
    for place in checked.views[stack.view].content {
      let id = checked.viewLists[place]
      if let control, isFilled(checked.views[id], checked, stack.file) {
        return reportCover(id, stack.file, over: control)
      }
      control = control ?? self.control(in: place..<place.advanced(by: 1), stack.file)
    }
  }

  fileprivate func reportCovering(by overlay: ViewUse) {
    let checked = model.files[overlay.file]
    let part = checked.views[overlay.view]
    guard
      let cover = part.content.lazy.map({ checked.viewLists[$0] }).first(where: {
        isFilled(checked.views[$0], checked, overlay.file)
      }), let host = checked.host(ofPart: overlay.view)
    else { return }
    let name = checked.views[host].catalogName
    let control =
      name.map(Covers.controls.contains) == true
      ? elementName(overlay.file, host) : self.control(in: checked.views[host].content, overlay.file)
    if let control { reportCover(cover, overlay.file, over: control) }
  }

  private func reportCover(_ cover: ViewID, _ file: FileID, over control: SourceLocation) {
    let edit = adding(modifier: ".allowsHitTesting(false)", to: cover, in: file)
    report(
      "This \(model.files[file].views[cover].catalogName ?? Covers.clear) lies over a control and takes its taps.",
      at: elementName(file, cover), related: [RelatedPlace("this control is covered", control)],
      help: "Add `.allowsHitTesting(false)`, or put it behind.",
      fixes: edit.map { [FixIt("Let taps through", .suggested, [$0])] } ?? [])
  }

  /// The first control among views and what stands inside them.
  private func control(in content: Range<ViewPlace>, _ file: FileID) -> SourceLocation? {
    var found: SourceLocation?
    PlacedViews.show(content, in: file, of: model, ()) { checked, file, id, _ in
      if found == nil, let name = checked.views[id].catalogName, Covers.controls.contains(name) {
        found = elementName(file, id)
      }
      return found == nil ? () : nil
    }
    return found
  }

  /// True for a view that fills its place and takes the taps there.
  private func isFilled(_ view: ViewNode, _ checked: CheckedFile, _ file: FileID) -> Bool {
    guard let name = view.element, Covers.filled.contains(name), view.parts.isEmpty else { return false }
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      let name = checked.name(of: modifier)
      guard Covers.plain.contains(name) else { return false }
      let extent = checked.code.extent(of: modifier.call)
      if extent.contains(where: { checked.code[$0].name == Covers.clear }) { return false }
      if name == Covers.opacity, !isSeen(checked.argument(.none, of: modifier), checked.code) { return false }
    }
    if name != LintNames.color { return true }
    // A colour that is computed may be clear.
    return view.attributes.allSatisfy { index in
      let attribute = checked.attributes[index]
      let written = text(SourceLocation(file, attribute.range))
      return attribute.position == 0 && !written.contains("{") && !written.contains(Covers.clear.text)
    }
  }

  /// True for an opacity that is written, and is more than nothing.
  private func isSeen(_ value: CodeID, _ code: CodeTree) -> Bool {
    guard !value.isNone else { return false }
    switch code[value].kind {
    case .integerLiteral: return code.integers[code[value].literal] > 0
    case .doubleLiteral: return code.doubles[code[value].literal] > 0
    // What is computed may be nothing.
    default: return false
    }
  }
}
