import ScreenTypes

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
    }
  }

  /// Its canonical text.
  public var description: String {
    switch kind {
    case .tap(let count): "TapGesture(count: \(count))"
    case .longPress(let duration): "LongPressGesture(minimumDuration: \(duration))"
    case .drag(let distance): "DragGesture(minimumDistance: \(distance))"
    }
  }
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
