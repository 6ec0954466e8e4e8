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

/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// SwiftUI's weights, in order of thickness.
  public enum Weight: UInt8, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// SwiftUI's font designs.
  public enum Design: UInt8, Sendable, CaseIterable { case `default`, serif, rounded, monospaced }
  /// What Markdown says of characters; how they look for it is said by the other parts.
  public struct Markup: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Marks from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `**strong**`.
    public static let strong = Markup(rawValue: 1)
    /// `*emphasis*`.
    public static let emphasis = Markup(rawValue: 2)
    /// `` `code` ``.
    public static let code = Markup(rawValue: 4)
    /// `~~struck~~`.
    public static let struck = Markup(rawValue: 8)
  }

  /// Size.
  public var size = FontSize(.body)
  /// Weight; nil is the style's own (semibold for `headline`, regular for others).
  public var weight: Weight?
  /// Family.
  public var design: Design = .default
  /// Slanted.
  public var italic = false
  /// Underlined.
  public var underline = false
  /// Struck through.
  public var strikethrough = false
  /// Extra room between characters, in points.
  public var kerning: Double = 0
  /// Foreground; nil is the place's own (primary, or the accent in links and buttons). Setting it takes a gradient
  /// away.
  public var color: Color? {
    didSet { gradient = -1 }
  }
  /// A gradient over the whole text, of which `color` is the first colour: index in `RenderTree.gradients`, or -1.
  public var gradient: Int32 = -1
  /// What Markdown says of the characters.
  public var markup: Markup = []
  /// Where the characters lead, as a link in a text: index in `RenderTree.addresses`, or -1.
  public var link: Int32 = -1

  /// Body text.
  public init() {}
}

/// Places along the horizontal axis.
public enum HorizontalAlignment: UInt8, Sendable { case leading, center, trailing }
/// Places along the vertical axis.
public enum VerticalAlignment: UInt8, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

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

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points.
  public var top: Double, leading: Double, bottom: Double, trailing: Double
  /// Insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// What fills a shape or a background.
public enum Paint: Hashable, Sendable {
  /// The foreground colour of the place.
  case foreground
  /// One colour.
  case color(Color)
  /// A linear gradient between two to four colours, from and to unit points (0 to 1).
  case linear(colors: [Color], startX: Double, startY: Double, endX: Double, endY: Double)
  /// A gradient around a unit point, between two radii in points.
  case radial(colors: [Color], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
  /// A gradient that turns clockwise around a unit point, between two angles in degrees from the trailing edge.
  case angular(colors: [Color], centerX: Double, centerY: Double, startAngle: Double, endAngle: Double)

  /// Where the paint begins; nil for the foreground.
  public var firstColor: Color? {
    switch self {
    case .foreground: nil
    case .color(let color): color
    case .linear(let colors, _, _, _, _), .radial(let colors, _, _, _, _), .angular(let colors, _, _, _, _):
      colors.first
    }
  }
}

/// A geometric outline.
public enum Outline: Hashable, Sendable {
  case rectangle, circle, ellipse, capsule
  /// Corners of a radius in points.
  case roundedRectangle(Double)
  /// Lines and curves of its own.
  case path(PathOutline)
}
