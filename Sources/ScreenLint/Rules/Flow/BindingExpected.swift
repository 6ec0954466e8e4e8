import SourceModel

extension FlowRules {
  static let bindingExpected = Rule(
    "flow/binding-expected", .error, "A value where a binding is wanted",
    whatHappens:
      "Swift says “Cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'”.",
    why: "The control must write, and a value can only be read.",
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
    ]
  )
}
