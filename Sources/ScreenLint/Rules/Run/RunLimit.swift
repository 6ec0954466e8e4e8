import SourceModel

extension RunRules {
  static let limit = Rule(
    .runLimit, .error, "Work without end",
    whatHappens: "The app hangs, or stops when its memory is used up.",
    why: "A loop or recursion went past the limit of steps, depth or size.",
    repair: "Give the loop or the recursion a condition that ends it, or show less at once.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Func signature="total(_ count: Int) -> Int">count lt 0 ? 0 : count + total(count + 1)</Func>
            <Body><Text>{total(1) gt 0 ? "yes" : "no"}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Func signature="total(_ count: Int) -> Int">count lt 1 ? 0 : count + total(count - 1)</Func>
            <Body><Text>{total(9) gt 0 ? "yes" : "no"}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMisses: [
      #"""
      <View name="Card">
        <Func signature="total(_ count: Int) -> Int">count lt 1 ? 0 : count + total(count - 1)</Func>
        <Body><Text>{total(100)}</Text></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <Computed name="total" type="Int">
          var sum = 0
          for number in 0 upTo 10_000 { if number % 2 == 0 { continue }; sum += number }
          return sum
        </Computed>
        <Body><Text>{total}</Text></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <Body><Text>{sequence(first: 1, next: { $0 &lt; 1000 ? $0 * 2 : nil }).map { String($0) }.joined(separator: " ")}</Text></Body>
      </View>
      """#,
    ]
  )
}
