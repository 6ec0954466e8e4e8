import RenderTree
import ScreenTypes

/// The content of a `Gradient`: colours and their places from 0 to 1, in order; the content of a
/// `Gradient.Stop` is one of one colour.
public struct GradientColors: OpaqueContent, Hashable {
  /// The colours.
  public var colors: [Color]
  /// Their places, as many as colours.
  public var locations: [Double]
  /// True for a `Gradient.Stop`.
  public var isStop = false

  /// Colours at even distances.
  public init(_ colors: [Color]) {
    self.colors = colors
    let last = Double(max(colors.count - 1, 1))
    locations = colors.indices.map { Double($0) / last }
  }

  /// Colours at given places.
  public init(stops: [(color: Color, location: Double)]) {
    colors = stops.map(\.color)
    locations = stops.map(\.location)
  }

  /// The library type.
  public var type: TypeID { isStop ? LibraryTypes.gradientStop : LibraryTypes.gradient }

  /// Its canonical text.
  public var description: String {
    let stops = zip(colors, locations).map { "\(ColorText.describe($0)) at \($1)" }
    return (isStop ? "Gradient.Stop(" : "Gradient(") + stops.joined(separator: ", ") + ")"
  }
  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] { colors.map(Value.color) }
}

/// The content of a `LinearGradient`.
public struct GradientValue: OpaqueContent, Hashable {
  /// The colours.
  public var gradient: GradientColors
  /// Where the first colour stands.
  public var start: UnitPointValue
  /// Where the last colour stands.
  public var end: UnitPointValue

  /// A gradient from one place to another.
  public init(_ gradient: GradientColors, from start: UnitPointValue, to end: UnitPointValue) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.linearGradient }

  /// Its canonical text.
  public var description: String { "LinearGradient(\(gradient), from \(start), to \(end))" }
  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] { gradient.parts }

  /// The gradient as renderers know it: at most four colours at even distances.
  public var paint: Paint {
    var colors = gradient.colors
    if colors.isEmpty { return .color(Color(.clear)) }
    if colors.count == 1 { return .color(colors[0]) }
    if colors.count > 4 {
      let last = colors.count - 1
      colors = [colors[0], colors[last / 3], colors[last * 2 / 3], colors[last]]
    }
    return .linear(colors: colors, startX: start.x, startY: start.y, endX: end.x, endY: end.y)
  }
}

/// The content of a shape: `Rectangle`, `RoundedRectangle`, `Circle`, `Ellipse`, `Capsule`, filled or not.
public struct ShapeValue: OpaqueContent, Hashable {
  /// The outline.
  public var outline: Outline
  /// What fills it, if that was said.
  public var fill: Paint?
  /// What draws its outline; nil for none.
  public var stroke: Paint?
  /// The width of the stroke in points.
  public var strokeWidth: Double = 1

  /// An outline that was neither filled nor stroked; it is drawn filled with the foreground.
  public init(_ outline: Outline) { self.outline = outline }

  /// The shape as renderers know it.
  public var payload: ShapePayload {
    ShapePayload(
      outline: outline, fill: fill ?? (stroke == nil ? .foreground : nil), stroke: stroke,
      strokeWidth: strokeWidth)
  }

  /// The library type.
  public var type: TypeID {
    switch outline {
    case .rectangle: LibraryTypes.rectangle
    case .circle: LibraryTypes.circle
    case .ellipse: LibraryTypes.ellipse
    case .capsule: LibraryTypes.capsule
    case .roundedRectangle: LibraryTypes.roundedRectangle
    }
  }

  /// Its canonical text.
  public var description: String {
    var text = "\(type)("
    if case .roundedRectangle(let radius) = outline { text += "cornerRadius: \(radius)" }
    text += ")"
    if let fill { text += ".fill(\(Self.describe(fill)))" }
    if let stroke { text += ".stroke(\(Self.describe(stroke)), lineWidth: \(strokeWidth))" }
    return text
  }

  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] {
    [fill, stroke].flatMap { paint -> [Value] in
      switch paint {
      case .color(let color): [.color(color)]
      case .linear(let colors, _, _, _, _): colors.map(Value.color)
      case .foreground, nil: []
      }
    }
  }

  private static func describe(_ paint: Paint) -> String {
    switch paint {
    case .foreground: "foreground"
    case .color(let color): ColorText.describe(color)
    case .linear(let colors, let startX, let startY, let endX, let endY):
      "\(GradientColors(colors)), from (\(startX), \(startY)), to (\(endX), \(endY))"
    }
  }
}

/// The content of a `StrokeStyle`.
public struct StrokeStyleValue: OpaqueContent, Hashable {
  /// The width in points.
  public var lineWidth: Double
  /// A style.
  public init(lineWidth: Double) { self.lineWidth = lineWidth }
  /// The library type.
  public var type: TypeID { LibraryTypes.strokeStyle }
  /// Its canonical text.
  public var description: String { "StrokeStyle(lineWidth: \(lineWidth))" }
}

/// The content of an `EmptyView`.
public struct EmptyViewValue: OpaqueContent, Hashable {
  /// Nothing.
  public init() {}
  /// The library type.
  public var type: TypeID { LibraryTypes.emptyView }
  /// Its canonical text.
  public var description: String { "EmptyView()" }
}

/// How colours are written.
public enum ColorText {
  /// `red` for a named colour, `#RRGGBB` for a fixed one, followed by its opacity where it is not opaque.
  public static func describe(_ color: Color) -> String {
    var text = name(of: color.base)
    if color.base == .fixed {
      text = "#" + [color.red, color.green, color.blue].map(hex).joined()
    }
    if color.alpha == 255 { return text }
    let percent = (Double(color.alpha) / 2.55).rounded()
    return "\(Int(percent))% \(text)"
  }

  private static let names = [
    "primary", "secondary", "tertiary", "accent", "red", "orange", "yellow", "green", "mint", "teal", "cyan",
    "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear", "fill", "fixed",
  ]

  /// The name of a colour as code writes it, but for the accent.
  static func name(of base: Color.Base) -> String { names[Int(base.rawValue)] }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count == 1 ? "0" + text : text
  }
}
