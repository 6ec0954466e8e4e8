import SourceModel

extension RunRules {
  static let stopped = Rule(
    .runStopped, .error, "The run was stopped",
    whatHappens: "The app stops: “Fatal error”, with the message that the code gives.",
    why:
      "The code says that it must not come here, with `fatalError`, `precondition` or `try!`, or throws an error that nobody "
      + "catches; and with this data it does.",
    repair:
      "Give what the code relies on, or let it go on with something else: `guard … else { return }`, `do` and `catch`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Carte">
              <Let name="dishes" type="[String]"/>
              <Func signature="first() -> String">guard let dish = dishes.first else { ⟦fatalError('no dish')⟧ }; return dish</Func>
            </Struct>
            <View name="Card">
              <Body><Text>{Carte(dishes: []).first()}</Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Carte">
              <Let name="dishes" type="[String]"/>
              <Func signature="first() -> String">guard let dish = dishes.first else { return 'Nothing today' }; return dish</Func>
            </Struct>
            <View name="Card">
              <Body><Text>{Carte(dishes: []).first()}</Text></Body>
            </View>
          </Module>
          """#,
        foundBy: .run)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Carte">
          <Let name="dishes" type="[String]"/>
          <Func signature="first() -> String">guard let dish = dishes.first else { fatalError('no dish') }; return dish</Func>
        </Struct>
        <View name="Card">
          <Body><Text>{Carte(dishes: ['Soup']).first()}</Text></Body>
        </View>
      </Module>
      """#
  )
}
