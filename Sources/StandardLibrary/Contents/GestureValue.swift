import ScreenTypes
import SourceModel

/// The content of a gesture, with the closures that it runs.
public struct GestureValue: OpaqueContent {
  /// The kinds.
  public enum Kind: Hashable, Sendable {
    /// That many taps.
    case tap(count: Int)
    /// Held for that many seconds.
    case longPress(minimumDuration: Double)
    /// Moved by that many points.
    case drag(minimumDistance: Double)
    /// Two fingers that move apart or turn, by the name of the library type.
    case twoFingers(Name)
    /// Held, then moved.
    case sequence
  }

  /// What it runs.
  public enum Handler: Sendable {
    /// Takes (value, state, transaction) while the gesture goes on; `state` is the binding of a gesture state.
    case updating(state: Value, body: Value)
    /// Takes the value when it changes.
    case onChanged(Value)
    /// Takes the value at the end.
    case onEnded(Value)
  }

  /// The kind.
  public var kind: Kind
  /// What it runs, in order.
  public var handlers: [Handler] = []

  /// A gesture that runs nothing yet.
  public init(_ kind: Kind) { self.kind = kind }

  /// The library type.
  public var type: TypeID {
    switch kind {
    case .tap: LibraryTypes.tapGesture
    case .longPress: LibraryTypes.longPressGesture
    case .drag: LibraryTypes.dragGesture
    case .twoFingers(let name): TypeID(.builtin(name))
    case .sequence: LibraryTypes.sequenceGesture
    }
  }

  /// What its closures take while it goes on, at the start.
  public var startValue: Value {
    switch kind {
    case .tap, .longPress: .bool(true)
    case .drag: Value(DragValue(start: PointValue(x: 0, y: 0), location: PointValue(x: 0, y: 0)))
    case .sequence:
      .payload(PayloadBox(type: LibraryTypes.sequenceValue, index: 0, payload: .bool(true)))
    case .twoFingers("MagnificationGesture"): .double(1)
    case .twoFingers("RotationGesture"): Value(AngleValue(degrees: 0))
    case .twoFingers(let name): Value(FingersValue(TypeID(.builtin(Name("\(name).Value")))))
    }
  }

  /// Its canonical text.
  public var description: String {
    switch kind {
    case .tap(let count): "TapGesture(count: \(count))"
    case .longPress(let duration): "LongPressGesture(minimumDuration: \(duration))"
    case .drag(let distance): "DragGesture(minimumDistance: \(distance))"
    case .twoFingers(let name): "\(name)()"
    case .sequence: "SequenceGesture()"
    }
  }
}

/// The content of a `MagnifyGesture.Value` or `RotateGesture.Value`.
public struct FingersValue: OpaqueContent, Hashable {
  /// The library type.
  public let type: TypeID
  /// How far the fingers have moved apart, and turned.
  public var magnification = 1.0, rotation = AngleValue(degrees: 0)
  /// Fingers that have not moved yet.
  public init(_ type: TypeID) { self.type = type }
  /// Its canonical text.
  public var description: String { "\(magnification) \(rotation)" }
}

/// The content of a `DragGesture.Value`.
public struct DragValue: OpaqueContent, Hashable {
  /// Where it began and where it is, in points.
  public var start: PointValue, location: PointValue
  /// A drag.
  public init(start: PointValue, location: PointValue) {
    self.start = start
    self.location = location
  }
  /// From the start to the place.
  public var translation: SizeValue {
    SizeValue(width: location.x - start.x, height: location.y - start.y)
  }
  /// The library type.
  public var type: TypeID { LibraryTypes.dragValue }
  /// Its canonical text.
  public var description: String { "from \(start) to \(location)" }
}

/// The content of an `Animation`, an `AnyTransition` or a `Transaction`: its name, since static output does not move.
public struct MotionValue: OpaqueContent, Hashable {
  /// The library type.
  public let type: TypeID
  /// As written, such as `easeIn(duration: 0.5)`.
  public var description: String
  /// A motion.
  public init(_ type: TypeID, _ description: String) {
    self.type = type
    self.description = description
  }
}
