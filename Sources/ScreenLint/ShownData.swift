import ScreenSemantics
import ScreenTypes

extension RuleContext {
  /// True for a read that a view makes while rendering; previews do not count.
  func isShown(_ access: Access) -> Bool {
    guard access.kind == .read, access.isImmediate, graph.rendered.contains(access.unit) else { return false }
    let kind = program[owner(ofUnit: access.unit)].kind
    return kind.hasBody && kind != .preview
  }
}
