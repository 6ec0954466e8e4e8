import ScreenLint

/// A rule as `explain` prints it.
public enum RulePage {
  /// The page as plain text.
  public static func text(_ rule: Rule) -> String {
    var out = "\(rule.id) (\(rule.severity.label))\n\n\(rule.title)\n\n"
    out += section("What happens", rule.whatHappens)
    out += section("Why it is bad", rule.why)
    if let example = rule.examples.first {
      out += section("Bad", indented(example.badSource))
      out += section("Good", indented(example.good))
      if let fixed = example.fixed, fixed != example.good {
        out += section("With the fix applied", indented(fixed))
      }
    }
    if let nearMiss = rule.nearMisses.first {
      out += section("Looks like it, and is right", indented(nearMiss.screens))
    }
    return out + section("When to leave it", rule.whenToLeaveIt)
  }

  private static func section(_ title: String, _ text: String) -> String {
    "\(title)\n\n\(trimmed(text))\n\n"
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
