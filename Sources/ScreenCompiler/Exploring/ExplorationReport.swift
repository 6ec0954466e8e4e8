import ScreenRuntime
import ScreenSemantics
import SourceModel

/// The forms in which an exploration is reported.
public enum ExplorationFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// One JSON object.
  case json
}

/// An exploration in one of the forms. It holds nothing that differs from run to run.
public struct ExplorationReport {
  private let exploration: Exploration
  private let program: Program
  private var context: ReportContext

  /// A report on an exploration of a package.
  public init(_ exploration: Exploration, of compilation: Compilation) {
    self.exploration = exploration
    program = compilation.model.program
    context = ReportContext(compilation.files)
  }

  /// The report in a form.
  public mutating func text(_ format: ExplorationFormat) -> String {
    switch format {
    case .text: text()
    case .json: json()
    }
  }

  private var bound: String { Self.count(exploration.options.steps, "step") }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// What the bounds left out, as a sentence.
  public var boundSentence: String {
    var parts: [String] = []
    if exploration.untried > 0 {
      parts.append("on \(Self.count(exploration.untried, "state")) nothing was tried")
    }
    if exploration.dropped > 0 {
      parts.append("\(Self.count(exploration.dropped, "step")) led to states for which there was no room")
    }
    let what = Self.count(exploration.states, "state")
    if parts.isEmpty {
      return
        "All \(what) that the tried values lead to were visited; other texts, numbers and data may lead further."
    }
    return
      "\(what) were visited, within \(bound) and \(Self.count(exploration.options.states, "state")); "
      + "\(parts.joined(separator: ", and ")). What lies beyond is not known."
  }

  // MARK: Text

  private mutating func text() -> String {
    var out = ""
    for finding in exploration.findings {
      out += "\(place(finding.location)): \(finding.rule)\n"
      out += "  \(VisibleText.message(finding.message))\n"
      if let help = finding.help { out += "  \(VisibleText.message(help))\n" }
      out +=
        finding.steps.isEmpty
        ? "  It happens at once:\n" : "  After \(Self.count(finding.steps.count, "step")):\n"
      for line in finding.scenario.split(separator: "\n") { out += "    \(VisibleText.line(String(line)))\n" }
      out += "\n"
    }
    let unshown = exploration.pages.filter { !$0.isShown }
    let missed = exploration.pages.filter { page in page.isShown && page.items.contains { !$0.isReached } }
    if !unshown.isEmpty || !missed.isEmpty {
      out += "Never reached within \(bound):\n"
      for page in unshown {
        out += "  \(place(page.location))  \(page.name) is never shown\n"
      }
      for page in missed {
        for item in page.items where !item.isReached {
          out += "  \(place(item.location))  \(page.name): \(VisibleText.line(item.name))\n"
        }
      }
      out += "\n"
    }
    return out + boundSentence + "\n"
  }

  private mutating func place(_ location: SourceLocation) -> String {
    let start = context.positions(location).start
    return "\(VisibleText.line(context.file(location.file).path)):\(start.line):\(start.column)"
  }

  // MARK: JSON

  private mutating func json() -> String {
    let quoted = JSONReport.quoted as (String) -> String
    var findings: [String] = []
    for finding in exploration.findings {
      var text = "{\"rule\": \(quoted(finding.rule.id)), \"message\": \(quoted(finding.message)), "
      if let help = finding.help { text += "\"help\": \(quoted(help)), " }
      text += JSONReport.place(finding.location, &context)
      text += ", \"steps\": [\(finding.steps.map { quoted($0.xml) }.joined(separator: ", "))]"
      findings.append(text + ", \"scenario\": \(quoted(finding.scenario))}")
    }
    var unreached: [String] = []
    for page in exploration.pages {
      let items = page.isShown ? page.items.filter { !$0.isReached } : []
      if page.isShown && items.isEmpty { continue }
      let list = items.map { "{\"what\": \(quoted($0.name)), \(JSONReport.place($0.location, &context))}" }
      unreached.append(
        "{\"name\": \(quoted(page.name)), \(JSONReport.place(page.location, &context)), "
          + "\"shown\": \(page.isShown), \"items\": [\(list.joined(separator: ", "))]}")
    }
    let options = exploration.options
    let screen = options.screen.isNone ? "null" : quoted(program[options.screen].name.text)
    var out = "{\"version\": 1,\n \"screen\": \(screen),\n"
    out += " \"bounds\": {\"steps\": \(options.steps), \"states\": \(options.states)},\n"
    out += " \"findings\": [\(Self.list(findings))],\n \"unreached\": [\(Self.list(unreached))],\n"
    out += " \"summary\": {\"states\": \(exploration.states), \"tried\": \(exploration.tried), "
    out += "\"untried\": \(exploration.untried), \"dropped\": \(exploration.dropped), "
    out += "\"unconfirmed\": \(exploration.unconfirmed), "
    return out + "\"reached\": \(exploration.reached), \"reachable\": \(exploration.count)}}\n"
  }

  private static func list(_ objects: [String]) -> String {
    objects.isEmpty ? "" : objects.map { "\n  \($0)" }.joined(separator: ",") + "\n "
  }
}
