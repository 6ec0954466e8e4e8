import ScreenRuntime
import ScreenSemantics
import SourceModel

/// The forms in which the outcome of scenarios is reported.
public enum TestFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// One JSON object.
  case json
  /// JUnit's XML: a test case for each scenario.
  case junit
  /// Annotations of GitHub's workflow commands.
  case github
}

/// The scenarios of one package, as reports take them.
public struct TestPart: Sendable {
  /// How they ended, in the order of their files.
  public let results: [ScenarioResult]
  /// What was reached, where that was asked for.
  public let coverage: ScenarioCoverage?
  let files: SourceFiles
  let program: Program

  /// Scenarios of a package.
  public init(_ results: [ScenarioResult], coverage: ScenarioCoverage?, of compilation: Compilation) {
    self.results = results
    self.coverage = coverage
    files = compilation.files
    program = compilation.model.program
  }
}

/// How scenarios ended, in one of the forms.
public struct TestReport {
  private let parts: [TestPart]
  /// True to print what each step wrote, and which views SwiftUI updates for it.
  private let traces: Bool

  /// A report on the scenarios of some packages.
  public init(_ parts: [TestPart], traces: Bool = false) {
    self.parts = parts
    self.traces = traces
  }

  /// How many scenarios ran, and how many of them failed.
  public var counts: (all: Int, failed: Int) {
    let results = parts.flatMap(\.results)
    return (results.count, results.count { !$0.isPassed })
  }

  /// `12 scenarios passed, 1 failed.`
  public var sentence: String {
    let (all, failed) = counts
    if all == 0 { return "There is no scenario to run." }
    let passed = all - failed
    return "\(passed) scenario\(passed == 1 ? "" : "s") passed, \(failed) failed."
  }

  /// The report in a form.
  public func text(_ format: TestFormat) -> String {
    switch format {
    case .text: text()
    case .json: json()
    case .junit: junit()
    case .github: github()
    }
  }

  // MARK: Text

  private func text() -> String {
    var out = ""
    for part in parts {
      var context = ReportContext(part.files)
      for result in part.results {
        out += result.isPassed ? "pass  " : "FAIL  "
        out += "\(VisibleText.line(result.scenario.name))  \(place(result.scenario.location, &context))\n"
        if traces { for step in result.steps { out += trace(step) } }
        for failure in result.failures { out += text(failure, result, &context) }
      }
      if let coverage = part.coverage { out += coverage.text(part.files) }
    }
    return out
  }

  private func trace(_ step: ScenarioResult.StepRecord) -> String {
    var out = "      \(VisibleText.line(step.step.words))\n"
    for write in step.writes { out += "        wrote \(VisibleText.line(write))\n" }
    for redraw in step.redraws {
      out += "        made anew \(redraw.view): \(redraw.reason) (\(redraw.source))\n"
    }
    for effect in step.effects { out += "        effect \(VisibleText.line(effect))\n" }
    return out
  }

  private func text(
    _ failure: ScenarioResult.Failure, _ result: ScenarioResult, _ context: inout ReportContext
  ) -> String {
    var out =
      "      \(place(failure.location, &context)): \(VisibleText.line(failure.step ?? "could not begin"))\n"
    out += "      \(VisibleText.line(failure.message))\n"
    if let help = failure.help { out += "      \(VisibleText.line(help))\n" }
    if let (rule, location) = failure.fault {
      out += "      \(rule) at \(place(location, &context))\n"
    }
    let done = result.steps.filter { $0.location.range.start < failure.location.range.start }
    if !done.isEmpty, !traces {
      out += "      Steps so far:\n"
      for step in done { out += "        \(VisibleText.line(step.step.words))\n" }
    }
    if !failure.difference.isEmpty { out += "      The difference:\n" + indented(failure.difference) }
    if !failure.page.isEmpty { out += "      The page:\n" + indented(failure.page) }
    return out
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0).map {
      $0.isEmpty ? "\n" : "        \(VisibleText.line(String($0)))\n"
    }.joined()
  }

  private func place(_ location: SourceLocation, _ context: inout ReportContext) -> String {
    let start = context.positions(location).start
    return "\(VisibleText.line(context.file(location.file).path)):\(start.line):\(start.column)"
  }

  // MARK: JSON

  private func json() -> String {
    var scenarios: [String] = []
    for part in parts {
      var context = ReportContext(part.files)
      for result in part.results { scenarios.append(object(result, part, &context)) }
    }
    let (all, failed) = counts
    var out = "{\"version\": 1,\n \"scenarios\": ["
    out += scenarios.isEmpty ? "],\n" : scenarios.map { "\n  \($0)" }.joined(separator: ",") + "\n ],\n"
    let coverages = parts.compactMap { part in part.coverage.map { $0.json(part.files) } }
    if !coverages.isEmpty {
      out += " \"coverage\": [" + coverages.map { "\n  \($0)" }.joined(separator: ",") + "\n ],\n"
    }
    out += " \"summary\": {\"scenarios\": \(all), \"passed\": \(all - failed), \"failed\": \(failed)}}\n"
    return out
  }

  private func object(_ result: ScenarioResult, _ part: TestPart, _ context: inout ReportContext) -> String {
    let quoted = JSONReport.quoted as (String) -> String
    let subject = result.scenario.subject
    var out = "{\"name\": \(quoted(result.scenario.name)), "
    out += "\"screen\": \(subject.isNone ? "null" : quoted(part.program[subject].name.text)), "
    out += "\"status\": \"\(result.isPassed ? "passed" : "failed")\", "
    out += JSONReport.place(result.scenario.location, &context)
    let steps = result.steps.map { step in
      var text = "{\"step\": \(quoted(step.step.words)), \"xml\": \(quoted(step.step.xml)), "
      text += JSONReport.place(step.location, &context) + ", \"page\": \(quoted(step.page)), "
      text += "\"writes\": [\(step.writes.map(quoted).joined(separator: ", "))], "
      text += "\"effects\": [\(step.effects.map(quoted).joined(separator: ", "))]"
      if traces {
        let redraws = step.redraws.map {
          "{\"view\": \(quoted($0.view)), \"source\": \(quoted($0.source)), \"reason\": \(quoted($0.reason))}"
        }
        text += ", \"redraws\": [\(redraws.joined(separator: ", "))]"
      }
      return text + "}"
    }
    out += ", \"steps\": [\(steps.joined(separator: ", "))]"
    let failures = result.failures.map { failure in
      var text = "{\"message\": \(quoted(failure.message)), "
      if let help = failure.help { text += "\"help\": \(quoted(help)), " }
      if let step = failure.step { text += "\"step\": \(quoted(step)), " }
      text += JSONReport.place(failure.location, &context)
      if let (rule, location) = failure.fault {
        text += ", \"fault\": {\"rule\": \(quoted(rule.id)), \(JSONReport.place(location, &context))}"
      }
      if !failure.page.isEmpty { text += ", \"page\": \(quoted(failure.page))" }
      if !failure.difference.isEmpty { text += ", \"difference\": \(quoted(failure.difference))" }
      return text + "}"
    }
    return out + ", \"failures\": [\(failures.joined(separator: ", "))]}"
  }

  // MARK: JUnit

  private func junit() -> String {
    let (all, failed) = counts
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    out += "<testsuites name=\"screenwright test\" tests=\"\(all)\" failures=\"\(failed)\" errors=\"0\">\n"
    for part in parts {
      var context = ReportContext(part.files)
      var start = 0
      while start < part.results.count {
        let file = part.results[start].scenario.location.file
        let end =
          part.results[start...].firstIndex { $0.scenario.location.file != file } ?? part.results.count
        out += suite(part.results[start..<end], context.file(file).path, &context)
        start = end
      }
    }
    return out + "</testsuites>\n"
  }

  private func suite(
    _ results: ArraySlice<ScenarioResult>, _ path: String, _ context: inout ReportContext
  ) -> String {
    let failed = results.count { !$0.isPassed }
    var out = "  <testsuite name=\"\(XMLText.escaped(path))\" tests=\"\(results.count)\""
    out += " failures=\"\(failed)\" errors=\"0\">\n"
    for result in results {
      out += "    <testcase name=\"\(XMLText.escaped(result.scenario.name))\""
      out += " classname=\"\(XMLText.escaped(path))\""
      if result.isPassed {
        out += "/>\n"
        continue
      }
      let message = result.failures.map(\.message).joined(separator: " ")
      let text = result.failures.map { self.text($0, result, &context) }.joined(separator: "\n")
      out += ">\n      <failure message=\"\(XMLText.escaped(message))\" type=\"scenario\">"
      out += "\(XMLText.escaped(text))</failure>\n    </testcase>\n"
    }
    return out + "  </testsuite>\n"
  }

  // MARK: GitHub

  private func github() -> String {
    var out = ""
    for part in parts {
      var context = ReportContext(part.files)
      for result in part.results {
        for failure in result.failures {
          let text = [failure.step, failure.message, failure.help].compactMap { $0 }.joined(separator: "\n")
          out += GitHubReport.annotation(
            "error", failure.location, title: "scenario \(result.scenario.name)", text, &context)
        }
      }
    }
    return out
  }
}
