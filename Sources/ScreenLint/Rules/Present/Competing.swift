import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension PresentRules {
  static let competing = Rule(
    "present/competing", .warning, "Two presentations at one time",
    whatHappens:
      "Only one is shown: “Attempt to present … on … which is already presenting …”, or “Currently, only presenting a "
      + "single sheet is supported.”",
    why: "A view presents one thing at a time. The other is lost, and its state says that it is shown.",
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
    ],
    whenToLeaveIt: "Never: show one after the other, or put the second into the first."
  ) { context in
    let all = context.facts.presentations
    var start = 0
    while start < all.count {
      var end = start + 1
      while end < all.count, all[end].use.node == all[start].use.node { end += 1 }
      if end - start > 1 { context.reportCompeting(Array(all[start..<end])) }
      start = end
    }
  }
}

extension RuleContext {
  /// Reports each presentation of one view that another one of it keeps from being shown.
  fileprivate mutating func reportCompeting(_ all: [Presentation]) {
    for (place, second) in all.enumerated() {
      for first in all[..<place] where !first.range.contains(second.range) && !areApart(first, second) {
        if report(first, second) { break }
      }
    }
  }

  private mutating func report(_ first: Presentation, _ second: Presentation) -> Bool {
    let place = elementName(second.use.file, second.use.view)
    let other = RelatedPlace("the other one", elementName(first.use.file, first.use.view))
    if first.flag == second.flag {
      guard text(first.attribute) == text(second.attribute) else { return false }
      report(
        "`\(program[first.flag].name)` drives two presentations, and only one of them can be shown.",
        at: place,
        severity: .error, related: [other],
        help: "Give each a state of its own, or keep one of them.")
      return true
    }
    let (a, b) = (program[first.flag].name, program[second.flag].name)
    if let pair = shownTogether(first.flag, second.flag) {
      report(
        "One action shows this \(second.element) and the \(first.element) together, and only one of them can be "
          + "shown.", at: place,
        related: [
          other, RelatedPlace("`\(a)` is set here", location(of: pair.0)),
          RelatedPlace("`\(b)` is set in the same action", location(of: pair.1)),
        ],
        help: "Set only one of them in the action; an Enum as `item` can say which.")
      return true
    }
    for (under, over) in [(first, second), (second, first)] {
      guard let write = shows(over, inside: under) else { continue }
      report(
        "`\(program[over.flag].name)` is set while the \(under.element) is shown, so the \(over.element) cannot be.",
        at: place,
        related: [other, RelatedPlace("it is set here, in the \(under.element)", location(of: write))],
        help: "Put the \(over.element) into the \(under.element), or set `\(program[under.flag].name)` to "
          + "`\(program[under.flag].type == .bool ? "false" : "nil")` first.")
      return true
    }
    return false
  }

  /// True for presentations in different branches of one condition.
  private func areApart(_ first: Presentation, _ second: Presentation) -> Bool {
    let views = model.files[Int(first.use.file)].views
    let xml = xml(FileID(Int(first.use.file)))
    return views.contains { view in
      guard view.kind == .branch || view.kind == .switchCase else { return false }
      let range = xml[view.xml].range
      return range.contains(first.range) != range.contains(second.range)
    }
  }

  /// Writes of one action that show both, on one way through it.
  private func shownTogether(_ first: MemberID, _ second: MemberID) -> (Access, Access)? {
    let openings = graph.uses(of: second).filter { isOpening($0) }
    if openings.isEmpty { return nil }
    for one in graph.uses(of: first) where isOpening(one) {
      for two in openings where two.unit == one.unit && two.root == one.root {
        if !areAlternatives(one, two) { return (one, two) }
      }
    }
    return nil
  }

  private func isOpening(_ access: Access) -> Bool {
    guard access.kind == .write, access.code >= 0, outcome(of: access) == .shown else { return false }
    return !access.isImmediate || !graph.units.member(access.unit).isNone
  }

  /// True where two writes stand in different branches, so that only one of them runs.
  private func areAlternatives(_ one: Access, _ two: Access) -> Bool {
    let code = model.files[Int(one.file)].code
    let (a, b) = (code[one.codeID].range, code[two.codeID].range)
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
      default: return false
      }
    }
  }

  /// A write in a button of one presentation that shows the other without putting the first away.
  private func shows(_ over: Presentation, inside under: Presentation) -> Access? {
    if under.closesItself { return nil }
    return graph.uses(of: over.flag).first { write in
      guard isOpening(write), !write.isImmediate, write.file == under.use.file,
        under.range.contains(location(write.file, write.codeID).range), !isHandedOn(write)
      else { return false }
      let puts = graph.uses(of: under.flag).contains {
        $0.kind == .write && $0.unit == write.unit && $0.root == write.root
      }
      let calls = graph.accesses(in: write.unit).contains {
        $0.root == write.root && ($0.kind == .call || isDismissal($0))
      }
      return !puts && !calls
    }
  }

  private func isDismissal(_ access: Access) -> Bool {
    access.member >= 0 && program[access.target].kind == .environment
  }

  /// True for code given to a declared view, which may put itself away before it runs it.
  private func isHandedOn(_ access: Access) -> Bool {
    let checked = model.files[Int(access.file)]
    return checked.attributes.contains { !$0.member.isNone && $0.code == access.rootID }
  }
}
