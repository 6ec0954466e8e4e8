import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleContext {
  /// True for a member of a view, modifier, style or preview that nothing uses, where all names around are understood.
  func isUnused(_ id: MemberID) -> Bool {
    let member = program[id]
    return graph.usage[Int(id.index)].isUnused && !member.name.isEmpty
      && program[member.owner].kind.hasBody && facts.isUnderstood[Int(member.owner.index)]
  }

  /// True where a reported fault may be what keeps code from changing a member: in its view, in one that it is bound in,
  /// or in a function of its type.
  func isTriedToChange(_ id: MemberID) -> Bool {
    if !facts.triesAnywhere { return false }
    let member = program[id]
    if facts.triesToChange[Int(member.owner.index)] { return true }
    let type = member.type.wrapped ?? member.type
    if program.declaration(of: type.element ?? type).map({ facts.triesToChange[Int($0.index)] }) == true {
      return true
    }
    return views(boundTo: id).contains { facts.triesToChange[Int(program[$0].owner.index)] }
  }

  /// The Bindings of other views that a member is passed for, at any depth; at most 64.
  private func views(boundTo id: MemberID) -> [MemberID] {
    var found = [id]
    var place = 0
    while place < found.count, found.count < 64 {
      for use in graph.uses(of: found[place]) where use.kind == .bind {
        if let next = binding(takenFrom: use), !found.contains(next) { found.append(next) }
      }
      place += 1
    }
    return found
  }

  /// Reports an unused parameter; the fix removes it and what callers pass.
  func reportUnusedParameter(_ id: MemberID, _ message: String) {
    var fixes: [FixIt] = []
    if let calls = removingArguments(of: id) {
      fixes = [
        FixIt("Remove `\(program[id].name)` here and at its callers", .safe, [removal(of: id)] + calls)
      ]
    }
    let callers = Array(graph.arguments(for: id)).prefix(3).filter { $0.attribute >= 0 }.map { argument in
      RelatedPlace(
        "passed here",
        SourceLocation(
          FileID(Int(argument.file)),
          model.files[Int(argument.file)].attributes[Int(argument.attribute)].nameRange))
    }
    report(
      message, at: program.location(of: id), related: callers,
      help: "Remove it, and what callers pass for it.", fixes: fixes)
  }
}
