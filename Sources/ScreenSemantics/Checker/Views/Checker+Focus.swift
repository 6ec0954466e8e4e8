import ScreenSyntax
import SourceModel

extension FileChecker {
  /// Reports a binding to a source that is no FocusState as the first argument of `.focused`.
  mutating func checkFocus(_ match: ArgumentMatch) {
    guard match.shape.count > 0, !calls.argument(match, 0).isNone else { return }
    var id = calls.argument(match, 0)
    if code[id].kind == .argument { id = code[id].first }
    guard code[id].kind == .bindingName, reference(id).kind == .member else { return }
    let source = reference(id).member
    let member = program[source]
    switch member.kind {
    case .state, .appStorage, .sceneStorage, .gestureState, .accessibilityFocusState: break
    // A FocusState is right, a Binding may lead to one, and any other member is reported for its type.
    default: return
    }
    let element = xml[member.node].nameRange
    let isPlain = member.file == file && member.kind == .state && member.value == nil
    report(
      .typeMismatch, code[id].range,
      "`.focused` takes a FocusState, which follows the focus, and `\(member.name)` is \(member.kind.element.withArticle).",
      related: [RelatedPlace("declared here", program.location(of: source))],
      help: "Declare it as `<FocusState>`, without a value.",
      fixes: isPlain ? [fix("Declare `\(member.name)` as FocusState", .suggested, element, "FocusState")] : []
    )
  }
}
