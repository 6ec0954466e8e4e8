import ScreenRuntime

/// What was done on a page as a Scenario.
enum StepsText {
  /// A Scenario of a view with the steps that were done. What no step can tell stands in it as a comment.
  static func scenario(_ events: [SessionEvent], of view: String, name: String) -> String {
    let steps = events.map { event in
      "  " + (event.step?.xml ?? "<!-- \(comment(event.use.words)): no step finds it -->") + "\n"
    }
    return "<Scenario name=\"\(name)\" of=\"\(view)\">\n\(steps.joined())</Scenario>\n"
  }

  /// Text without the two hyphens that would end a comment.
  private static func comment(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if scalar == "-" && out.unicodeScalars.last == "-" { out += " " }
      out.unicodeScalars.append(scalar)
    }
    return out
  }
}
