import SourceModel

extension RunRules {
  static let indexOutOfRange = Rule(
    "run/index-out-of-range", .error, "An index past the end",
    whatHappens: "The app stops: “Fatal error: Index out of range”.",
    why: "There is no element at that place.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text>{[1, 2][2]}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>{[1, 2][1]}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMisses: [
      #"""
      <View name="Card">
        <State name="names" type="[String]" value="{[]}"/>
        <Body><Button action="names.append('Tea')">{names.isEmpty ? "Nobody" : names[names.count - 1]}</Button></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <Body><ForEach items="[2, 3, 5].indices" as="index"><Text>{[2, 3, 5][index]}</Text></ForEach></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <Body><Text>{[1, 2].prefix(9).count} {[1, 2].dropFirst(9).count} {['a': 1]['b'] ?? 0}</Text></Body>
      </View>
      """#,
    ],
    advice: "Ask `indices.contains(…)` first, or take `first`, `last` or `prefix(…)`, which never stop."
  )
}
