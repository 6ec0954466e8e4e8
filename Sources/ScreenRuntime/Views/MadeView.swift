import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes

/// A view that code makes, in a call or by the statements of a view builder: a node with the frame of that code.
final class MadeView: LoweredValue, @unchecked Sendable {
  let id: ViewID
  let frame: Frame

  init(_ id: ViewID, _ frame: Frame) {
    self.id = id
    self.frame = frame
    frame.count(closures: 1)
  }

  deinit { frame.count(closures: -1) }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    var nodes: [NodeIndex] = []
    try host.evaluator.enter(frame.code, .none)
    defer { host.evaluator.leave() }
    try host.lower(view: id, frame, host.innermost?.identity ?? Identity.root, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}
