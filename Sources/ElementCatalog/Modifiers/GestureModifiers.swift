import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let gestureModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "onTapGesture(count: Int = 1, perform action: () -> Void)",
        "onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)",
      ],
      "Runs when the view is tapped; the place that a closure is given is the corner of the view, (0, 0).",
      example: #"<Image systemName="star" modifiers=".onTapGesture { print('tapped') }"/>"#
    ) { lowering, use, content in
      lowering.tappable(
        try content(), ControlRegistration(.tap, label: "", action: use[use.overload + 1]), of: use.site)
    },
    ModifierDefinition(
      [
        """
        onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, \
        perform action: () -> Void)
        """,
        """
        onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, \
        perform action: () -> Void, onPressingChanged: (Bool) -> Void)
        """,
        """
        onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, \
        pressing: ((Bool) -> Void)?, perform action: () -> Void)
        """,
      ],
      "Runs when the view is held.",
      example: #"<Image systemName="star" modifiers=".onLongPressGesture { print('held') }"/>"#
    ) { lowering, use, content in
      lowering.tappable(
        try content(), ControlRegistration(.longPress, label: "", action: use[use.overload == 2 ? 3 : 2]),
        of: use.site)
    },
    ModifierDefinition(
      [
        "gesture(_ gesture: Gesture?)", "gesture(_ gesture: Gesture?, including mask: GestureMask)",
        "gesture(_ gesture: Gesture?, isEnabled: Bool)",
        "gesture(_ gesture: Gesture?, name: String, isEnabled: Bool = true)",
      ],
      "Attaches a gesture.",
      example: #"<Image systemName="star" modifiers=".gesture(TapGesture().onEnded { print('tapped') })"/>"#
    ) { lowering, use, content in try ElementCatalog.gesture(lowering, use, content) },
    ModifierDefinition(
      [
        "simultaneousGesture(_ gesture: Gesture?)",
        "simultaneousGesture(_ gesture: Gesture?, including mask: GestureMask)",
        "simultaneousGesture(_ gesture: Gesture?, isEnabled: Bool)",
        "simultaneousGesture(_ gesture: Gesture?, name: String, isEnabled: Bool = true)",
      ],
      "Attaches a gesture that goes on together with those of the view: a tap on a control in it does both, the gesture first.",
      example:
        #"<Image systemName="star" modifiers=".simultaneousGesture(TapGesture().onEnded { print('tapped') })"/>"#
    ) { lowering, use, content in
      try ElementCatalog.gesture(lowering, use, content) { $0.gestures.append($1) }
    },
    ModifierDefinition(
      [
        "highPriorityGesture(_ gesture: Gesture?)",
        "highPriorityGesture(_ gesture: Gesture?, including mask: GestureMask)",
        "highPriorityGesture(_ gesture: Gesture?, isEnabled: Bool)",
        "highPriorityGesture(_ gesture: Gesture?, name: String, isEnabled: Bool = true)",
      ],
      "Attaches a gesture that comes before those of the view: a tap on a control in it runs the gesture alone.",
      example:
        #"<Image systemName="star" modifiers=".highPriorityGesture(TapGesture().onEnded { print('tapped') })"/>"#
    ) { lowering, use, content in
      try ElementCatalog.gesture(lowering, use, content) { $0.replaceTap(with: $1) }
    },
  ]

  /// Lowers a view with a gesture; `change` says what becomes of the controls in it that are tapped, whose own tap comes first without
  /// it.
  private static func gesture(
    _ lowering: Lowering, _ use: ModifierUse, _ content: () throws -> NodeIndex,
    changingTaps change: ((inout ControlRegistration, GestureValue) -> Void)? = nil
  ) throws -> NodeIndex {
    if use.overload >= 2, use.values.last == .bool(false) { return try content() }
    let gesture = use.values[0].content(GestureValue.self)
    let tap = gesture?.ended(byTap: true)
    var view: NodeIndex
    if let change, let tap {
      view = try lowering.host.changingTaps({ change(&$0, tap) }, content)
    } else {
      view = try content()
    }
    if lowering.isPressed([view]) { lowering.host.holds(use.values[0], site: use.site) }
    if let pressed = gesture?.ended(byTap: false) {
      view = lowering.tappable(
        view, ControlRegistration(.longPress, label: "", action: Value(pressed)), of: use.site)
    }
    if let tap, change == nil || !lowering.isTapped(view) {
      view = lowering.tappable(view, ControlRegistration(.tap, label: "", action: Value(tap)), of: use.site)
    }
    return view
  }
}

extension Lowering {
  /// True for a control that takes taps itself.
  fileprivate func isTapped(_ view: NodeIndex) -> Bool {
    let view = innermost(view)
    return !view.isNone && (tree[view].kind == .link || tree.control(tree[view])?.kind == .button)
  }

  /// Lets a view take taps or long presses by itself.
  fileprivate func tappable(
    _ view: NodeIndex, _ registration: ControlRegistration, of site: Int
  ) -> NodeIndex {
    if view.isNone { return view }
    return box(.tappable(control: register(registration, of: site, node: view)), view)
  }
}
