import SourceModel

extension ViewRules {
  static let styleMismatch = Rule(
    "view/style-mismatch", .error, "A style that does not fit its control",
    whatHappens: "Swift says “Value of type 'ButtonStyleConfiguration' has no member 'isOn'”.",
    why: "Each kind of style has a configuration of its own.",
    examples: [
      RuleExample(
        bad: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.⟦isOn⟧ ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#,
        good: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.isPressed ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#)
    ]
  )
}
