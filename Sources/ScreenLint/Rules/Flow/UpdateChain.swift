import ScreenSemantics
import ScreenTypes
import SourceModel

extension FlowRules {
  static let updateChain = Rule(
    .flowUpdateChain, .warning, "Handlers that set each other off",
    traits: [.dependsOnUse],
    whatHappens:
      "The screen is drawn once for each step, and for a moment shows values that do not belong together.",
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
          """#)
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
    if handlers.all.count < 3 { return }
    let isCyclic = handlers.cyclic()
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
