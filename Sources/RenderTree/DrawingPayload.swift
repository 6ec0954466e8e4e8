/// A drawing: marks in a space of its own, and views that stand at places of it.
///
/// A chart or a canvas is one; what a screen reader says of it stands beside the marks, which are silent.
public struct DrawingPayload: Sendable {
  /// How the space fills the place of the drawing; in points, it is the place in which a layout of the package puts views.
  public var fit: PathOutline.Fit
  /// The size of the space; the drawing has it where its place leaves that open. Points.
  public var width: Double, height: Double
  /// Room around the space for children that stand outside of it. Points.
  public var insets = EdgeInsets()
  /// What is drawn, one above the other.
  public var marks: [DrawingMark] = []
  /// Where the children of the node stand, in order.
  public var places: [DrawingPlace] = []
  /// How a layout of the package arranges the children in text, by the cells that they take; nil for other drawings.
  public var cells: DrawingArrangement?
  /// What it is, read aloud; empty where it is only decoration.
  public var label = PoolRange.empty
  /// What it shows as a table: the headings, then the rows; empty for none.
  public var table: [[PoolRange]] = []

  /// A drawing.
  public init(fit: PathOutline.Fit, width: Double, height: Double) {
    self.fit = fit
    self.width = width
    self.height = height
  }
}

/// The size of a layout of the package, and where it puts the views in it.
public struct DrawingArrangement: Sendable {
  /// Its size. Points.
  public var width: Double, height: Double
  /// Where its views stand, in order.
  public var places: [DrawingPlace] = []

  /// A layout that is as large as it says, without views.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}

/// Where a child of a drawing stands.
public struct DrawingPlace: Hashable, Sendable {
  /// A place in the space of the drawing.
  public var x: Double, y: Double
  /// How far from there it is drawn. Points.
  public var across: Double = 0, down: Double = 0
  /// Which point of the child stands there.
  public var anchor: Alignment
  /// The size that the child is offered, in points; nil along an axis in which it is as large as its content.
  public var width: Double?, height: Double?
  /// A place.
  public init(_ x: Double, _ y: Double, across: Double = 0, down: Double = 0, anchor: Alignment) {
    (self.x, self.y) = (x, y)
    (self.across, self.down) = (across, down)
    self.anchor = anchor
  }
}
