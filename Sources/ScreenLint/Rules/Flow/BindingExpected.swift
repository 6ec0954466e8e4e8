import SourceModel

extension FlowRules {
  static let bindingExpected = Rule(
    .flowBindingExpected, .error, "A value where a binding is wanted",
    hidesNames: .mentioned,
    whatHappens:
      "Swift says “Cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'”.",
    why: "The control must write, and a value can only be read.",
    repair: "Write `$` before the path of a State or a Binding: `isOn=\"$isOn\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <State name="isOn" type="Bool" value="true"/>
            <Body><Toggle isOn="⟦isOn⟧">Sounds</Toggle></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <State name="isOn" type="Bool" value="true"/>
            <Body><Toggle isOn="$isOn">Sounds</Toggle></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <State name="isOn" type="Bool" value="true"/>
            <Body><Toggle isOn="$isOn">Sounds</Toggle></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Badge"><Let name="isOn" type="Bool"/><Body><Text>{isOn ? "On" : "Off"}</Text></Body></View>
        <View name="Card">
          <State name="isOn" type="Bool" value="true"/>
          <Body><VStack><Badge isOn="{isOn}"/><Toggle isOn="$isOn">Sounds</Toggle></VStack></Body>
        </View>
      </Module>
      """#
  )
}
