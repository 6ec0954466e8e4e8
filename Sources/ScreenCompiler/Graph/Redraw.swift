import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A view that SwiftUI updates when a source changes.
public struct Redraw: Sendable {
  /// The view's name.
  public let view: String
  /// Why, in a few words.
  public let reason: String
}
