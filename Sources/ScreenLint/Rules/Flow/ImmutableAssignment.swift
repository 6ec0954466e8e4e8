import SourceModel

extension FlowRules {
  static let immutableAssignment = Rule(
    .flowImmutableAssignment, .error, "Something that cannot change is changed",
    traits: [.triesToChange],
    whatHappens: "Swift says “Cannot assign to property: 'self' is immutable”.",
    why:
      "A view is a value that is made anew at every update. What changes is declared as State, where the view owns it, or as Binding, where the caller does.",
    repair:
      "Declare it as `<State>` where the view owns the value, as `<Binding>` where the caller does, "
      + "and as `<Var>` in a Struct.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Home">
            <Var name="frameWork" type="String" value="UIKit"/>
            <Body><Button title="{frameWork}" action="⟦frameWork⟧ = 'SwiftUI'"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Home">
            <State name="frameWork" type="String" value="UIKit"/>
            <Body><Button title="{frameWork}" action="frameWork = 'SwiftUI'"/></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Home">
            <State name="frameWork" type="String" value="UIKit"/>
            <Body><Button title="{frameWork}" action="frameWork = 'SwiftUI'"/></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Total">
        <Let name="prices" type="[Int]"/>
        <Func signature="sum() -> Int">var total = 0; for price in prices { total += price }; return total</Func>
        <Body><Text>{sum()}</Text></Body>
      </View>
      """#
  )
}
