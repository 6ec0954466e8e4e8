import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let systemModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["help(_ text: String)", "help(_ text: Text)"],
      "Tells what the view is for; a screen reader speaks it as a hint.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Image systemName="star" modifiers=".help('Adds the place to your favorites')"/>"#
    ) { lowering, use, content in
      lowering.box(.help(lowering.store(use.values[0])), try content())
    },
    .recorded(
      [
        "keyboardShortcut(_ key: String, modifiers: EventModifiers = .command)",
        "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
        "keyboardShortcut(_ shortcut: KeyboardShortcut?)",
        "keyboardShortcut(_ key: String, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)",
      ],
      "Runs a button's action when keys are pressed.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Button action="print('new')" modifiers=".keyboardShortcut('n')">New</Button>"#),
    .recorded(
      [
        "onKeyPress(_ key: KeyEquivalent, action: () -> KeyPress.Result)",
        "onKeyPress(_ key: String, action: () -> KeyPress.Result)",
        "onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(_ key: String, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(keys: Set<String>, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
      ],
      "Runs when a key is pressed while the view is focused.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<TextField title="Code" text="{.constant('')}" modifiers=".onKeyPress(.delete) { .ignored }"/>"#),
    .recorded(
      ["onHover(perform action: (Bool) -> Void)"],
      "Runs when the pointer comes over the view, and when it goes.",
      since: .since(iOS: PlatformVersion(13, 4), macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".onHover { isOver in print(isOver) }">Turtle Rock</Text>"#),
    .recorded(
      ["hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)"],
      "Sets the look of the view under the pointer.",
      since: .since(iOS: PlatformVersion(13, 4), macOS: nil),
      example: #"<Text modifiers=".hoverEffect(.lift)">Turtle Rock</Text>"#),
    .recorded(
      [
        "focusable(_ isFocusable: Bool = true)",
        "focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)",
      ], "Sets whether the view can be focused.",
      since: .since(iOS: 17, macOS: 12), example: #"<Text modifiers=".focusable()">Turtle Rock</Text>"#),
    .recorded(
      ["onOpenURL(perform action: (URL) -> Void)", "onOpenURL(prefersInApp: Bool)"],
      "Runs when the app is opened by an address.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".onOpenURL { url in print(url.absoluteString) }">Turtle Rock</Text>"#),
    .recorded(
      [
        "sensoryFeedback(_ feedback: SensoryFeedback, trigger: T0)",
        "sensoryFeedback(_ feedback: SensoryFeedback, trigger: T0, condition: (T0, T0) -> Bool)",
        "sensoryFeedback(trigger: T0, _ feedback: (T0, T0) -> SensoryFeedback?)",
      ], "Plays haptics when a value changes.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".sensoryFeedback(.success, trigger: 1)">Turtle Rock</Text>"#),
    .recorded(
      ["persistentSystemOverlays(_ visibility: Visibility)"], "Sets whether the system's overlays are shown.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".persistentSystemOverlays(.hidden)">Turtle Rock</Text>"#),
    .recorded(
      ["defersSystemGestures(on edges: Edge.Set)"], "Puts the view's gestures before those of the system.",
      since: .since(iOS: 16, macOS: nil),
      example: #"<Text modifiers=".defersSystemGestures(on: .bottom)">Turtle Rock</Text>"#),
    .recorded(
      ["equatable()"], "Updates the view only where its values differ.",
      example: #"<Text modifiers=".equatable()">Turtle Rock</Text>"#),
    .recorded(
      ["coordinateSpace(name: T0)", "coordinateSpace(_ name: CoordinateSpace)"],
      "Names the view as what positions are measured from.",
      example: #"<Text modifiers=".coordinateSpace(name: 'map')">Turtle Rock</Text>"#),
    .recorded(
      ["flipsForRightToLeftLayoutDirection(_ enabled: Bool)"],
      "Mirrors the view where text runs to the left.",
      example: #"<Text modifiers=".flipsForRightToLeftLayoutDirection(true)">Turtle Rock</Text>"#),
    .recorded(
      ["contentTransition(_ transition: ContentTransition)"], "Sets how changed content comes in.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".contentTransition(.numericText)">12</Text>"#),
    .recorded(
      [
        "symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: T0)",
        "symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)",
      ],
      "Moves symbols inside.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Image systemName="star" modifiers=".symbolEffect(.bounce, value: 1)"/>"#),
    .recorded(
      ["fontWidth(_ width: Font.Width?)"], "Sets how wide characters are.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".fontWidth(.condensed)">Turtle Rock</Text>"#),
    .recorded(
      ["listItemTint(_ tint: Color?)", "listItemTint(_ tint: ListItemTint?)"],
      "Sets the tint of the row's icon.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<List><Label title="Rock" systemImage="star" modifiers=".listItemTint(.red)"/></List>"#),
    .recorded(
      ["selectionDisabled(_ isDisabled: Bool = true)"], "Sets whether the row can be selected.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<List><Text modifiers=".selectionDisabled()">Turtle Rock</Text></List>"#),
    .recorded(
      ["menuIndicator(_ visibility: Visibility)"], "Sets whether menus show that they are menus.",
      since: .since(iOS: 15, macOS: 12),
      example:
        #"<Menu title="More" modifiers=".menuIndicator(.hidden)"><Button action="print('x')">X</Button></Menu>"#
    ),
    .recorded(
      ["indexViewStyle(_ style: IndexViewStyle)"], "Sets the look of the dots of pages.",
      since: .since(iOS: 14, macOS: nil),
      example: #"<Text modifiers=".indexViewStyle(.page)">Turtle Rock</Text>"#),
    .recorded(
      ["renameAction(_ action: () -> Void)"],
      "Runs when a RenameButton inside is tapped, and when the user renames otherwise what the view shows.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".renameAction { print('rename') }">Turtle Rock</Text>"#
    ) { lowering, use, content in try lowering.with({ $0.renameAction = use[0] }, content) },
    .recorded(
      ["speechSpellsOutCharacters(_ value: Bool = true)"], "Has a screen reader speak characters one by one.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".speechSpellsOutCharacters()">AB12</Text>"#),
    .recorded(
      ["accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void)"],
      "Runs when a screen reader makes the value larger or smaller.",
      example: #"<Text modifiers=".accessibilityAdjustableAction { direction in print('moved') }">3</Text>"#),
    .recorded(
      [
        "photosPicker(isPresented: Binding<Bool>, selection: Binding<T0>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil)"
      ],
      "Lets photos be picked while the binding is true; there are none here.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".photosPicker(isPresented: .constant(false), selection: .constant(0), matching: .images)">Rock</Text>"#
    ),
    .recorded(
      ["quickLookPreview(_ item: Binding<URL?>)"], "Shows what lies at an address, while there is one.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".quickLookPreview(.constant(nil))">Turtle Rock</Text>"#),
    .recorded(
      [
        "userActivity(_ activityType: String, isActive: Bool = true, _ update: (NSUserActivity) -> Void)",
        "userActivity(_ activityType: String, element: T0?, _ update: (T0, NSUserActivity) -> Void)",
      ],
      "Tells the system what the user is doing.", since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".userActivity('reading') { activity in print('told') }">Turtle Rock</Text>"#
    ),
    .recorded(
      ["onContinueUserActivity(_ activityType: String, perform action: (NSUserActivity) -> Void)"],
      "Runs when the user goes on with what was done elsewhere.", since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".onContinueUserActivity('reading') { activity in print('goes on') }">Turtle Rock</Text>"#
    ),
    .recorded(
      ["accessibilityShowsLargeContentViewer()"], "Shows the view large while it is held.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityShowsLargeContentViewer()">Turtle Rock</Text>"#),
  ]
}
