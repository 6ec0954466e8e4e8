import SourceModel

extension SyntaxRules {
  static let misplacedElement = Rule(
    "syntax/misplaced-element", .error, "An element that cannot stand where it is",
    whatHappens: "Swift does not compile it.",
    why: "Each element has places where it means something; elsewhere it would be ignored.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Body><VStack><⟦Else⟧><Text>Title</Text></Else></VStack></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="isBig" type="Bool"/>
            <Body><VStack><If condition="isBig"><Text>Big</Text></If><Else><Text>Title</Text></Else></VStack></Body>
          </View>
          """#)
    ]
  )
}
