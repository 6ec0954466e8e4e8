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
    guard let tabs = lowering.environment.shownTab, case .tagged(let shown) = tabs,
      let tag = try tag(host)
    else { return try apply(host, lowering) }
    lowering.environment.shownTab = nil
    defer { lowering.environment.shownTab = tabs }
    return try lowering.inTab(isShown: tag == shown) { try apply(host, lowering) }
  }

  /// The tag that the view is given, by this modifier or one that was applied before; nil where none gives one.
  private func tag(_ host: ViewHost) throws -> Value? {
    if let tag = try host.tag(of: modifier, frame) { return tag }
    guard case .opaque(let box) = base, let view = box.content as? ModifiedView else { return nil }
    return try view.tag(host)
  }

  private func apply(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = host.innermost?.identity ?? Identity.root
    let view = host.innermost?.view ?? ViewID(0 as Int32)
    return try host.apply(modifier, view, frame, identity, lowering) { _ in try lowering.view(self.base) }
  }
}
