import ScreenSemantics
import SourceModel

/// Which handlers make a write?
///
/// Answer: all of them; nil where something else makes it too.
/// Cost: linear in the uses of the function that the write stands in.
/// Limits: a function with parameters, or one that is called by another function, has no answer.
extension DataFlowGraph {
  /// The handlers that make a write: the one it stands in, or all that call the function it stands in. Nil where
  /// something else makes it too.
  func handlers(making access: Access, _ program: Program) -> [Handler]? {
    if let handler = handler(of: access.action) { return [handler] }
    let function = units.member(access.unit)
    guard access.isImmediate, !function.isNone, units.isGetter(access.unit),
      program[function].kind == .function, program[function].parameters.isEmpty
    else { return nil }
    var found: [Handler] = []
    for use in uses(of: function) {
      guard !use.flags.contains(.conditional) else { return nil }
      if use.kind == .call, let handler = handler(of: use.action) {
        found.append(handler)
      } else if let handler = handlers.first(where: {
        $0.file == use.file && $0.body.isNone && $0.action == use.code
      }) {
        found.append(handler)
      } else {
        return nil
      }
    }
    return found
  }
}
