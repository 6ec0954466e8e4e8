import ScreenLint
import SourceModel

/// All rules as one page of Markdown.
public enum RuleReference {
  /// The page: a table of all rules, then each with what happens, why, examples, and when to leave it.
  public static func markdown() -> String {
    var out = """
      # Rules

      Made from the catalogue by `screenwright rules --format markdown`; `screenwright explain RULE` prints one of them.
      Severities are the defaults; `screenwright.yml` changes them:

      ```yaml
      rules:
        flow/unused-parameter: off
        list: error
      overrides:
        Screens/Drafts:
          truth: note
      ```

      A finding is silenced by a comment that names its rule: `<!-- screenwright:disable-next RULE reason -->` before an
      element, `disable RULE` and `enable RULE` around a region; `disable RULE` alone holds to the end of the file. Pages
      are not drawn of code that cannot be understood, whoever is silent about it: `compile` and `render` tell such errors
      all the same.


      """
    for group in groups() {
      out += "## \(group.name)\n\n| rule | severity | meaning |\n| --- | --- | --- |\n"
      for rule in group.rules {
        out += "| [`\(rule.id)`](#\(anchor(rule.id))) | \(rule.severity.label) | \(rule.title) |\n"
      }
      out += "\n"
    }
    for rule in RuleCatalog.all { out += section(rule) }
    return out
  }

  private static func groups() -> [(name: String, rules: [Rule])] {
    var found: [(name: String, rules: [Rule])] = []
    for rule in RuleCatalog.all {
      if found.last?.name != rule.id.group { found.append((rule.id.group, [])) }
      found[found.count - 1].rules.append(rule)
    }
    return found
  }

  /// GitHub's anchor of a heading: without the slash.
  private static func anchor(_ id: RuleID) -> String { id.id.filter { $0 != "/" } }

  private static func section(_ rule: Rule) -> String {
    var out = "### \(rule.id)\n\n**\(rule.title)** (\(rule.severity.label))\n\n"
    out += "\(rule.whatHappens)\n\n\(rule.why)\n\nHow to repair it: \(rule.repair)\n\n"
    if let example = rule.examples.first {
      out += "Bad:\n\n\(fenced(example.badSource))" + data(example.data?.path, example.data?.bad)
      out += "\nGood:\n\n\(fenced(example.good))" + data(example.data?.path, example.data?.good) + "\n"
    }
    return out + "When to leave it: \(rule.whenToLeaveIt)\n\n"
  }

  /// The file beside an example that it is read with.
  private static func data(_ path: String?, _ text: String?) -> String {
    guard let path, let text else { return "" }
    if text.isEmpty { return "\nThere is no `\(path)`.\n" }
    let end = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return "\nwith `\(path)`:\n\n" + fenced(String(end), path.hasSuffix("json") ? "json" : "yaml")
  }

  /// An example in a fence; one that cannot be shown in full, such as a huge file, is cut.
  private static func fenced(_ text: String, _ language: String = "xml") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.utf8.count > 200 ? "\(line.prefix(60))…" : String(line)
    }
    let shown = lines.count > 60 ? lines.prefix(12) + ["…"] : lines[...]
    return "```\(language)\n\(shown.joined(separator: "\n"))\n```\n"
  }
}
