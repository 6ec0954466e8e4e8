import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What stands inside an element: its views and parts lie at the end of the checker's stacks until they are left.
struct Contents {
  let firstView: Int
  let firstPart: Int
  /// The text where there are no views beside it.
  var title: AttributeText?
}
