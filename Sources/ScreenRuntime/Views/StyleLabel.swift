import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The label of the control that a style draws.
final class StyleLabel: LoweredValue, @unchecked Sendable {
  let view: ViewInstance
  init(_ view: ViewInstance) { self.view = view }
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    lowering.group(try view.lowerContent?(host) ?? [])
  }
}
