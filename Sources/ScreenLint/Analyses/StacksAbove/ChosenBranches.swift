import ScreenSemantics
import ScreenSyntax
import ScreenTypes

/// Does each caller decide by a literal whether a place of a body is there, as by `hasStack="{true}"`?
///
/// Answer: true where a condition around the place asks a parameter for which every caller writes `true` or `false`: then the place
/// is there on some ways only, which the graph does not tell apart.
/// Cost: linear in the views of the file and the callers.
/// Limits: conditions that ask for more than the parameter, or its contrary, are decided as the page runs.
extension RuleContext {
  /// True where callers decide by a literal whether a place of a body is there.
  func isChosenByCallers(_ frame: Int32) -> Bool {
    graph.frames(from: frame).contains { _, frame in
      guard frame.kind == .conditional, !frame.view.isNone else { return false }
      let checked = model.files[frame.file]
      guard let choice = checked.choice(ofBranch: frame.view), choice.kind == .conditional else {
        return false
      }
      return checked.questions(of: choice).contains { isChosenByCallers($0, checked) }
    }
  }

  private func isChosenByCallers(_ condition: CodeID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[condition]
    if node.kind == .unary, node.op == .not { return isChosenByCallers(node.first, checked) }
    let reference = checked.reference(condition)
    guard reference.kind == .member, program[reference.member].isParameter,
      program[program[reference.member].owner].kind.isView
    else { return false }
    let given = graph.arguments(for: reference.member).filter {
      program[owner(ofUnit: $0.unit)].kind != .preview
    }
    return !given.isEmpty
      && given.allSatisfy { $0.code.isNone || model.files[$0.file].code[$0.code].kind == .booleanLiteral }
  }
}
