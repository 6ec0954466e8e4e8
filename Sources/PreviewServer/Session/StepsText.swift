/// What was done on a page as the elements of a Scenario.
enum StepsText {
  /// A Scenario of a view with steps that expect the page that they lead to.
  static func scenario(_ events: [SessionEvent], of view: String, name: String) -> String {
    let steps = events.map { "  " + step($0.use) + "\n" }.joined()
    return "<Scenario name=\"\(escaped(name))\" of=\"\(escaped(view))\">\n\(steps)</Scenario>\n"
  }

  private static func step(_ use: PageUse) -> String {
    switch use {
    case .tap(let control): "<Tap on=\"\(escaped(control.label))\"/>"
    case .longPress(let control): "<LongPress on=\"\(escaped(control.label))\"/>"
    case .type(let control, let text): "<Type text=\"\(escaped(text))\" on=\"\(escaped(control.label))\"/>"
    case .submit(let control): "<Type text=\"&#10;\" on=\"\(escaped(control.label))\"/>"
    case .select(let control, let option):
      "<Select on=\"\(escaped(control.label))\" value=\"\(escaped(option))\"/>"
    case .step(let control, let isUp):
      "<\(isUp ? "Increment" : "Decrement") on=\"\(escaped(control.label))\"/>"
    case .back: "<Back/>"
    case .dismiss: "<Dismiss/>"
    case .set(let source, _, let value):
      "<Set name=\"\(escaped(source))\" value=\"{\(value.split(separator: "\"").joined(separator: "&quot;"))}\"/>"
    }
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "{", "}": out += "\\\(scalar)"
      // Everything else is itself in an attribute.
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
