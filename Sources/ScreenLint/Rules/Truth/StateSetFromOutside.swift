import SourceModel

extension TruthRules {
  static let stateSetFromOutside = Rule(
    .truthStateSetFromOutside, .error, "A caller sets the State of a view",
    traits: [.dependsOnUse, .isToldToUsers], hidesNames: .mentioned,
    whatHappens:
      "Swift says “'isOn' is inaccessible due to 'private' protection level”; where it compiles, the value is ignored after the first time.",
    why: "A State belongs to its view alone. If others set it too, there are two owners of one fact.",
    repair:
      "Declare it as `<Binding>` where the caller owns the value, and as `<Let>` where the view only "
      + "shows it.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Lamp">
              <State name="isOn" type="Bool" value="false"/>
              <Body><Toggle isOn="$isOn">Lamp</Toggle></Body>
            </View>
            <View name="Room"><Body><Lamp ⟦isOn⟧="true"/></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Lamp">
              <Binding name="isOn" type="Bool"/>
              <Body><Toggle isOn="$isOn">Lamp</Toggle></Body>
            </View>
            <View name="Room">
              <State name="isOn" type="Bool" value="true"/>
              <Body><Lamp isOn="$isOn"/></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Lamp">
          <Var name="isOn" type="Bool" value="false"/>
          <Body><Text>{isOn ? "On" : "Off"}</Text></Body>
        </View>
        <View name="Room"><Body><Lamp isOn="true"/></Body></View>
      </Module>
      """#
  )
}
