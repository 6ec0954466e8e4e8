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
    .inData("Two rows with one id", "list/duplicate-id", pattern: #"(?s)("id": )(\d+)(.*?"id": )\d+"#) {
      $0[1] + $0[2] + $0[3] + $0[2]
    },
  ]

  private static func inData(
    _ name: String, _ rule: String, pattern: String, change: @escaping @Sendable ([String]) -> String
  ) -> Plant {
    var plant = replacing(name, rule, pattern: pattern) { groups, _ in change(groups) }
    plant.ending = ".json"
    return plant
  }
}
