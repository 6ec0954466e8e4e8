import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// The member of a route's first view that holds the missing object, or nil.
  func owned(_ missing: MissingObject) -> MemberID? {
    program.members(of: missing.root).first { id in
      let member = program[id]
      return program.declaration(of: member.type) == missing.type && !member.isStatic
        && (member.kind.holdsObject || member.kind == .state || member.kind == .constant)
    }
  }

  /// Injects `value` at the first step of a route, where that step holds the view; nil for a link, whose page inherits
  /// from its stack.
  func injection(_ missing: MissingObject, _ value: String, _ call: String) -> FixIt? {
    guard let first = missing.route.first else { return nil }
    let edge = graph.edges[Int(first)]
    guard edge.kind == .contains, edge.view >= 0, !edge.isThroughSlot else { return nil }
    let node = model.files[Int(edge.file)].views[Int(edge.view)].xml
    let tree = program.files[Int(edge.file)].xml
    let chain = ".\(call)(\(value))"
    let title = "Add `\(chain)`"
    if let modifiers = tree.attribute("modifiers", of: node) {
      let end = SourceLocation(FileID(Int(edge.file)), SourceRange(modifiers.value.end, modifiers.value.end))
      return FixIt(title, .suggested, [SourceEdit(end, chain)])
    }
    let end = tree[node].nameRange.end
    let place = SourceLocation(FileID(Int(edge.file)), SourceRange(end, end))
    return FixIt(title, .suggested, [SourceEdit(place, " modifiers=\"\(chain)\"")])
  }
}
