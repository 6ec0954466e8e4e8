import ElementCatalog

/// Where the view being lowered stands, as far as that says what it is given. `ViewHost.within` puts another context in
/// its place while something is lowered in it, and is the only one that does.
struct LoweringContext {
  /// The page under way; nil while none is.
  unowned(unsafe) var lowering: Lowering?
  /// What is injected around the view.
  var environment: EnvironmentNode?
  /// What shows the view, if something that can be dismissed does.
  var presentation: ShownBy?
  /// The navigation container around the view.
  var navigation: NavigationContext?
  /// The pushed page in whose link the view is written; nil inside declared views.
  var link: PushTarget?
  /// The identity that an `id` gave the view to which the declared modifier or function around is applied; nil where none did.
  var givenIdentity: UInt64?
  /// How many presentations are open around the view.
  var layer = 0
  /// How many rows of outlines stand around the row.
  var outlineDepth = 0

  /// What pages inherit that are pushed from here.
  var inherited: EnvironmentNode? { navigation?.environment ?? environment }

  /// The styles around the view.
  var styles: LoweringEnvironment { lowering?.environment ?? LoweringEnvironment() }
}
