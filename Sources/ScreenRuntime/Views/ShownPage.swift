import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A page above the root, and what takes it away.
struct ShownPage {
  let target: PushTarget
  /// False in a tab that is not shown, where it stands once that tab is chosen.
  var isShown = true
  let dismiss: () throws -> Void
}
