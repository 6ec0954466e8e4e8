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
  /// What its views were passed when its link was drawn last.
  var passed = PassedValues()
  /// True where its link is drawn no more: the page keeps what its views were passed.
  var isLinkGone = false
}

/// What the views of a pushed page were passed, by the identity of the view and the field.
final class PassedValues {
  private struct Key: Hashable {
    let view: UInt64
    let field: Int32
  }

  private var values: [Key: Value] = [:]

  /// What a field of a view was passed last; nil where it was passed nothing yet.
  subscript(view: UInt64, field: Int32) -> Value? {
    get { values[Key(view: view, field: field)] }
    set { values[Key(view: view, field: field)] = newValue }
  }
}
