import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let flowUpdateChain: RuleID = "flow/update-chain" }

extension FlowRules {
  static let updateChain = Rule(
    .flowUpdateChain, .warning, "Handlers that set each other off",
    traits: [.dependsOnUse], yieldsTo: [.sameText(.flowUpdateLoop)],
    whatHappens:
      "The screen is drawn once for each step, and for a moment shows values that do not belong together; or what one handler "
      + "sets is set back by the next before anybody sees it.",
    why:
      "One change runs a handler, whose change runs a second, whose change runs a third. The values follow from each "
      + "other, and nothing says so in one place.",
    repair:
      "Make a `<Computed>` of what follows from other values, or set all of them in the action where "
      + "the chain begins.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <State name="price" type="Int" value="0"/>
            <State name="tax" type="Int" value="0"/>
            <State name="total" type="Int" value="0"/>
            <Body>
              <VStack modifiers=".⟦onChange⟧(of: count) { price = count * 3; print(count) }.onChange(of: price) { tax = price / 5; print(tax) }.onChange(of: tax) { total = price + tax; print(total) }">
                <Stepper value="$count">{count}</Stepper>
                <Text>{price} {tax} {total}</Text>
                <Button action="price = 0; tax = 0; total = 0">Clear</Button>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Order">
            <State name="count" type="Int" value="1"/>
            <Computed name="price" type="Int">count * 3</Computed>
            <Computed name="tax" type="Int">price / 5</Computed>
            <Computed name="total" type="Int">price + tax</Computed>
            <Body>
              <VStack>
                <Stepper value="$count">{count}</Stepper>
                <Text>{price} {tax} {total}</Text>
                <Button action="count = 0">Clear</Button>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Converter">
            <State name="celsius" type="Int" value="0"/>
            <State name="isCold" type="Bool" value="true"/>
            <Body>
              <Form modifiers=".⟦onChange⟧(of: celsius) { isCold = celsius &lt; 10 }.onChange(of: isCold) { celsius = isCold ? 0 : 20 }">
                <Stepper value="$celsius" in="{0...40}">{celsius} degrees</Stepper>
                <Toggle isOn="$isCold">Cold</Toggle>
              </Form>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Converter">
            <State name="celsius" type="Int" value="0"/>
            <Binding name="isCold" type="Bool" get="celsius &lt; 10" set="celsius = newValue ? 0 : 20"/>
            <Body>
              <Form>
                <Stepper value="$celsius" in="{0...40}">{celsius} degrees</Stepper>
                <Toggle isOn="$isCold">Cold</Toggle>
              </Form>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Lock">
            <State name="isLocked" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Toggle isOn="$isLocked" modifiers=".⟦onChange⟧(of: isLocked) { if isLocked { isAsking = true; isLocked = false } else { isAsking = false } }">Locked
                <Alert isPresented="$isAsking" title="Only the owner may lock this."/>
              </Toggle>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Lock">
            <State name="isLocked" type="Bool" value="false"/>
            <State name="isAsking" type="Bool" value="false"/>
            <Body>
              <Toggle isOn="$isLocked" modifiers=".onChange(of: isLocked) { if isLocked { isAsking = true; isLocked = false } }">Locked
                <Alert isPresented="$isAsking" title="Only the owner may lock this."/>
              </Toggle>
            </Body>
          </View>
          """#, foundBy: .run),
    ],
    nearMiss: #"""
      <View name="Order">
        <State name="count" type="Int" value="1"/>
        <State name="query" type="String" value=""/>
        <State name="found" type="Int" value="0"/>
        <State name="isNew" type="Bool" value="false"/>
        <Computed name="price" type="Int">count * 3</Computed>
        <Computed name="tax" type="Int">price / 5</Computed>
        <Computed name="total" type="Int">price + tax</Computed>
        <Body>
          <VStack modifiers=".onChange(of: query) { found = query.count; print(query) }.onChange(of: isNew) { print(isNew) }.onChange(of: count) { print(count) }">
            <Stepper value="$count">{count} for {total}</Stepper>
            <TextField title="Search" text="$query"/>
            <Toggle isOn="$isNew">New</Toggle>
            <Button action="found = 0">{found} found</Button>
          </VStack>
        </Body>
      </View>
      """#,
    whenToLeaveIt: "Where each step waits for something outside, such as a server."
  ) { context in
    let handlers = UpdateHandlers(context)
    if handlers.all.isEmpty { return }
    let isCyclic = handlers.cyclic()
    context.reportUndoing(by: handlers, isCyclic)
    if handlers.all.count < 3 { return }
    var isFed = [Bool](repeating: false, count: handlers.all.count)
    for (index, next) in handlers.next.enumerated() where !isCyclic[index] {
      for other in next { isFed[other] = true }
    }
    for first in handlers.all.indices where !isFed[first] && !isCyclic[first] {
      var chain: [Int]?
      for second in handlers.next[first] where second != first && !isCyclic[second] {
        if let third = handlers.next[second].first(where: { $0 != first && $0 != second && !isCyclic[$0] }) {
          chain = [first, second, third]
          break
        }
      }
      guard let chain, !handlers.all[chain[2]].written.isEmpty else { continue }
      let names = chain.dropFirst().map { place in
        let before = handlers.all[chain[chain[1] == place ? 0 : 1]]
        let shared = handlers.all[place].watched.first { before.written.contains($0) }
        return shared.map { "`\(context.program[$0].name)`" } ?? "a value"
      }
      context.report(
        "This handler sets \(names[0]), whose handler sets \(names[1]), whose handler sets "
          + "`\(context.program[handlers.all[chain[2]].written[0]].name)`.",
        at: handlers.all[first].location,
        related: [
          RelatedPlace("then this one runs", handlers.all[chain[1]].location),
          RelatedPlace("and then this one", handlers.all[chain[2]].location),
        ],
        help: "Make what follows from other values `Computed`, or set all of them in the first handler.")
    }
  }
}

extension RuleContext {
  /// Reports handlers that write each other's values, and those that a run shows to change back what they changed.
  fileprivate func reportUndoing(by handlers: UpdateHandlers, _ isCyclic: [Bool]) {
    var isSaid = [Bool](repeating: false, count: isCyclic.count)
    for (first, second) in handlers.mutual() {
      let (one, other) = (handlers.all[first], handlers.all[second])
      let names = (program[one.watched[0]].name, program[other.watched[0]].name)
      isSaid[first] = true
      isSaid[second] = true
      report(
        "This handler sets `\(names.1)` whenever `\(names.0)` changes, and the handler of `\(names.1)` then sets `\(names.0)`: what was put into one may be overwritten by way of the other.",
        at: one.location, related: [RelatedPlace("this one sets `\(names.0)`", other.location)],
        help:
          "Keep one of the two as State and compute the other: `<Binding name=\"\(names.1)\" type=\"\(program[other.watched[0]].type)\" get=\"…\" set=\"\(names.0) = …\"/>`."
      )
    }
    for start in isCyclic.indices where isCyclic[start] && !isSaid[start] {
      let ring = handlers.ring(from: start, isCyclic, &isSaid)
      suspect(
        "",
        of: UpdateSuspect(
          screens: graph.holders(of: handlers.all[start].owner, limit: 4, program),
          handlers: ring.map { handlers.all[$0].action }, sources: handlers.sources(settingOff: ring),
          kind: .undoing),
        at: handlers.all[start].location,
        related: ring.dropFirst().map {
          RelatedPlace("this handler belongs to it", handlers.all[$0].location)
        },
        help: "Set back only what somebody else set, or decide once, in the action that begins it.")
    }
  }
}
