import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Where do views put themselves away?
///
/// Answer: the uses of `dismiss` and of the presentation mode, and the views that have one.
/// Cost: linear in the environment values of the package, and for the presentation mode in the code of their files.
/// Limits: an action that hands `dismiss` on to another view counts as one that puts its own view away.
extension RuleContext {
  /// Where a member that holds `dismiss` or the presentation mode puts its view away.
  func dismissals(by member: MemberID) -> [Access] {
    guard program[member].kind == .environment else { return [] }
    let key = program[member].key == .none ? program[member].name : program[member].key
    guard key == LintNames.dismiss || key == LintNames.presentationMode else { return [] }
    return graph.uses(of: member).filter { access in
      guard !access.code.isNone, access.kind == .read || access.kind == .call else { return false }
      if key == LintNames.dismiss { return true }
      let code = model.files[access.file].code
      let start = code[access.code].range.start
      return code.nodes.contains {
        $0.kind == .member && $0.name == LintNames.dismiss && $0.range.start == start
      }
    }
  }

  /// Members that hold `dismiss` or the presentation mode.
  func dismissMembers() -> [MemberID] {
    model.members(of: .environment).filter {
      let key = program[$0].key == .none ? program[$0].name : program[$0].key
      return key == LintNames.dismiss || key == LintNames.presentationMode
    }
  }

  /// View nodes whose code puts them away.
  func viewsThatDismiss() -> Set<Int32> {
    Set(dismissMembers().filter { !dismissals(by: $0).isEmpty }.map { graph.nodes.node(program[$0].owner) })
  }
}
