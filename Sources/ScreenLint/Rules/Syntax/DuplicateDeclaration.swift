import SourceModel

extension SyntaxRules {
  static let duplicateDeclaration = Rule(
    .syntaxDuplicateDeclaration, .error, "One name declared twice",
    hidesNames: .any,
    whatHappens: "Swift says “Invalid redeclaration of 'count'”.",
    why: "A name must tell one thing from all others in its scope.",
    repair: "Rename one of them, or remove it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Let name="⟦count⟧" type="Int"/>
            <Body><Text>{count}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Card">
            <Let name="count" type="Int"/>
            <Let name="total" type="Int"/>
            <Body><Text>{count} of {total}</Text></Body>
          </View>
          """#)
    ],
    nearMisses: [
      #"""
      <Module>
        <View name="Row"><Let name="count" type="Int"/><Body><Text>{count}</Text></Body></View>
        <View name="Card"><Let name="count" type="Int"/><Body><Row count="{count}"/></Body></View>
      </Module>
      """#,
      #"""
      <View name="Card">
        <Let name="prices" type="[Int]"/>
        <Func signature="total(of prices: [Int]) -&gt; Int">prices.reduce(0, +)</Func>
        <Func signature="total(first count: Int) -&gt; Int">total(of: prices.prefix(count).map { $0 })</Func>
        <Body><Text>{total(first: 3)} of {total(of: prices)}</Text></Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <Let name="names" type="[String]"/>
        <Body>
          <VStack>
            <ForEach items="names" id="\.self" as="name"><Text>{name}</Text></ForEach>
            <ForEach items="names.reversed()" id="\.self" as="name"><Text>{name}</Text></ForEach>
          </VStack>
        </Body>
      </View>
      """#,
    ]
  )
}
