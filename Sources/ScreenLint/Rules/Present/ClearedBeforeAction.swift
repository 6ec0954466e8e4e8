import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentClearedBeforeAction: RuleID = "present/cleared-before-action" }

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
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Updater">
              <Published name="offer" type="String?"/>
              <Published name="opened" type="String" value=""/>
              <Func signature="check()">offer = "2.0"</Func>
              <Func signature="download()">if let offer = offer { opened = offer }</Func>
            </ObservableObject>
            <View name="Home">
              <StateObject name="updater" type="Updater"/>
              <Binding name="isOffering" type="Bool" get="updater.offer != nil" set="if !newValue { updater.offer = nil }"/>
              <Body>
                <Button action="updater.check()">Check {updater.opened}
                  <Alert isPresented="$isOffering" title="Update?"><Button action="⟦updater.download()⟧">Download</Button></Alert>
                </Button>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Updater">
              <Published name="offer" type="String?"/>
              <Published name="isOffering" type="Bool" value="false"/>
              <Published name="opened" type="String" value=""/>
              <Func signature="check()">offer = "2.0"; isOffering = true</Func>
              <Func signature="download()">if let offer = offer { opened = offer }</Func>
            </ObservableObject>
            <View name="Home">
              <StateObject name="updater" type="Updater"/>
              <Body>
                <Button action="updater.check()">Check {updater.opened}
                  <Alert isPresented="$updater.isOffering" title="Update?"><Button action="updater.download()">Download</Button></Alert>
                </Button>
              </Body>
            </View>
          </Module>
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
      guard !access.isImmediate, !access.member.isNone, !access.code.isNone,
        access.root == onDismiss || site.closesItself && isAction(access.root, within: view, checked)
      else { continue }
      if access.kind == .call, let inside = use(ofOneOf: cleared, calledBy: access, site) {
        reportCleared(inside, by: site, isOnDismiss: access.root == onDismiss, call: access)
      } else if cleared.contains(access.member) {
        reportCleared(access, by: site, isOnDismiss: access.root == onDismiss, call: nil)
      }
    }
  }

  /// Reports a use of what closing a presentation clears, in an action of it or in a function that the action calls.
  private func reportCleared(_ use: Access, by site: PresentationSite, isOnDismiss: Bool, call: Access?) {
    let name = program[use.member].name
    let place = location(of: call ?? use)
    let related =
      [RelatedPlace("the presentation", elementName(site.use.file, site.use.view))]
      + (call == nil ? [] : [RelatedPlace("it is used here", location(of: use))])
    switch use.kind {
    case .read:
      reportOnce(
        "Closing the \(site.element) clears `\(name)` \(isOnDismiss ? "when" : "before") this runs: it is nil \(call == nil ? "here" : "in it").",
        at: place, related: related,
        help: call == nil
          ? "Use the name that `as` gives, which keeps the value."
          : "Hand it what it needs as an argument, by the name that `as` gives; or clear it elsewhere.")
    case .write where outcome(of: use) == .shown && !isOnDismiss:
      reportOnce(
        "Closing the \(site.element) clears `\(name)`: what is set \(call == nil ? "here" : "by this") is lost with it.",
        at: place, related: related,
        help: "Set it once the \(site.element) is gone, or show the next one by a state of its own.")
    case .write, .bind, .call, .pass, .announce: break
    }
  }

  /// The first use of cleared members in a function that an action calls on what holds them, where it reads them or shows
  /// something anew; nil where it first sets them otherwise.
  private func use(ofOneOf cleared: [MemberID], calledBy call: Access, _ site: PresentationSite) -> Access? {
    let function = program[call.member]
    guard function.kind == .function, cleared.contains(where: { program[$0].owner == function.owner }),
      program[function.owner].kind.hasBody || isOnSameObject(call, cleared, site)
    else { return nil }
    let first = graph.accesses(in: graph.units.getter(call.member)).first { access in
      cleared.contains(access.member) && access.isImmediate && access.flags.contains(.onSelf)
    }
    guard let first, first.kind == .read || first.kind == .write && outcome(of: first) == .shown else {
      return nil
    }
    return first
  }

  /// True where a function is called on the object of which closing the presentation clears members, by the same name.
  private func isOnSameObject(_ call: Access, _ cleared: [MemberID], _ site: PresentationSite) -> Bool {
    let clearing =
      program[site.flag].setter == nil
      ? graph.uses(of: site.flag).filter {
        $0.kind == .bind && $0.root == site.code && $0.file == site.use.file
      }
      : graph.accesses(in: graph.units.setter(site.flag)).filter {
        $0.kind == .write && cleared.contains($0.member)
      }
    return !call.base.isNone && clearing.contains { $0.base == call.base }
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
