import ScreenCompiler
import ScreenRuntime
import ScreenSemantics

extension PreviewSession {
  /// What was done, as text to paste into a package; empty for another wish.
  func copied(as kind: String) -> String {
    switch kind {
    case "scenario": return steps(in: "Scenario", leaving: [.snapshot])
    case "preview": return steps(in: "Preview", leaving: [.snapshot, .expect])
    // No other text can be asked for.
    default: return ""
    }
  }

  /// What was done, in an element that begins where the page began.
  private func steps(in element: String, leaving left: Set<StepKind>) -> String {
    let done = events.prefix(position).filter { !left.contains($0.step.kind) }
    let view = target.subject.isEmpty ? shownFirst ?? target.name : target.subject
    let name = "after \(done.count) step\(done.count == 1 ? "" : "s")"
    var head = " name=\"\(name)\" of=\"\(view)\""
    var steps = done.map(\.step)
    var content = ""
    if target.kind == .scenario {
      head += page?.headerText ?? ""
    } else if target.kind == .preview, element == "Preview" {
      head += page?.headerText ?? ""
      content = page?.contentText ?? ""
    } else if isAsRequested, let page {
      // The page was made with them, so that they can be had.
      let passed = (try? page.attributes(of: request)) ?? []
      head += passed.map { " \($0.name)=\"\($0.text)\"" }.joined()
      steps = request.states.map { ScenarioStep(.set, [.name: $0.name, .value: "{\($0.value)}"]) } + steps
    }
    let lines = (content.isEmpty ? [] : [content]) + steps.map(\.xml)
    if lines.isEmpty { return "<\(element)\(head)/>\n" }
    return "<\(element)\(head)>\n" + lines.map { "  \($0)\n" }.joined() + "</\(element)>\n"
  }

  /// The view that the app shows first; nil where something else is looked at.
  private var shownFirst: String? {
    guard target.kind == .app, let flow = version?.flow, let app = flow.view(named: target.name) else {
      return nil
    }
    return flow.views[app].links.first { $0.kind == .shows }.map { flow.views[$0.target].name }
  }
}
