import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthHalfUpdated: RuleID = "truth/half-updated" }

extension TruthRules {
  static let halfUpdated = Rule(
    .truthHalfUpdated, .warning, "One of two states that belong together is set alone",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "After this action the two do not fit each other: one is new, the other is left from before.",
    why:
      "Everywhere else they are set together, so together they say one thing. What is set apart is most often forgotten.",
    repair: "Set both here too, best in a Func that all these actions call.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Results">
            <State name="page" type="Int" value="1"/>
            <State name="sorting" type="String" value="name"/>
            <Body>
              <VStack>
                <Button action="sorting = 'name'; page = 1">By name</Button>
                <Button action="sorting = 'price'; page = 1">By price</Button>
                <Button action="sorting = 'rating'; page = 1">By rating</Button>
                <Button action="⟦sorting⟧ = 'date'">By date</Button>
                <Text>{sorting} {page}</Text>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Results">
            <State name="page" type="Int" value="1"/>
            <State name="sorting" type="String" value="name"/>
            <Func signature="sort(by name: String)">sorting = name; page = 1</Func>
            <Body>
              <VStack>
                <Button action="sort(by: 'name')">By name</Button>
                <Button action="sort(by: 'price')">By price</Button>
                <Button action="sort(by: 'rating')">By rating</Button>
                <Button action="sort(by: 'date')">By date</Button>
                <Text>{sorting} {page}</Text>
              </VStack>
            </Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Results">
        <State name="page" type="Int" value="1"/>
        <State name="sorting" type="String" value="name"/>
        <Body>
          <VStack>
            <Button action="sorting = 'name'; page = 1">By name</Button>
            <Button action="sorting = 'price'; page = 1">By price</Button>
            <Button action="sorting = 'rating'; page = 1">By rating</Button>
            <Button action="page += 1">Next</Button>
            <Text>{sorting} {page}</Text>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where this action is meant to change one of them only.",
    visits: [
      .declarations { context, id in
        let declaration = context.program[id]
        guard declaration.kind != .preview, declaration.members.count > 1 else { return }
        let members = declaration.members.filter { context.isOftenWritten($0) }
        // Three actions set two of them together, and another sets one of the two.
        guard members.count > 1, members.count <= 24,
          members.contains(where: { context.isWritten($0, by: 4) })
        else { return }
        context.reportHalves(members)
      }
    ]
  )
}

/// Where one state is set.
private struct StateWrites {
  var member: MemberID
  /// The accesses, in order, each with an action that makes it.
  var writes: [(action: ActionID, access: Int32)] = []

  /// The first write of each action.
  var byAction: some Sequence<(action: ActionID, access: Int32)> {
    writes.indices.lazy.filter { place in !writes[..<place].contains { $0.action == writes[place].action } }
      .map { writes[$0] }
  }

  /// The writes of an action, in order.
  func accesses(of action: ActionID) -> some Sequence<Int32> {
    writes.lazy.filter { $0.action == action }.map(\.access)
  }

  /// True where an action makes one of them.
  func holds(_ action: ActionID) -> Bool { writes.contains { $0.action == action } }
}

/// An action that sets some of the states that belong together.
private struct LoneAction {
  var access: Int32
  var present: MemberID
  var missing: [MemberID]
  var together: [Int32]
}

extension RuleContext {
  /// A State or Published that code sets three times or more.
  fileprivate func isOftenWritten(_ index: MemberID) -> Bool {
    let member = program.members[index]
    let usage = graph.usage[index]
    return (member.kind == .state || member.kind == .published) && !member.isStatic
      && usage.reads + usage.binds > 0 && !facts.isMirrored[index]
      && isWritten(index, by: 3)
  }

  /// True where code sets a member at so many places, or may do so in as many actions through a function.
  fileprivate func isWritten(_ index: MemberID, by count: Int32) -> Bool {
    let writes = graph.usage[index].writes
    return writes >= count || (writes > 0 && isWrittenForSeveral(index))
  }

  /// True where a function that writes a member is called by several actions.
  private func isWrittenForSeveral(_ index: MemberID) -> Bool {
    graph.uses(of: index).contains { write in
      guard write.kind == .write, let calls = calls(around: write), let first = calls.first else {
        return false
      }
      return calls.contains { $0.action != first.action }
    }
  }

  /// The actions that call the function in which a write stands as a whole, where several do; empty for other writes.
  private func callers(of write: Access) -> [ActionID] {
    var found: [ActionID] = []
    guard let calls = calls(around: write) else { return found }
    for call in calls where !found.contains(call.action) { found.append(call.action) }
    return found
  }

  /// The calls, by actions all of them, of the function in which a write stands as a whole; nil for other writes, and where there are
  /// not several.
  private func calls(around write: Access) -> Selected<Access>? {
    let function = graph.units.member(write.unit)
    guard write.action.root.isNone, !function.isNone, program[function].kind == .function else { return nil }
    let calls = graph.uses(of: function)
    guard calls.count > 1, calls.allSatisfy({ $0.kind == .call && !$0.action.root.isNone }) else {
      return nil
    }
    return calls
  }

  fileprivate func reportHalves(_ members: [MemberID]) {
    let all = members.map { writes(of: $0) }
    var alone: [ActionID: LoneAction] = [:]
    for first in all.indices {
      for second in all.indices where second > first { compare(all[first], all[second], &alone) }
    }
    for lone in alone.values.sorted(by: { $0.access < $1.access }) { reportLone(lone) }
  }

  private func writes(of member: MemberID) -> StateWrites {
    var found = StateWrites(member: member)
    for index in graph.accessesByMember[member.index] where graph.accesses[Int(index)].kind == .write {
      let access = graph.accesses[Int(index)]
      if isSetter(access.unit) || isInMadeBinding(access.code, in: access.file, limit: 255) {
        continue
      }
      let callers = callers(of: access)
      for action in callers.isEmpty ? [access.action] : callers {
        found.writes.append((action, index))
      }
    }
    return found
  }

  /// Code that a control runs through a binding.
  private func isSetter(_ unit: Int32) -> Bool {
    unit >= graph.units.declarations && !graph.units.isGetter(unit) && !graph.units.isValue(unit)
  }

  private func compare(_ one: StateWrites, _ two: StateWrites, _ alone: inout [ActionID: LoneAction]) {
    var together: [Int32] = []
    var lone: [(action: ActionID, access: Int32, present: MemberID, missing: MemberID)] = []
    for (action, access) in one.byAction {
      guard two.holds(action) else {
        lone.append((action, access, one.member, two.member))
        continue
      }
      let shared = one.accesses(of: action).first { write in
        two.accesses(of: action).contains { isBeside(write, $0) }
      }
      if let shared { together.append(shared) }
    }
    for (action, access) in two.byAction where !one.holds(action) {
      lone.append((action, access, two.member, one.member))
    }
    guard together.count >= 3, lone.count == 1, !closes(lone[0].access), isAlike(lone[0].access),
      !isSetAnyway(lone[0].missing, by: lone[0].action), !isFilledIn(lone[0].missing)
    else { return }
    let found = lone[0]
    if alone[found.action]?.present == found.present {
      alone[found.action]?.missing.append(found.missing)
    } else if alone[found.action] == nil {
      alone[found.action] = LoneAction(
        access: found.access, present: found.present, missing: [found.missing], together: together.sorted())
    }
  }

  /// True where another action changes the member in the same way: `page += 1` is not what `page = 1` is, nor is
  /// `message = nil`, which clears it, nor `offset.height = 2`, which sets a part.
  private func isAlike(_ index: Int32) -> Bool {
    let access = graph.accesses[Int(index)]
    let isUpdate = access.flags.contains(.update)
    return graph.accessesByMember[access.member.index].contains { place in
      let other = graph.access(at: place)
      return other.kind == .write && other.action != access.action
        && other.flags.contains(.update) == isUpdate
        && (other.assigned == .isNil) == (access.assigned == .isNil)
        && graph.assignedValue(place).isNone == graph.assignedValue(index).isNone
    }
  }

  /// True where a flag that a presentation is bound to is cleared, as the presentation does too.
  private func closes(_ index: Int32) -> Bool {
    let access = graph.accesses[Int(index)]
    let value = graph.assignedValue(index)
    guard !value.isNone, graph.usage[access.member].binds > 0 else { return false }
    let node = model.files[access.file].code[value]
    return node.kind == .booleanLiteral && node.a == 0
  }

  /// True for what people set by a control: an action that sets the other half alone leaves what they chose. A flag or an optional
  /// may be bound to a presentation, which does not set it.
  private func isFilledIn(_ member: MemberID) -> Bool {
    let type = program[member].type
    return graph.usage[member].binds > 0 && type != .bool && type.wrapped == nil
  }

  /// True where one run of statements makes both writes.
  private func isBeside(_ first: Int32, _ second: Int32) -> Bool {
    let one = graph.accesses[Int(first)]
    let two = graph.accesses[Int(second)]
    return one.block == two.block && one.flags.contains(.conditional) == two.flags.contains(.conditional)
  }

  /// True where what an action calls, or what calls it, sets a member too.
  private func isSetAnyway(_ member: MemberID, by action: ActionID) -> Bool {
    if calls(from: action, reach: member) { return true }
    let function = graph.units.member(action.unit)
    guard action.root.isNone, !function.isNone else { return false }
    return graph.uses(of: function).contains { use in
      graph.accesses(of: use.action).contains { $0.kind == .write && $0.member == member }
        || calls(from: use.action, reach: member)
    }
  }

  private func calls(from action: ActionID, reach member: MemberID) -> Bool {
    var seen: Set<Int32> = [action.unit]
    var waiting: [Int32] = graph.accesses(of: action).filter { $0.kind == .call || $0.kind == .pass }.map {
      graph.units.getter($0.member)
    }
    while let unit = waiting.popLast() {
      guard seen.insert(unit).inserted else { continue }
      if graph.accesses(in: unit).contains(where: { $0.kind == .write && $0.member == member }) {
        return true
      }
      waiting += graph.calls.outgoing[unit].map { graph.calls.targets[Int($0)] }
    }
    return false
  }

  private func reportLone(_ lone: LoneAction) {
    let access = graph.accesses[Int(lone.access)]
    let present = program.members[lone.present].name
    let missing = lone.missing.sorted().map { "`\(program.members[$0].name)`" }.listed
    report(
      "This sets `\(present)` and leaves \(missing) as before; \(lone.together.count) other actions set them together.",
      at: location(of: access),
      related: lone.together.indices.filter { $0 == 0 || lone.together[$0] != lone.together[$0 - 1] }
        .prefix(3).map {
          RelatedPlace("set together here", location(of: graph.access(at: lone.together[$0])))
        },
      help:
        "Set \(missing) here too. One function that sets them all, or one Struct that holds them, keeps them together."
    )
  }
}
