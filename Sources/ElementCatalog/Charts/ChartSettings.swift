import RenderTree
import ScreenTypes
import StandardLibrary

/// What modifiers set for the charts and marks inside them.
public final class ChartSettings: Sendable {
  /// One field for each setting; nil, false or empty where no modifier sets it.
  public struct Fields: Sendable {
    /// False where an axis is not drawn; nil where it is left to the chart.
    public var showsX: Bool?, showsY: Bool?, showsLegend: Bool?
    /// The values that an axis has room for: a range, a list of categories or a `ScaleDomain`.
    public var domainX: Value?, domainY: Value?
    /// True for a logarithmic axis.
    public var isLogX = false, isLogY = false
    /// What stands beside an axis.
    public var labelX: String?, labelY: String?
    /// What stands along an axis in place of what the chart chooses.
    public var axisX: ChartAxis?, axisY: ChartAxis?
    /// The colours of series by their names.
    public var namedColors: [String: Color] = [:]
    /// The function that gives the colours of series by their names.
    public var colorOfSeries: Value?
    /// The colours that series take in turn.
    public var colors: [Color] = []
    /// The symbols that series take in turn.
    public var symbols: [DrawingMark.Symbol] = []
    /// The series that have a place of their own in the legend, in order.
    public var series: [String] = []
    /// What the plot is filled with.
    public var plotPaint: Paint?

    /// By what the marks inside are coloured, given symbols, or set side by side.
    public var styledBy: PlottableContent?, symbolBy: PlottableContent?, positionBy: PlottableContent?
    /// How much of the room at one place marks that are set side by side take together.
    public var groupSpan = MarkDimensionValue.automatic
    /// The symbol of points.
    public var symbol: DrawingMark.Symbol?
    /// Its area in square points.
    public var symbolArea: Double?
    /// How lines join points.
    public var interpolation = LibraryCases.InterpolationMethod.linear
    /// How lines are drawn.
    public var lineStyle: StrokeStyle?
  }

  /// The settings.
  public let fields: Fields

  init(_ fields: Fields) { self.fields = fields }

  /// SwiftUI's defaults.
  static let none = ChartSettings(Fields())
}

extension LoweringEnvironment {
  /// Changes what modifiers set for charts.
  mutating func changeChart(_ change: (inout ChartSettings.Fields) -> Void) {
    var fields = (chart ?? .none).fields
    change(&fields)
    chart = ChartSettings(fields)
  }
}
