import SourceModel

extension RuleID { package static let metaSettings: RuleID = "meta/settings" }

extension MetaRules {
  static let settings = Rule(
    .metaSettings, .error, "Settings that cannot be read",
    whatHappens: "What could be read of `screenwright.yml` counts; the rest has its default.",
    why: "A setting that is misspelt or has a value of another kind changes nothing.",
    repair: "Correct the line that the finding shows.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
          """#,
        good: #"""
          <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
          """#,
        foundBy: .data,
        data: RuleExample.Data(
          path: "screenwright.yml", bad: "rules: off\n", good: "rules:\n  flow/unused-state: off\n"))
    ],
    nearMiss: NearMiss(
      #"""
      <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
      """#,
      path: "screenwright.yml",
      data: #"""
        # Known rules, one of them as a group.
        rules:
          flow/unused-state: off   # until the next release
          a11y: note
        """#)
  )
}
