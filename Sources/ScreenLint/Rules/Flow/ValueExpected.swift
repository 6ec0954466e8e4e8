import SourceModel

extension FlowRules {
  static let valueExpected = Rule(
    .flowValueExpected, .error, "A binding where a value is wanted",
    whatHappens:
      "Swift says “Cannot convert value of type 'Binding<Bool>' to expected argument type 'Bool'”.",
    why: "The place only reads; a binding would say that it also writes.",
    repair: "Leave out the `$`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Badge"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
            <View name="Card">
              <State name="count" type="Int" value="1"/>
              <Body><VStack><Badge count="⟦$count⟧"/><Stepper value="$count" in="{0...9}">Count</Stepper></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Badge"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
            <View name="Card">
              <State name="count" type="Int" value="1"/>
              <Body><VStack><Badge count="{count}"/><Stepper value="$count" in="{0...9}">Count</Stepper></VStack></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <View name="Badge"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
            <View name="Card">
              <State name="count" type="Int" value="1"/>
              <Body><VStack><Badge count="{count}"/><Stepper value="$count" in="{0...9}">Count</Stepper></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Badge"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
        <View name="Card"><Binding name="count" type="Int"/><Body><VStack><Badge count="{count}"/><Stepper value="$count" in="{0...9}">Count</Stepper></VStack></Body></View>
      </Module>
      """#
  )
}
