import SourceModel

extension TypeRules {
  static let unusedResult = Rule(
    .typeUnusedResult, .warning, "An action that does nothing",
    traits: [.triesToChange],
    whatHappens: "Swift says “Expression of type 'Int' is unused”.",
    why: "The button looks as if it did something.",
    repair: "Call the function with `()`, assign the value with `=`, or remove the statement.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Binding name="count" type="Int"/>
            <Body><Stepper value="$count" in="{0...9}"/><Button action="⟦count + 1⟧">Count {count}</Button></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Binding name="count" type="Int"/>
            <Body><Button action="count += 1">Count {count}</Button></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Counter">
        <State name="count" type="Int" value="0"/>
        <Func signature="add()">count += 1</Func>
        <Body><Button action="add">{count}</Button></Body>
      </View>
      """#
  )
}
