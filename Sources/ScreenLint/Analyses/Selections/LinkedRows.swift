import ScreenSemantics
import ScreenTypes
import SourceModel

/// Do links in the rows of a list select by a value of some type?
///
/// Answer: true where one does.
/// Cost: linear in the views of the rows, and of declared views and fragments in them, 8 deep.
/// Limits: what a slot brings is not looked at.
extension RuleContext {
  /// True where a link in the rows of a list has a value of this type: in a split view its row selects it.
  func hasLink(
    to type: TypeID, in content: Range<ViewPlace>, _ checked: CheckedFile, _ file: FileID, depth: Int
  ) -> Bool {
    content.contains { index in
      let view = checked.views[checked.viewLists[index]]
      if let (body, home) = elsewhere(view) {
        return depth < 8 && hasLink(to: type, in: body, model.files[home], home, depth: depth + 1)
      }
      if view.element == LintNames.navigationLink, let value = checked.attribute(Names.value, of: view) {
        let given = value.code.isNone ? TypeID.string : checked.type(value.code)
        return given.isError || (given.wrapped ?? given) == type
      }
      return hasLink(to: type, in: view.content, checked, file, depth: depth)
    }
  }

  /// What a declared view or a fragment shows, and the file that holds it; nil for other views.
  private func elsewhere(_ view: ViewNode) -> (body: Range<ViewPlace>, home: FileID)? {
    if view.kind == .declared { return (model.bodies[view.declaration], program[view.declaration].file) }
    guard view.kind == .fragment, !view.member.isNone, let body = model.fragments[view.member] else {
      return nil
    }
    return (body, program[view.member].file)
  }
}
