/// A text style's size: one of SwiftUI's, or points.
public struct FontSize: Hashable, Sendable {
  /// SwiftUI's text styles; `points` gives each its size at the default content size.
  public enum Style: UInt8, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// `FontSize.points` is the size.
    case custom
  }
  /// The style.
  public var style: Style
  /// Points: 34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11 by style, or any for `.custom`.
  public var points: Double

  /// A text style with its default size.
  public init(_ style: Style) {
    self.style = style
    points = [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11, 17][Int(style.rawValue)]
  }
  /// A size in points.
  public init(points: Double) {
    style = .custom
    self.points = points
  }
}
