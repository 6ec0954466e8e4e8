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
    nearMisses: [
      #"""
      <View name="Card">
        <Body><VStack spacing="7.5" alignment="leading"><Text modifiers=".foregroundColor(.red)">\{gap\} costs \$5</Text></VStack></Body>
      </View>
      """#,
      #"""
      <Module>
        <Enum name="Size"><Case name="small"/><Case name="large"/></Enum>
        <View name="Badge"><Let name="size" type="Size?"/><Body><Text>{size == .small ? "s" : "l"}</Text></Body></View>
        <View name="Card"><Body><HStack><Badge size="small"/><Badge size=".large"/><Badge size="{nil}"/></HStack></Body></View>
      </Module>
      """#,
      #"""
      <Module>
        <View name="Dot"><Let name="color" type="Color"/><Body><Circle modifiers=".fill(color)"/></Body></View>
        <View name="Card"><Body><HStack><Dot color="#FF8800"/><Dot color="blue"/><Dot color=".green"/></HStack></Body></View>
      </Module>
      """#,
    ]
  )
}
