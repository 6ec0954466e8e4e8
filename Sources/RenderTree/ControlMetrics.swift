/// How large a button or progress view is, and the outline of a bordered button. Nil is the theme's own.
public struct ControlMetrics: Hashable, Sendable {
  /// SwiftUI's sizes besides the regular one; `mini` is drawn as `small`, as on iOS.
  public enum Size: UInt8, Sendable { case small, large, extraLarge }
  /// SwiftUI's outlines besides the automatic one.
  public enum Border: UInt8, Sendable { case capsule, roundedRectangle, circle }
  /// The size.
  public var size: Size?
  /// The outline.
  public var border: Border?
  /// A regular control.
  public init() {}
}
