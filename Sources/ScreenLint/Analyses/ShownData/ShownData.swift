import ScreenSemantics
import ScreenTypes

/// Where do views show a member of an object?
///
/// Answer: the reads that are made while rendering, by a view itself or through what is computed from the member.
/// Cost: linear in the uses of the member.
/// Limits: what a handler, an action or a preview reads is not shown.
extension RuleContext {
  /// True for a read that a view makes while rendering; previews do not count.
  func isShown(_ access: Access) -> Bool {
    guard access.kind == .read, access.isImmediate, graph.rendered.contains(access.unit) else { return false }
    let kind = program[owner(ofUnit: access.unit)].kind
    return kind.hasBody && kind != .preview
  }

  /// Where views show a member of an object: where they read it, or what is computed from it.
  func shownReads(of id: MemberID) -> [Access] {
    var seen: Set<Int64> = []
    return Array(graph.uses(of: id)).compactMap { access in
      guard access.kind == .read,
        let shown = isShown(access) ? access : graph.shownAccess(access)
      else { return nil }
      let kind = program[owner(ofUnit: shown.unit)].kind
      guard kind.hasBody, kind != .preview else { return nil }
      return seen.insert(Int64(shown.unit) << 32 | Int64(shown.code.index)).inserted ? shown : nil
    }
  }
}
