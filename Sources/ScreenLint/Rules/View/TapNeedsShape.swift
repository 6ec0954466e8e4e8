import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewTapNeedsShape: RuleID = "view/tap-needs-shape" }

extension ViewRules {
  static let tapNeedsShape = Rule(
    .viewTapNeedsShape, .warning, "A tap that gaps do not take",
    whatHappens: "A tap on the text runs the action, a tap on the empty part beside it does nothing.",
    why: """
      A stack takes taps where something is drawn in it. A Spacer, and the room that a frame leaves, draw nothing.
      """,
    repair: "Say what the shape is: `.contentShape(Rectangle())` before the gesture; or use a Button.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="TeaRow">
            <State name="isOpen" type="Bool" value="false"/>
            <Body><HStack modifiers=".⟦onTapGesture⟧ { isOpen.toggle() }"><Text>Tea</Text><Spacer/><Text>{isOpen}</Text></HStack></Body>
          </View>
          """#,
        good: #"""
          <View name="TeaRow">
            <State name="isOpen" type="Bool" value="false"/>
            <Body><HStack modifiers=".contentShape(Rectangle()).onTapGesture { isOpen.toggle() }"><Text>Tea</Text><Spacer/><Text>{isOpen}</Text></HStack></Body>
          </View>
          """#,
        fixed: #"""
          <View name="TeaRow">
            <State name="isOpen" type="Bool" value="false"/>
            <Body><HStack modifiers=".contentShape(Rectangle()).onTapGesture { isOpen.toggle() }"><Text>Tea</Text><Spacer/><Text>{isOpen}</Text></HStack></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="TeaRow">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <VStack modifiers=".padding().frame(maxWidth: .infinity, alignment: .leading).⟦onTapGesture⟧ { isOpen.toggle() }"><Text>Tea</Text><Text>{isOpen}</Text></VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="TeaRow">
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <Button action="isOpen.toggle()"><VStack modifiers=".padding().frame(maxWidth: .infinity, alignment: .leading)"><Text>Tea</Text><Text>{isOpen}</Text></VStack></Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ButtonStyle name="Wide"><Body><⟦HStack⟧><Content/><Spacer/></HStack></Body></ButtonStyle>
            <View name="Teas">
              <State name="count" type="Int" value="0"/>
              <Body><Button action="count += 1" modifiers=".buttonStyle(Wide())">{count} teas</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ButtonStyle name="Wide"><Body><HStack modifiers=".contentShape(Rectangle())"><Content/><Spacer/></HStack></Body></ButtonStyle>
            <View name="Teas">
              <State name="count" type="Int" value="0"/>
              <Body><Button action="count += 1" modifiers=".buttonStyle(Wide())">{count} teas</Button></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ButtonStyle name="Wide"><Body><HStack modifiers=".contentShape(Rectangle())"><Content/><Spacer/></HStack></Body></ButtonStyle>
            <View name="Teas">
              <State name="count" type="Int" value="0"/>
              <Body><Button action="count += 1" modifiers=".buttonStyle(Wide())">{count} teas</Button></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="TeaRow">
        <State name="isOpen" type="Bool" value="false"/>
        <Body><HStack modifiers=".padding().background(.yellow).onTapGesture { isOpen.toggle() }"><Text>Tea</Text><Spacer/><Text>{isOpen}</Text></HStack></Body>
      </View>
      """#,
    whenToLeaveIt: "Where only what is drawn shall take the tap.",
    localVisits: [
      .views(["HStack", "VStack"]) { context, use in
        context.reportTap(on: use)
        context.reportStyle(of: use)
        context.reportLabel(use)
      }
    ]
  )
}

private enum Taps {
  static let gestures: SmallSet<Name> = ["onTapGesture", "onLongPressGesture"]
  /// What draws all of a stack's place, or says that it takes taps.
  static let shapes: SmallSet<Name> = ["background", "contentShape", "overlay", "glassEffect", "border"]
  static let frame: Name = "frame"
  static let maxWidth: Name = "maxWidth"
  static let maxHeight: Name = "maxHeight"
  static let spacer: Name = "Spacer"
  static let buttonStyle: Name = "buttonStyle"
  static let plain: SmallSet<Name> = ["plain", "PlainButtonStyle"]
}

extension RuleContext {
  fileprivate func reportTap(on use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    if view.modifiers.isEmpty { return }
    var gap = view.content.lazy.map { checked.viewLists[$0] }
      .first { checked.views[$0].element == Taps.spacer }.map { elementName(use.file, $0) }
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      if checked.isOpen(index..<index.advanced(by: 1)) { return }
      let name = checked.name(of: modifier)
      if Taps.shapes.contains(name) { return }
      if name == Taps.frame, gap == nil,
        [Taps.maxWidth, Taps.maxHeight].contains(where: { !checked.argument($0, of: modifier).isNone })
      {
        gap = SourceLocation(use.file, checked.nameRange(of: modifier))
      }
      guard Taps.gestures.contains(name) else { continue }
      guard let gap, !hasBackground(view, checked) else { return }
      let range = checked.nameRange(of: modifier)
      let place = Int(range.start) - 1
      let dot = SourceLocation(use.file, SourceRange(place, place))
      let fixes =
        bytes(use.file)[place] == UInt8(ascii: ".")
        ? [
          FixIt(
            "Let the whole stack take taps", .suggested, [SourceEdit(dot, ".contentShape(Rectangle())")])
        ] : []
      return report(
        "Only what is drawn in this stack takes the tap: its gap takes none.",
        at: SourceLocation(use.file, range), related: [RelatedPlace("nothing is drawn here", gap)],
        help: "Add `.contentShape(Rectangle())` before it, or use a Button.", fixes: fixes)
    }
  }

  /// Reports a stack with a gap that is all of a button's style: the style is what takes the button's taps.
  fileprivate func reportStyle(of use: ViewUse) {
    let owner = graph.nodes.declaration(use.node)
    guard !owner.isNone, [.buttonStyle, .primitiveButtonStyle].contains(program[owner].kind) else { return }
    let checked = model.files[use.file]
    let body = model.body(of: owner)
    let view = checked.views[use.view]
    guard body.count == 1, checked.viewLists[body.lowerBound] == use.view, !hasBackground(view, checked),
      !checked.isOpen(view.modifiers),
      !view.modifiers.contains(where: { Taps.shapes.contains(checked.name(of: checked.modifiers[$0])) }),
      let gap = view.content.lazy.map({ checked.viewLists[$0] })
        .first(where: { checked.views[$0].element == Taps.spacer })
    else { return }
    report(
      "Only what is drawn in this style takes the taps of its button: the gap takes none.",
      at: elementName(use.file, use.view),
      related: [RelatedPlace("nothing is drawn here", elementName(use.file, gap))],
      help: "Add `.contentShape(Rectangle())` to it.",
      fixes: adding(modifier: ".contentShape(Rectangle())", to: use.view, in: use.file).map {
        [FixIt("Let the whole style take taps", .suggested, [$0])]
      } ?? [])
  }

  /// Reports a stack with a gap that is the label of a Button in the plain style, which draws nothing behind it.
  fileprivate func reportLabel(_ use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    let xml = xml(use.file)
    guard
      let gap = view.content.lazy.map({ checked.viewLists[$0] })
        .first(where: { checked.views[$0].element == Taps.spacer }),
      case let holder = xml[view.xml].parent, !holder.isNone, xml[holder].name == LintNames.button,
      let button = checked.views.first(where: { $0.xml == holder }), isPlain(button, checked),
      !hasBackground(view, checked), !checked.isOpen(view.modifiers),
      !view.modifiers.contains(where: { Taps.shapes.contains(checked.name(of: checked.modifiers[$0])) })
    else { return }
    report(
      "The plain style takes taps only where its label draws something: the gap in this stack takes none.",
      at: elementName(use.file, use.view),
      related: [RelatedPlace("nothing is drawn here", elementName(use.file, gap))],
      help: "Add `.contentShape(Rectangle())` to it.",
      fixes: adding(modifier: ".contentShape(Rectangle())", to: use.view, in: use.file).map {
        [FixIt("Let the whole label take taps", .suggested, [$0])]
      } ?? [])
  }

  /// True for a button whose own chain gives it the plain style, and nothing that takes taps.
  private func isPlain(_ button: ViewNode, _ checked: CheckedFile) -> Bool {
    !hasBackground(button, checked) && !checked.isOpen(button.modifiers)
      && button.modifiers.contains { index in
        let modifier = checked.modifiers[index]
        guard checked.name(of: modifier) == Taps.buttonStyle, let given = modifier.arguments.first,
          case let style = checked.argumentMaps[given], !style.isNone
        else { return false }
        let node = checked.code[style]
        return Taps.plain.contains(node.kind == .call ? checked.code[node.first].name : node.name)
      }
  }

  /// True where views hang behind or before a view.
  private func hasBackground(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    view.parts.contains { place in
      let name = checked.views[checked.viewLists[place]].catalogName
      return name == LintNames.backgroundPart || name == LintNames.overlayPart
    }
  }
}
