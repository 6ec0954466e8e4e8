extension Plant {
  /// Faults in model data.
  static let data: [Plant] = [
    .inData("A comma forgotten", "data/malformed-json", pattern: #"(": (?:\d+|true|false|"[^"]*")),"#) {
      $0[1]
    },
    .inData(
      "A text in place of a number", "data/mismatch",
      pattern: #"("(?:id|price|rating|prepTime|latitude)": )-?[\d.]+"#
    ) {
      $0[1] + "\"planted\""
    },
    .inData(
      "A number in place of a text", "data/mismatch", pattern: #"("(?:name|title|park|imageName)": )"[^"]*""#
    ) { $0[1] + "7" },
    .inData(
      "A field forgotten", "data/missing-field",
      pattern: #""(?:name|title|price|park|rating|imageName)": (?:\d+|"[^"]*"),"#
    ) { _ in "" },
    .inData("A field that nothing reads", "data/unknown-field", pattern: #""(?:name|title)": "#) {
      "\"planted\": 1, " + $0[0]
    },
    .inData("A field given twice", "data/duplicate-key", pattern: #""(?:name|title)": "[^"]*","#) {
      $0[0] + " " + $0[0]
    },
    .inData("A case that is not declared", "data/unhandled-case", pattern: #"("category": )"\w+""#) {
      $0[1] + "\"Planted\""
    },
    .inData(
      "Nothing in place of a value", "data/mismatch",
      pattern: #"("(?:name|title|price|park)": )(?:\d+|"[^"]*")"#
    ) {
      $0[1] + "null"
    },
    .inData("A comma too many", "data/malformed-json", pattern: #"\}(?=\s*\]\s*$)"#) { $0[0] + "," },
    .inData("Single quotes", "data/malformed-json", pattern: #""((?:name|title))": "#) { "'\($0[1])': " },
    .inData("An object around the list", "data/mismatch", pattern: #"(?s)^(\s*\[.*)$"#) {
      "{\"planted\": \($0[1])}"
    },
    .inData(
      "A key that is misspelt", "data/missing-field", "data/unknown-field",
      pattern: #""(?:name|title|park)": "#
    ) {
      $0[0].replacing("\": ", with: "x\": ")
    },
    .inData("Two rows with one id", "list/duplicate-id", pattern: #"(?s)("id": )(\d+)(.*?"id": )\d+"#) {
      $0[1] + $0[2] + $0[3] + $0[2]
    },
  ]

  private static func inData(
    _ name: String, _ rules: String..., pattern: String, change: @escaping @Sendable ([String]) -> String
  ) -> Plant {
    replacing(name, rules, in: ".json", pattern: pattern, change: change)
  }
}
