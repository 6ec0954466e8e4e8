import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let flowEffectWhileRendering: RuleID = "flow/effect-while-rendering" }

extension FlowRules {
  static let effectWhileRendering = Rule(
    .flowEffectWhileRendering, .warning, "Drawing a view does something outside of it",
    yieldsTo: [.sameText(.flowMutationInBody)],
    whatHappens: """
      The phone taps, a page opens or all switches change their colour when the view is drawn: at times more than once, at \
      times not at all. For `scrollTo` the app stops with “ScrollViewProxy may not be accessed during view updates”.
      """,
    why: """
      A body only says what is shown. SwiftUI runs it whenever it wants to, also for views that nobody sees, and leaves it \
      out where it has nothing to draw.
      """,
    repair: "Do it in an action, or in a handler such as `.onChange(of: value) { … }` or `.onAppear { … }`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Score">
            <Let name="points" type="Int"/>
            <Func signature="cheer() -> String">if points > 9 { haptic(.success) }; return points.description</Func>
            <Body><Text>{⟦cheer()⟧}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Score">
            <Let name="points" type="Int"/>
            <Body><Text modifiers=".onChange(of: points) { if points > 9 { haptic(.success) } }">{points}</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Switches">
            <State name="isOn" type="Bool" value="false"/>
            <Computed name="title" type="String">Appearance.switch.onTintColor = .orange; return isOn ? 'On' : 'Off'</Computed>
            <Body><Toggle isOn="$isOn">{⟦title⟧}</Toggle></Body>
          </View>
          """#,
        good: #"""
          <View name="Switches">
            <State name="isOn" type="Bool" value="false"/>
            <Computed name="title" type="String">isOn ? 'On' : 'Off'</Computed>
            <Body><Toggle isOn="$isOn" modifiers=".tint(.orange)">{title}</Toggle></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Line"><Let name="title" type="() -> String"/><Body><Text>{title()}</Text></Body></View>
            <View name="Lines">
              <Environment name="openURL" key="openURL"/>
              <Let name="help" type="URL"/>
              <Body><Line title="⟦openURL(help)⟧; return 'Help'"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Line"><Let name="title" type="() -> String"/><Let name="act" type="() -> Void"/><Body><Button action="act()">{title()}</Button></Body></View>
            <View name="Lines">
              <Environment name="openURL" key="openURL"/>
              <Let name="help" type="URL"/>
              <Body><Line title="'Help'" act="openURL(help)"/></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Score">
        <Let name="points" type="Int"/>
        <Func signature="line() -> String">print('drawn', points); return points.description</Func>
        <Body><Text>{line()}</Text></Body>
      </View>
      """#,
    whenToLeaveIt: "Never: drawing a view must not be noticed elsewhere."
  ) { context in
    for found in context.sitesWhileRendering(context.graph.effects) { context.report(effect: found) }
  }
}

extension RuleContext {
  fileprivate func report(effect found: SiteWhileRendering) {
    let member = graph.units.member(found.site.unit)
    // What the `Init` of a view makes is made with the view, as initial values are.
    if !member.isNone, program[member].isGivenByInitializer { return }
    let effect = location(found.site.file, found.site.code)
    let use = found.closure == nil ? graph.renderingUse(of: found.site.unit) : nil
    if let use, program[owner(ofUnit: use.unit)].kind == .preview { return }
    let related =
      if let closure = found.closure {
        [callWhileRendering(of: closure)]
      } else {
        use == nil ? [] : [RelatedPlace("it is done here", effect)]
      }
    reportOnce(
      "Drawing this view runs `\(quoted(effect))` each time SwiftUI draws it.",
      at: use.map { location(of: $0) } ?? effect, related: related,
      help: "Do it in an action, in `.onAppear` or in `.onChange`.")
  }
}
