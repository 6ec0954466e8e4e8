import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowBindingToConstant: RuleID = "flow/binding-to-constant" }

extension FlowRules {
  static let bindingToConstant = Rule(
    .flowBindingToConstant, .warning, "A control bound to a constant",
    whatHappens: "The control moves back as soon as the user lets go, or never moves.",
    why:
      "`.constant` makes a binding that ignores every write. It is made for previews; elsewhere the user’s input is lost.",
    repair: "Bind the control to a State, or to a Binding that the caller gives.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Settings">
            <Body><Toggle isOn="{⟦.constant(true)⟧}">Sounds</Toggle></Body>
          </View>
          """#,
        good: #"""
          <View name="Settings">
            <State name="hasSounds" type="Bool" value="true"/>
            <Body><Toggle isOn="$hasSounds">Sounds</Toggle></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Screen name="Profile">
          <State name="mail" type="String" value="ann@example.com"/>
          <Body>
            <VStack>
              <TextField title="Mail" text="{.constant(mail)}" modifiers=".disabled(true)"/>
              <Button action="mail = 'new@example.com'">Change</Button>
            </VStack>
          </Body>
        </Screen>
        <View name="Row"><Binding name="isOn" type="Bool"/><Body><Toggle isOn="$isOn">Sounds</Toggle></Body></View>
        <Preview of="Row"><Row isOn="{.constant(true)}"/></Preview>
      </Module>
      """#,
    whenToLeaveIt: "For a control that is only to be looked at; `.disabled(true)` says so too."
  ) { context in
    var written: [MemberID: Bool] = [:]
    for site in context.graph.constants {
      let owner = context.owner(ofUnit: site.unit)
      if context.program[owner].kind == .preview || context.isDefault(site) { continue }
      if context.isEnvironmentValue(site) {
        guard let button = context.editButton(below: site) else { continue }
        context.report(
          "A constant edit mode ignores what the EditButton sets, so a tap on it does nothing.",
          at: context.location(site.file, site.code),
          related: [RelatedPlace("the EditButton", button)],
          help: "Remove the edit mode: the list has one of its own, which an EditButton switches.")
        continue
      }
      let parameter = context.parameter(given: site)
      // What a function gives at times, and one of two bindings, may be another one when the control is used.
      if parameter.isNone, context.view(given: site.code, in: site.file) == nil { continue }
      if !parameter.isNone {
        let isWritten = written[parameter] ?? context.isEverWritten(parameter)
        written[parameter] = isWritten
        if !isWritten { continue }
      }
      if context.isDisabled(at: (site.file, site.code)) || context.saysColumns(site) { continue }
      if !parameter.isNone, context.isDisabled(at: context.control(boundTo: parameter)) { continue }
      let element = context.presentation(given: site)
      // What data says is closed by whatever changes that, and a style may do so where it is told to toggle.
      if !context.isFixed(site), element != nil || context.isStyledToAct(site) { continue }
      context.report(
        "A constant binding ignores what is written to it, so "
          + (element.map {
            context.isClosed(site)
              ? "this \($0) never opens." : "this \($0) cannot be closed: it comes back at once."
          } ?? "this control cannot move."),
        at: context.location(site.file, site.code),
        help: element == nil
          ? "Bind it to a State or Binding with `$…`."
          : "Give it a State with `$…`, which closing it sets; one that starts as `true` is open at first.")
    }
  }
}

extension RuleContext {
  /// True for what a Binding is where who uses the view leaves it out.
  fileprivate func isDefault(_ site: CodeSite) -> Bool {
    graph.units.isValue(site.unit) && program[graph.units.member(site.unit)].kind == .binding
  }

  /// The Binding of a declared view that is given a constant, by an attribute or in code, or none.
  fileprivate func parameter(given site: CodeSite) -> MemberID {
    graph.arguments(in: site.file).first { $0.code == site.code }?.parameter ?? .none
  }

  /// True for a binding that something writes whatever else holds: who gives a constant may know that a condition does not hold.
  private func isWrittenForSure(_ binding: MemberID) -> Bool {
    graph.usage[binding].writes > 0
      && graph.uses(of: binding).contains { $0.kind == .write && !$0.flags.contains(.conditional) }
  }

  /// True where a view may write one of its bindings, or hand it to what may.
  fileprivate func isEverWritten(_ binding: MemberID) -> Bool {
    var seen: Set<MemberID> = [binding]
    var waiting = [binding]
    while let member = waiting.popLast() {
      let usage = graph.usage[member]
      if isOneOfTwo(member) { continue }
      if isWrittenForSure(member) || program[member].getter != nil
        || !facts.isUnderstood[program[member].owner]
      {
        return true
      }
      if usage.binds == 0 { continue }
      let receivers = graph.arguments.filter { $0.isBinding && $0.bound == member }
      // Whatever else takes the binding is a control, or code that may write it.
      if receivers.count < Int(usage.binds) { return true }
      for receiver in receivers where seen.insert(receiver.parameter).inserted {
        waiting.append(receiver.parameter)
      }
    }
    return false
  }

  /// True for a binding that a view only hands on as one of two: `isHidden ? $dots : $password`. While it is shown by a constant, what
  /// the control does may bring the other.
  private func isOneOfTwo(_ binding: MemberID) -> Bool {
    let uses = graph.uses(of: binding).filter { $0.kind == .bind || $0.kind == .write }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.kind == .bind, !use.code.isNone else { return false }
        let code = model.files[use.file].code
        let range = code[use.code].range
        return code.nodes.contains { $0.kind == .ternary && $0.range.contains(range) }
      }
  }

  /// Where a view gives a Binding of its own to a control; nil for one that it writes or hands on in other ways.
  fileprivate func control(boundTo binding: MemberID) -> (file: FileID, code: CodeID)? {
    let binds = graph.uses(of: binding).filter { $0.kind != .read }
    guard binds.count == 1, let use = binds.first, use.kind == .bind, !use.code.isNone else { return nil }
    return (use.file, use.code)
  }

  /// True for a binding of a control that at times takes no input, by `.disabled(…)` or `.allowsHitTesting(…)` in its chain.
  fileprivate func isDisabled(at site: (file: FileID, code: CodeID)?) -> Bool {
    guard let site, let view = view(given: site.code, in: site.file) else { return false }
    let checked = model.files[site.file]
    return checked.modifier(LintNames.disabled, of: view) != nil
      || checked.modifier("allowsHitTesting", of: view) != nil
  }

  /// True for which columns a split view shows, which an app may fix.
  fileprivate func saysColumns(_ site: CodeSite) -> Bool {
    guard let view = view(given: site.code, in: site.file) else { return false }
    return model.files[site.file].attribute("columnVisibility", of: view)?.code == site.code
  }

  /// The view one of whose attributes some code is.
  fileprivate func view(given code: CodeID, in file: FileID) -> ViewNode? {
    let checked = model.files[file]
    guard let given = checked.attributes.indices.first(where: { checked.attributes[$0].code == code }) else {
      return nil
    }
    return checked.views.first { $0.attributes.contains(given) }
  }

  /// The element that a binding opens, for one that is given as `isPresented` or `item`.
  fileprivate func presentation(given site: CodeSite) -> Name? {
    let checked = model.files[site.file]
    guard let view = view(given: site.code, in: site.file),
      [Names.isPresented, Names.item].contains(where: {
        checked.attribute($0, of: view)?.code == site.code
      })
    else { return nil }
    return view.catalogName
  }

  /// True for `.constant(false)` and `.constant(nil)`.
  fileprivate func isClosed(_ site: CodeSite) -> Bool {
    let code = model.files[site.file].code
    return code.items(code[site.code].list).contains { argument in
      let value = code[code[argument].first]
      return value.kind == .nilLiteral
        || value.kind == .booleanLiteral && text(SourceLocation(site.file, value.range)) == "false"
    }
  }

  /// True for a constant of a literal, which stays what it is.
  fileprivate func isFixed(_ site: CodeSite) -> Bool {
    let code = model.files[site.file].code
    return !code.extent(of: site.code).contains {
      [.name, .bindingName, .selfReference].contains(code[$0].kind)
    }
  }

  /// True for a Toggle with a style of the package that is given what to do, `.toggleStyle(Rating(action: { … }))`, in its chain.
  fileprivate func isStyledToAct(_ site: CodeSite) -> Bool {
    guard let view = view(given: site.code, in: site.file) else { return false }
    let checked = model.files[site.file]
    return view.modifiers.contains { place in
      let application = checked.modifiers[place]
      guard application.kind == .catalog, LintNames.toggleStyle[Int(application.target)] else { return false }
      return checked.code.extent(of: application.call).contains { checked.code[$0].kind == .closure }
    }
  }

  /// An EditButton in the view in whose chain a constant edit mode is given, or nil.
  fileprivate func editButton(below site: CodeSite) -> SourceLocation? {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    let call = checked.code.nodes.first { node in
      node.kind == .call && node.range.contains(range)
        && checked.code[node.first].name == Names.environment
    }
    guard let call, text(SourceLocation(site.file, call.range)).contains("editMode"),
      let view = checked.views.first(where: { view in
        view.modifiers.contains { checked.code[checked.modifiers[$0].call].range.contains(range) }
      }),
      let button = checked.views.indices.first(where: {
        checked.views[$0].element == "EditButton" && view.range.contains(checked.views[$0].range)
      })
    else { return nil }
    return elementName(site.file, button)
  }

  /// True for an argument of `.environment(…)`, which no control moves: `.environment(\.editMode, .constant(.active))`.
  fileprivate func isEnvironmentValue(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    return checked.code.nodes.contains {
      $0.kind == .call && $0.range.contains(range) && checked.code[$0.first].name == Names.environment
    }
  }
}
