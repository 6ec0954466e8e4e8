import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A use of a declared view in code.
final class DeclaredView: LoweredValue, @unchecked Sendable {
  let declaration: DeclarationID
  let arguments: [MemberID: Value]
  let types: [TypeID: TypeID]
  let place: CodeID

  init(
    _ declaration: DeclarationID, _ arguments: [MemberID: Value], _ types: [TypeID: TypeID], _ place: CodeID
  ) {
    self.declaration = declaration
    self.arguments = arguments
    self.types = types
    self.place = place
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = Identity.child(host.innermost?.identity ?? Identity.root, place)
    let view = try host.instance(host.runnable.plan(declaration), identity, arguments: arguments, types)
    var nodes: [NodeIndex] = []
    try host.lowerBody(view, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}
