import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Gestures.
  static var gestureMembers: [LibraryMember] {
    gestureInitializers + handlers("TapGesture", value: nil) + handlers("LongPressGesture", value: "Bool")
      + handlers("DragGesture", value: "DragGesture.Value")
      + handlers("SequenceGesture", value: "SequenceGesture.Value") + twoFingers
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
          .initializer, of: name, "init()",
          since: ["MagnifyGesture", "RotateGesture"].contains(name) ? .since(iOS: 17, macOS: 14) : .always,
          "Two fingers, from any distance on."
        ) { _ in
          Value(GestureValue(.twoFingers(Name(name))))
        })
      members += handlers(name, value: value)
    }
    return members + [
      number("MagnifyGesture.Value", "magnification", "1 at the start.", \FingersValue.magnification),
      content("RotateGesture.Value", "rotation: Angle", "Zero at the start.", \FingersValue.rotation),
    ]
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
    ) { _ in
      Value(GestureValue(.sequence))
    },
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
  private static func handlers(_ receiver: String, value: String?) -> [LibraryMember] {
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
        "updating(_ state: Binding<T0>, body: (\(value), inout T0, Transaction) -> Void) -> \(receiver)",
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
  /// The receiver with one more closure to run.
  fileprivate func gesture(_ handler: GestureValue.Handler) -> Value {
    guard var gesture = receiver.content(GestureValue.self) else { return receiver }
    gesture.handlers.append(handler)
    return Value(gesture)
  }
}
