import SourceModel

extension RunRules {
  static let limit = Rule(
    "run/limit", .error, "Work without end",
    whatHappens: "The app hangs, or stops when its memory is used up.",
    why: "A loop or recursion went past the limit of steps, depth or size.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Func signature="total(_ count: Int) -&gt; Int">count lt 0 ? 0 : count + total(count + 1)</Func>
            <Body><Text>{total(1) gt 0 ? "yes" : "no"}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Func signature="total(_ count: Int) -&gt; Int">count lt 1 ? 0 : count + total(count - 1)</Func>
            <Body><Text>{total(9) gt 0 ? "yes" : "no"}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ]
  )
}
