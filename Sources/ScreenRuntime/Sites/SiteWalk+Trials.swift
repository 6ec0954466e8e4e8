import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension SiteWalk {
  /// Uses the controls that may present something, choose a row or go back, to see what each leads to.
  func tryOut(
    _ controls: [RunControl], _ top: Int, _ page: SitePage, _ targets: inout [String],
    _ children: inout [SitePage]
  ) throws {
    var trials = 0
    var lists: [UInt64: Int] = [:]
    let switches = switches
    options = []
    for (number, control) in controls.enumerated() where control.layer == top && !isHidden(control) {
      let registration = control.registration
      guard registration.isEnabled else { continue }
      switch registration.kind {
      case .select: break
      case .tap, .dismiss: if switches.isEmpty && page.kind == .root { continue }
      case .navigate:
        guard case .binding? = registration.binding else { continue }
      case .edit:
        openTabs(control, Int32(number), switches, page, &children)
        continue
      case .longPress, .toggle, .step, .open: continue
      }
      var list: ListPlace?
      if registration.kind == .select, let value = registration.choices.first?.value {
        let order = lists[control.site.identity] ?? number
        lists[control.site.identity] = order
        list = ListPlace(identity: control.site.identity, order: order)
        let key = ChoiceKey(list: control.site.identity, value: value)
        if let before = pageBefore(choosingIn: order, page), let known = before.choices[key] {
          targets[number] = known.file
          continue
        }
      }
      trials += max(1, switches.count / 8)
      if trials > limits.trials {
        leftOut += 1
        continue
      }
      guard let found = lead(control, .tap, Int32(number), switches, page, &children) else { continue }
      targets[number] = found.file
      if let list, let value = registration.choices.first?.value {
        page.choices[ChoiceKey(list: list.identity, value: value)] = found
        if found.parent === page, found.list == nil { found.list = list }
      }
    }
  }

  /// The page on which nothing was chosen yet in a list or in those after it: choosing in a list starts again from
  /// there, so that choices in two lists do not multiply in every order.
  private func pageBefore(choosingIn order: Int, _ page: SitePage) -> SitePage? {
    var found: SitePage?
    var at = page
    while at.kind == .state, let parent = at.parent {
      if let list = at.list, list.order >= order { found = parent }
      at = parent
    }
    return found
  }

  /// The page that using a control leads to; nil where it leads nowhere else.
  private func lead(
    _ control: RunControl, _ input: ControlInput, label given: String = "", _ number: Int32,
    _ switches: [BindingBox], _ page: SitePage, _ children: inout [SitePage]
  ) -> SitePage? {
    let isChosen = [.select, .edit].contains(control.registration.kind)
    let tree = run.lastTree
    return self.page(after: .action(input), number, on: page, &children) { log in
      // A switch that cannot be read shows nothing: before, or after.
      let before = switches.map { try? $0.get() }
      try run.use(control, input)
      guard wasDismissed || isChosen && !log.isEmpty || switches.map({ try? $0.get() }) != before else {
        return nil
      }
      return given.isEmpty ? shortLabel(of: control, in: tree) : given
    }
  }

  /// The page that is seen once the topmost one of a page was left by its way back; nil where none was pushed on top.
  func goBack(_ page: SitePage, _ children: inout [SitePage]) -> SitePage? {
    let presented = run.host.controls.indices.last { run.host.controls[$0].registration.kind == .dismiss }
    if let presented, !run.lastTree.presentations.isEmpty {
      return lead(run.host.controls[presented], .tap, Int32(presented), switches, page, &children)
    }
    return self.page(after: .back, -1, on: page, &children) { _ in try run.back() ? "" : nil }
  }

  /// The page that is seen after `use`, which gives the label of what leads there; nil for what leads nowhere. It is undone.
  private func page(
    after origin: SitePage.Origin, _ number: Int32, on page: SitePage, _ children: inout [SitePage],
    _ use: (UndoLog) throws -> String?
  ) -> SitePage? {
    run.evaluator.resetSteps()
    return run.excursion { log in
      do {
        wasDismissed = false
        guard let label = try use(log) else { return nil }
        if wasDismissed { return page.base.parent }
        do {
          try lowerAgain(page.base)
        } catch let fault as RuntimeFault {
          note(fault, asking: page)
          return nil
        }
        let reached = layers
        if reached < page.layers {
          var under = page.parent
          while let candidate = under, candidate.layers > reached { under = candidate.parent }
          if let under { return under }
        }
        let key = StateKey(base: ObjectIdentifier(page.base), content: fingerprint)
        if let found = states[key] { return found }
        let view = run.shownPages.isEmpty ? page.base.view : run.topmostPage
        let made = SitePage(
          .state, view,
          detail: [page.detail, label.isEmpty ? presentedName : label].filter { !$0.isEmpty }
            .joined(separator: " "), origin: origin, control: number, parent: page)
        guard let added = add(found: made, &children) else { return nil }
        states[key] = added
        return added
      } catch {
        // What an action does when it fails is seen on no page.
        return nil
      }
    }
  }

  /// Finds the pages that the other tabs of a tab view lead to, where it says which one is shown.
  private func openTabs(
    _ control: RunControl, _ number: Int32, _ switches: [BindingBox], _ page: SitePage,
    _ children: inout [SitePage]
  ) {
    let registration = control.registration
    let tree = run.lastTree
    guard case .binding? = registration.binding, !registration.node.isNone else { return }
    let node = tree[registration.node]
    guard let drawn = tree.control(node), drawn.kind == .tabs else { return }
    let shown = Int(drawn.selection)
    for (place, choice) in registration.choices.enumerated() where place != shown {
      let found = lead(
        control, .value(choice.value), label: choice.label, number, switches, page, &children)
      if let found { options.append((number, Int32(place), found.file)) }
    }
  }
}
