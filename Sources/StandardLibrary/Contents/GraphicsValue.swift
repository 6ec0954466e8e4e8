import RenderTree
import ScreenTypes

/// What was drawn with a `GraphicsContext` and its copies. One thread draws a page.
public final class GraphicsRecord: @unchecked Sendable {
  /// The marks in order.
  public var marks: [DrawingMark] = []
  /// The views in order, with where they stand and the point of them that stands there.
  public var views: [(view: Value, x: Double, y: Double, anchor: UnitPointValue)] = []
  /// The size of the canvas, in points.
  public let size: SizeValue
  /// Nothing drawn on a canvas of a size.
  public init(size: SizeValue) { self.size = size }
}

/// The content of a `GraphicsContext`: where it draws, and how.
public struct GraphicsValue: OpaqueContent {
  /// What copies of the context draw into as well.
  public let record: GraphicsRecord
  /// From 0 to 1.
  public var opacity = 1.0
  /// What changes the looks of what is drawn.
  var filters: [DrawingFilter] = []
  /// Only what is inside all of them is drawn, in points of the canvas.
  var clips: [Path] = []
  /// How marks are mixed with what is behind them, which no page draws.
  var blendMode: Value = .choice(.library("BlendMode"), 0)
  /// Where a place comes to: (a x + c y + x₀, b x + d y + y₀).
  public var transform = (a: 1.0, b: 0.0, c: 0.0, d: 1.0, x: 0.0, y: 0.0)

  /// A context that draws into a record.
  public init(_ record: GraphicsRecord) { self.record = record }
  /// The library type.
  public var type: TypeID { LibraryTypes.graphicsContext }
  /// Its canonical text.
  public var description: String { "GraphicsContext(opacity: \(opacity))" }

  /// Where a place comes to.
  func place(_ point: Path.Point) -> Path.Point {
    Path.Point(
      transform.a * point.x + transform.c * point.y + transform.x,
      transform.b * point.x + transform.d * point.y + transform.y)
  }

  /// Draws what follows with another transform first.
  mutating func apply(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    let old = transform
    transform = (
      old.a * a + old.c * b, old.b * a + old.d * b, old.a * c + old.c * d, old.b * c + old.d * d,
      old.a * x + old.c * y + old.x, old.b * x + old.d * y + old.y
    )
  }
}

/// The content of a `GraphicsContext.Shading`.
public struct ShadingValue: OpaqueContent, Hashable {
  /// What fills; the places of a gradient are points of the canvas.
  public var paint: Paint
  /// True where the places are those of a unit space instead.
  public var isInUnitSpace: Bool
  /// A shading.
  public init(_ paint: Paint, isInUnitSpace: Bool = true) {
    self.paint = paint
    self.isInUnitSpace = isInUnitSpace
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.shading }
  /// Its canonical text.
  public var description: String { "GraphicsContext.Shading(\(paint), \(isInUnitSpace))" }
}

/// The content of a `GraphicsContext.Filter`.
struct FilterValue: OpaqueContent, Hashable {
  /// What it does.
  let filter: DrawingFilter
  /// The library type.
  var type: TypeID { .library("GraphicsContext.Filter") }
  /// Its canonical text.
  var description: String {
    switch filter {
    case .blur(let radius): "blur(\(radius))"
    case .shadow(let color, let radius, let x, let y):
      "shadow(\(ColorText.describe(color)), \(radius), \(x), \(y))"
    case .color(let filter, let amount): "\(filter)(\(amount))"
    }
  }
}
