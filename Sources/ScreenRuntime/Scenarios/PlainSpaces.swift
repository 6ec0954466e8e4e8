extension String {
  /// The text with a blank in place of each other space, such as those that formats put between a number and its unit: names in steps
  /// are compared so.
  var withPlainSpaces: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(map { $0 != " " && $0.isWhitespace && !$0.isNewline ? " " : $0 })
  }
}
