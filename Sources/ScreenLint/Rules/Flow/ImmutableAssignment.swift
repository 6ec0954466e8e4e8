import SourceModel

extension FlowRules {
  static let immutableAssignment = Rule(
    "flow/immutable-assignment", .error, "Something that cannot change is changed",
    whatHappens: "Swift says “Cannot assign to property: 'self' is immutable”.",
    why:
      "A view is a value that is made anew at every update. What changes is declared as State, where the view owns it, or as Binding, where the caller does.",
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
    ]
  )
}
