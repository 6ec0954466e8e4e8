import RenderTree
import ScreenTypes
import StandardLibrary

/// A mark of a chart as it was written, before its values have places.
public struct ChartMark: Sendable {
  /// The marks of Swift Charts.
  enum Kind: Sendable { case bar, line, area, point, rule, rectangle, sector }

  /// How a mark is stacked on others, in the order of `MarkStackingMethod`.
  enum Stacking: Int, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind
  /// The node that stands for the mark, so that modifiers around it are found.
  var node = NodeIndex.none
  var x: PlottableContent?, y: PlottableContent?
  var xStart: PlottableContent?, xEnd: PlottableContent?
  var yStart: PlottableContent?, yEnd: PlottableContent?
  var angle: PlottableContent?
  /// What tells lines apart, besides their colour.
  var series: PlottableContent?
  var stacking = Stacking.standard
  var width = MarkDimensionValue.automatic, height = MarkDimensionValue.automatic
  var innerRadius = MarkDimensionValue.ratio(0), outerRadius = MarkDimensionValue.automatic
  var angularInset = 0.0
  /// What a modifier colours it with; nil for the colour of its series.
  var paint: Paint?
  var settings: ChartSettings.Fields
  var opacity = 1.0
  var cornerRadius: Double?
  var annotations: [Annotation] = []

  /// Views at a mark.
  struct Annotation: Sendable {
    let node: NodeIndex
    let position: LibraryCases.AnnotationPosition
    /// Which edge it shares with the mark, along the side on which it stands.
    let alignment: Alignment
    let spacing: Double
  }

  init(_ kind: Kind, _ settings: ChartSettings.Fields) {
    self.kind = kind
    self.settings = settings
  }

  /// The values along the axis across and the one down.
  var valuesAcross: [PlottableContent] { [x, xStart, xEnd].compactMap { $0 } }
  var valuesDown: [PlottableContent] { [y, yStart, yEnd].compactMap { $0 } }
}

/// One axis, as a child element of a chart describes it.
public struct ChartAxis: Sendable {
  /// What stands at the values of one `AxisMarks`.
  struct Marks: Sendable {
    /// Where they stand; nil for where the chart chooses. A list of values is one of them each.
    var values: Value?
    var position = LibraryCases.AxisMarkPosition.automatic
    var hasGridLine = true
    var hasTick = false
    var hasLabel = true
    /// How labels are written, of numbers and dates.
    var format: Value?
    /// True where labels stand in the middle of what a value covers; nil leaves it to the chart.
    var isCentered: Bool?
    var gridStyle: StrokeStyle?
    var tickStyle: StrokeStyle?
    /// True where ticks stand in the middle of what a value covers.
    var centersTicks = false
    var labelColor: Color?
    /// The views of the label; none where it is the value itself.
    var label: [NodeIndex] = []
    /// True where views say what stands at each value.
    var isWritten = false
  }
  var marks: [Marks] = []
  /// The use whose views say what stands along it; -1 for none.
  var site = -1
}
