import SourceModel

extension SyntaxRules {
  static let limit = Rule(
    "syntax/limit", .error, "A file beyond the limits",
    whatHappens: "The file is not read.",
    why: "Nesting, size and counts are limited, so that no file can stop the compiler.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card"><Body><Text>nested more than 256 levels deep</Text></Body></View>
          """#,
        good: #"""
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        foundBy: .size)
    ],
    nearMisses: [
      #"""
      <View name="Card">
        <Body>
          <VStack><HStack><VStack><HStack><VStack><HStack><Text>deep</Text></HStack></VStack></HStack></VStack></HStack></VStack>
        </Body>
      </View>
      """#,
      NearMiss(
        screens: "<View name=\"Card\"><Body>" + String(repeating: "<VStack>", count: 200)
          + "<Text>deep</Text>"
          + String(repeating: "</VStack>", count: 200) + "</Body></View>"),
      NearMiss(
        screens: "<View name=\"Card\"><Body>" + String(repeating: "<Text>wide</Text>\n", count: 4000)
          + "</Body></View>"),
    ]
  )
}
