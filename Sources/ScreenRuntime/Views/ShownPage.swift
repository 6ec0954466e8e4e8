import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A page above the root, and what takes it away.
struct ShownPage {
  let target: PushTarget
  let dismiss: () throws -> Void
}
