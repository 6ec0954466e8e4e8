import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a chain of modifiers puts around a view.
struct ChainFrames {
  /// Around the view itself: the whole chain.
  var inner: Int32
  /// Where `.background` without argument stands, if it does.
  var background: Int32?
  /// Where `.overlay` without argument stands, if it does.
  var overlay: Int32?
}
