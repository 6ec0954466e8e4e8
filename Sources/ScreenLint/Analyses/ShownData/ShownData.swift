import ScreenSemantics
import ScreenTypes
import SourceModel

/// Where do views show a member of an object?
///
/// Answer: the reads that are made while rendering, by a view itself or through what is computed from the member.
/// Cost: linear in the uses of the member, and in the code that leads to those in functions.
/// Limits: what a handler, an action or a preview reads is not shown, nor what an object reads of itself while it is made or written.
extension RuleContext {
  /// True for a read that a view makes while rendering; previews do not count.
  func isShown(_ access: Access) -> Bool {
    guard access.kind == .read, access.isImmediate, graph.rendered.contains(access.unit) else { return false }
    let kind = program[owner(ofUnit: access.unit)].kind
    return kind.hasBody && kind != .preview && !isFollowed(access)
  }

  /// True for `$theme` of an object, a publisher: whoever follows it is given each value.
  private func isFollowed(_ access: Access) -> Bool {
    !access.code.isNone && model.files[access.file].code[access.code].flags.contains(.published)
  }

  /// Where views show a member of an object: where they read it, or what is computed from it by other units than those left out.
  func shownReads(of id: MemberID, leavingOut units: Set<Int32> = []) -> [Access] {
    var seen: Set<Int64> = []
    return Array(graph.uses(of: id)).compactMap { access in
      guard access.kind == .read, !units.contains(access.unit),
        let shown = isShown(access) ? access : graph.shownAccess(access), isGiven(by: access.unit, of: id)
      else { return nil }
      let kind = program[owner(ofUnit: shown.unit)].kind
      guard kind.hasBody, kind != .preview else { return nil }
      return seen.insert(Int64(shown.unit) << 32 | Int64(shown.code.index)).inserted ? shown : nil
    }
  }

  /// True where what a unit reads may come to a body: not only an initialiser of the object or what observes its data asks for it,
  /// as these give nothing.
  private func isGiven(by unit: Int32, of id: MemberID) -> Bool {
    var seen: Set<Int32> = [unit]
    var waiting = [unit]
    while let unit = waiting.popLast() {
      let member = graph.units.member(unit)
      if member.isNone { return true }
      if program.declarations[program[member].owner].type == program.declarations[program[id].owner].type,
        program[member].name == Names.initializer || unit == graph.units.setter(member)
      {
        continue
      }
      // A function that gives nothing reads it for what it does.
      if program[member].kind == .function, program[member].type == .void { continue }
      if graph.units.isValue(unit) { return true }
      for use in graph.uses(of: member) where use.isImmediate && graph.rendered.contains(use.unit) {
        if seen.insert(use.unit).inserted { waiting.append(use.unit) }
      }
    }
    return false
  }
}
