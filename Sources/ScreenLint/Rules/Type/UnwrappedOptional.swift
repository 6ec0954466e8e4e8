import SourceModel

extension TypeRules {
  static let unwrappedOptional = Rule(
    "type/unwrapped-optional", .error, "An optional used as a value",
    whatHappens: "Swift says “Value of optional type 'String?' must be unwrapped”.",
    why: "It may be nil, and then there is no value to use.",
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
    ]
  )
}
