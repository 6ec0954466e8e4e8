import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Gestures.
  static var gestureMembers: [LibraryMember] {
    gestureInitializers + handlers("TapGesture", value: nil)
      + handlers("SpatialTapGesture", value: "SpatialTapGesture.Value")
      + handlers("LongPressGesture", value: "Bool")
      + handlers("DragGesture", value: "DragGesture.Value")
      + handlers("SequenceGesture", value: "SequenceGesture.Value")
      + joinedGestures.flatMap { handlers($0.gesture, value: $0.value, own: "T2") } + twoFingers
      + singleGestures.flatMap { joining($0.gesture, value: $0.value, own: "T0") }
      + joinedGestures.flatMap { joining($0.gesture, value: $0.value, own: "T2") }
      + joinedGestures.enumerated().map { place, joined in
        LibraryMember(
          .initializer, of: joined.gesture,
          "init(_ first: Gesture<T0>, _ second: Gesture<T1>) -> \(joined.gesture)",
          place == 0
            ? "A gesture, or another one where it is not recognised." : "Two gestures that go on together."
        ) { call in
          let parts = call.arguments.compactMap { $0.content(GestureValue.self) }
          return Value(GestureValue(place == 0 ? .exclusive : .simultaneous, parts))
        }
      } + [
        part("first: T0?", { $0.first }), part("second: T1?", { $0.second }),
      ]
  }

  /// Gestures that are made of two, and what their closures take.
  private static let joinedGestures = ["ExclusiveGesture", "SimultaneousGesture"].map {
    (gesture: "\($0)<T0, T1>", value: "\($0).Value<T0, T1>")
  }

  /// Gestures by themselves, and what their closures take.
  private static let singleGestures: [(gesture: String, value: String)] = [
    ("TapGesture", "Void"), ("SpatialTapGesture", "SpatialTapGesture.Value"), ("LongPressGesture", "Bool"),
    ("DragGesture", "DragGesture.Value"),
    ("SequenceGesture", "SequenceGesture.Value"), ("MagnifyGesture", "MagnifyGesture.Value"),
    ("MagnificationGesture", "Double"), ("RotateGesture", "RotateGesture.Value"),
    ("RotationGesture", "Angle"),
  ]

  /// The kinds of gestures.
  static let gestureNames =
    [
      "TapGesture", "SpatialTapGesture", "LongPressGesture", "DragGesture", "SequenceGesture",
      "ExclusiveGesture",
      "SimultaneousGesture",
    ]
    + twoFingerGestures

  /// How a kind of gesture is joined with others.
  private static func joining(_ receiver: String, value: String, own: String) -> [LibraryMember] {
    var members = [
      LibraryMember(
        .method, of: receiver,
        "exclusively(before other: Gesture<\(own)>) -> ExclusiveGesture<\(value), \(own)>",
        "The gesture, or another one where it is not recognised."
      ) { call in call.joined(.exclusive) },
      LibraryMember(
        .method, of: receiver,
        "simultaneously(with other: Gesture<\(own)>) -> SimultaneousGesture<\(value), \(own)>",
        "Both gestures, which go on together."
      ) { call in call.joined(.simultaneous) },
    ]
    if receiver != "LongPressGesture" {
      members.append(
        LibraryMember(
          .method, of: receiver, "sequenced(before other: DragGesture) -> SequenceGesture",
          "The gesture, then a drag: its value is `.second(true, drag)` while the drag goes on."
        ) { call in call.joined(.sequence) })
    }
    return members
  }

  private static func part(
    _ signature: String, _ part: @escaping @Sendable (SimultaneousValue) -> Value
  ) -> LibraryMember {
    LibraryMember(
      .property, of: "SimultaneousGesture.Value<T0, T1>", signature, isTotal: true,
      "The value of this gesture; nil while it does not go on."
    ) { call in
      call.receiver.content(SimultaneousValue.self).map(part) ?? .null
    }
  }

  /// Gestures of two fingers.
  static let twoFingerGestures: [String] = [
    "MagnifyGesture", "MagnificationGesture", "RotateGesture", "RotationGesture",
  ]

  private static var twoFingers: [LibraryMember] {
    var members: [LibraryMember] = []
    for name in twoFingerGestures {
      let value =
        switch name {
        case "MagnificationGesture": "Double"
        case "RotationGesture": "Angle"
        default: "\(name).Value"
        }
      members.append(
        LibraryMember(
          .initializer, of: name,
          name.hasPrefix("Magn")
            ? "init(minimumScaleDelta: Double = 0.01)"
            : "init(minimumAngleDelta: Angle = .degrees(1))",
          since: ["MagnifyGesture", "RotateGesture"].contains(name) ? .since(iOS: 17, macOS: 14) : .always,
          "Two fingers, from a distance on."
        ) { _ in
          Value(GestureValue(.twoFingers(Name(name))))
        })
      members += handlers(name, value: value)
    }
    return members + [
      number("MagnifyGesture.Value", "magnification", "1 at the start.", \FingersValue.magnification),
      content("RotateGesture.Value", "rotation: Angle", "Zero at the start.", \FingersValue.rotation),
      number(
        "MagnifyGesture.Value", "velocity", "How fast the fingers move; none does here.",
        \FingersValue.speed),
      content(
        "RotateGesture.Value", "velocity: Angle", "How fast the fingers turn; none does here.",
        \FingersValue.turn),
    ]
      + ["MagnifyGesture.Value", "RotateGesture.Value"].flatMap {
        [
          content(
            $0, "startAnchor: UnitPoint", "The part of the view at which the fingers began.",
            \FingersValue.anchor),
          content($0, "startLocation: CGPoint", "Where the fingers began, in points.", \FingersValue.start),
        ]
      }
  }

  private static let gestureInitializers: [LibraryMember] = [
    LibraryMember(.initializer, of: "TapGesture", "init(count: Int = 1)", "That many taps.") { call in
      Value(GestureValue(.tap(count: call.isOmitted(0) ? 1 : call.int(0))))
    },
    LibraryMember(
      .initializer, of: "LongPressGesture",
      "init(minimumDuration: Double = 0.5, maximumDistance: Double = 10)",
      "A press of at least that many seconds."
    ) { call in
      Value(GestureValue(.longPress(minimumDuration: call.number(0) ?? 0.5)))
    },
    LibraryMember(
      .initializer, of: "DragGesture",
      "init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local)",
      "A drag of at least that many points."
    ) { call in
      Value(GestureValue(.drag(minimumDistance: call.number(0) ?? 10)))
    },
    LibraryMember(
      .method, of: "LongPressGesture", "sequenced(before other: DragGesture) -> SequenceGesture",
      "A press, then a drag: its value is `.first(true)` while it is held, then `.second(true, drag)`."
    ) { call in
      call.joined(.sequence)
    },
    LibraryMember(
      .initializer, of: "SpatialTapGesture",
      "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)",
      since: .since(iOS: 16, macOS: 13), "That many taps, of which the place is known."
    ) { call in
      var gesture = GestureValue(.tap(count: call.isOmitted(0) ? 1 : call.int(0)))
      gesture.isSpatial = true
      return Value(gesture)
    },
    content(
      "SpatialTapGesture.Value", "location: CGPoint", "Where the tap was: at the corner of the view here.",
      \TapPlaceValue.location),
    LibraryMember(
      .initializer, of: "SequenceGesture", "init(_ first: LongPressGesture, _ second: DragGesture)",
      "A press, then a drag."
    ) { call in
      Value(GestureValue(.sequence, call.arguments.compactMap { $0.content(GestureValue.self) }))
    },
    LibraryMember(
      .method, of: "TapGesture", "modifiers(_ modifiers: EventModifiers) -> TapGesture",
      "The taps, while keys are held."
    ) { call in call.receiver },
    LibraryMember(
      .method, of: "DragGesture", "modifiers(_ modifiers: EventModifiers) -> DragGesture",
      "The drag, while keys are held."
    ) { call in call.receiver },
    LibraryMember(
      .property, of: "DragGesture.Value", "velocity: CGSize", isTotal: true,
      since: .since(iOS: 17, macOS: 14),
      "How fast the drag goes, in points a second; it rests where it is here."
    ) { _ in Value(SizeValue(width: 0, height: 0)) },
    LibraryMember(
      .property, of: "DragGesture.Value", "time: Date", isTotal: true, isFresh: true,
      "When the drag is there."
    ) { call in .date(call.host.now) },
    content("DragGesture.Value", "startLocation: CGPoint", "Where the drag began.", \DragValue.start),
    content("DragGesture.Value", "location: CGPoint", "Where the drag is.", \DragValue.location),
    content(
      "DragGesture.Value", "translation: CGSize", "How far the drag went, in points.", \DragValue.translation),
    content(
      "DragGesture.Value", "predictedEndLocation: CGPoint",
      "Where the drag is: none goes on by itself after its end.", \DragValue.location),
    content(
      "DragGesture.Value", "predictedEndTranslation: CGSize",
      "How far the drag went: none goes on by itself after its end.", \DragValue.translation),
  ]

  /// What a kind of gesture runs; `value` is what its closures take, if anything.
  private static func handlers(_ receiver: String, value: String?, own: String = "T0") -> [LibraryMember] {
    var members = [
      LibraryMember(
        .method, of: receiver, "onEnded(_ action: (\(value ?? "")) -> Void) -> \(receiver)",
        "The gesture, running the closure at its end."
      ) { call in
        call.gesture(.onEnded(call.arguments[0]))
      }
    ]
    guard let value else { return members }
    members += [
      LibraryMember(
        .method, of: receiver, "onChanged(_ action: (\(value)) -> Void) -> \(receiver)",
        "The gesture, running the closure when its value changes."
      ) { call in
        call.gesture(.onChanged(call.arguments[0]))
      },
      LibraryMember(
        .method, of: receiver,
        "updating(_ state: Binding<\(own)>, body: (\(value), inout \(own), inout Transaction) -> Void) -> \(receiver)",
        "The gesture, running the closure while it goes on; what the closure sets in its second parameter is the "
          + "gesture state until the end."
      ) { call in
        call.gesture(.updating(state: call.arguments[0], body: call.arguments[1]))
      },
    ]
    return members
  }
}

extension LibraryCall {
  /// The receiver joined with the gesture that is the first argument.
  fileprivate func joined(_ kind: GestureValue.Kind) -> Value {
    Value(GestureValue(kind, [receiver, arguments[0]].compactMap { $0.content(GestureValue.self) }))
  }

  /// The receiver with one more closure to run.
  fileprivate func gesture(_ handler: GestureValue.Handler) -> Value {
    guard var gesture = receiver.content(GestureValue.self) else { return receiver }
    gesture.handlers.append(handler)
    return Value(gesture)
  }
}
