import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// The member on a route that holds the missing object and can give it, with its step: one that nothing uses, as its
  /// injection is what was forgotten, else the first.
  func owned(_ missing: MissingObject) -> (member: MemberID, step: Int)? {
    var first: (member: MemberID, step: Int)?
    for (step, holder) in missing.holders.enumerated() where holder != .above {
      let node = graph.edges[Int(missing.route[step])].from
      guard node < graph.nodes.declarations else { continue }
      let owner = DeclarationID(node)
      let member = program.members(of: owner).first { id in
        let member = program[id]
        return program.declaration(of: member.type) == missing.type && !member.isStatic
          && (member.kind.holdsObject || member.kind == .state || member.kind == .constant)
      }
      guard let member else { continue }
      // One that nothing uses may be lacking itself: nobody has looked for it there.
      if program[member].kind == .environmentObject, graph.usage[member].isUnused { continue }
      if graph.usage[member].isUnused { return (member, step) }
      if first == nil { first = (member, step) }
    }
    return first
  }

  /// The name of the stack that must have the object at a step of a route; nil where it is the view itself.
  func stackName(_ missing: MissingObject, at step: Int) -> String? {
    guard missing.holders.indices.contains(step), case .stack(let place) = missing.holders[step] else {
      return nil
    }
    let frame = graph.frames[Int(place)]
    guard !frame.view.isNone else { return nil }
    let node = model.files[frame.file].views[frame.view].xml
    return program.files[frame.file].xml[node].name.text
  }

  /// Injects `value` at a step of a route: at the view that it leads to, or at the stack that a page on the route
  /// inherits from. Nil for a link whose stack stands elsewhere.
  func injection(_ missing: MissingObject, at step: Int, _ value: String, _ call: String) -> FixIt? {
    guard missing.route.indices.contains(step) else { return nil }
    let edge = graph.edges[Int(missing.route[step])]
    var (file, view) = (edge.file, edge.view)
    if case .stack(let place) = missing.holders[step] {
      (file, view) = (graph.frames[Int(place)].file, graph.frames[Int(place)].view)
    } else if edge.kind != .contains || edge.isThroughSlot {
      return nil
    }
    guard !view.isNone else { return nil }
    let node = model.files[file].views[view].xml
    let tree = program.files[file].xml
    let chain = ".\(call)(\(value))"
    let title = "Add `\(chain)`"
    if let modifiers = tree.attribute("modifiers", of: node) {
      let end = SourceLocation(file, SourceRange(modifiers.value.end, modifiers.value.end))
      return FixIt(title, .suggested, [SourceEdit(end, chain)])
    }
    let end = tree[node].nameRange.end
    let place = SourceLocation(file, SourceRange(end, end))
    return FixIt(title, .suggested, [SourceEdit(place, " modifiers=\"\(chain)\"")])
  }
}
