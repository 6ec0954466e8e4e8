import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension PresentRules {
  static let clearedBeforeAction = Rule(
    .presentClearedBeforeAction, .warning, "An action that needs what is cleared before it runs",
    whatHappens:
      "The action finds nil and does nothing, or stops with “Unexpectedly found nil while unwrapping an Optional value”; what it sets anew is lost.",
    why: """
      An alert or dialog is put away when one of its buttons is tapped: its item becomes nil, or the `set` of its \
      binding runs. A sheet’s `onDismiss` runs when its item is nil already.
      """,
    repair: "Use the name that `as` gives, which keeps the value; set the next one after the dialog is gone.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1), Tea(id: 2)]}"/>
              <State name="asked" type="Tea?"/>
              <Body>
                <List items="teas" as="tea">
                  <Button action="asked = tea">{tea.id}</Button>
                  <Alert item="$asked" as="tea" title="Delete {tea.id}?">
                    <Button action="if let gone = ⟦asked⟧ { teas.removeAll { $0.id == gone.id } }">Delete</Button>
                  </Alert>
                </List>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1), Tea(id: 2)]}"/>
              <State name="asked" type="Tea?"/>
              <Body>
                <List items="teas" as="tea">
                  <Button action="asked = tea">{tea.id}</Button>
                  <Alert item="$asked" as="tea" title="Delete {tea.id}?">
                    <Button action="teas.removeAll { $0.id == tea.id }">Delete</Button>
                  </Alert>
                </List>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <State name="chosen" type="Tea?"/>
              <Body>
                <Button action="chosen = Tea(id: 1)">Open
                  <Sheet item="$chosen" as="tea" onDismiss="print(⟦chosen⟧?.id ?? 0)"><Text>{tea.id}</Text></Sheet>
                </Button>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
            <View name="Teas">
              <State name="chosen" type="Tea?"/>
              <Body>
                <Button action="chosen = Tea(id: 1)">Open
                  <Sheet item="$chosen" as="tea" onDismiss="print('closed')"><Text>{tea.id}</Text></Sheet>
                </Button>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <Binding name="isAsking" type="Bool" get="asked != nil" set="asked = newValue ? asked : nil"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="asked = tea">{tea}</Button>
                <ConfirmationDialog isPresented="$isAsking" title="Delete?">
                  <Button action="teas.removeAll { $0 == ⟦asked⟧ }">Delete</Button>
                </ConfirmationDialog>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="asked = tea; isAsking = true">{tea}</Button>
                <ConfirmationDialog isPresented="$isAsking" title="Delete?">
                  <Button action="teas.removeAll { $0 == asked }">Delete</Button>
                </ConfirmationDialog>
              </List>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Teas">
        <State name="count" type="Int" value="0"/>
        <State name="isAsking" type="Bool" value="false"/>
        <Body>
          <Button action="isAsking = true">{count}
            <Alert isPresented="$isAsking" title="More?"><Button action="count += 1">Yes</Button></Alert>
          </Button>
        </Body>
      </View>
      """#
  ) { context in
    for site in context.graph.presentations { context.reportCleared(by: site) }
  }
}

private enum Closing {
  static let onDismiss: Name = "onDismiss"
}

extension RuleContext {
  fileprivate func reportCleared(by site: PresentationSite) {
    let checked = model.files[site.use.file]
    let view = checked.views[site.use.view]
    let onDismiss = checked.attribute(Closing.onDismiss, of: view)?.code ?? .none
    if !site.closesItself && onDismiss.isNone { return }
    let cleared = clearedMembers(of: site.flag)
    if cleared.isEmpty { return }
    for index in site.accesses {
      let access = graph.access(at: index)
      guard !access.isImmediate, !access.member.isNone, cleared.contains(access.member), !access.code.isNone,
        access.root == onDismiss || site.closesItself && isAction(access.root, within: view, checked)
      else { continue }
      let name = program[access.member].name
      let closing = access.root == onDismiss ? "when this runs" : "before this runs"
      switch access.kind {
      case .read:
        reportOnce(
          "Closing the \(site.element) clears `\(name)` \(closing): it is nil here.",
          at: location(of: access),
          related: [RelatedPlace("the presentation", elementName(site.use.file, site.use.view))],
          help: "Use the name that `as` gives, which keeps the value.")
      case .write where outcome(of: access) == .shown && access.root != onDismiss:
        reportOnce(
          "Closing the \(site.element) clears `\(name)`: what is set here is lost with it.",
          at: location(of: access),
          related: [RelatedPlace("the presentation", elementName(site.use.file, site.use.view))],
          help: "Set it once the \(site.element) is gone, or show the next one by a state of its own.")
      case .write, .bind, .call, .pass, .announce: break
      }
    }
  }

  /// The optionals that closing a presentation sets to nil: its item, or what the `set` of its binding makes nil.
  private func clearedMembers(of flag: MemberID) -> [MemberID] {
    let member = program[flag]
    if member.kind == .binding, member.setter != nil {
      return graph.accesses(in: graph.units.setter(flag)).filter {
        $0.kind == .write && !$0.member.isNone && program[$0.member].type.wrapped != nil
      }.map(\.member)
    }
    return member.type.wrapped == nil ? [] : [flag]
  }

  /// True for the action of a button inside a presentation, not for the presentation's own attributes.
  private func isAction(_ root: CodeID, within view: ViewNode, _ checked: CheckedFile) -> Bool {
    guard !root.isNone else { return false }
    if view.attributes.contains(where: { checked.attributes[$0].code == root }) { return false }
    return view.range.contains(checked.code[root].range)
  }
}
