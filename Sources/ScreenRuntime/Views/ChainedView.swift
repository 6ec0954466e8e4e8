import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A view with the chain of a function of `Extension of="View"`.
final class ChainedView: LoweredValue, @unchecked Sendable {
  let base: Value
  let frame: Frame
  let chain: Range<ModifierID>

  init(_ base: Value, _ frame: Frame, _ chain: Range<ModifierID>) {
    self.base = base
    self.frame = frame
    self.chain = chain
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = Identity.child(host.innermost?.identity ?? Identity.root, chain.lowerBound)
    let layers = chain.map { ChainLayer.modifier($0) }
    return try host.lower(layers[...], host.innermost?.view ?? ViewID(0 as Int32), frame, identity, lowering)
    { _ in
      try lowering.view(self.base)
    }
  }
}
