import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A named piece of body as a value.
final class FragmentView: LoweredValue, @unchecked Sendable {
  let member: MemberID
  let frame: Frame
  let arguments: [Value]

  init(_ member: MemberID, _ frame: Frame, _ arguments: [Value]) {
    self.member = member
    self.frame = frame
    self.arguments = arguments
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    guard let views = host.runnable.model.fragments[member], let view = frame.view else { return .none }
    let code = host.runnable.code(host.evaluator.members[member].file)
    let inner = Frame(code, size: code.slotCount, view: view)
    for (slot, argument) in arguments.enumerated() { inner[Int32(slot)] = argument }
    let identity = Identity.child(host.innermost?.identity ?? view.identity, member)
    var nodes: [NodeIndex] = []
    try host.evaluator.enter(code, .none)
    defer { host.evaluator.leave() }
    try host.lower(views, inner, identity, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}
