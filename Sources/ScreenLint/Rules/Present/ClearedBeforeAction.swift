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
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="asked = tea">{tea}</Button>
                <Alert item="$asked" as="tea" title="Delete {tea}?">
                  <Button action="if let name = ⟦asked⟧ { teas.removeAll { $0 == name } }">Delete</Button>
                </Alert>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="asked = tea">{tea}</Button>
                <Alert item="$asked" as="tea" title="Delete {tea}?">
                  <Button action="teas.removeAll { $0 == tea }">Delete</Button>
                </Alert>
              </List>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="chosen" type="String?"/>
            <Body>
              <Button action="chosen = 'Green'">Open
                <Sheet item="$chosen" as="tea" onDismiss="print(⟦chosen⟧ ?? 'none')"><Text>{tea}</Text></Sheet>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Teas">
            <State name="chosen" type="String?"/>
            <Body>
              <Button action="chosen = 'Green'">Open
                <Sheet item="$chosen" as="tea" onDismiss="print('closed')"><Text>{tea}</Text></Sheet>
              </Button>
            </Body>
          </View>
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
    nearMisses: [
      // A flag of its own beside what is asked about.
      #"""
      <View name="Teas">
        <State name="count" type="Int" value="0"/>
        <State name="isAsking" type="Bool" value="false"/>
        <Body>
          <Button action="isAsking = true">{count}
            <Alert isPresented="$isAsking" title="More?"><Button action="count += 1">Yes</Button></Alert>
          </Button>
        </Body>
      </View>
      """#,
      // A sheet stays while its buttons run.
      #"""
      <View name="Teas">
        <State name="chosen" type="String?"/>
        <Body>
          <Button action="chosen = 'Green'">Open
            <Sheet item="$chosen" as="tea"><Button action="print(chosen ?? tea)">Print</Button></Sheet>
          </Button>
        </Body>
      </View>
      """#,
      // Read while the alert is drawn.
      #"""
      <View name="Teas">
        <State name="asked" type="String?"/>
        <Body>
          <Button action="asked = 'Green'">Ask
            <Alert item="$asked" as="tea" title="{asked ?? tea}"><Button action="print(tea)">Print</Button></Alert>
          </Button>
        </Body>
      </View>
      """#,
      // Clears itself, too.
      #"""
      <View name="Teas">
        <State name="asked" type="String?"/>
        <Body>
          <Button action="asked = 'Green'">Ask
            <Alert item="$asked" as="tea" title="{tea}"><Button action="print(tea); asked = nil">Print</Button></Alert>
          </Button>
        </Body>
      </View>
      """#,
    ]
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
      let access = graph.accesses[Int(index)]
      guard !access.isImmediate, access.member >= 0, cleared.contains(access.target), !access.code.isNone,
        access.root == onDismiss || site.closesItself && isAction(access.root, within: view, checked)
      else { continue }
      let name = program[access.target].name
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
        $0.kind == .write && $0.member >= 0 && program[$0.target].type.wrapped != nil
      }.map(\.target)
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
