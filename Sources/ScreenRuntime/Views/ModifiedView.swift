import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A view with a modifier that code applied to it.
final class ModifiedView: LoweredValue, @unchecked Sendable {
  let base: Value
  let frame: Frame
  let modifier: ModifierID

  init(_ base: Value, _ frame: Frame, _ modifier: ModifierID) {
    self.base = base
    self.frame = frame
    self.modifier = modifier
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = host.innermost?.identity ?? Identity.root
    let view = host.innermost?.view ?? ViewID(0 as Int32)
    return try host.apply(modifier, view, frame, identity, lowering) { _ in try lowering.view(self.base) }
  }
}
