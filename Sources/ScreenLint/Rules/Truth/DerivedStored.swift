import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthDerivedStored: RuleID = "truth/derived-stored" }

extension TruthRules {
  static let derivedStored = Rule(
    .truthDerivedStored, .warning, "A stored value that every action computes anew",
    traits: [.dependsOnUse, .isToldToUsers], cost: .high,
    whatHappens:
      "It is right only as long as each action that changes what it is made of remembers to compute it again; the next action that is written forgets it.",
    why:
      "One expression of other sources says what the value is. Stored, it is a second truth that has to be kept equal by hand.",
    repair: "Make it a `<Computed>`, and remove the assignments.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <State name="⟦total⟧" type="Int" value="4500"/>
            <Body>
              <HStack>
                <Button action="count += 1; total = count * 4500">More</Button>
                <Button action="count -= 1; total = count * 4500">Less</Button>
                <Text>{count} for {total}</Text>
              </HStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <Computed name="total" type="Int">count * 4500</Computed>
            <Body>
              <HStack>
                <Button action="count += 1">More</Button>
                <Button action="count -= 1">Less</Button>
                <Text>{count} for {total}</Text>
              </HStack>
            </Body>
          </View>
          """#,
        fixed: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <Computed name="total" type="Int">count * 4500</Computed>
            <Body>
              <HStack>
                <Button action="count += 1">More</Button>
                <Button action="count -= 1">Less</Button>
                <Text>{count} for {total}</Text>
              </HStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Cart">
              <Published name="prices" type="[Int]" value="{[]}"/>
              <Published name="⟦total⟧" type="Int" value="0"/>
              <Func signature="add(_ price: Int)">prices.append(price); total = prices.reduce(0, +)</Func>
              <Func signature="clear()">prices.removeAll(); total = prices.reduce(0, +)</Func>
            </ObservableObject>
            <View name="Checkout">
              <ObservedObject name="cart" type="Cart"/>
              <Body>
                <HStack>
                  <Button action="cart.add(4500)">Add</Button>
                  <Button action="cart.clear()">Clear</Button>
                  <Text>{cart.total}</Text>
                </HStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Cart">
              <Published name="prices" type="[Int]" value="{[]}"/>
              <Computed name="total" type="Int">prices.reduce(0, +)</Computed>
              <Func signature="add(_ price: Int)">prices.append(price)</Func>
              <Func signature="clear()">prices.removeAll()</Func>
            </ObservableObject>
            <View name="Checkout">
              <ObservedObject name="cart" type="Cart"/>
              <Body>
                <HStack>
                  <Button action="cart.add(4500)">Add</Button>
                  <Button action="cart.clear()">Clear</Button>
                  <Text>{cart.total}</Text>
                </HStack>
              </Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="Cart">
              <Published name="prices" type="[Int]" value="{[]}"/>
              <Computed name="total" type="Int">prices.reduce(0, +)</Computed>
              <Func signature="add(_ price: Int)">prices.append(price)</Func>
              <Func signature="clear()">prices.removeAll()</Func>
            </ObservableObject>
            <View name="Checkout">
              <ObservedObject name="cart" type="Cart"/>
              <Body>
                <HStack>
                  <Button action="cart.add(4500)">Add</Button>
                  <Button action="cart.clear()">Clear</Button>
                  <Text>{cart.total}</Text>
                </HStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Search">
        <State name="text" type="String" value=""/>
        <State name="query" type="String" value=""/>
        <Body>
          <VStack>
            <TextField title="Search" text="$text" modifiers=".onSubmit { query = text.lowercased() }"/>
            <Button action="query = text.lowercased()">Search</Button>
            <Text>{query}</Text>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt:
      "Where computing it takes so long that it must not run while drawing. A value taken at one moment, such as what was searched for, is none of these, and the rule is silent."
  ) { context in
    if context.graph.assignments.count < 2 { return }
    let derivation = Derivation(context.model, context.graph)
    for kind in [MemberKind.state, .published] {
      for index in context.model.members(of: kind)
      where context.graph.usage[index].writes > 1 {
        context.reportDerived(index, derivation)
      }
    }
  }
}

extension RuleContext {
  fileprivate func reportDerived(_ id: MemberID, _ derivation: Derivation) {
    let member = program[id]
    let usage = graph.usage[id]
    guard usage.binds == 0, usage.reads > 0, member.source == nil, !member.isStatic,
      !facts.isMirrored[id], !facts.copiesSource[id],
      program[member.owner].kind != .preview, graph.argumentsByMember[id.index].isEmpty
    else { return }
    var writes: [Int32] = []
    for index in graph.accessesByMember[id.index] where graph.accesses[Int(index)].kind == .write {
      let access = graph.accesses[Int(index)]
      if access.flags.contains(.conditional) || graph.assignedValue(index).isNone { return }
      writes.append(index)
    }
    guard let first = writes.first, Set(writes.map { graph.accesses[Int($0)].action }).count > 1,
      let inputs = derivation.inputs(ofWrite: first), !inputs.isEmpty, !inputs.contains(id),
      writes.dropFirst().allSatisfy({ isSameValue($0, first) }), keeps(writes, equalTo: inputs)
    else { return }
    let value = text(location(graph.accesses[Int(first)].file, graph.assignedValue(first)))
    report(
      "Every action that sets `\(member.name)` sets it to `\(value)`: it holds nothing of its own.",
      at: program.location(of: id),
      related: writes.prefix(3).map { RelatedPlace("set here", location(of: graph.accesses[Int($0)])) },
      help:
        "Write `<Computed name=\"\(member.name)\" type=\"\(member.type.inAttribute)\">\(value)</Computed>` in its place, and remove what sets it.",
      fixes: computing(id, value, writes: writes).map { [$0] } ?? [])
  }

  /// True where two writes give the same value.
  func isSameValue(_ first: Int32, _ second: Int32) -> Bool {
    let one = graph.accesses[Int(first)]
    let two = graph.accesses[Int(second)]
    return SameCode(
      SameCode.Side(checked: model.files[one.file]), SameCode.Side(checked: model.files[two.file])
    ).isSame(graph.assignedValue(first), graph.assignedValue(second))
  }

  /// True where each action that changes an input makes the value anew after that, and some action does.
  private func keeps(_ writes: [Int32], equalTo inputs: [MemberID]) -> Bool {
    var last: [ActionID: Int32] = [:]
    for write in writes { last[graph.accesses[Int(write)].action] = write }
    var isChanged = false
    for input in inputs {
      if graph.usage[input].binds > 0 || program[input].kind == .binding { return false }
      for index in graph.accessesByMember[input.index] where graph.accesses[Int(index)].kind == .write {
        guard let write = last[graph.accesses[Int(index)].action], write > index else { return false }
        isChanged = true
      }
    }
    return isChanged
  }
}
