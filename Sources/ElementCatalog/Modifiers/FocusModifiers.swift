import ScreenTypes

extension ElementCatalog {
  /// The focus, keys and commands, which a still page does not show.
  static let focusModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "focusEffectDisabled(_ disabled: Bool = true)"
      ],
      "Draws no ring around the view that has the focus.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".focusable().focusEffectDisabled()">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusedValue(_ keyPath: KeyPath<FocusedValues, T0?>, _ value: T0?)",
        "focusedValue(_ object: T0?)",
      ],
      "Hands a value up to menus while the view has the focus; nothing reads it here.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".focusedValue('rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusedSceneValue(_ keyPath: KeyPath<FocusedValues, T0?>, _ value: T0?)",
        "focusedSceneValue(_ object: T0?)",
      ],
      "Hands a value up to menus while the window is in front; nothing reads it here.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".focusedSceneValue('rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusedObject(_ object: T0?)"
      ],
      "Hands an object up to menus while the view has the focus.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".focusedObject('rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusedSceneObject(_ object: T0?)"
      ],
      "Hands an object up to menus while the window is in front.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".focusedSceneObject('rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusSection()"
      ],
      "Lets the focus move to the views inside as one.",
      since: .since(iOS: nil, macOS: 13),
      example: #"<Text modifiers=".focusSection()">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusScope(_ namespace: Namespace.ID)"
      ],
      "Keeps default focus to the views inside.",
      since: .since(iOS: nil, macOS: 12),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".focusScope(stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      [
        "prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)"
      ],
      "Gives the view the focus at first.",
      since: .since(iOS: nil, macOS: 12),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".prefersDefaultFocus(in: stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      [
        "onExitCommand(perform action: (() -> Void)?)"
      ],
      "Runs when Escape is pressed, or the button Menu.",
      since: .since(iOS: nil, macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".onExitCommand { print('out') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)"
      ],
      "Runs when an arrow key is pressed.",
      since: .since(iOS: nil, macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".onMoveCommand { direction in print('moved') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onDeleteCommand(perform action: (() -> Void)?)"
      ],
      "Runs on the command Delete.",
      since: .since(iOS: nil, macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".onDeleteCommand { print('deleted') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onPlayPauseCommand(perform action: (() -> Void)?)"
      ],
      "Runs when the button Play is pressed.",
      since: .since(iOS: nil, macOS: nil),
      example: #"<Text modifiers=".onPlayPauseCommand { print('plays') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: (EventModifiers, EventModifiers) -> Void)"
      ],
      "Runs when keys such as Shift are pressed or let go.",
      since: .since(iOS: nil, macOS: 15),
      example: #"<Text modifiers=".onModifierKeysChanged { old, new in print('keys') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onContinuousHover(perform action: (HoverPhase) -> Void)",
        "onContinuousHover(coordinateSpace: CoordinateSpace, perform action: (HoverPhase) -> Void)",
      ],
      "Runs as the pointer moves over the view, and when it goes.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".onContinuousHover { phase in print('moves') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "pointerStyle(_ style: PointerStyle?)"
      ],
      "Sets the look of the pointer over the view.",
      since: .since(iOS: nil, macOS: 15),
      example: #"<Text modifiers=".pointerStyle(.link)">Turtle Rock</Text>"#),
    .recorded(
      [
        "pointerVisibility(_ visibility: Visibility)"
      ],
      "Shows or hides the pointer over the view.",
      since: .since(iOS: nil, macOS: 15),
      example: #"<Text modifiers=".pointerVisibility(.hidden)">Turtle Rock</Text>"#),
    .recorded(
      [
        "hoverEffectDisabled(_ disabled: Bool = true)"
      ],
      "Leaves the view as it is under the pointer.",
      since: .since(iOS: 17, macOS: nil),
      example: #"<Text modifiers=".hoverEffectDisabled()">Turtle Rock</Text>"#),
    .recorded(
      [
        "defaultHoverEffect(_ effect: HoverEffect?)"
      ],
      "Sets the look of views inside under the pointer.",
      since: .since(iOS: 17, macOS: nil),
      example: #"<Text modifiers=".defaultHoverEffect(.lift)">Turtle Rock</Text>"#),
    .recorded(
      [
        "typeSelectEquivalent(_ text: String?)"
      ],
      "Says what is typed to select the row.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".typeSelectEquivalent('rock')">Turtle Rock</Text>"#),
  ]
}
