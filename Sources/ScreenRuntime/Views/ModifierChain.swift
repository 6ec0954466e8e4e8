import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Modifiers joined by `concat`, the first innermost.
struct ModifierChain: Sendable {
  let modifiers: [Value]
}
