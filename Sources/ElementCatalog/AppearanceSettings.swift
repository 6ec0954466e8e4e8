import RenderTree

/// The looks that `Appearance` declarations set for all bars and switches.
public struct AppearanceSettings: Hashable, Sendable {
  /// The colour of large titles; nil is the theme's.
  public var largeTitleColor: Color?
  /// Extra room between the characters of large titles, in points.
  public var largeTitleKern: Double = 0
  /// The colour of titles in the bar; nil is the theme's.
  public var titleColor: Color?
  /// Extra room between the characters of titles in the bar, in points.
  public var titleKern: Double = 0
  /// The background of bars; nil is the theme's.
  public var barTintColor: Color?
  /// The colour of switches that are on; nil is the theme's.
  public var onTintColor: Color?
  /// The colour of a switch's thumb; nil is the theme's.
  public var thumbTintColor: Color?

  /// The theme's looks.
  public init() {}
}
