import SourceModel

extension SyntaxRules {
  static let invalidLiteral = Rule(
    "syntax/invalid-literal", .error, "A text that is no value of its type",
    whatHappens: "Swift says “Cannot convert value of type 'String' to expected argument type 'CGFloat'”.",
    why: "Plain text in an attribute is a literal. A name in scope is written in braces.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="⟦gap⟧"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="{gap}"><Text>Title</Text></VStack></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Card">
            <Let name="gap" type="Double"/>
            <Body><VStack spacing="{gap}"><Text>Title</Text></VStack></Body>
          </View>
          """#)
    ]
  )
}
