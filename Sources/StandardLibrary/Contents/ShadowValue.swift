import RenderTree
import ScreenTypes

/// The content of a `ShadowStyle`.
public struct ShadowValue: OpaqueContent, Hashable {
  /// Its colour.
  public var color: Color
  /// How blurred it is, and how far it is moved, in points.
  public var radius: Double, x: Double, y: Double
  /// True where it falls into the shape; no page draws it.
  public var isInner: Bool

  /// The library type.
  public var type: TypeID { .library("ShadowStyle") }
  /// Its canonical text.
  public var description: String {
    "\(isInner ? "inner" : "drop")(color: \(ColorText.describe(color)), radius: \(radius), x: \(x), y: \(y))"
  }
  /// Its colour, whose opacity the description rounds.
  public var parts: [Value] { [.color(color)] }
}

/// The content of a style with shadows: `.red.shadow(.drop(radius: 3))`.
public struct ShadedValue: OpaqueContent {
  /// The style itself; null for the foreground.
  public var style: Value
  /// The shadows, in order.
  public var shadows: [ShadowValue]

  /// A style with one more shadow.
  public init(_ style: Value, _ shadow: ShadowValue) {
    let shaded = style.content(ShadedValue.self)
    self.style = shaded?.style ?? style
    shadows = (shaded?.shadows ?? []) + [shadow]
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.shapeStyle }
  /// Its canonical text.
  public var description: String { "ShapeStyle" + shadows.map { ".shadow(\($0))" }.joined() }
  /// The style and the colours of its shadows.
  public var parts: [Value] { [style] + shadows.flatMap(\.parts) }
}

extension Value {
  /// The style without its shadows.
  var unshaded: Value { content(ShadedValue.self)?.style ?? self }
}

/// The content of a `FillStyle`.
public struct FillStyleValue: OpaqueContent, Hashable {
  /// True where what two parts of a path enclose is not filled.
  public var isEOFilled = false
  /// True where edges are smoothed; all are.
  public var isAntialiased = true

  /// The library type.
  public var type: TypeID { .library("FillStyle") }
  /// Its canonical text.
  public var description: String { "FillStyle(eoFill: \(isEOFilled))" }
}
