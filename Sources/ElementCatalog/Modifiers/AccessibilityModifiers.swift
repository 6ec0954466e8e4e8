import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let accessibilityModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "accessibilityLabel(_ label: String, isEnabled: Bool = true)",
        "accessibilityLabel(_ label: Text, isEnabled: Bool = true)",
      ], shared: true,
      role: .label,
      "Sets what a screen reader speaks for the view.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Image name="turtlerock" modifiers=".accessibilityLabel('A rock by a lake')"/>"#
    ) { lowering, use, content in
      let view = try content()
      return use.isEnabled ? lowering.labelled(view, lowering.spoken(use.values[0])) : view
    },
    ModifierDefinition(
      ["accessibility(label: Text)", "accessibility(hidden: Bool)"],
      shared: true,
      role: .label,
      "Sets what a screen reader speaks for the view, or hides it; the older form of `accessibilityLabel` and `accessibilityHidden`.",
      example: #"<Image name="turtlerock" modifiers=".accessibility(label: Text('A rock'))"/>"#
    ) { lowering, use, content in
      let view = try content()
      if use.overload == 0 { return lowering.labelled(view, lowering.spoken(use.values[0])) }
      return use.value(0) ?? true ? lowering.silenced(view) : view
    },
    ModifierDefinition(
      [
        "accessibility(identifier: String)", "accessibility(value: Text)", "accessibility(hint: Text)",
        "accessibility(addTraits: AccessibilityTraits)",
        "accessibility(removeTraits: AccessibilityTraits)", "accessibility(sortPriority: Double)",
        "accessibility(inputLabels: [Text])", "accessibility(activationPoint: UnitPoint)",
        "accessibility(activationPoint: CGPoint)", "accessibility(selectionIdentifier: T0)",
      ],
      shared: true,
      "Names the view for tests, or says what it is; the older form of `accessibilityIdentifier` and its like.",
      example: #"<Image name="turtlerock" modifiers=".accessibility(value: Text('A rock'))"/>"#
    ) { lowering, use, content in
      switch use.overload {
      case 0: return lowering.box(.accessibilityIdentifier(lowering.store(use.values[0])), try content())
      case 1: return lowering.box(.accessibilityValue(lowering.spoken(use.values[0])), try content())
      case 2: return lowering.box(.accessibilityHint(lowering.spoken(use.values[0])), try content())
      case 3: return lowering.traits(use.values[0], of: try content())
      // What a view is not, when it is read and where it is tapped changes nothing that is written.
      default: return try content()
      }
    },
    ModifierDefinition(
      [
        "accessibilityHint(_ hint: String, isEnabled: Bool = true)",
        "accessibilityHint(_ hint: Text, isEnabled: Bool = true)",
      ], shared: true,
      "Adds what a screen reader says about the use of the view.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Button action="print('ordered')" modifiers=".accessibilityHint('Opens the order')">Order</Button>"#
    ) { lowering, use, content in
      let view = try content()
      return use.isEnabled ? lowering.box(.accessibilityHint(lowering.spoken(use.values[0])), view) : view
    },
    ModifierDefinition(
      [
        "accessibilityValue(_ value: String, isEnabled: Bool = true)",
        "accessibilityValue(_ value: Text, isEnabled: Bool = true)",
      ], shared: true,
      "Sets the value that a screen reader speaks.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityValue('3 of 5')">★★★</Text>"#
    ) { lowering, use, content in
      let view = try content()
      return use.isEnabled ? lowering.box(.accessibilityValue(lowering.spoken(use.values[0])), view) : view
    },
    ModifierDefinition(
      ["accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true)"], shared: true, role: .label,
      "Keeps the view from being read aloud.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Image name="turtlerock" modifiers=".accessibilityHidden(true)"/>"#
    ) { lowering, use, content in
      let view = try content()
      return use.isEnabled && use.value(0) ?? true ? lowering.silenced(view) : view
    },
    ModifierDefinition(
      ["accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)"], shared: true,
      "Names the view for scenarios.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityIdentifier('name')">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard use.isEnabled else { return view }
      return lowering.box(.accessibilityIdentifier(lowering.store(use.values[0])), view)
    },
    ModifierDefinition(
      ["accessibilityAddTraits(_ traits: AccessibilityTraits)"], shared: true,
      "Says what the view is for a screen reader; `isHeader` makes it a heading.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityAddTraits(.isHeader)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      lowering.traits(use.values[0], of: try content())
    },
    .recorded(
      ["accessibilityRemoveTraits(_ traits: AccessibilityTraits)"],
      "Says what the view is not for a screen reader.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityRemoveTraits(.isButton)">Turtle Rock</Text>"#),
    ModifierDefinition(
      ["accessibilityHeading(_ level: AccessibilityHeadingLevel)"], shared: true,
      "Makes the view a heading.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityHeading(.h2)">Turtle Rock</Text>"#
    ) { lowering, _, content in lowering.box(.accessibilityHeading, try content()) },
    ModifierDefinition(
      ["accessibilityElement(children: AccessibilityChildBehavior = .ignore)"], shared: true,
      "Reads the views inside as one, not at all, or one by one.",
      example:
        #"<HStack modifiers=".accessibilityElement(children: .combine)"><Text>Name</Text><Text>Rock</Text></HStack>"#
    ) { lowering, use, content in
      let view = try content()
      switch LibraryCases.AccessibilityChildBehavior(use.values[0]) ?? .ignore {
      case .combine: return lowering.box(.accessibilityCombine, view)
      case .ignore: return lowering.box(.accessibilityHidden, view)
      case .contain: return view
      }
    },
    .recorded(
      ["accessibilitySortPriority(_ priority: Double)"], "Sets when the view is read among its neighbours.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilitySortPriority(1)">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityAction(_ action: () -> Void)",
        "accessibilityAction(_ actionKind: AccessibilityActionKind, _ action: () -> Void)",
        "accessibilityAction(named name: String, _ action: () -> Void)",
        "accessibilityAction(named name: Text, _ action: () -> Void)",
        "accessibilityAction(action: () -> Void, label: () -> View)",
      ],
      "Offers an action to a screen reader.",
      example: #"<Text modifiers=".accessibilityAction { print('opened') }">Turtle Rock</Text>"#),
  ]
}

extension ModifierUse {
  /// False where the `isEnabled` of a modifier, its second argument, says that it changes nothing.
  fileprivate var isEnabled: Bool { value(1) ?? true }
}

extension Lowering {
  /// Stores the words of a text, as those that a screen reader speaks.
  func spoken(_ value: Value) -> PoolRange {
    value.content(TextValue.self).map { tree.store($0.text) } ?? store(value)
  }

  /// Labels a view: a control or image itself, another view by a box around it.
  fileprivate func labelled(_ view: NodeIndex, _ label: PoolRange) -> NodeIndex {
    forEach(in: view) { view in
      let inner = innermost(view)
      guard !inner.isNone else { return view }
      let place = Int(tree[inner].payload)
      switch tree[inner].kind {
      case .control: tree.controls[place].accessibilityLabel = label
      case .image:
        tree.images[place].label = label
        tree.images[place].isDecorative = false
      // Any other view has no label in its own data, so one is put around it.
      default: return box(.accessibilityLabel(label), view)
      }
      return view
    }
  }

  /// Keeps a view from being read aloud: an image itself, another view by a box around it.
  fileprivate func silenced(_ view: NodeIndex) -> NodeIndex {
    forEach(in: view) { view in
      guard !view.isNone, tree[view].kind == .image else { return box(.accessibilityHidden, view) }
      tree.images[Int(tree[view].payload)].isDecorative = true
      return view
    }
  }
}

extension Lowering {
  /// A view with what a screen reader is told that it is.
  fileprivate func traits(_ traits: Value, of view: NodeIndex) -> NodeIndex {
    traits.choices?.contains(1) == true ? box(.accessibilityHeading, view) : view
  }
}
