/// One mark of a drawing, in its space.
public struct DrawingMark: Hashable, Sendable {
  /// What is drawn.
  public enum Form: Hashable, Sendable {
    /// Lines and curves.
    case path(Path)
    /// A rectangle, with corners of a radius in points that are not distorted; with an infinite one its short sides are half circles.
    case box(x: Double, y: Double, width: Double, height: Double, radius: Double)
    /// A symbol of so many points around a place, which is not distorted.
    case symbol(Symbol, x: Double, y: Double, size: Double)
  }
  /// The symbols of points, in the order of Swift Charts' `BasicChartSymbolShape`.
  public enum Symbol: UInt8, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  /// What is drawn.
  public var form: Form
  /// What fills it; nil for none.
  public var fill: Paint?
  /// What draws its outline; nil for none.
  public var stroke: Paint?
  /// How the outline is drawn.
  public var strokeStyle = StrokeStyle()
  /// From 0 to 1.
  public var opacity: Double = 1
  /// What changes its looks once it is drawn, in order.
  public var filters: [DrawingFilter] = []
  /// Only what is inside all of them is drawn.
  public var clips: [Path] = []
  /// True where what two subpaths enclose is not filled.
  public var isEvenOdd = false
  /// Tells marks of one kind from others where there is no colour.
  public var pattern: UInt8 = 0
  /// True for a line of a grid, which marks cover.
  public var isGrid = false
  /// A mark.
  public init(_ form: Form, fill: Paint? = nil, stroke: Paint? = nil) {
    self.form = form
    self.fill = fill
    self.stroke = stroke
  }
}

/// What changes the looks of a mark of a drawing.
public enum DrawingFilter: Hashable, Sendable {
  /// Blurred, in points.
  case blur(Double)
  /// A blurred copy behind.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// Its colours changed.
  case color(ColorFilter, amount: Double)
}
