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
    nearMisses: [
      #"""
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
      """#,
      #"""
      <View name="Card">
        <Let name="prices" type="[Int]"/>
        <Body>
          <VStack>
            <Let name="total" value="prices.reduce(0, +)"/>
            <ForEach items="prices" id="\.self" as="price"><Let name="share" value="price * 100 / max(total, 1)"/><Text>{share} %</Text></ForEach>
          </VStack>
        </Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <State name="isShown" type="Bool" value="false"/>
        <Body>
          <Button action="isShown = true">
            Delete
            <Alert isPresented="$isShown" title="Really?"><Button role="cancel">Keep</Button></Alert>
          </Button>
        </Body>
      </View>
      """#,
    ]
  )
}
