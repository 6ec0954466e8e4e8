import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentClearedBeforeAction: RuleID = "present/cleared-before-action" }

extension PresentRules {
  static let clearedBeforeAction = Rule(
    .presentClearedBeforeAction, .warning, "An action that needs what may be cleared before it runs",
    whatHappens: """
      Where the system clears first, the action finds nil and does nothing, or stops with “Unexpectedly found nil while \
      unwrapping an Optional value”; where it clears last, what the action sets anew is lost.
      """,
    why: """
      An alert or dialog is put away when one of its buttons is tapped: its item becomes nil, or the `set` of its \
      binding runs. Apple does not say whether that comes before the action of the button or after it, and systems differ; \
      in a run here it comes after. A sheet’s `onDismiss` runs when its item is nil already.
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
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="asked" type="String?"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="asked = tea">{tea}</Button>
                <Alert isPresented="{Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })}" title="Delete?">
                  <Button action="teas.removeAll { $0 == ⟦asked⟧ }">Delete</Button>
                </Alert>
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
                <Alert isPresented="{Binding(get: { isAsking }, set: { isAsking = $0 })}" title="Delete?">
                  <Button action="teas.removeAll { $0 == asked }">Delete</Button>
                </Alert>
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
    for site in context.graph.presentations { context.reportCleared(by: context.closing(site)) }
    for closing in context.closingsInPlace() { context.reportCleared(by: closing) }
  }
}

private enum Closing {
  static let onDismiss: Name = "onDismiss"
  static let isPresented: Name = "isPresented"
}

/// A presentation with what closing it sets to nil.
private struct ClosingPresentation {
  let use: ViewUse
  let element: Name
  let closesItself: Bool
  /// The optionals that are set to nil.
  let cleared: [MemberID]
  /// The code that sets them, or that makes the binding to them.
  let clearing: [Access]
  /// What the element uses, in its chain, its attributes and its content.
  let accesses: [Access]
}

extension RuleContext {
  /// A presentation that a plain path shows.
  fileprivate func closing(_ site: PresentationSite) -> ClosingPresentation {
    let member = program[site.flag]
    let cleared: [MemberID]
    let clearing: [Access]
    if member.kind == .binding, member.setter != nil {
      clearing = graph.accesses(in: graph.units.setter(site.flag)).filter(isWriteOfOptional)
      cleared = clearing.map(\.member)
    } else {
      cleared = member.type.wrapped == nil ? [] : [site.flag]
      clearing =
        cleared.isEmpty
        ? []
        : graph.uses(of: site.flag).filter {
          $0.kind == .bind && $0.root == site.code && $0.file == site.use.file
        }
    }
    return ClosingPresentation(
      use: site.use, element: site.element, closesItself: site.closesItself, cleared: cleared,
      clearing: clearing, accesses: site.accesses.map { graph.access(at: $0) })
  }

  /// Alerts and dialogs whose flag is a `Binding(get:set:)` that is written in place.
  fileprivate func closingsInPlace() -> [ClosingPresentation] {
    PresentationSite.closingElements.flatMap { element in
      graph.uses(ofElement: ElementCatalog.shared.element(named: element)).compactMap {
        use -> ClosingPresentation? in
        let checked = model.files[use.file]
        let view = checked.views[use.view]
        guard let binding = checked.attribute(Closing.isPresented, of: view)?.code, !binding.isNone,
          checked.reference(binding).kind == .bindingInitializer, checked.reference(binding).index == 1,
          let setter = checked.arguments(of: checked.reference(binding)).last, !setter.isNone
        else { return nil }
        let inFile = graph.accesses.slice(graph.accesses.indices(in: use.file) { $0.file })
        let accesses = inFile.filter {
          !$0.code.isNone && view.range.contains(checked.code[$0.code].range)
        }
        let clearing = accesses.filter {
          checked.code[setter].range.contains(checked.code[$0.code].range) && isWriteOfOptional($0)
        }
        return ClosingPresentation(
          use: use, element: element, closesItself: true, cleared: clearing.map(\.member),
          clearing: clearing, accesses: accesses)
      }
    }
  }

  private func isWriteOfOptional(_ access: Access) -> Bool {
    access.kind == .write && !access.member.isNone && program[access.member].type.wrapped != nil
  }

  fileprivate func reportCleared(by site: ClosingPresentation) {
    if site.cleared.isEmpty { return }
    let checked = model.files[site.use.file]
    let view = checked.views[site.use.view]
    let onDismiss = checked.attribute(Closing.onDismiss, of: view)?.code ?? .none
    if !site.closesItself && onDismiss.isNone { return }
    for access in site.accesses {
      guard !access.isImmediate, !access.member.isNone, !access.code.isNone,
        access.root == onDismiss || site.closesItself && isAction(access.root, within: view, checked)
      else { continue }
      if access.kind == .call, let inside = use(ofWhatIsClearedBy: site, in: access) {
        reportCleared(inside, by: site, isOnDismiss: access.root == onDismiss, call: access)
      } else if site.cleared.contains(access.member) {
        reportCleared(access, by: site, isOnDismiss: access.root == onDismiss, call: nil)
      }
    }
  }

  /// Reports a use of what closing a presentation clears, in an action of it or in a function that the action calls.
  private func reportCleared(_ use: Access, by site: ClosingPresentation, isOnDismiss: Bool, call: Access?) {
    let name = program[use.member].name
    let place = location(of: call ?? use)
    let related =
      [RelatedPlace("the presentation", elementName(site.use.file, site.use.view))]
      + (call == nil ? [] : [RelatedPlace("it is used here", location(of: use))])
    let here = call == nil ? "here" : "in it"
    switch use.kind {
    case .read where isComparedToNil(use.code, model.files[use.file]): break
    case .read:
      reportOnce(
        isOnDismiss
          ? "Closing the \(site.element) clears `\(name)` when this runs: it is nil \(here)."
          : "Closing the \(site.element) clears `\(name)`, on some systems before this runs: it may be nil \(here).",
        at: place, related: related,
        help: isOnDismiss
          ? "What is to be done with it is done by what closes the \(site.element), or keeps it in another State."
          : call == nil
            ? "Use the name that `as` gives, which keeps the value."
            : "Hand it what it needs as an argument, by the name that `as` gives; or clear it elsewhere.")
    case .write where outcome(of: use) == .shown && !isOnDismiss:
      reportOnce(
        "Closing the \(site.element) clears `\(name)`, on some systems after this runs: what is set \(here) may be lost.",
        at: place, related: related,
        help: "Set it once the \(site.element) is gone, or show the next one by a state of its own.")
    case .write, .bind, .call, .pass, .announce: break
    }
  }

  /// The first use of cleared members in a function that an action calls on what holds them, where it reads them or shows
  /// something anew; nil where it first sets them otherwise.
  private func use(ofWhatIsClearedBy site: ClosingPresentation, in call: Access) -> Access? {
    let function = program[call.member]
    guard function.kind == .function,
      site.cleared.contains(where: { program[$0].owner == function.owner }),
      program[function.owner].kind.hasBody || isOnSameObject(call, site)
    else { return nil }
    let first = graph.accesses(in: graph.units.getter(call.member)).first { access in
      site.cleared.contains(access.member) && access.isImmediate && access.flags.contains(.onSelf)
    }
    guard let first, first.kind == .read || first.kind == .write && outcome(of: first) == .shown else {
      return nil
    }
    return first
  }

  /// True where a function is called on the object of which closing the presentation clears members, by the same name.
  private func isOnSameObject(_ call: Access, _ site: ClosingPresentation) -> Bool {
    !call.base.isNone && site.clearing.contains { $0.base == call.base }
  }

  /// True for the action of a button inside a presentation, not for the presentation's own attributes.
  private func isAction(_ root: CodeID, within view: ViewNode, _ checked: CheckedFile) -> Bool {
    guard !root.isNone else { return false }
    if view.attributes.contains(where: { checked.attributes[$0].code == root }) { return false }
    return view.range.contains(checked.code[root].range)
  }
}
