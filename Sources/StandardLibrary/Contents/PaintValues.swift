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

  /// Multiplies the opacity of each colour by a number from 0 to 1.
  mutating func multiplyOpacity(by opacity: Double) {
    for place in colors.indices { colors[place].multiplyOpacity(by: opacity) }
  }
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

/// The content of a `RadialGradient`.
public struct RadialGradientValue: OpaqueContent, Hashable {
  /// The colours.
  public var gradient: GradientColors
  /// The middle.
  public var center: UnitPointValue
  /// Where the first and the last colour stand, in points from the middle.
  public var startRadius: Double, endRadius: Double

  /// A gradient around a place.
  public init(
    _ gradient: GradientColors, center: UnitPointValue, startRadius: Double, endRadius: Double
  ) {
    self.gradient = gradient
    self.center = center
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.radialGradient }
  /// Its canonical text.
  public var description: String {
    "RadialGradient(\(gradient), center \(center), from \(startRadius) to \(endRadius))"
  }
  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] { gradient.parts }
  /// The gradient as renderers know it: colours at even distances.
  public var paint: Paint {
    if gradient.colors.count < 2 { return .color(gradient.colors.first ?? Color(.clear)) }
    return .radial(
      colors: gradient.colors, centerX: center.x, centerY: center.y, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// The content of an `AngularGradient`.
public struct AngularGradientValue: OpaqueContent, Hashable {
  /// The colours.
  public var gradient: GradientColors
  /// The middle.
  public var center: UnitPointValue
  /// Where the first and the last colour stand, in degrees clockwise from the trailing edge.
  public var startAngle: Double, endAngle: Double

  /// A gradient that turns around a place.
  public init(_ gradient: GradientColors, center: UnitPointValue, startAngle: Double, endAngle: Double) {
    self.gradient = gradient
    self.center = center
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.angularGradient }
  /// Its canonical text.
  public var description: String {
    "AngularGradient(\(gradient), center \(center), from \(startAngle) to \(endAngle))"
  }
  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] { gradient.parts }
  /// The gradient as renderers know it: colours at even distances.
  public var paint: Paint {
    if gradient.colors.count < 2 { return .color(gradient.colors.first ?? Color(.clear)) }
    return .angular(
      colors: gradient.colors, centerX: center.x, centerY: center.y, startAngle: startAngle,
      endAngle: endAngle)
  }
}

/// The content of a shape: `Rectangle`, `RoundedRectangle`, `Circle`, `Ellipse`, `Capsule`, a `Path`, filled or not.
public struct ShapeValue: OpaqueContent, Hashable {
  /// The outline.
  public var outline: Outline
  /// What fills it, if that was said.
  public var fill: Paint?
  /// What draws its outline; nil for none.
  public var stroke: Paint?
  /// How the outline is drawn.
  public var strokeStyle = StrokeStyle()
  /// True where the line itself is the shape, which a fill paints.
  public var isLine = false
  /// What is done to the outline once it is drawn in its place, in order.
  public var changes: [ShapeChange] = []
  /// The shadows of what fills or draws it.
  public var shadows: [ShadowValue] = []
  /// The width of the stroke in points.
  public var strokeWidth: Double {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// An outline that was neither filled nor stroked; it is drawn filled with the foreground.
  public init(_ outline: Outline) { self.outline = outline }

  /// Fills the shape; one that is a line has that paint.
  mutating func paint(_ paint: Paint?) {
    if isLine { stroke = paint ?? stroke } else { fill = paint }
  }

  /// The shape as renderers know it.
  public var payload: ShapePayload {
    var payload = ShapePayload(
      outline: outline, fill: fill ?? (stroke == nil ? .foreground : nil), stroke: stroke)
    payload.strokeStyle = strokeStyle
    payload.isLine = isLine
    return payload
  }

  /// The library type.
  public var type: TypeID {
    if !changes.isEmpty { return LibraryTypes.shape }
    return kind
  }

  private var kind: TypeID {
    switch outline {
    case .rectangle: LibraryTypes.rectangle
    case .circle: LibraryTypes.circle
    case .ellipse: LibraryTypes.ellipse
    case .capsule: LibraryTypes.capsule
    case .roundedRectangle, .unevenRectangle: LibraryTypes.roundedRectangle
    case .path: LibraryTypes.path
    }
  }

  /// The path that it is; an empty one for another shape.
  public var path: Path {
    guard case .path(let outline) = outline else { return Path() }
    return outline.path
  }

  /// Its canonical text.
  public var description: String {
    var text = "\(kind)("
    if case .roundedRectangle(let radius) = outline { text += "cornerRadius: \(radius)" }
    if case .unevenRectangle(let radii) = outline { text += "cornerRadii: \(CornerRadiiValue(radii))" }
    if case .path(let outline) = outline { text += outline.signature }
    text += ")" + changes.map { ".\($0)" }.joined()
    if let fill { text += ".fill(\(Self.describe(fill)))" }
    if let stroke {
      let style =
        strokeStyle.isPlain ? "lineWidth: \(strokeWidth)" : "style: \(StrokeStyleValue(strokeStyle))"
      text += ".stroke(\(Self.describe(stroke)), \(style))"
    }
    text += shadows.map { ".shadow(\($0))" }.joined()
    return text
  }

  /// Its colours, whose opacities the description rounds.
  public var parts: [Value] {
    shadows.map { .color($0.color) }
      + [fill, stroke].flatMap { paint -> [Value] in
        switch paint {
        case .color(let color): [.color(color)]
        case .linear(let colors, _, _, _, _), .radial(let colors, _, _, _, _),
          .angular(let colors, _, _, _, _):
          colors.map(Value.color)
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
    case .radial(let colors, let centerX, let centerY, let startRadius, let endRadius):
      "\(GradientColors(colors)), around (\(centerX), \(centerY)), from \(startRadius), to \(endRadius)"
    case .angular(let colors, let centerX, let centerY, let startAngle, let endAngle):
      "\(GradientColors(colors)), turning at (\(centerX), \(centerY)), from \(startAngle), to \(endAngle)"
    }
  }
}

/// The content of a `StrokeStyle`.
public struct StrokeStyleValue: OpaqueContent, Hashable {
  /// Width, ends, corners and dashes.
  public var style: StrokeStyle
  /// The width in points.
  public var lineWidth: Double { style.lineWidth }
  /// A style.
  public init(_ style: StrokeStyle) { self.style = style }
  /// The library type.
  public var type: TypeID { LibraryTypes.strokeStyle }
  /// Its canonical text.
  public var description: String {
    var text = "StrokeStyle(lineWidth: \(style.lineWidth)"
    if style.lineCap != .butt { text += ", lineCap: \(style.lineCap)" }
    if style.lineJoin != .miter { text += ", lineJoin: \(style.lineJoin)" }
    if style.miterLimit != 10 { text += ", miterLimit: \(style.miterLimit)" }
    if !style.dash.isEmpty { text += ", dash: \(style.dash)" }
    if style.dashPhase != 0 { text += ", dashPhase: \(style.dashPhase)" }
    return text + ")"
  }
}

extension PathOutline {
  /// What tells it from other outlines: how many elements it has, and a hash of them (FNV-1a), since all of a long path
  /// would be written again each time that a line is added to it.
  var signature: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01B3 }
    func add(_ point: Path.Point) {
      add(point.x.bitPattern)
      add(point.y.bitPattern)
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        add(1)
        add(to)
      case .line(let to):
        add(2)
        add(to)
      case .quadCurve(let to, let control):
        add(3)
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(4)
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: add(5)
      }
    }
    let fitted = fit == .points ? "" : ", \(fit) in \(width) × \(height)"
    let rule = isEvenOdd ? ", even-odd" : ""
    return "\(path.elements.count) elements, \(String(hash, radix: 16))\(fitted)\(rule)"
  }
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
  /// `red` for a named colour, after its opacity where it is not opaque; `#RRGGBBAA` for a fixed one, `#RRGGBBAA or
  /// #RRGGBBAA` for one of two looks.
  public static func describe(_ color: Color) -> String {
    guard color.hasComponents else {
      let opacity = color.alpha == 255 ? "" : "\(Int((Double(color.alpha) / 2.55).rounded()))% "
      return opacity + name(of: color.base)
    }
    let text = "#" + [color.red, color.green, color.blue, color.alpha].map(hex).joined()
    if color.base == .fixed { return text }
    let dark = color.dark
    return text + " or #" + [dark.red, dark.green, dark.blue, dark.alpha].map(hex).joined()
  }

  private static let names = [
    "primary", "secondary", "tertiary", "accent", "red", "orange", "yellow", "green", "mint", "teal", "cyan",
    "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear", "fill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "gray2", "gray3", "gray4", "gray5",
    "separator", "fixed", "adaptive",
  ]

  /// The name of a colour as code writes it, but for the accent.
  static func name(of base: Color.Base) -> String { names[Int(base.rawValue)] }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count == 1 ? "0" + text : text
  }
}
