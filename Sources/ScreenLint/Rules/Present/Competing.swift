import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let presentCompeting: RuleID = "present/competing" }

extension PresentRules {
  static let competing = Rule(
    .presentCompeting, .warning, "Two presentations at one time",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "Only one is shown: “Attempt to present … on … which is already presenting …”, or “Currently, only presenting a "
      + "single sheet is supported.”",
    why: "A view presents one thing at a time. The other is lost, and its state says that it is shown.",
    repair: "Show the second when the first is gone, in its `onDismiss`, or put the second into the first.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true; isAsking = true">Open
                <Sheet isPresented="$isShown"><Text>Tea</Text></Sheet>
                <⟦Alert⟧ isPresented="$isAsking" title="Sure?"><Button>Yes</Button></Alert>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <State name="isNew" type="Bool" value="true"/>
            <Body>
              <VStack>
                <Toggle isOn="$isNew">New</Toggle>
                <Button action="if isNew { isShown = true } else { isAsking = true }">Open
                  <Sheet isPresented="$isShown"><Text>Tea</Text></Sheet>
                  <Alert isPresented="$isAsking" title="Sure?"><Button>Yes</Button></Alert>
                </Button>
                <Button action="isShown = false; isAsking = true">Ask</Button>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <Sheet isPresented="$isShown"><Text>Tea</Text></Sheet>
                <⟦Popover⟧ isPresented="$isShown"><Text>Cup</Text></Popover>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <State name="isBig" type="Bool" value="false"/>
            <State name="isOpen" type="Bool" value="false"/>
            <Body>
              <VStack>
                <Toggle isOn="$isBig">Big</Toggle>
                <If condition="isBig">
                  <Button action="isShown = true">Open<Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></Button>
                </If>
                <Else>
                  <Button action="isShown = true">Open<Popover isPresented="$isShown"><Text>Cup</Text></Popover></Button>
                </Else>
                <Button action="isOpen = true">Help<Sheet isPresented="$isOpen"><Text>Help</Text></Sheet></Button>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <Sheet isPresented="$isShown"><Button action="isAsking = true">Ask</Button></Sheet>
                <⟦Alert⟧ isPresented="$isAsking" title="Sure?"><Button>Yes</Button></Alert>
              </Button>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Shop">
            <State name="isShown" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <State name="isDone" type="Bool" value="false"/>
            <Body>
              <Button action="isShown = true">Open
                <Sheet isPresented="$isShown">
                  <Button action="isAsking = true">Ask
                    <Alert isPresented="$isAsking" title="Sure?"><Button action="isShown = false; isDone = true">Yes</Button></Alert>
                  </Button>
                </Sheet>
                <Alert isPresented="$isDone" title="Done"><Button>Good</Button></Alert>
              </Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Teas">
            <State name="teas" type="[String]" value="{['Green', 'Black']}"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <List items="teas" as="tea" id="\.self">
                <Button action="isAsking.toggle()">{tea}
                  <⟦Alert⟧ isPresented="$isAsking" title="Drink {tea}?"><Button action="teas.removeAll { $0 == tea }">Yes</Button></Alert>
                </Button>
              </List>
            </Body>
          </View>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1, name: 'Green'), Tea(id: 2, name: 'Black')]}"/>
              <State name="asked" type="Tea?"/>
              <Body>
                <List items="teas" as="tea">
                  <Button action="asked = tea">{tea.name}</Button>
                  <Alert item="$asked" as="tea" title="Drink {tea.name}?"><Button action="teas.removeAll { $0.id == tea.id }">Yes</Button></Alert>
                </List>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <State name="isAsking" type="Bool" value="false"/>
        <Body>
          <VStack>
            <Button action="isShown = true">Tea</Button>
            <Sheet isPresented="$isShown" onDismiss="isAsking = true"><Text>Tea</Text></Sheet>
            <Alert isPresented="$isAsking" title="Sure?"><Button>Yes</Button></Alert>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Never: show one after the other, or put the second into the first.",
    highestSeverity: .error
  ) { context in
    let all = context.graph.presentations
    for site in all { context.reportPerRow(site) }
    var start = 0
    while start < all.count {
      var end = start + 1
      while end < all.count, all[end].use.node == all[start].use.node { end += 1 }
      if end - start > 1 { context.reportCompeting(all.slice(start..<end)) }
      start = end
    }
  }
}

extension RuleContext {
  /// Reports a presentation that each row of a loop has, on a flag that belongs to none of them.
  fileprivate func reportPerRow(_ site: PresentationSite) {
    let checked = model.files[site.use.file]
    let owner = graph.nodes.declaration(site.use.node)
    if !owner.isNone, program[owner].kind == .preview { return }
    guard let loop = checked.views.last(where: { $0.kind == .forEach && $0.range.contains(site.range) })
    else {
      return reportInFragment(site) ? () : reportInRow(site)
    }
    guard
      program[site.flag].type == .bool,
      program[site.flag].kind != .binding || program[site.flag].getter == nil,
      checked.code.extent(of: site.code).allSatisfy({ checked.references[$0].kind != .local })
    else { return }
    // What stands in a List with items, and in none of its rows, hangs on the List.
    let holder = xml(site.use.file)[checked.views[site.use.view].xml].parent
    if checked.views.contains(where: { $0.xml == holder && $0.element == Names.list }) { return }
    let isOuter = [.name, .bindingName, .member, .selfReference].contains(checked.code[site.code].kind)
    guard isOuter, mayHaveSeveralRows(loop, checked) else { return }
    reportRows("this", loop, sharing: site)
  }

  /// Reports a presentation that each row of a loop has on one flag; `article` tells which loop: this one, or any.
  private func reportRows(_ article: String, _ loop: ViewNode, sharing site: PresentationSite) {
    report(
      "Each row of \(article) loop has the \(shown(by: site)), which belongs to none of them: it opens for all rows at once, and only one is shown.",
      at: elementName(site.use.file, site.use.view),
      related: [
        RelatedPlace("the rows", location(site.use.file, loop.code)),
        RelatedPlace("their one flag", program.location(of: site.flag)),
      ],
      help:
        "Put one \(site.element) behind the loop, at the view around it; where it is about a row, keep that in an optional State, "
        + "and present by it: `item=\"$…\"`.")
  }

  /// False for a loop over a list that is written out with one element.
  private func mayHaveSeveralRows(_ loop: ViewNode, _ checked: CheckedFile) -> Bool {
    guard !loop.code.isNone else { return false }
    let node = checked.code[loop.code]
    return node.kind != .arrayLiteral || checked.code.items(node.list).count > 1
  }

  /// The member of a view that holds the object whose data a presentation is bound to, as in `$store.item`; or nil.
  private func object(behind site: PresentationSite) -> MemberID? {
    let checked = model.files[site.use.file]
    let node = checked.code[site.code]
    guard node.kind == .member, case let holder = checked.reference(node.first),
      holder.kind == .member || holder.kind == .bindingMember
    else { return nil }
    return holder.member
  }

  /// Reports a presentation of a fragment that stands in the rows of a loop; false where it does not.
  private func reportInFragment(_ site: PresentationSite) -> Bool {
    let fragment = graph.nodes.member(site.use.node)
    let checked = model.files[site.use.file]
    guard !fragment.isNone,
      program[site.flag].kind != .binding || program[site.flag].getter == nil,
      checked.code.extent(of: site.code).allSatisfy({ checked.references[$0].kind != .local }),
      let use = checked.views.first(where: { $0.kind == .fragment && $0.member == fragment }),
      let loop = checked.views.last(where: { $0.kind == .forEach && $0.range.contains(use.range) }),
      mayHaveSeveralRows(loop, checked)
    else { return false }
    reportRows("a", loop, sharing: site)
    return true
  }

  /// Reports a presentation of a view that stands in the rows of a loop, all with a Binding to one flag.
  private func reportInRow(_ site: PresentationSite) {
    if program.isObjectData(site.flag), let object = object(behind: site),
      let loop = loopSharing(object, at: site.use)
    {
      report(
        "Each row of a loop has the \(shown(by: site)), and all of them share the object that holds it: it opens for all rows at once, and only one is shown.",
        at: elementName(site.use.file, site.use.view),
        related: [
          RelatedPlace("the rows", loop),
          RelatedPlace("what all of them are shown by", program.location(of: site.flag)),
        ],
        help: "Put one \(site.element) behind the loop, at the view around it.")
      return
    }
    guard program[site.flag].kind == .binding,
      let shared = sharedActivation(of: site.use.view, in: site.use.file)
    else { return }
    report(
      "Each row of a loop has the \(shown(by: site)), which all of them are bound to: it opens for all rows at once, and only one is shown.",
      at: elementName(site.use.file, site.use.view),
      related: [
        RelatedPlace("the rows", shared.loop),
        RelatedPlace("their one flag", program.location(of: shared.flag)),
      ],
      help:
        "Put one \(site.element) behind the loop; where it is about a row, keep that in an optional State, and present by it: `item=\"$…\"`."
    )
  }

  /// Reports each presentation of one view that another one of it keeps from being shown.
  fileprivate func reportCompeting(_ all: Table<Int, PresentationSite>) {
    for place in all.indices {
      let second = all[place]
      for first in all.slice(0..<place) where !first.range.contains(second.range) && !areApart(first, second)
      {
        if isDiscarded(first) || isDiscarded(second) { continue }
        if report(first, second) { break }
      }
    }
  }

  private func report(_ first: PresentationSite, _ second: PresentationSite) -> Bool {
    var place: SourceLocation { elementName(second.use.file, second.use.view) }
    var other: RelatedPlace {
      RelatedPlace("the \(shown(by: first))", elementName(first.use.file, first.use.view))
    }
    if first.flag == second.flag {
      guard text(location(first.use.file, first.code)) == text(location(second.use.file, second.code)) else {
        return false
      }
      report(
        "`\(program[first.flag].name)` drives two presentations, and only one of them can be shown.",
        at: place,
        severity: .error, related: [other],
        help: "Give each a state of its own, or keep one of them.")
      return true
    }
    let (a, b) = (program[first.flag].name, program[second.flag].name)
    if let (pair, isCertain) = shownTogether(first.flag, second.flag) {
      let finding = Diagnostic(
        rule.id, rule.severity,
        "One action shows this \(second.element) and the \(first.element == second.element ? "other " : "")"
          + "\(first.element) together, and only one of them can be shown.", at: place,
        related: [
          other, RelatedPlace("`\(a)` is set here", location(of: pair.0)),
          RelatedPlace("`\(b)` is set in the same action", location(of: pair.1)),
        ],
        help: "Set only one of them in the action; an Enum as `item` can say which.")
      let home = owner(ofUnit: pair.0.unit)
      let holder = graph.nodes.declaration(second.use.node)
      let view = holder.isNone ? home : holder
      findings.pairs.append(
        PairSuspicion(
          pair: PresentationPair(
            screens: graph.holders(of: view, limit: 4, program), elements: (first.element, second.element),
            flags: [first.flag, second.flag]),
          finding: finding, isCertain: isCertain))
      return true
    }
    for (under, over) in [(first, second), (second, first)] {
      guard let write = shows(over, inside: under) else { continue }
      report(
        "`\(program[over.flag].name)` is set while the \(shown(by: under)) is open, and a view opens one presentation at a time: the \(shown(by: over)) does not appear.",
        at: place,
        related: [
          other, RelatedPlace("it is set here, in the \(shown(by: under))", location(of: write)),
        ],
        help:
          "Move the \(shown(by: over)) into the content of the \(shown(by: under)), so that it opens over it; "
          + "or close that first: `\(program[under.flag].name) = \(program[under.flag].type == .bool ? "false" : "nil")`."
      )
      return true
    }
    return false
  }

  /// True for a view that code makes and throws away: `_ = self.sheet(isPresented: $isShown) { … }`.
  private func isDiscarded(_ site: PresentationSite) -> Bool {
    let code = model.files[site.use.file].code
    return code.nodes.contains { node in
      node.kind == .assignment && code[node.first].kind == .wildcardPattern && node.range.contains(site.range)
    }
  }

  /// A presentation by its element and what opens it.
  private func shown(by site: PresentationSite) -> String {
    "\(site.element) of `\(program[site.flag].name)`"
  }

  /// True for presentations in different branches of one condition.
  private func areApart(_ first: PresentationSite, _ second: PresentationSite) -> Bool {
    branches(around: first.use) != branches(around: second.use)
  }

  /// Two uses in one action, or calls from it, that show both on one way through it; certain where what runs one of
  /// them runs the other.
  private func shownTogether(_ first: MemberID, _ second: MemberID) -> ((Access, Access), Bool)? {
    if !mayMeet(first, second) { return nil }
    // Those that surely show it are among these.
    let (ones, twos) = (openings(of: first, surely: false), openings(of: second, surely: false))
    guard ones.contains(where: { one in twos.contains { Self.areInOneAction(one, $0) } }) else { return nil }
    for isCertain in [true, false] {
      let openings = isCertain ? openings(of: second, surely: true) : twos
      if openings.isEmpty { continue }
      for one in isCertain ? self.openings(of: first, surely: true) : ones {
        for two in openings where Self.areInOneAction(one, two) {
          if isCertain && !runTogether(one, two) { continue }
          if areAlternatives(one, two) || isUndone(one, first, by: two) || isUndone(two, second, by: one) {
            continue
          }
          return ((one, two), isCertain)
        }
      }
    }
    return nil
  }

  /// False where no action writes two flags, and no function, to whose calls it would lead, writes one of them.
  private func mayMeet(_ first: MemberID, _ second: MemberID) -> Bool {
    func isInFunction(_ access: Access) -> Bool {
      let member = graph.units.member(access.unit)
      return !member.isNone && program[member].kind == .function
    }
    let (ones, twos) = (graph.uses(of: first), graph.uses(of: second))
    for two in twos where two.kind == .write && isInFunction(two) { return true }
    for one in ones where one.kind == .write {
      if isInFunction(one) { return true }
      for two in twos where two.kind == .write && Self.areInOneAction(one, two) { return true }
    }
    return false
  }

  private static func areInOneAction(_ one: Access, _ two: Access) -> Bool {
    two.unit == one.unit && two.root == one.root && two.code != one.code
  }

  /// True where one of two uses stands in the block of the other, or in a block inside it.
  private func runTogether(_ one: Access, _ two: Access) -> Bool {
    if one.block == two.block || one.block.isNone || two.block.isNone { return true }
    let code = model.files[one.file].code
    let (a, b) = (code[one.block].range, code[two.block].range)
    return a.contains(b) || b.contains(a)
  }

  /// Writes that show a presentation, and calls that lead to one; unless `surely`, also writes that may show it.
  private func openings(of flag: MemberID, surely: Bool) -> [Access] {
    var found = graph.uses(of: flag).filter { isOpening($0) || (!surely && isToggled($0)) }
    var seen: Set<MemberID> = []
    var place = 0
    while place < found.count {
      let member = graph.units.member(found[place].unit)
      place += 1
      guard !member.isNone, program[member].kind == .function, seen.insert(member).inserted,
        found[place - 1].block.isNone || !found[place - 1].flags.contains(.conditional)
      else { continue }
      found += graph.uses(of: member).filter { $0.kind == .call && !$0.code.isNone }
    }
    return found
  }

  /// True where the action puts away what it has shown before it shows the other.
  private func isUndone(_ opening: Access, _ flag: MemberID, by other: Access) -> Bool {
    let (shown, next) = (location(of: opening).range, location(of: other).range)
    guard shown.end <= next.start else { return false }
    return graph.uses(of: flag).contains { write in
      guard write.kind == .write, !write.code.isNone, write.unit == opening.unit, write.root == opening.root,
        write.block == opening.block, outcome(of: write) == .hidden
      else { return false }
      let hidden = location(of: write).range
      return shown.end <= hidden.start && hidden.end <= next.start
    }
  }

  /// True for a write in an action that may show it or put it away.
  private func isToggled(_ access: Access) -> Bool {
    guard access.kind == .write, !access.code.isNone, outcome(of: access) == .unknown else { return false }
    return !access.isImmediate || !graph.units.member(access.unit).isNone
  }

  private func isOpening(_ access: Access) -> Bool {
    guard access.kind == .write, !access.code.isNone, outcome(of: access) == .shown else { return false }
    return !access.isImmediate || !graph.units.member(access.unit).isNone
  }

  /// True where two writes stand in different branches, so that only one of them runs.
  private func areAlternatives(_ one: Access, _ two: Access) -> Bool {
    let code = model.files[one.file].code
    let (a, b) = (code[one.code].range, code[two.code].range)
    return code.nodes.contains { node in
      switch node.kind {
      case .ifStatement where node.b >= 0:
        let (then, other) = (code[node.first].range, code[node.second].range)
        return (then.contains(a) && other.contains(b)) || (then.contains(b) && other.contains(a))
      case .switchCase:
        return node.range.contains(a) != node.range.contains(b)
      case .block:
        guard node.range.contains(a) != node.range.contains(b) else { return false }
        return code.items(node.list).contains { code[$0].kind == .returnStatement }
      // Other code has no branches of which one alone runs.
      default: return false
      }
    }
  }

  /// A write in a button of one presentation that shows the other without putting the first away.
  private func shows(_ over: PresentationSite, inside under: PresentationSite) -> Access? {
    if under.closesItself { return nil }
    for index in graph.accessesByMember[over.flag.index] where under.accesses.contains(index) {
      let use = graph.accesses[Int(index)]
      let checked = model.files[use.file]
      let isGiven = checked.views[under.use.view].attributes.contains {
        checked.attributes[$0].code == use.root
      }
      if isGiven { continue }
      if isAfterwards(use) { continue }
      if isOpening(use), !use.isImmediate, !isHandedOn(use), putsNothingAway(use, under.flag) { return use }
      if use.kind == .bind, let write = opening(through: use) { return write }
    }
    return nil
  }

  /// True where an action does nothing that may put the presentation of a flag away.
  private func putsNothingAway(_ write: Access, _ flag: MemberID) -> Bool {
    !graph.accesses(in: write.unit).contains {
      $0.root == write.root
        && ($0.kind == .call || isDismissal($0) || ($0.kind == .write && $0.member == flag))
    }
  }

  /// A write through a binding that is handed to a declared view, in an action that does nothing else.
  private func opening(through use: Access) -> Access? {
    var waiting = [use]
    var seen: Set<MemberID> = []
    while let use = waiting.popLast() {
      guard let member = binding(takenFrom: use), seen.insert(member).inserted, seen.count < 16 else {
        continue
      }
      for use in graph.uses(of: member) {
        if use.kind == .bind { waiting.append(use) }
        guard isOpening(use), !use.isImmediate, !isHandedOn(use), !isAfterwards(use) else { continue }
        let isAlone = !graph.accesses(in: use.unit).contains {
          $0.root == use.root && $0.code != use.code
            && ($0.kind == .write || $0.kind == .call || isDismissal($0))
        }
        if isAlone { return use }
      }
    }
    return nil
  }

  /// True for code of `.onDisappear { … }`, which runs when what is presented has gone.
  private func isAfterwards(_ access: Access) -> Bool {
    if access.code.isNone { return false }
    let checked = model.files[access.file]
    let range = checked.code[access.code].range
    return checked.modifiers.contains { modifier in
      checked.name(of: modifier) == "onDisappear"
        && modifier.arguments.contains { place in
          let value = checked.argumentMaps[place]
          return !value.isNone && checked.code[value].range.contains(range)
        }
    }
  }

  private func isDismissal(_ access: Access) -> Bool {
    !access.member.isNone && program[access.member].kind == .environment
  }

  /// True for code given to a declared view, which may put itself away before it runs it.
  private func isHandedOn(_ access: Access) -> Bool {
    let checked = model.files[access.file]
    let given = checked.attributes.first { !$0.member.isNone && $0.code == access.root }
    return given.map { !isCalledAlone($0.member) } ?? false
  }

  /// True for a closure that a view is given and calls only in actions that do nothing else.
  private func isCalledAlone(_ closure: MemberID) -> Bool {
    let calls = graph.uses(of: closure)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        !call.isImmediate && call.kind == .read
          && graph.accesses(in: call.unit).allSatisfy {
            $0.root != call.root || $0.kind == .read && !isDismissal($0)
          }
      }
  }
}
