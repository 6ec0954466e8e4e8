import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The view that a function of an `Extension of="View"` is called on.
final class ContentView: LoweredValue, @unchecked Sendable {
  var lower: () throws -> NodeIndex
  init(_ lower: @escaping () throws -> NodeIndex) { self.lower = lower }
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex { try lower() }
}
