import ScreenTypes
import SourceModel

/// What the library keeps in a value of one of its own types, such as a font or a shape.
///
/// Two values of one type are equal when their descriptions and their parts are, so a description is canonical.
public protocol OpaqueContent: Sendable, CustomStringConvertible {
  /// The library type.
  var type: TypeID { get }
  /// What the description does not tell.
  var parts: [Value] { get }
}

extension OpaqueContent {
  /// Nothing: the description tells all.
  public var parts: [Value] { [] }
}

/// Content that stands for a timer, a publisher or a subscription of a run.
package protocol ScheduledContent: OpaqueContent {
  /// Its number among the `ScheduledTimers` of the run. Numbers only grow, so that runs in one state may have others.
  var number: Int { get }
}

extension Value {
  /// A value of a library type.
  public init(_ content: some OpaqueContent) {
    self = .opaque(
      OpaqueBox(
        type: content.type, content: content, description: content.description, parts: content.parts))
  }

  /// What the library keeps in this value as `T`; nil for another value.
  public func content<T>(_ type: T.Type = T.self) -> T? {
    guard case .opaque(let box) = self else { return nil }
    return box.content as? T
  }
}

extension TypeID {
  /// The library type of a name.
  static func library(_ name: Name) -> TypeID { TypeID(.builtin(name)) }
  /// The library type of a name with what its type parameter stands for.
  static func library(_ name: Name, of value: TypeID) -> TypeID {
    TypeID(.applied(.library(name), [value]))
  }
}

/// Ids of library types that implementations need, so that none is looked up by name while a screen runs.
public enum LibraryTypes {
  /// `Error`
  public static let thrown = TypeID.library("Error")
  /// `TransferRepresentation`
  public static let transferRepresentation = TypeID.library("TransferRepresentation")
  /// `LocalizedError`
  public static let localizedError = TypeID.library("LocalizedError")
  /// `CancellationError`
  public static let cancellation = TypeID.library("CancellationError")
  /// `CocoaError`
  public static let cocoaError = TypeID.library("CocoaError")
  /// `URLError`
  public static let urlError = TypeID.library("URLError")
  /// `NSError`
  public static let errorObject = TypeID.library("NSError")
  /// `DecodingError`
  public static let decodingError = TypeID.library("DecodingError")
  /// `DecodingError.Context`
  public static let decodingContext = TypeID.library("DecodingError.Context")
  /// `EncodingError`
  public static let encodingError = TypeID.library("EncodingError")
  /// `EncodingError.Context`
  public static let encodingContext = TypeID.library("EncodingError.Context")
  /// `CodingKey`
  public static let codingKey = TypeID.library("CodingKey")
  /// `Decoder`
  public static let decoder = TypeID.library("Decoder")
  /// `Encoder`
  public static let encoder = TypeID.library("Encoder")
  /// `DispatchTime`
  public static let moment = TypeID.library("DispatchTime")
  /// `DispatchTimeInterval`
  public static let dispatchInterval = TypeID.library("DispatchTimeInterval")
  /// `Duration`
  public static let duration = TypeID.library("Duration")
  /// `ContinuousClock`
  public static let clock = TypeID.library("ContinuousClock")
  /// `ContinuousClock.Instant`
  public static let clockInstant = TypeID.library("ContinuousClock.Instant")
  /// `Hasher`
  public static let hasher = TypeID.library("Hasher")
  /// `OptionSet`, what any of the package's own can do.
  public static let optionSet = TypeID.library("OptionSet")
  /// `Regex.Match`
  public static let match = TypeID.library("Regex.Match")
  /// `AnyRegexOutput.Element`
  public static let regexGroup = TypeID.library("AnyRegexOutput.Element")
  /// `Regex<…>` with what a match of it gives.
  public static func regex(of output: TypeID) -> TypeID { .library("Regex", of: output) }
  /// `Publisher`, what all publishers are.
  public static let publisher = TypeID.library("Publisher")
  /// `AnyPublisher`, a publisher of which nothing else is told.
  public static let anyPublisher = TypeID.library("AnyPublisher")
  /// `Result`
  public static let result = TypeID.library("Result")
  /// `Subscribers.Completion`
  public static let completion = TypeID.library("Subscribers.Completion")
  /// `Never`
  public static let never = TypeID.library("Never")
  /// `Alert`
  public static let alert = TypeID.library("Alert")
  /// `Alert.Button`
  public static let alertButton = TypeID.library("Alert.Button")
  /// `ActionSheet`
  public static let actionSheet = TypeID.library("ActionSheet")
  /// `Alignment`
  public static let alignment = TypeID.library("Alignment")
  /// `Angle`
  public static let angle = TypeID.library("Angle")
  /// `Animation`
  public static let animation = TypeID.library("Animation")
  /// `AttributedString`
  public static let attributedString = TypeID.library("AttributedString")
  /// `AnyTransition`
  public static let transition = TypeID.library("AnyTransition")
  /// `AnyLayout`
  public static let anyLayout = TypeID.library("AnyLayout")
  /// `AxisMarkValues`
  public static let axisValues = TypeID.library("AxisMarkValues")
  /// `AsyncImagePhase`
  public static let phase = TypeID.library("AsyncImagePhase")
  /// `Axis.Set`
  public static let axisSet = TypeID.library("Axis.Set")
  /// `CGPoint`
  public static let point = TypeID.library("CGPoint")
  /// `CGRect`
  public static let rect = TypeID.library("CGRect")
  /// `CGSize`
  public static let size = TypeID.library("CGSize")
  /// `CLLocationCoordinate2D`
  public static let coordinate = TypeID.library("CLLocationCoordinate2D")
  /// `Capsule`
  public static let capsule = TypeID.library("Capsule")
  /// `Circle`
  public static let circle = TypeID.library("Circle")
  /// `Color`
  public static let color = TypeID.library("Color")
  /// `ComparisonResult`
  public static let comparisonResult = TypeID.library("ComparisonResult")
  /// `Data`
  public static let data = TypeID.library("Data")
  /// `Date`
  public static let date = TypeID.library("Date")
  /// `DragGesture`
  public static let dragGesture = TypeID.library("DragGesture")
  /// `SequenceGesture`
  public static let sequenceGesture = TypeID.library("SequenceGesture")
  /// `SequenceGesture.Value`
  public static let sequenceValue = TypeID.library("SequenceGesture.Value")
  /// `ExclusiveGesture`
  public static let exclusiveGesture = TypeID.library("ExclusiveGesture")
  /// `ExclusiveGesture.Value`
  public static let exclusiveValue = TypeID.library("ExclusiveGesture.Value")
  /// `SimultaneousGesture`
  public static let simultaneousGesture = TypeID.library("SimultaneousGesture")
  /// `SimultaneousGesture.Value`
  public static let simultaneousValue = TypeID.library("SimultaneousGesture.Value")
  /// `HoverPhase`
  public static let hoverPhase = TypeID.library("HoverPhase")
  /// `OpenURLAction`
  public static let openURLAction = TypeID.library("OpenURLAction")
  /// `DragGesture.Value`
  public static let dragValue = TypeID.library("DragGesture.Value")
  /// `Edge.Set`
  public static let edgeSet = TypeID.library("Edge.Set")
  /// `EdgeInsets`
  public static let edgeInsets = TypeID.library("EdgeInsets")
  /// `Ellipse`
  public static let ellipse = TypeID.library("Ellipse")
  /// `EmptyView`
  public static let emptyView = TypeID.library("EmptyView")
  /// `Font`
  public static let font = TypeID.library("Font")
  /// `GeometryProxy`
  public static let geometry = TypeID.library("GeometryProxy")
  /// `Gesture`
  public static let gesture = TypeID.library("Gesture")
  /// `Gradient`
  public static let gradient = TypeID.library("Gradient")
  /// `Gradient.Stop`
  public static let gradientStop = TypeID.library("Gradient.Stop")
  /// `GridItem`
  public static let gridItem = TypeID.library("GridItem")
  /// `GridItem.Size`
  public static let gridItemSize = TypeID.library("GridItem.Size")
  /// `HorizontalAlignment`
  public static let horizontalAlignment = TypeID.library("HorizontalAlignment")
  /// `Image`
  public static let image = TypeID.library("Image")
  /// `UIImage`
  public static let picture = TypeID.library("UIImage")
  /// `EnvironmentValues`
  public static let environmentValues = TypeID.library("EnvironmentValues")
  /// `FormatStyle`
  public static let formatStyle = TypeID.library("FormatStyle")
  /// `ListFormat`
  public static let listFormat = TypeID.library("ListFormat")
  /// `Date.FormatStyle`
  public static let dateFormat = TypeID.library("Date.FormatStyle")
  /// `Duration.TimeFormatStyle`
  public static let durationFormat = TypeID.library("Duration.TimeFormatStyle")
  /// `IndexSet`
  public static let indexSet = TypeID.library("IndexSet")
  /// `LinearGradient`
  public static let linearGradient = TypeID.library("LinearGradient")
  /// `Locale`
  public static let locale = TypeID.library("Locale")
  /// `LongPressGesture`
  public static let longPressGesture = TypeID.library("LongPressGesture")
  /// `MKCoordinateRegion`
  public static let region = TypeID.library("MKCoordinateRegion")
  /// `MKCoordinateSpan`
  public static let span = TypeID.library("MKCoordinateSpan")
  /// `MeasurementFormat`
  public static let measurementFormat = TypeID.library("MeasurementFormat")
  /// `Material`
  public static let material = TypeID.library("Material")
  /// `NavigationPath`
  public static let navigationPath = TypeID.library("NavigationPath")
  /// `NumberFormat`
  public static let numberFormat = TypeID.library("NumberFormat")
  /// `NumberFormat.Precision`
  public static let precision = TypeID.library("NumberFormat.Precision")
  /// `Path`
  public static let path = TypeID.library("Path")
  /// `NSDecimalNumber`, which is also `NSNumber`.
  public static let numberObject = TypeID.library("NSDecimalNumber")
  /// `DateFormatter`
  public static let dateFormatter = TypeID.library("DateFormatter")
  /// `NumberFormatter`
  public static let numberFormatter = TypeID.library("NumberFormatter")
  /// The formatters and others that are classes in Foundation: what is set of one is not kept from a `let`.
  public static let formatters: SmallSet<TypeID> = SmallSet(
    (StandardLibrary.formatterNames + [
      "Scanner", "NSPredicate", "JSONEncoder", "JSONDecoder", "Timer", "OperationQueue",
      "UNMutableNotificationContent",
    ]).map {
      TypeID.library(Name($0))
    })
  /// What there is one of in an app or a device, which is written wherever it is found.
  public static let shared: SmallSet<TypeID> = SmallSet(
    (StandardLibrary.systemNames + [
      "UIPasteboard", "NSPasteboard", "AsyncStream.Continuation", "Timer", "OperationQueue", "AVPlayer",
      "UNUserNotificationCenter", "ASAuthorizationAppleIDRequest",
    ]).map {
      TypeID.library(Name($0))
    })
  /// `PlottableValue`
  public static let plottable = TypeID.library("PlottableValue")
  /// `CustomPresentationDetent.Context`
  public static let detentContext = TypeID.library("CustomPresentationDetent.Context")
  /// `PresentationDetent`
  public static let detent = TypeID.library("PresentationDetent")
  /// `PresentationMode`
  public static let presentationMode = TypeID.library("PresentationMode")
  /// `PreviewLayout`
  public static let previewLayout = TypeID.library("PreviewLayout")
  /// `ProposedViewSize`
  public static let proposedSize = TypeID.library("ProposedViewSize")
  /// `LayoutSubview`
  public static let subview = TypeID.library("LayoutSubview")
  /// `RadialGradient`
  public static let radialGradient = TypeID.library("RadialGradient")
  /// `AngularGradient`
  public static let angularGradient = TypeID.library("AngularGradient")
  /// `GraphicsContext`
  public static let graphicsContext = TypeID.library("GraphicsContext")
  /// `GraphicsContext.Shading`
  public static let shading = TypeID.library("GraphicsContext.Shading")
  /// `Rectangle`
  public static let rectangle = TypeID.library("Rectangle")
  /// `MarkDimension`
  public static let markDimension = TypeID.library("MarkDimension")
  /// `RoundedRectangle`
  public static let roundedRectangle = TypeID.library("RoundedRectangle")
  /// `Shape`
  public static let shape = TypeID.library("Shape")
  /// `ShapeStyle`
  public static let shapeStyle = TypeID.library("ShapeStyle")
  /// `String.Index`. Its values are Ints: how many characters stand before.
  public static let stringIndex = TypeID.library("String.Index")
  /// `StrokeStyle`
  public static let strokeStyle = TypeID.library("StrokeStyle")
  /// `TapGesture`
  public static let tapGesture = TypeID.library("TapGesture")
  /// `Text`
  public static let text = TypeID.library("Text")
  /// `Timer.TimerPublisher`
  public static let timerPublisher = TypeID.library("Timer.TimerPublisher")
  /// `Transaction`
  public static let transaction = TypeID.library("Transaction")
  /// `URL`
  public static let url = TypeID.library("URL")
  /// `UUID`
  public static let uuid = TypeID.library("UUID")
  /// `UnitPoint`
  public static let unitPoint = TypeID.library("UnitPoint")
  /// `VerticalAlignment`
  public static let verticalAlignment = TypeID.library("VerticalAlignment")
}
