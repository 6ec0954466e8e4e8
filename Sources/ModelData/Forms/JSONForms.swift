extension DataForm {
  /// One JSON value.
  public static let json = DataForm(endings: ["json"], .value, malformed: .dataMalformedJson)

  /// JSON Lines: a JSON value in each line, which are the elements of an array.
  public static let lines = DataForm(endings: ["jsonl", "ndjson"], .lines, malformed: .dataMalformedJson)
}
