import ScreenTypes

extension ElementCatalog {
  /// What screen readers, widgets, other devices and the system make of a view, which a still page does not show.
  static let outsideModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "accessibilityZoomAction(_ handler: (AccessibilityZoomGestureAction) -> Void)"
      ],
      "Runs when somebody looks closer with a screen reader.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".accessibilityZoomAction { action in print('closer') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "accessibilityQuickAction(style: AccessibilityQuickActionStyle, content: () -> View)",
        "accessibilityQuickAction(style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, content: () -> View)",
      ],
      "Offers an action by a gesture of the hand, on a watch.", since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".accessibilityQuickAction(style: .prompt) { Text('Go') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "accessibilityDragPoint(_ point: UnitPoint, description: String)",
        "accessibilityDragPoint(_ point: UnitPoint, description: Text)",
      ],
      "Names a place of the view from which something is dragged.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<Text modifiers=".accessibilityDragPoint(.center, description: 'Rock')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "accessibilityDropPoint(_ point: UnitPoint, description: String)",
        "accessibilityDropPoint(_ point: UnitPoint, description: Text)",
      ],
      "Names a place of the view at which something is dropped.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<Text modifiers=".accessibilityDropPoint(.center, description: 'Lake')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "accessibilityScrollStatus(_ status: String, isEnabled: Bool = true)",
        "accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)",
      ],
      "Says what a screen reader tells once the view was scrolled.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Text modifiers=".accessibilityScrollStatus('Page 2')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "accessibilityDefaultFocus(_ binding: Binding<T0>, _ value: T0)"
      ],
      "Sets what a screen reader reads at first.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Text modifiers=".accessibilityDefaultFocus(.constant(true), true)">Turtle Rock</Text>"#
    ),
    .recorded(
      ["signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style)"],
      "Sets the look of buttons that sign in with an account of Apple.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".signInWithAppleButtonStyle(.black)">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "widgetAccentable(_ accentable: Bool = true)"
      ],
      "Draws the view of a widget in its accent.", since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".widgetAccentable()">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "widgetLabel(_ label: String)",
        "widgetLabel(_ label: Text)",
        "widgetLabel(label: () -> View)",
      ],
      "Puts words beside a widget, on a watch.", since: .since(iOS: 16, macOS: nil),
      example:
        #"<Text modifiers=".widgetLabel('Rock')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?)"
      ],
      "Sets how a picture of a widget is coloured.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<Image systemName="star" modifiers=".widgetAccentedRenderingMode(.accented)"/>"#
    ),
    .recorded(
      [
        "allowsWindowActivationEvents(_ value: Bool? = true)"
      ],
      "Lets a click on the view be its own that brings its window to the front.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<Text modifiers=".allowsWindowActivationEvents()">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?)"
      ],
      "Sets the room around a section of a list.", since: .since(iOS: 26, macOS: nil),
      example:
        #"<List modifiers=".listSectionMargins(.horizontal, 8)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "sectionIndexLabel(_ label: String?)",
        "sectionIndexLabel(_ label: Text?)",
      ],
      "Sets what an index beside a list calls a section.", since: .since(iOS: 26, macOS: nil),
      example:
        #"<List modifiers=".sectionIndexLabel('R')"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "listSectionIndexVisibility(_ visibility: Visibility)"
      ],
      "Shows or hides the index beside a list.", since: .since(iOS: 26, macOS: nil),
      example:
        #"<List modifiers=".listSectionIndexVisibility(.hidden)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "collapsible(_ collapsible: Bool)"
      ],
      "Sets whether a section of a sidebar can be closed.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<List modifiers=".collapsible(false)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "buttonSizing(_ sizing: ButtonSizing)"
      ],
      "Sets whether buttons take all of the room.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Button action="print('go')" modifiers=".buttonSizing(.flexible)">Go</Button>"#
    ),
    .recorded(
      [
        "labelIconToTitleSpacing(_ spacing: Double)"
      ],
      "Sets the room between the icon and the title of labels.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Label title="Rock" systemImage="star" modifiers=".labelIconToTitleSpacing(8)"/>"#
    ),
    .recorded(
      [
        "labelReservedIconWidth(_ value: Double)"
      ],
      "Sets how much room the icons of labels have.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Label title="Rock" systemImage="star" modifiers=".labelReservedIconWidth(24)"/>"#
    ),
    .recorded(
      [
        "searchDictationBehavior(_ behavior: TextInputDictationBehavior)"
      ],
      "Sets whether search fields offer to listen.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".searchDictationBehavior(.automatic)">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "searchSelection(_ selection: Binding<TextSelection?>)"
      ],
      "Tells what is selected in a search field.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<List modifiers=".searchable(text: .constant('')).searchSelection(.constant(nil))"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)"
      ],
      "Sets what scrolls the view.", since: .since(iOS: nil, macOS: nil),
      example:
        #"<List modifiers=".scrollInputBehavior(.disabled, for: .crown)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "scrollTarget(isEnabled: Bool = true)"
      ],
      "Makes the view one at which scrolling comes to rest.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".scrollTarget()">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)"
      ],
      "Sets what two fingers that tap do, on a watch.", since: .since(iOS: 18, macOS: nil),
      example:
        #"<Button action="print('go')" modifiers=".handGestureShortcut(.primaryAction)">Go</Button>"#
    ),
    .recorded(
      [
        "onPencilDoubleTap(perform action: (PencilDoubleTapGestureValue) -> Void)"
      ],
      "Runs when a pencil is tapped twice.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".onPencilDoubleTap { tap in print('tapped') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "onPencilSqueeze(perform action: (PencilSqueezeGesturePhase) -> Void)"
      ],
      "Runs when a pencil is squeezed.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".onPencilSqueeze { phase in print('squeezed') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)"
      ],
      "Runs when the user cuts, on a Mac.", since: .since(iOS: nil, macOS: 11),
      example:
        #"<Text modifiers=".onCutCommand { [] }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "symbolVariableValueMode(_ mode: SymbolVariableValueMode?)"
      ],
      "Sets how symbols show their value.", since: .since(iOS: 26, macOS: 26),
      example:
        #"<Image systemName="star" modifiers=".symbolVariableValueMode(.draw)"/>"#
    ),
    .recorded(
      [
        "interactionActivityTrackingTag(_ tag: String)"
      ],
      "Names what the user does for reports of the system.", since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".interactionActivityTrackingTag('rocks')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "translationPresentation(isPresented: Binding<Bool>, text: String, arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil)"
      ],
      "Offers a translation of a text, while the binding is true.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".translationPresentation(isPresented: .constant(false), text: 'Rock')">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "manageSubscriptionsSheet(isPresented: Binding<Bool>)"
      ],
      "Shows what the user pays for, while the binding is true; nobody pays here.",
      since: .since(iOS: 15, macOS: nil),
      example:
        #"<Text modifiers=".manageSubscriptionsSheet(isPresented: .constant(false))">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "storeButton(_ visibility: Visibility, for kind: StoreButtonKind)"
      ],
      "Shows or hides buttons of shops inside.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".storeButton(.visible, for: .restorePurchases)">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "tabViewSidebarHeader(content: () -> View)"
      ],
      "Puts views above the tabs in a sidebar; they stand in a bar here.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<TabView modifiers=".tabViewSidebarHeader { Text('Rocks') }"><Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab></TabView>"#
    ),
    .recorded(
      [
        "tabViewSidebarFooter(content: () -> View)"
      ],
      "Puts views below the tabs in a sidebar; they stand in a bar here.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<TabView modifiers=".tabViewSidebarFooter { Text('Rocks') }"><Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab></TabView>"#
    ),
    .recorded(
      [
        "tabViewSidebarBottomBar(content: () -> View)"
      ],
      "Puts a bar below the tabs in a sidebar; they stand in a bar here.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<TabView modifiers=".tabViewSidebarBottomBar { Text('Rocks') }"><Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab></TabView>"#
    ),
    .recorded(
      [
        "listRowPlatterColor(_ color: Color?)"
      ],
      "Sets what lies behind a row, on a watch.", since: .since(iOS: nil, macOS: nil),
      example:
        #"<List modifiers=".listRowPlatterColor(.red)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "horizontalRadioGroupLayout()"
      ],
      "Puts the buttons of a picker side by side, on a Mac.", since: .since(iOS: nil, macOS: 11),
      example:
        #"<Text modifiers=".horizontalRadioGroupLayout()">Turtle Rock</Text>"#
    ),
  ]
}
