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
    nearMiss: #"""
      <View name="Card">
        <Func signature="total(_ count: Int) -> Int">count lt 1 ? 0 : count + total(count - 1)</Func>
        <Body><Text>{total(100)}</Text></Body>
      </View>
      """#
  )
}
