import SourceModel

extension RunRules {
  static let nilUnwrapped = Rule(
    .runNilUnwrapped, .error, "Nil where a value is taken",
    whatHappens: "The app stops: “Fatal error: Unexpectedly found nil while unwrapping an Optional value”.",
    why: "`!` promises a value, and with this data there is none.",
    repair: "Give a value for nil with `??`, or use the value inside `<IfLet>` or `if let`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><Text>{[1, 2].first(where: { $0 > 2 })!}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Body><Text>{[1, 2].first(where: { $0 > 2 }) ?? 0}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <View name="Card">
        <State name="name" type="String?"/>
        <Body><Button action="name = 'Tea'">{name == nil ? "Nobody" : name!}</Button></Body>
      </View>
      """#
  )
}
