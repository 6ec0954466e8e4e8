extension Plant {
  /// Faults that only show when a screen is drawn.
  static let runs: [Plant] = [
    drawn("An index past the end", "run/index-out-of-range", pattern: #"(?<=\w)\[\d+\]"#) { _ in "[999]" },
    drawn("The first of nothing, without a question", "run/nil-unwrapped", pattern: #"(?<=\w)\[\d+\]"#) { _ in
      ".prefix(0).first!"
    },
    drawn("A division by zero", "run/arithmetic", pattern: #"(product\.price) \* (quantity)"#) {
      "\($0[1]) / (\($0[2]) - \($0[2]))"
    },
    drawn(
      "A text without end", "run/limit",
      pattern: #"(<Computed name="(?:imageName|editorTitle|subtitle|title)" type="String">)[^<]*"#
    ) { $0[1] + "String(repeating: 'planted', count: 999999999)" },
    lackingValue,
  ]

  private static let lackingValue: Plant = {
    var plant = intoBodies("A screen that nothing gives its value", "run/missing-argument") { _, _ in
      Planted(
        declaration: """
          <Screen name="Planted"><Let name="word" type="String"/><Body><Text>{word}</Text></Body></Screen>
          """)
    }
    plant.isDrawn = true
    return plant
  }()

  /// Faults in settings.
  static let settings: [Plant] = [
    inSettings("A setting that is misspelt", "meta/settings", pattern: "(?m)^output:") { _ in "outptu:" },
    inSettings("A list where a folder is wanted", "meta/settings", pattern: "(?m)^output: (.*)$") {
      "output: [\($0[1])]"
    },
    inSettings("A severity that there is not", "meta/settings", pattern: "(?m)^output: .*$") {
      $0[0] + "\nrules:\n  flow/unused-state: loud"
    },
    inSettings("A rule that there is not", "meta/unknown-rule", pattern: "(?m)^output: .*$") {
      $0[0] + "\nrules:\n  flow/planted: error"
    },
  ]

  private static func drawn(
    _ name: String, _ rules: String..., pattern: String, change: @escaping @Sendable ([String]) -> String
  ) -> Plant {
    replacing(name, rules, in: ".xml", isDrawn: true, pattern: pattern, change: change)
  }

  private static func inSettings(
    _ name: String, _ rules: String..., pattern: String, change: @escaping @Sendable ([String]) -> String
  ) -> Plant {
    replacing(name, rules, in: "screenwright.yml", pattern: pattern, change: change)
  }
}
