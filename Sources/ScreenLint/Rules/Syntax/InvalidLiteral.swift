import SourceModel

extension SyntaxRules {
  static let invalidLiteral = Rule(
    .syntaxInvalidLiteral, .error, "A text that is no value of its type",
    hidesNames: .any,
    whatHappens: "Swift says “Cannot convert value of type 'String' to expected argument type 'CGFloat'”.",
    why: "Plain text in an attribute is a literal. A name in scope is written in braces.",
    repair: "Write a value of the type, such as a number or the name of a case, or put code into braces.",
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
    ],
    nearMiss: #"""
      <View name="Card">
        <Body><VStack spacing="7.5" alignment="leading"><Text modifiers=".foregroundColor(.red)">\{gap\} costs \$5</Text></VStack></Body>
      </View>
      """#
  )
}
