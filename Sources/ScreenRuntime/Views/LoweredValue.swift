import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A view that code hands around as a value.
protocol LoweredValue: AnyObject, Sendable {
  /// Lowers the view.
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex
}
