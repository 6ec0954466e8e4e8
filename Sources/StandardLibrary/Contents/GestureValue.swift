import ScreenTypes
import SourceModel

extension TypeID {
  /// What the closures of a gesture of this type take; nil for a type of no gesture.
  public var gestureValue: TypeID? {
    switch self {
    case LibraryTypes.gesture, LibraryTypes.exclusiveGesture, LibraryTypes.simultaneousGesture: return .any
    case LibraryTypes.tapGesture: return .void
    case LibraryTypes.longPressGesture: return .bool
    case LibraryTypes.dragGesture: return LibraryTypes.dragValue
    case LibraryTypes.sequenceGesture: return LibraryTypes.sequenceValue
    // Other gestures are told by their names.
    default: break
    }
    switch kind {
    case .builtin("SpatialTapGesture"): return .library("SpatialTapGesture.Value")
    case .builtin("MagnificationGesture"): return .double
    case .builtin("RotationGesture"): return LibraryTypes.angle
    case .builtin("MagnifyGesture"): return .library("MagnifyGesture.Value")
    case .builtin("RotateGesture"): return .library("RotateGesture.Value")
    case .applied(LibraryTypes.exclusiveGesture, let values):
      return TypeID(.applied(LibraryTypes.exclusiveValue, values))
    case .applied(LibraryTypes.simultaneousGesture, let values):
      return TypeID(.applied(LibraryTypes.simultaneousValue, values))
    // Nothing else is a gesture.
    default: return nil
    }
  }
}

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
    /// One of its parts after the other; of a press and a drag: held, then moved.
    case sequence
    /// The first of its parts that is recognised.
    case exclusive
    /// Its parts together.
    case simultaneous
  }

  /// What it runs.
  public enum Handler: Sendable {
    /// Takes (value, state, transaction) while the gesture goes on; `state` is the binding of a gesture state.
    case updating(state: Value, body: Value)
    /// Takes the value when it changes.
    case onChanged(Value)
    /// Takes the value at the end.
    case onEnded(Value)
    /// Takes a value that is known at the end.
    case onEndedWith(Value, Value)
  }

  /// The kind.
  public var kind: Kind
  /// What it runs, in order.
  public var handlers: [Handler] = []
  /// True for taps that tell their place.
  var isSpatial = false
  /// The gestures that it is made of.
  public internal(set) var parts: [GestureValue] = []

  /// A gesture that runs nothing yet.
  public init(_ kind: Kind, _ parts: [GestureValue] = []) { (self.kind, self.parts) = (kind, parts) }

  /// The library type.
  public var type: TypeID {
    switch kind {
    case .tap: isSpatial ? .library("SpatialTapGesture") : LibraryTypes.tapGesture
    case .longPress: LibraryTypes.longPressGesture
    case .drag: LibraryTypes.dragGesture
    case .twoFingers(let name): TypeID(.builtin(name))
    case .sequence: LibraryTypes.sequenceGesture
    case .exclusive: LibraryTypes.exclusiveGesture
    case .simultaneous: LibraryTypes.simultaneousGesture
    }
  }

  /// What a tap (or a long press) of the view ends, with all that then runs; nil where it ends nothing.
  public func ended(byTap: Bool) -> GestureValue? {
    switch kind {
    case .tap: return byTap ? self : nil
    case .longPress: return byTap ? nil : self
    case .drag(let distance): return byTap && distance <= 0 ? movedByNothing : nil
    case .twoFingers, .sequence: return nil
    case .exclusive, .simultaneous: break
    }
    let ended = parts.map { $0.ended(byTap: byTap) }
    // One tap does not end what wants two.
    let fewest = ended.compactMap { $0?.taps }.min() ?? 1
    var places = ended.indices.filter { ended[$0] != nil && (!byTap || ended[$0]?.taps == fewest) }
    if kind == .exclusive { places = Array(places.prefix(1)) }
    guard let first = places.first, var whole = ended[first] else { return nil }
    for place in places.dropFirst() { whole.handlers += ended[place]?.handlers ?? [] }
    let value = joined(places)
    for case .onEnded(let action) in handlers { whole.handlers.append(.onEndedWith(action, value)) }
    return whole
  }

  /// A drag of no distance that a tap begins and ends: it changes once.
  private var movedByNothing: GestureValue {
    var whole = self
    let changes = handlers.compactMap { handler -> Handler? in
      if case .onChanged(let action) = handler { .onEndedWith(action, startValue) } else { nil }
    }
    whole.handlers = changes + handlers
    return whole
  }

  /// How many taps end it; 1 for other gestures.
  private var taps: Int {
    if case .tap(let count) = kind { return count }
    return 1
  }

  /// What its closures take where some of its parts have ended.
  private func joined(_ places: [Int]) -> Value {
    if kind == .exclusive {
      return .payload(
        PayloadBox(
          type: LibraryTypes.exclusiveValue, index: Int32(places.first ?? 0),
          payload: places.first.map { parts[$0].endValue } ?? .bool(true)))
    }
    func value(_ place: Int) -> Value { places.contains(place) ? parts[place].endValue : .null }
    return Value(SimultaneousValue(first: value(0), second: value(1)))
  }

  /// What its closures take at its end.
  public var endValue: Value {
    if case .drag = kind { return startValue }
    return isSpatial ? Value(TapPlaceValue(location: PointValue(x: 0, y: 0))) : .bool(true)
  }

  /// What its closures take while it goes on, at the start.
  public var startValue: Value {
    switch kind {
    case .tap, .longPress: endValue
    case .drag: Value(DragValue(start: PointValue(x: 0, y: 0), location: PointValue(x: 0, y: 0)))
    case .sequence:
      .payload(PayloadBox(type: LibraryTypes.sequenceValue, index: 0, payload: .bool(true)))
    case .exclusive:
      .payload(
        PayloadBox(
          type: LibraryTypes.exclusiveValue, index: 0, payload: parts.first?.startValue ?? .bool(true)))
    case .simultaneous:
      Value(
        SimultaneousValue(
          first: parts.first?.startValue ?? .null, second: parts.last?.startValue ?? .null))
    case .twoFingers("MagnificationGesture"): .double(1)
    case .twoFingers("RotationGesture"): Value(AngleValue(degrees: 0))
    case .twoFingers(let name): Value(FingersValue(TypeID(.builtin(Name("\(name).Value")))))
    }
  }

  /// Its canonical text.
  public var description: String {
    switch kind {
    case .tap(let count): "\(type)(count: \(count))"
    case .longPress(let duration): "LongPressGesture(minimumDuration: \(duration))"
    case .drag(let distance): "DragGesture(minimumDistance: \(distance))"
    case .twoFingers(let name): "\(name)()"
    case .sequence: "SequenceGesture()"
    case .exclusive: "ExclusiveGesture(\(parts.map(\.description).joined(separator: ", ")))"
    case .simultaneous: "SimultaneousGesture(\(parts.map(\.description).joined(separator: ", ")))"
    }
  }
}

/// The content of a `SpatialTapGesture.Value`.
struct TapPlaceValue: OpaqueContent, Hashable {
  /// Where the tap was, in points.
  var location: PointValue
  /// The library type.
  var type: TypeID { .library("SpatialTapGesture.Value") }
  /// Its canonical text.
  var description: String { "at \(location)" }
}

/// The content of a `SimultaneousGesture.Value`.
public struct SimultaneousValue: OpaqueContent {
  /// The values of both gestures; `.null` for one that does not go on.
  let first: Value, second: Value
  /// The library type.
  public var type: TypeID { LibraryTypes.simultaneousValue }
  /// Its canonical text.
  public var description: String { "SimultaneousGesture.Value" }
  /// Both values.
  public var parts: [Value] { [first, second] }
}

/// The content of a `MagnifyGesture.Value` or `RotateGesture.Value`.
public struct FingersValue: OpaqueContent, Hashable {
  /// The library type.
  public let type: TypeID
  /// How far the fingers have moved apart, and turned.
  public var magnification = 1.0, rotation = AngleValue(degrees: 0)
  /// How fast they move apart, in a second.
  var speed: Double { 0 }
  /// How fast they turn, in a second.
  var turn: AngleValue { AngleValue(degrees: 0) }
  /// The part of the view at which they began.
  var anchor: UnitPointValue { UnitPointValue(x: 0.5, y: 0.5) }
  /// Where they began.
  var start: PointValue { PointValue(x: 0, y: 0) }
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
