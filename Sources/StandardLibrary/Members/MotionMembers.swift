import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let motionNames = [
    "Animation", "AnyTransition", "Transaction", "ContentTransition", "NavigationTransition",
    "PopoverAttachmentAnchor", "Anchor.Source", "ScrollTransitionPhase", "TransitionPhase",
  ]

  /// Transitions of numbers, which SwiftUI writes with parentheses.
  private static let contentTransitions: [LibraryMember] = [
    "numericText(countsDown: Bool = false)", "numericText(value: Double)",
  ].map {
    LibraryMember(
      .staticMethod, of: "ContentTransition", "\($0) -> ContentTransition",
      "Digits that roll to their new value."
    ) { _ in shared.choice("numericText", of: .library("ContentTransition")) ?? .void }
  }

  /// The transition of symbols, which SwiftUI writes with parentheses, too.
  private static let symbolTransitions: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "ContentTransition",
      "symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition",
      since: .since(iOS: 17, macOS: 14), "A symbol that moves into the next one."
    ) { _ in shared.choice("symbolEffect", of: .library("ContentTransition")) ?? .void }
  ]

  /// How far a view has come as it is scrolled, or as it comes and goes: here always wholly.
  private static let phases: [LibraryMember] = ["ScrollTransitionPhase", "TransitionPhase"].flatMap { type in
    [
      LibraryMember(
        .property, of: type, "isIdentity: Bool", isTotal: true, "True where the view has come wholly."
      ) { call in
        .bool(call.phase == 0)
      },
      LibraryMember(
        .property, of: type, "value: Double", isTotal: true,
        "-1 before the view comes, 0 where it has come, 1 where it is gone."
      ) { call in
        .double(call.phase)
      },
    ]
  }

  /// Animations and transitions; they are recorded, since output does not move.
  static var motionMembers: [LibraryMember] {
    contentTransitions + symbolTransitions + phases
      + [
        "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
        "interactiveSpring", "interpolatingSpring",
      ]
      .map { motion(.staticProperty, "Animation", "\($0)", "An animation of this course.") }
      + ["linear", "easeIn", "easeOut", "easeInOut"].map {
        motion(.staticMethod, "Animation", "\($0)(duration: Double)", "An animation of that many seconds.")
      }
      + ["bouncy", "smooth", "snappy"].map {
        motion(
          .staticMethod, "Animation", "\($0)(duration: Double = 0.5, extraBounce: Double = 0)",
          "An animation of that many seconds.")
      }
      + ["opacity", "slide", "scale", "identity"].map {
        motion(.staticProperty, "AnyTransition", "\($0)", "A transition of this kind.")
      } + motions
  }

  private static let motions: [LibraryMember] = [
    motion(
      .staticMethod, "Animation",
      "spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)",
      "The course of a spring."),
    motion(
      .staticMethod, "Animation",
      "spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0)", "The course of a spring."),
    motion(
      .staticMethod, "Animation", "spring(bounce: Double, blendDuration: Double = 0)",
      "The course of a spring.",
      since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "Animation",
      "interactiveSpring(duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25)",
      "The course of a spring that follows the finger.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "Animation",
      "interpolatingSpring(duration: Double, bounce: Double = 0, initialVelocity: Double = 0)",
      "The course of a spring.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "Animation", "interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)",
      "The course of a spring.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "Animation", "timingCurve(_ curve: UnitCurve, duration: Double)",
      "A course along a curve.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .method, "Animation", "logicallyComplete(after duration: Double)",
      "The animation, which is taken as over after that many seconds.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "Animation", "spring(_ spring: Spring, blendDuration: Double = 0)",
      "The course of a spring.",
      since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "NavigationTransition", "zoom(sourceID: Any, in namespace: Namespace.ID)",
      "Lets the page grow out of the view that `.matchedTransitionSource(id:in:)` marks.",
      since: .since(iOS: 18, macOS: nil)),
    motion(
      .staticMethod, "PopoverAttachmentAnchor", "point(_ point: UnitPoint)", "A place of the view."),
    motion(
      .staticMethod, "PopoverAttachmentAnchor", "rect(_ anchor: Anchor.Source)", "A rectangle of the view."),
    LibraryMember(
      .staticMethod, of: "Anchor.Source", "rect(_ r: CGRect) -> Anchor.Source", "A rectangle in the view."
    ) { $0.arguments[0] },
    motion(
      .staticMethod, "Animation",
      "interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25)",
      "The course of a spring that follows the finger."),
    motion(
      .staticMethod, "Animation",
      "interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0)",
      "The course of a spring."),
    motion(
      .staticMethod, "Animation",
      "timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35)",
      "A course along a curve between two points."),
    motion(.method, "Animation", "delay(_ delay: Double)", "The animation, begun that many seconds later."),
    motion(.method, "Animation", "speed(_ speed: Double)", "The animation, that many times as fast."),
    motion(
      .method, "Animation", "repeatForever(autoreverses: Bool = true)", "The animation, over and over."),
    motion(
      .method, "Animation", "repeatCount(_ repeatCount: Int, autoreverses: Bool = true)",
      "The animation, that many times."),
    motion(.staticMethod, "AnyTransition", "move(edge: Edge)", "Moves in from an edge."),
    motion(.staticMethod, "AnyTransition", "push(from edge: Edge)", "Pushes in from an edge."),
    motion(
      .staticMethod, "AnyTransition", "scale(scale: Double, anchor: UnitPoint = .center)",
      "Grows from a size, 1 being its own."),
    motion(
      .staticMethod, "AnyTransition", "scale(_ scale: Double, anchor: UnitPoint = .center)",
      "Grows from a size, 1 being its own."),
    motion(
      .staticMethod, "AnyTransition", "offset(x: Double = 0, y: Double = 0)",
      "Moves in from a distance in points."),
    motion(
      .staticMethod, "AnyTransition", "offset(_ offset: CGSize)", "Moves in from a distance in points."),
    motion(
      .staticMethod, "AnyTransition", "blurReplace(_ config: BlurReplaceTransition.Configuration)",
      "Blurs out while what comes is blurred in.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticProperty, "AnyTransition", "symbolEffect", "A symbol that is drawn as it comes.",
      since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "AnyTransition",
      "symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)",
      "A symbol that comes and goes in this manner.", since: .since(iOS: 17, macOS: 14)),
    motion(
      .staticMethod, "AnyTransition", "asymmetric(insertion: AnyTransition, removal: AnyTransition)",
      "One transition to come, another to go."),
    motion(
      .staticMethod, "AnyTransition", "modifier(active: T0, identity: T0)",
      "The view with one modifier before it has come, with another where it is."),
    motion(
      .method, "AnyTransition", "combined(with other: AnyTransition)", "Both transitions at once."),
    motion(
      .method, "AnyTransition", "animation(_ animation: Animation?)", "The transition in an animation."),
    LibraryMember(
      .initializer, of: "AnyTransition", "init(_ transition: AnyTransition)", "The transition itself."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .initializer, of: "Transaction", "init(animation: Animation? = nil)", isTotal: true,
      "A change of state, which is animated or not."
    ) { call in
      Value(TransactionValue(animation: call.isOmitted(0) ? .null : call.arguments[0]))
    },
    stored(
      "Transaction", "animation: Animation?", "How the change is animated.",
      set: { (change: inout TransactionValue, new: Value) in change.animation = new }
    ) { $0.animation },
    stored(
      "Transaction", "disablesAnimations: Bool", "Whether views are kept from animating the change.",
      set: { (change: inout TransactionValue, new: Value) in change.isStill = new == .bool(true) }
    ) { .bool($0.isStill) },
    stored(
      "Transaction", "isContinuous: Bool", "Whether the change follows a gesture that goes on.",
      set: { (change: inout TransactionValue, new: Value) in change.isContinuous = new == .bool(true) }
    ) { .bool($0.isContinuous) },
    motion(
      .staticProperty, "AnyTransition", "blurReplace", "Blurs out while what comes is blurred in.",
      since: .since(iOS: 17, macOS: 14)),
  ]

  /// A member that gives its own type and records how it was written.
  private static func motion(
    _ form: LibraryMember.Form, _ receiver: String, _ signature: String, _ documentation: String,
    since: Availability? = nil
  ) -> LibraryMember {
    let name = String(signature.prefix { $0 != "(" })
    let isProperty = form == .staticProperty
    let isLate = ["bouncy", "smooth", "snappy"].contains(name)
    let type = TypeID.library(Name(receiver))
    return LibraryMember(
      form, of: receiver, signature + (isProperty ? ": " : " -> ") + receiver,
      since: since ?? (isLate ? .since(iOS: 17, macOS: 14) : .always), documentation
    ) { call in
      let arguments = call.arguments.indices.filter { !call.isOmitted($0) }.map {
        call.host.describe(call.arguments[$0])
      }
      let written = isProperty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
      guard let before = call.receiver.content(MotionValue.self) else {
        return Value(MotionValue(type, written))
      }
      return Value(MotionValue(type, "\(before).\(written)"))
    }
  }
}

extension LibraryCall {
  /// How far a view has come, from -1 to 1.
  fileprivate var phase: Double {
    guard case .choice(_, let place) = receiver else { return 0 }
    return Double(place) - 1
  }
}
