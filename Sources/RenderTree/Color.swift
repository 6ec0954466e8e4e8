/// A colour: a named one that follows light and dark, or fixed components.
public struct Color: Hashable, Sendable {
  /// Where the colour comes from.
  public enum Base: UInt8, Sendable, CaseIterable {
    /// SwiftUI's system colours and semantic colours.
    case primary, secondary, tertiary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo
    case purple, pink, brown, white, gray, black, clear
    /// The grey of the theme behind controls; with opacity, of materials.
    case fill
    /// UIKit's grounds. Those that it has besides look like one of these: `systemGray6` is `secondarySystemBackground`.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    /// UIKit's grounds of grouped content.
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    /// UIKit's greys.
    case gray2, gray3, gray4, gray5
    /// The lines between rows.
    case separator
    /// The components below.
    case fixed
    /// The components below on a light screen, those of `dark` on a dark one.
    case adaptive

    /// True for what lies behind letters: such a colour has no shades for letters or grounds of white ones.
    public var isGround: Bool {
      switch self {
      case .fill, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .gray2,
        .gray3, .gray4, .gray5, .separator:
        true
      case .primary, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan,
        .blue, .indigo, .purple, .pink, .brown, .white, .gray, .black, .clear, .fixed,
        .adaptive:
        false
      }
    }
  }

  /// Components from 0 to 255, with the opacity.
  public struct Components: Hashable, Sendable {
    /// From 0 to 255.
    public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
    /// Components; opaque black unless given.
    public init(red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// Named or fixed.
  public var base: Base
  /// Components from 0 to 255, for `.fixed` and `.adaptive`.
  public var red: UInt8 = 0
  /// Components from 0 to 255, for `.fixed` and `.adaptive`.
  public var green: UInt8 = 0
  /// Components from 0 to 255, for `.fixed` and `.adaptive`.
  public var blue: UInt8 = 0
  /// From 0 (clear) to 255 (opaque), on top of the base; of `.adaptive`, on a light screen.
  public var alpha: UInt8 = 255
  /// What `.adaptive` is on a dark screen.
  public var dark = Components()

  /// A named colour.
  public init(_ base: Base) { self.base = base }
  /// A colour by components from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    base = .fixed
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// A colour of one look on light screens and another on dark ones; a fixed one where they are the same.
  public init(light: Components, dark: Components) {
    self.init(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    if light == dark { return }
    base = .adaptive
    self.dark = dark
  }

  /// True for a colour of components, light or dark.
  public var hasComponents: Bool { base == .fixed || base == .adaptive }

  /// Multiplies the opacity; a number outside of 0 to 1 is taken as the bound, what is no number as 0.
  public mutating func multiplyOpacity(by factor: Double) {
    let factor = factor.isNaN ? 0 : min(max(factor, 0), 1)
    alpha = UInt8((Double(alpha) * factor).rounded())
    dark.alpha = UInt8((Double(dark.alpha) * factor).rounded())
  }
}
