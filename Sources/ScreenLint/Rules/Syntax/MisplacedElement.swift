import SourceModel

extension SyntaxRules {
  static let misplacedElement = Rule(
    .syntaxMisplacedElement, .error, "An element that cannot stand where it is",
    hidesNames: .mentioned,
    whatHappens: "Swift does not compile it.",
    why: "Each element has places where it means something; elsewhere it would be ignored.",
    repair: "Move it to where it belongs, as the finding says.",
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
    ],
    nearMiss: #"""
      <View name="Card">
        <Let name="count" type="Int"/>
        <Body>
          <VStack>
            <If condition="count == 0"><Text>None</Text></If>
            <!-- one has no plural -->
            <ElseIf condition="count == 1"><Text>One</Text></ElseIf>
            <Else><Text>{count}</Text></Else>
          </VStack>
        </Body>
      </View>
      """#
  )
}
