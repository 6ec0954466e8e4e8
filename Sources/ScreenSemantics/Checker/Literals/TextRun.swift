import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A text among views.
struct TextRun {
  var node: XMLNodeID
  /// How many views stand before it.
  var place: Int
}
