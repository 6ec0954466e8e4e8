import SourceModel

/// The answers of `WhyNot`, for people and for tools.
public enum WhyNotReport {
  /// A sentence for each answer, and the finding with the place that decided.
  public static func text(_ why: WhyNot, colors: Bool) -> String {
    let head = VisibleText.line("\(why.rule.id) at \(why.files.path(why.file)):\(why.line): ")
    var report = TextReport(why.files, colors: colors)
    var context = ReportContext(why.files)
    var out = ""
    for answer in why.answers {
      out += head + VisibleText.line(answer.explanation) + "\n"
      if var finding = answer.finding {
        if let place = answer.place { finding.related = [place] }
        if answer.reason != .told { (finding.help, finding.fixes) = (nil, []) }
        out += "\n" + report.text([finding])
      } else if let place = answer.place {
        let start = context.positions(place.location).start
        let path = context.file(place.location.file).path
        out += VisibleText.line(" --> \(path):\(start.line):\(start.column): \(place.message)") + "\n"
      }
    }
    if let nearest = why.nearest {
      out +=
        "The nearest line of the file at which it found something is \(nearest.line) (\(nearest.reason.words)).\n"
    }
    return out
  }

  /// One JSON object: the question and its answers.
  public static func json(_ why: WhyNot) -> String {
    var context = ReportContext(why.files)
    let answers = why.answers.map { answer in
      var out = "{\"reason\": \"\(answer.reason.rawValue)\", \"explanation\": "
      out += JSONReport.quoted(answer.explanation)
      if let place = answer.place {
        out += ", \"decidedBy\": {\"message\": \(JSONReport.quoted(place.message)), "
        out += JSONReport.place(place.location, &context) + "}"
      }
      if let finding = answer.finding { out += ", \"finding\": " + JSONReport.object(finding, &context) }
      return out + "}"
    }
    var out = "{\"version\": 1,\n \"rule\": \(JSONReport.quoted(why.rule.id.id)), "
    out += "\"title\": \(JSONReport.quoted(why.rule.title)),\n"
    out += " \"file\": \(JSONReport.quoted(why.files.path(why.file))), \"line\": \(why.line),\n"
    if let nearest = why.nearest {
      out += " \"nearest\": {\"line\": \(nearest.line), \"reason\": \"\(nearest.reason.rawValue)\"},\n"
    }
    return out + " \"answers\": [\n  \(answers.joined(separator: ",\n  "))\n ]}\n"
  }
}

extension WhyNot.Reason {
  /// The reason in a few words.
  fileprivate var words: String {
    switch self {
    case .told: "told"
    case .baseline: "known to the baseline"
    case .hidden: "not told, as a file cannot be read"
    case .notRun: "not told, as no screen was run"
    case .disproved: "not told, as a run did not confirm it"
    case .yields: "not told, as another finding says it better"
    case .off: "turned off"
    case .silenced: "silenced"
    case .lacksDependency: "not told, as a dependency is missing"
    case .toldAtHome: "told in its own package"
    case .unread, .drawing, .nothing: "nothing"
    }
  }
}
