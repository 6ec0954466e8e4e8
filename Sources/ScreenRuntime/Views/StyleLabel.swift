import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A view of the configuration of a style, such as the label of the control that it draws.
final class StyleLabel: LoweredValue, @unchecked Sendable {
  let view: ViewInstance
  let property: StyleProperty
  init(_ view: ViewInstance, _ property: StyleProperty) {
    self.view = view
    self.property = property
  }
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    lowering.group(try view.lowerContent?(host, property) ?? [])
  }
}
