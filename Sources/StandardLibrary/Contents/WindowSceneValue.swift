import ScreenTypes

/// The content of a `UIWindowScene`: the one scene of an app.
struct WindowSceneValue: OpaqueContent, Hashable {
  /// The library type.
  var type: TypeID { .library("UIWindowScene") }
  /// Its canonical text.
  var description: String { "UIWindowScene" }
}
