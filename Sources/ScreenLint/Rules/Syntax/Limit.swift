import SourceModel

extension SyntaxRules {
  static let limit = Rule(
    .syntaxLimit, .error, "A file beyond the limits",
    hidesNames: .any,
    whatHappens: "The file is not read.",
    why:
      "At most 256 elements stand in each other, and a file has at most 8 MiB, so that no file can stop the compiler.",
    repair: "Move inner views into views of their own, and split a file that is too large.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Card"><Body>
            <VStack><VStack><VStack><!-- and so on: more than 256 elements in each other -->
              <Text>Title</Text>
            </VStack></VStack></VStack>
          </Body></View>
          """#,
        good: #"""
          <View name="Card"><Body><Text>Title</Text></Body></View>
          """#,
        foundBy: .size)
    ],
    nearMiss: #"""
      <View name="Card">
        <Body>
          <VStack><HStack><VStack><HStack><VStack><HStack><Text>deep</Text></HStack></VStack></HStack></VStack></HStack></VStack>
        </Body>
      </View>
      """#
  )
}
