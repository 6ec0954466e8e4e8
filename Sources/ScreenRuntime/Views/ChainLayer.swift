import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// One layer around a view: a modifier of its chain, or an attachment.
enum ChainLayer {
  case modifier(ModifierID)
  case attachment(ViewID)
}
