import RenderTree
import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let unseenNames = [
    "NSItemProvider", "DropInfo", "DropProposal", "KeyPress", "KeyEquivalent", "KeyboardShortcut",
    "ScrollPhase",
    "ScrollTargetBehavior", "ScrollTransitionConfiguration", "SensoryFeedback", "SymbolEffect",
    "SymbolEffectOptions", "SymbolEffectOptions.RepeatBehavior", "ScrollTransitionConfiguration.Threshold",
    "ScrollPhaseChangeContext",
    "PresentationBackgroundInteraction", "ProjectionTransform", "CGAffineTransform",
    "TabViewCustomization", "EmptyModifier", "PHPhotoLibrary",
    "MatchedTransitionSourceConfiguration",
    "AccessibilityZoomGestureAction", "PresentationSizing", "ListStyle", "ButtonStyle",
  ]

  /// What modifiers take that a still page does not show.
  static let unseenMembers: [LibraryMember] =
    keyMembers + scrollingMembers + effectKinds + transformMembers + sourceMembers + styleKinds

  /// A member that gives a value of its own type, of which nothing more is asked.
  private static func kind(
    _ form: LibraryMember.Form, _ type: String, _ signature: String, since: Availability = .always,
    _ documentation: String
  ) -> LibraryMember {
    let isInitializer = form == .initializer
    let isProperty = form == .staticProperty || form == .property
    let result = isInitializer ? "" : (isProperty ? ": " : " -> ") + type
    let id = TypeID(.builtin(Name(type)))
    return LibraryMember(
      form, of: type, signature + result, isTotal: true, since: since, documentation
    ) { _ in
      .opaque(OpaqueBox(type: id, content: RecordedKind(type: id), description: type))
    }
  }

  private static let keyMembers: [LibraryMember] = [
    kind(
      .initializer, "TabViewCustomization", "init()", since: .since(iOS: 18, macOS: 15),
      "The tabs as they stand in the code."),
    kind(.initializer, "NSItemProvider", "init()", "Something that is dragged."),
    kind(.initializer, "NSItemProvider", "init(object: Any)", "A text or an address that is dragged."),
    kind(.initializer, "NSItemProvider", "init(contentsOf fileURL: URL?)", "A file that is dragged."),
    LibraryMember(
      .property, of: "DropInfo", "location: CGPoint", isTotal: true, "Where it is dropped; nothing is here."
    ) { _ in Value(PointValue(x: 0, y: 0)) },
    LibraryMember(
      .method, of: "DropInfo", "hasItemsConforming(to contentTypes: [UTType]) -> Bool", isTotal: true,
      "True where something of these kinds is dropped; nothing is here."
    ) { _ in .bool(false) },
    LibraryMember(
      .method, of: "DropInfo", "itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]", isTotal: true,
      "What is dropped of these kinds; nothing is here."
    ) { _ in .array(ArrayBox([])) },
    kind(.initializer, "DropProposal", "init(operation: DropOperation)", "What would be done."),
    kind(
      .initializer, "DropProposal",
      "init(withinApplication: DropOperation, outsideApplication: DropOperation)", "What would be done."),
    kind(.initializer, "KeyEquivalent", "init(_ character: String)", "The key of a character."),
    kind(
      .initializer, "KeyboardShortcut", "init(_ key: String, modifiers: EventModifiers = .command)",
      "The key of a character, with keys that are held."),
    kind(
      .initializer, "KeyboardShortcut", "init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
      "A key, with keys that are held."),
    LibraryMember(
      .property, of: "KeyPress", "characters: String", "What the key types; nobody presses one here."
    ) { _ in .string("") },
    LibraryMember(.property, of: "KeyPress", "key: KeyEquivalent", "Which key it is.") { _ in
      shared.choice("space", of: .library("KeyEquivalent")) ?? .void
    },
    LibraryMember(.property, of: "KeyPress", "modifiers: EventModifiers", "The keys that are held.") { _ in
      .array(ArrayBox([]))
    },
    LibraryMember(
      .property, of: "KeyPress", "phase: KeyPress.Phases", "Whether it is pressed, held or let go."
    ) { _ in shared.choice("down", of: .library("KeyPress.Phases")) ?? .void },
  ]

  private static let scrollingMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "ScrollTransitionConfiguration.Threshold",
      "visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold", "So much of the view."
    ) { _ in shared.choice("visible", of: .library("ScrollTransitionConfiguration.Threshold")) ?? .void },
    LibraryMember(
      .property, of: "ScrollPhaseChangeContext", "geometry: ScrollGeometry", isTotal: true,
      "How far the scroll view is scrolled; pages stand still."
    ) { _ in .void },
    LibraryMember(
      .property, of: "ScrollPhase", "isScrolling: Bool", isTotal: true, "True while the scroll view moves."
    ) { call in
      if case .choice(_, let place) = call.receiver { return .bool(place > 0) }
      return .bool(false)
    },
    LibraryMember(
      .staticMethod, of: "ScrollTargetBehavior",
      "viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint? = nil) -> ScrollTargetBehavior",
      "Scrolling comes to rest at a view."
    ) { _ in shared.choice("viewAligned", of: .library("ScrollTargetBehavior")) ?? .void },
    LibraryMember(
      .method, of: "ScrollTransitionConfiguration",
      "threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration",
      isTotal: true, "Begins once so much of the view is seen."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .method, of: "ScrollTransitionConfiguration",
      "animation(_ animation: Animation) -> ScrollTransitionConfiguration", isTotal: true,
      "Goes in the course of an animation."
    ) { call in
      call.receiver
    },
    LibraryMember(
      .staticMethod, of: "ScrollTransitionConfiguration",
      "animated(_ animation: Animation) -> ScrollTransitionConfiguration",
      "Goes in the course of an animation."
    ) { _ in shared.choice("animated", of: .library("ScrollTransitionConfiguration")) ?? .void },
  ]

  private static let effectKinds: [LibraryMember] =
    [
      LibraryMember(
        .staticMethod, of: "SensoryFeedback",
        "impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback",
        "Something meets something else."
      ) { _ in shared.choice("impact", of: .library("SensoryFeedback")) ?? .void },
      LibraryMember(
        .staticMethod, of: "SensoryFeedback",
        "impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback",
        "Something meets something else."
      ) { _ in shared.choice("impact", of: .library("SensoryFeedback")) ?? .void },
      LibraryMember(
        .staticMethod, of: "SymbolEffectOptions", "repeat(_ count: Int?) -> SymbolEffectOptions",
        "So many times."
      ) { _ in shared.choice("repeating", of: .library("SymbolEffectOptions")) ?? .void },
      LibraryMember(
        .staticMethod, of: "SymbolEffectOptions",
        "repeat(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions",
        since: .since(iOS: 18, macOS: 15), "All the time, or with pauses."
      ) { _ in shared.choice("repeating", of: .library("SymbolEffectOptions")) ?? .void },
      LibraryMember(
        .method, of: "SymbolEffectOptions",
        "repeat(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions", isTotal: true,
        since: .since(iOS: 18, macOS: 15), "The same, all the time or with pauses."
      ) { _ in shared.choice("repeating", of: .library("SymbolEffectOptions")) ?? .void },
      LibraryMember(
        .staticMethod, of: "SymbolEffectOptions.RepeatBehavior",
        "periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior",
        since: .since(iOS: 18, macOS: 15), "So many times, with pauses of so many seconds."
      ) { _ in shared.choice("periodic", of: .library("SymbolEffectOptions.RepeatBehavior")) ?? .void },
      LibraryMember(
        .method, of: "SymbolEffect", "magic(fallback: SymbolEffect) -> SymbolEffect", isTotal: true,
        since: .since(iOS: 18, macOS: 15), "The effect, in which what both symbols share stays."
      ) { $0.receiver },
      LibraryMember(
        .method, of: "SymbolEffect", "custom(angle: Angle) -> SymbolEffect", isTotal: true,
        since: .since(iOS: 18, macOS: 15), "The effect in a direction."
      ) { $0.receiver },
      LibraryMember(
        .staticMethod, of: "SymbolEffectOptions", "speed(_ speed: Double) -> SymbolEffectOptions",
        "So many times as fast."
      ) { _ in shared.choice("default", of: .library("SymbolEffectOptions")) ?? .void },
      LibraryMember(
        .method, of: "SymbolEffectOptions", "speed(_ speed: Double) -> SymbolEffectOptions", isTotal: true,
        "The same, so many times as fast."
      ) { $0.receiver },
      LibraryMember(
        .method, of: "SymbolEffectOptions", "repeat(_ count: Int?) -> SymbolEffectOptions", isTotal: true,
        "The same, so many times."
      ) { _ in shared.choice("repeating", of: .library("SymbolEffectOptions")) ?? .void },
      LibraryMember(
        .staticMethod, of: "PresentationBackgroundInteraction",
        "enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction",
        "Taps are taken while the sheet is no higher."
      ) { _ in shared.choice("enabled", of: .library("PresentationBackgroundInteraction")) ?? .void },
    ]
    + [
      "up", "down", "downUp", "upUp", "offUp", "byLayer", "wholeSymbol", "iterative", "cumulative",
      "reversing", "nonReversing",
      "hideInactiveLayers", "dimInactiveLayers", "clockwise", "counterClockwise", "plain", "pulse", "left",
      "right", "forward", "backward",
    ].map { name in
      LibraryMember(
        .property, of: "SymbolEffect", name + ": SymbolEffect", isTotal: true, "The effect in this manner."
      ) { call in
        call.receiver
      }
    }

  /// A static method that gives a case of its type.
  private static func chosen(
    _ type: String, _ signature: String, as name: String, since: Availability = .always,
    _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: type, "\(signature) -> \(type)", isTotal: true, since: since, documentation
    ) { _ in shared.choice(Name(name), of: .library(Name(type))) ?? .void }
  }

  /// What is left as it is by a method of which a still page shows nothing.
  private static func unchanged(
    _ type: String, _ signature: String, since: Availability = .always, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .method, of: type, "\(signature) -> \(type)", isTotal: true, since: since, documentation
    ) { $0.receiver }
  }

  private static let sourceMembers: [LibraryMember] = [
    kind(.initializer, "EmptyModifier", "init()", "Leaves a view as it is."),
    kind(.staticMethod, "PHPhotoLibrary", "shared()", "The photos of this device."),
    unchanged(
      "MatchedTransitionSourceConfiguration", "clipShape(_ shape: Shape)", since: .since(iOS: 18, macOS: 15),
      "In an outline."),
    unchanged(
      "MatchedTransitionSourceConfiguration", "background(_ style: Color)", since: .since(iOS: 18, macOS: 15),
      "On a colour."),
    unchanged(
      "MatchedTransitionSourceConfiguration",
      "shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)",
      since: .since(iOS: 18, macOS: 15), "With a shadow."),
    LibraryMember(
      .property, of: "AccessibilityZoomGestureAction",
      "direction: AccessibilityZoomGestureAction.Direction", isTotal: true, "Whether somebody looks closer."
    ) { _ in shared.choice("zoomIn", of: .library("AccessibilityZoomGestureAction.Direction")) ?? .void },
  ]

  private static let styleKinds: [LibraryMember] = [
    unchanged(
      "PresentationSizing", "fitted(horizontal: Bool, vertical: Bool)", since: .since(iOS: 18, macOS: 15),
      "As large as the content in some directions."),
    unchanged(
      "PresentationSizing", "sticky(horizontal: Bool = false, vertical: Bool = false)",
      since: .since(iOS: 18, macOS: 15), "Never smaller again in some directions."),
    chosen(
      "ListStyle", "inset(alternatesRowBackgrounds: Bool)", as: "inset", since: .since(iOS: nil, macOS: 12),
      "With every second row on another colour."),
    chosen(
      "ButtonStyle", "glass(_ glass: Glass)", as: "glass", since: .since(iOS: 26, macOS: 26),
      "Of a kind of glass."),
  ]

  private static let transformMembers: [LibraryMember] = [
    kind(
      .initializer, "ProjectionTransform", "init(_ transform: CGAffineTransform)", "A move in the plane."),
    LibraryMember(
      .initializer, of: "CGAffineTransform",
      "init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)", isTotal: true,
      "Makes of x and y: a x + c y + tx, b x + d y + ty."
    ) { $0.matrix },
    LibraryMember(
      .initializer, of: "CGAffineTransform",
      "init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double)", isTotal: true,
      "Makes of x and y: a x + c y + tx, b x + d y + ty."
    ) { $0.matrix },
    LibraryMember(
      .initializer, of: "CGAffineTransform", "init()", isTotal: true, "Leaves all where it is."
    ) { _ in Value(TransformValue()) },
    LibraryMember(
      .method, of: "CGAffineTransform", "concatenating(_ t2: CGAffineTransform) -> CGAffineTransform",
      isTotal: true, "This one, then another."
    ) { call in
      Value(
        (call.receiver.content() ?? TransformValue()).followed(by: call.content(0) ?? TransformValue()))
    },
    LibraryMember(
      .method, of: "CGAffineTransform", "inverted() -> CGAffineTransform", isTotal: true,
      "What leads back; the same where nothing does."
    ) { call in
      let transform = call.receiver.content() ?? TransformValue()
      return Value(transform.inverted ?? transform)
    },
    LibraryMember(
      .property, of: "CGAffineTransform", "isIdentity: Bool", isTotal: true,
      "True where it leaves all where it is."
    ) { call in .bool(call.receiver.content(TransformValue.self) == TransformValue()) },
    storedNumber("CGAffineTransform", "a", "What x becomes of x.", \TransformValue.a),
    storedNumber("CGAffineTransform", "b", "What y becomes of x.", \TransformValue.b),
    storedNumber("CGAffineTransform", "c", "What x becomes of y.", \TransformValue.c),
    storedNumber("CGAffineTransform", "d", "What y becomes of y.", \TransformValue.d),
    storedNumber("CGAffineTransform", "tx", "How far it moves across, in points.", \TransformValue.tx),
    storedNumber("CGAffineTransform", "ty", "How far it moves down, in points.", \TransformValue.ty),
    LibraryMember(
      .staticProperty, of: "CGAffineTransform", "identity: CGAffineTransform", "Leaves all where it is."
    ) { _ in Value(TransformValue()) },
    LibraryMember(
      .initializer, of: "CGAffineTransform", "init(translationX tx: Double, y ty: Double)", isTotal: true,
      "Moves by a distance."
    ) { call in
      Value(TransformValue().moved(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(
      .initializer, of: "CGAffineTransform", "init(scaleX sx: Double, y sy: Double)", isTotal: true,
      "Makes larger or smaller."
    ) { call in
      Value(TransformValue().scaled(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(
      .initializer, of: "CGAffineTransform", "init(rotationAngle angle: Double)", isTotal: true,
      "Turns by an angle in radians."
    ) { call in
      Value(TransformValue().turned(call.double(0)))
    },
    LibraryMember(
      .method, of: "CGAffineTransform", "translatedBy(x: Double, y: Double) -> CGAffineTransform",
      isTotal: true, "Moves by a distance first."
    ) { call in
      Value((call.receiver.content() ?? TransformValue()).moved(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(
      .method, of: "CGAffineTransform", "scaledBy(x: Double, y: Double) -> CGAffineTransform", isTotal: true,
      "Makes larger or smaller first."
    ) { call in
      Value((call.receiver.content() ?? TransformValue()).scaled(x: call.double(0), y: call.double(1)))
    },
    LibraryMember(
      .method, of: "CGAffineTransform", "rotated(by angle: Double) -> CGAffineTransform", isTotal: true,
      "Turns by an angle in radians first."
    ) { call in
      Value((call.receiver.content() ?? TransformValue()).turned(call.double(0)))
    },
  ]
}

extension LibraryCall {
  /// The transform that the arguments are the numbers of.
  fileprivate var matrix: Value {
    var transform = TransformValue()
    (transform.a, transform.b, transform.c, transform.d) = (double(0), double(1), double(2), double(3))
    (transform.tx, transform.ty) = (double(4), double(5))
    return Value(transform)
  }
}

/// The content of a value of which only the type is known.
private struct RecordedKind: OpaqueContent {
  let type: TypeID
  var description: String { type.description }
}
