import SourceModel

extension RunRules {
  static let arithmetic = Rule(
    .runArithmetic, .error, "A number that cannot be computed",
    whatHappens: "The app stops: “Fatal error: Division by zero”, or “Arithmetic overflow”.",
    why: "There is no such number.",
    repair:
      "Look first whether it can be computed, as in `count == 0 ? 0 : total / count`; use Double where "
      + "whole numbers grow too large.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="total" type="Int" value="12"/>
            <Let name="count" type="Int" value="0"/>
            <Body><Text>{total / count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="total" type="Int" value="12"/>
            <Let name="count" type="Int" value="0"/>
            <Body><Text>{count == 0 ? 0 : total / count}</Text></Body>
          </View>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <View name="Card">
        <State name="count" type="Int" value="0"/>
        <Body><Button action="count += 1">{count == 0 ? 0 : 10 / count}</Button></Body>
      </View>
      """#
  )
}
