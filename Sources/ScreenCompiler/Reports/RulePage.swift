import ScreenLint

/// A rule as `explain` prints it.
public enum RulePage {
  /// The page as plain text.
  public static func text(_ rule: Rule) -> String {
    var out = "\(rule.id) (\(rule.severity.label))\n\n\(rule.title)\n\n"
    out += section("What happens", rule.whatHappens)
    out += section("Why it is bad", rule.why)
    out += section("How to repair it", rule.repair)
    if let example = rule.examples.first {
      out += section("Bad", shown(example.badSource, example.data.map { ($0.path, $0.bad) }))
      out += section("Good", shown(example.good, example.data.map { ($0.path, $0.good) }))
      if let fixed = example.fixed, fixed != example.good {
        out += section("With the fix applied", indented(fixed))
      }
    }
    out += section("Looks like it, and is right", shown(rule.nearMiss.screens, rule.nearMiss.data))
    return out + section("When to leave it", rule.whenToLeaveIt)
  }

  private static func section(_ title: String, _ text: String) -> String {
    "\(title)\n\n\(trimmed(text))\n\n"
  }

  /// Screens with the file beside them that they are read with.
  private static func shown(_ screens: String, _ data: (path: String, text: String)?) -> String {
    guard let data else { return indented(screens) }
    let file =
      data.text.isEmpty ? "There is no \(data.path)." : "\(data.path):\n\n\(indented(trimmed(data.text)))"
    return "\(indented(screens))\n\n\(file)"
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy({ $0 == " " }) == true, lines.count > 1 { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
