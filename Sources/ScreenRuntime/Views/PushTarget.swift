import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// A page that a link leads to.
struct PushTarget {
  /// The link or the value's destination: the views are inside it.
  let site: Site
  /// The value of a link with a value.
  let value: Value?
  let environment: EnvironmentNode?
  let navigation: NavigationContext?
}
