import SourceModel

extension TypeRules {
  static let unwrappedOptional = Rule(
    .typeUnwrappedOptional, .error, "An optional used as a value",
    traits: [.leavesNoMeaning], hidesNames: .mentioned,
    whatHappens: "Swift says “Value of optional type 'String?' must be unwrapped”.",
    why: "It may be nil, and then there is no value to use.",
    repair:
      "Give a value for nil with `??`, ask only where there is one with `?.`, or unwrap it with "
      + "`<IfLet>` or `if let`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="name" type="String?"/>
            <Body><Text>{name.⟦count⟧}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="name" type="String?"/>
            <Body><Text>{name?.count ?? 0}</Text></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="note" type="String?"/>
        <Body><Text>{note?.uppercased() ?? "None"}</Text></Body>
      </View>
      """#
  )
}
