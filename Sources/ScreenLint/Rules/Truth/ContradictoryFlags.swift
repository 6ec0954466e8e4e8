import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthContradictoryFlags: RuleID = "truth/contradictory-flags" }

extension TruthRules {
  static let contradictoryFlags = Rule(
    .truthContradictoryFlags, .note, "Flags of which only one is ever true",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "Nothing yet: every action that sets one takes care to clear the others.",
    why:
      "Three flags have eight combinations, and only a few of them mean anything. An Enum has exactly the cases that can be, and a Switch over it forgets none.",
    repair: "Declare an Enum with a case for each, and one State of that type.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Upload">
            <State name="⟦isWaiting⟧" type="Bool" value="true"/>
            <State name="isSending" type="Bool" value="false"/>
            <State name="isDone" type="Bool" value="false"/>
            <Body>
              <VStack>
                <Button action="isWaiting = false; isSending = true; isDone = false">Send</Button>
                <Button action="isWaiting = false; isSending = false; isDone = true">Finish</Button>
                <Button action="isWaiting = true; isSending = false; isDone = false">Again</Button>
                <If condition="isWaiting"><Text>Waiting</Text></If>
                <If condition="isSending"><Text>Sending</Text></If>
                <If condition="isDone"><Text>Done</Text></If>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <Module>
            <Enum name="Phase"><Case name="waiting"/><Case name="sending"/><Case name="done"/></Enum>
            <View name="Upload">
              <State name="phase" type="Phase" value="waiting"/>
              <Body>
                <VStack>
                  <Button action="phase = .sending">Send</Button>
                  <Button action="phase = .done">Finish</Button>
                  <Button action="phase = .waiting">Again</Button>
                  <Switch on="phase">
                    <Case is=".waiting"><Text>Waiting</Text></Case>
                    <Case is=".sending"><Text>Sending</Text></Case>
                    <Case is=".done"><Text>Done</Text></Case>
                  </Switch>
                </VStack>
              </Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <View name="Filters">
        <State name="isCheap" type="Bool" value="false"/>
        <State name="isNear" type="Bool" value="false"/>
        <State name="isOpen" type="Bool" value="false"/>
        <Body>
          <VStack>
            <Toggle isOn="$isCheap">Cheap</Toggle><Toggle isOn="$isNear">Near</Toggle><Toggle isOn="$isOpen">Open</Toggle>
            <Button action="isCheap = false; isNear = false; isOpen = false">Clear</Button>
            <If condition="isCheap and isNear and isOpen"><Text>Lucky</Text></If>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where combinations are planned and not written yet.",
    visits: [
      .declarations { context, id in
        let members = context.program[id].members
        guard members.count >= 3, context.program[id].kind != .preview else { return }
        withUnsafeTemporaryAllocation(of: MemberID.self, capacity: members.count) { flags in
          var count = 0
          for member in members where context.isFlag(member) {
            flags[count] = member
            count += 1
          }
          let found = flags[..<count]
          if count >= 3, context.setsTogether(found) { context.reportFlags(Array(found)) }
        }
      }
    ]
  )
}

/// What actions do to some flags.
private struct FlagChanges {
  /// One run of statements.
  struct Place: Hashable, Comparable {
    var action: ActionID
    var block: CodeID
    static func < (left: Place, right: Place) -> Bool {
      left.action == right.action ? left.block < right.block : left.action < right.action
    }
  }

  /// For each run of statements what it sets: a flag's position, and whether to true.
  var changes: [Place: [Int: Bool]] = [:]
  static let flagLimit = 8

  /// Flags that some run of statements sets together, as lists of positions.
  func groups(_ count: Int) -> [[Int]] {
    var group = Array(0..<count)
    for change in changes.sorted(by: { $0.key < $1.key }) {
      let flags = change.value.keys.sorted()
      guard let first = flags.first else { continue }
      for flag in flags.dropFirst() {
        let (old, new) = (group[flag], group[first])
        if old != new { for index in group.indices where group[index] == old { group[index] = new } }
      }
    }
    return (0..<count).map { name in (0..<count).filter { group[$0] == name } }.filter { !$0.isEmpty }
  }

  /// The combinations of some flags that actions can reach from the first one, as bits by position.
  func reachable(_ flags: [Int], from start: Int) -> Set<Int> {
    let steps: [(set: Int, clear: Int)] = changes.values.compactMap { change in
      var step = (set: 0, clear: 0)
      for flag in flags {
        guard let value = change[flag] else { continue }
        if value { step.set |= 1 << flag } else { step.clear |= 1 << flag }
      }
      return step == (0, 0) ? nil : step
    }
    var found: Set<Int> = [start]
    var waiting = [start]
    while let state = waiting.popLast() {
      for step in steps {
        let next = state & ~step.clear | step.set
        if found.insert(next).inserted { waiting.append(next) }
      }
    }
    return found
  }
}

extension RuleContext {
  /// A Bool with a literal first value that code sets and reads.
  fileprivate func isFlag(_ index: MemberID) -> Bool {
    let member = program.members[index]
    guard member.kind == .state || member.kind == .published, member.type == .bool, !member.isStatic,
      graph.usage[index].writes > 0, graph.usage[index].reads + graph.usage[index].binds > 0
    else { return false }
    return firstValue(index) != nil && graph.argumentsByMember[index.index].isEmpty
  }

  private func firstValue(_ index: MemberID) -> Bool? { model.values[index].word.truth }

  /// True where some run of statements writes more than one of some flags.
  fileprivate func setsTogether(_ flags: Slice<UnsafeMutableBufferPointer<MemberID>>) -> Bool {
    withUnsafeTemporaryAllocation(of: FlagChanges.Place.self, capacity: Self.fewWrites) { places in
      var count = 0
      for flag in flags {
        let others = count
        for access in graph.uses(of: flag) where access.kind == .write {
          let place = FlagChanges.Place(action: access.action, block: access.block)
          for other in 0..<others where places[other] == place { return true }
          if count == Self.fewWrites { return true }
          places[count] = place
          count += 1
        }
      }
      return false
    }
  }

  /// How many writes are compared with each other; more are taken to have some in common.
  private static let fewWrites = 64

  fileprivate func reportFlags(_ flags: [MemberID]) {
    var changes = FlagChanges()
    var isClear = [Bool](repeating: true, count: flags.count)
    var blocks: [ActionID: Set<CodeID>] = [:]
    var members: [ActionID: [Int]] = [:]
    for (position, flag) in flags.enumerated() {
      // Presentations only ever clear it.
      if graph.uses(of: flag).contains(where: { $0.kind == .bind && !presents($0) }) {
        isClear[position] = false
      }
      for access in graph.uses(of: flag) where access.kind == .write {
        guard let isTrue = access.assigned?.truth else {
          isClear[position] = false
          continue
        }
        members[access.action, default: []].append(position)
        blocks[access.action, default: []].insert(access.block)
        changes.changes[FlagChanges.Place(action: access.action, block: access.block), default: [:]][
          position] =
          isTrue
      }
    }
    // What an action sets in several blocks may or may not come together.
    for (action, blocks) in blocks where blocks.count > 1 {
      for position in members[action] ?? [] { isClear[position] = false }
    }
    for group in changes.groups(flags.count) {
      let known = group.filter { isClear[$0] }
      guard known.count == group.count, (3...FlagChanges.flagLimit).contains(group.count) else { continue }
      let start = group.reduce(0) { $0 | (firstValue(flags[$1]) == true ? 1 << $1 : 0) }
      let states = changes.reachable(group, from: start)
      let isExclusive = states.allSatisfy { $0.nonzeroBitCount <= 1 }
      guard isExclusive, group.allSatisfy({ states.contains(1 << $0) }) else { continue }
      reportExclusive(group.map { flags[$0] }, states.contains(0))
    }
  }

  private func reportExclusive(_ flags: [MemberID], _ hasNone: Bool) {
    let names = flags.map { "`\(program[$0].name)`" }
    report(
      "Of \(names.listed) only one is ever true\(hasNone ? ", or none" : ""): \(flags.count) flags for \(flags.count + (hasNone ? 1 : 0)) cases.",
      at: program.location(of: flags[0]),
      related: flags.dropFirst().map { RelatedPlace("one of them", program.location(of: $0)) },
      help: "Declare an `<Enum>` with a case for each, and keep one State of its type.")
  }
}
