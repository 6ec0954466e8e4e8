import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The outlines that can be filled and stroked.
  public static let shapeTypes: SmallSet<TypeID> = [
    LibraryTypes.shape, LibraryTypes.rectangle, LibraryTypes.roundedRectangle, LibraryTypes.circle,
    LibraryTypes.ellipse, LibraryTypes.capsule, LibraryTypes.path, .library("ContainerRelativeShape"),
  ]

  /// What fills a shape.
  public static let shapeStyleTypes: SmallSet<TypeID> = [
    LibraryTypes.shapeStyle, LibraryTypes.color, LibraryTypes.linearGradient, LibraryTypes.gradient,
    LibraryTypes.material, LibraryTypes.radialGradient, LibraryTypes.angularGradient,
  ]

  /// The library types whose values are views too.
  public static let viewTypes: SmallSet<TypeID> = shapeTypes.union([
    LibraryTypes.text, LibraryTypes.image, LibraryTypes.color, LibraryTypes.linearGradient,
    LibraryTypes.emptyView, LibraryTypes.radialGradient, LibraryTypes.angularGradient, LibraryTypes.never,
  ]).union(partTypes)

  /// The types of what stands in a bar, among tabs, in a table or on a map, which have modifiers of their own.
  public static let partTypes: SmallSet<TypeID> = SmallSet(
    ["ToolbarItem", "TabContent", "TableColumnContent", "MapContent", "WindowGroup"].map {
      TypeID.library(Name($0))
    })

  private static let formatter = TypeID.library("Formatter")
  /// What a `Formatter` can be.
  private static let formatters: SmallSet<TypeID> = [
    LibraryTypes.dateFormatter, LibraryTypes.numberFormatter,
  ]
  /// What an `AnyLayout` can be.
  public static let layouts = SmallSet(layoutTypeNames.map { TypeID.library(Name($0)) })

  /// What the library throws, and has to throw.
  public static let errorTypes: SmallSet<TypeID> = [
    LibraryTypes.cancellation, LibraryTypes.urlError, LibraryTypes.cocoaError, LibraryTypes.errorObject,
    LibraryTypes.decodingError, LibraryTypes.encodingError, LibraryTypes.localizedError,
  ]

  /// What writes a number, a date or an amount of a unit.
  private static let formatTypes = [
    LibraryTypes.numberFormat, LibraryTypes.dateFormat, LibraryTypes.measurementFormat,
    LibraryTypes.durationFormat,
  ]

  /// True for a type of what writes values as text.
  public static func isFormat(_ type: TypeID) -> Bool {
    type == LibraryTypes.formatStyle || type == LibraryTypes.listFormat || formatTypes.contains(type)
  }

  /// The types whose values may be written as an array of their cases, such as `[.top, .leading]`.
  public static let optionSetTypes: SmallSet<TypeID> = SmallSet(
    [
      "Edge.Set", "HorizontalEdge.Set", "VerticalEdge.Set", "Axis.Set", "SafeAreaRegions", "SubmitTriggers",
      "AccessibilityTraits", "DatePicker.Components", "PinnedScrollableViews", "ContentShapeKinds",
      "EventModifiers", "MapInteractionModes", "RedactionReasons", "FocusInteractions", "KeyPress.Phases",
      "AccessibilityDirectTouchOptions", "MatchedGeometryProperties", "EditActions",
      "ISO8601DateFormatter.Options", "ByteCountFormatStyle.Units", "ByteCountFormatter.Units",
      "String.CompareOptions", "JSONEncoder.OutputFormatting", "JSONSerialization.ReadingOptions",
      "JSONSerialization.WritingOptions", "UNAuthorizationOptions",
    ].map { TypeID.library(Name($0)) })

  /// The library types whose values have an order.
  public static let orderedTypes: SmallSet<TypeID> = SmallSet(
    [
      .decimal, LibraryTypes.date, LibraryTypes.duration, LibraryTypes.clockInstant, LibraryTypes.stringIndex,
      .library("DynamicTypeSize"), .library("ScenePhase"), .library("ContentSizeCategory"),
      .library("ControlSize"), .library("CMTime"), .library("TimelineViewDefaultContext.Cadence"),
      LibraryTypes.angle,
    ]
      + MeasuredDimension.all.map(\.measurement))

  /// True where a value of the library type `value` may stand for a `parameter`: a colour for a `ShapeStyle`, a
  /// circle for a `Shape`, a text for a view, an edge for a set of edges.
  public static func accepts(_ value: TypeID, for parameter: TypeID) -> Bool {
    if value == parameter || value == LibraryTypes.never { return true }
    switch parameter {
    case .view: return viewTypes.contains(value)
    case LibraryTypes.shapeStyle: return shapeStyleTypes.contains(value)
    case LibraryTypes.formatStyle: return formatTypes.contains(value)
    case LibraryTypes.shape: return shapeTypes.contains(value)
    case LibraryTypes.gesture: return value.gestureValue != nil
    case LibraryTypes.numberObject: return value == .decimal
    case LibraryTypes.thrown: return errorTypes.contains(value)
    case formatter: return formatters.contains(value)
    case LibraryTypes.anyLayout: return layouts.contains(value)
    case LibraryTypes.axisValues: return value.element != nil
    case LibraryTypes.markDimension: return value.isNumber
    // Any other type takes its own values alone.
    default: return false
    }
  }

  /// The types whose static members may be written with a bare dot where `type` is wanted, besides its own:
  /// those of `Color` where a `ShapeStyle` is wanted.
  public static func implicitMemberTypes(for type: TypeID) -> [TypeID] {
    switch type {
    case LibraryTypes.shapeStyle: [LibraryTypes.color]
    case LibraryTypes.formatStyle: formatTypes
    default: []
    }
  }

  /// What a value of a `ShapeStyle` draws; nil for another value.
  public static func paint(_ value: Value) -> Paint? {
    if let shaded = value.content(ShadedValue.self) { return paint(shaded.style) ?? .foreground }
    if case .color(let color) = value { return .color(color) }
    if let gradient = value.content(GradientValue.self) { return gradient.paint }
    if let gradient = value.content(RadialGradientValue.self) { return gradient.paint }
    if let gradient = value.content(AngularGradientValue.self) { return gradient.paint }
    guard let colors = value.content(GradientColors.self) else { return nil }
    return GradientValue(colors, from: UnitPointValue(x: 0.5, y: 0), to: UnitPointValue(x: 0.5, y: 1)).paint
  }
}
