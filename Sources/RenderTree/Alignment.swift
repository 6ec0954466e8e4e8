/// A place in both axes.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment
  /// A place.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The middle.
  public static let center = Alignment(.center, .center)
}
