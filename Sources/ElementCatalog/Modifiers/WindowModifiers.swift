import ScreenTypes

extension ElementCatalog {
  /// How sheets, menus, bars and scrolling behave, which a still page does not show.
  static let windowModifiers: [ModifierDefinition] = [
    .recorded(
      ["chartPlotStyle(_ content: (View) -> View)"],
      "Changes the look of the place where a chart draws; here it is drawn without.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <Chart items="1...3" as="n" id="\\.self" modifiers=".chartPlotStyle { plot in plot.opacity(0.5) }">
          <BarMark x="{.value('Day', n)}" y="{.value('Steps', n * n)}"/>
        </Chart>
        """),
    .recorded(
      ["chartGesture(_ gesture: (ChartProxy) -> Gesture)"],
      "Attaches a gesture to the place where a chart draws.",
      since: .since(iOS: 17, macOS: 14),
      example: """
        <Chart items="1...3" as="n" id="\\.self" modifiers=".chartGesture { _ in TapGesture() }">
          <BarMark x="{.value('Day', n)}" y="{.value('Steps', n * n)}"/>
        </Chart>
        """),
    .recorded(
      ["symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?)"],
      "Sets how the colours of symbols are laid.",
      since: .since(iOS: 26, macOS: 26),
      example: #"<Image systemName="star" modifiers=".symbolColorRenderingMode(.gradient)"/>"#),
    .recorded(
      ["navigationDocument(_ url: URL)"], "Says which file the page shows.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".navigationDocument(URL(string: 'https://example.com')!)">Turtle Rock</Text>"#),
    .recorded(
      ["defaultAppStorage(_ store: UserDefaults)"],
      "Sets where AppStorage keeps what it keeps; here there is one place.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".defaultAppStorage(UserDefaults.standard)">Turtle Rock</Text>"#),
    .recorded(
      ["widgetURL(_ url: URL?)"], "Sets which address a tap on a widget opens.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".widgetURL(nil)">Turtle Rock</Text>"#),
    .recorded(
      [
        "presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)"
      ],
      "Sets whether what lies behind a sheet takes taps.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example: #"<Text modifiers=".presentationBackgroundInteraction(.enabled)">Turtle Rock</Text>"#),
    .recorded(
      [
        "presentationContentInteraction(_ behavior: PresentationContentInteraction)"
      ],
      "Sets whether a swipe scrolls a sheet or makes it larger.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example: #"<Text modifiers=".presentationContentInteraction(.scrolls)">Turtle Rock</Text>"#),
    .recorded(
      [
        "presentationSizing(_ sizing: PresentationSizing)"
      ],
      "Sets how large a sheet is.",
      since: .since(iOS: 18, macOS: 15),
      example: #"<Text modifiers=".presentationSizing(.form)">Turtle Rock</Text>"#),
    .recorded(
      [
        "dialogSuppressionToggle(isSuppressed: Binding<Bool>)",
        "dialogSuppressionToggle(_ title: String, isSuppressed: Binding<Bool>)",
        "dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)",
      ],
      "Offers not to ask again in alerts of the view.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".dialogSuppressionToggle(isSuppressed: .constant(false))">Turtle Rock</Text>"#),
    .recorded(
      [
        "dialogIcon(_ icon: Image?)"
      ],
      "Sets the picture of alerts of the view.",
      since: .since(iOS: 17, macOS: 13),
      example: #"<Text modifiers=".dialogIcon(Image(systemName: 'star'))">Turtle Rock</Text>"#),
    .recorded(
      [
        "dialogSeverity(_ severity: DialogSeverity)"
      ],
      "Says how grave alerts of the view are.",
      since: .since(iOS: 17, macOS: 13),
      example: #"<Text modifiers=".dialogSeverity(.critical)">Turtle Rock</Text>"#),
    .recorded(
      [
        "inspectorColumnWidth(_ width: Double)",
        "inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)",
      ],
      "Sets the width of an inspector.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".inspectorColumnWidth(200)">Turtle Rock</Text>"#),
    .recorded(
      [
        "menuOrder(_ order: MenuOrder)"
      ],
      "Sets the order in which menus show what they hold.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<Menu title="More" modifiers=".menuOrder(.fixed)"><Button action="print('x')">X</Button></Menu>"#),
    .recorded(
      [
        "menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)"
      ],
      "Sets whether a menu goes once something in it was chosen.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example:
        #"<Menu title="More" modifiers=".menuActionDismissBehavior(.disabled)"><Button action="print('x')">X</Button></Menu>"#
    ),
    .recorded(
      [
        "buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior)"
      ],
      "Sets whether a button acts again and again while it is held.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Button action="print('go')" modifiers=".buttonRepeatBehavior(.enabled)">Go</Button>"#),
    .recorded(
      [
        "badgeProminence(_ prominence: BadgeProminence)"
      ],
      "Sets how much badges stand out.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<List><Text modifiers=".badge(3).badgeProminence(.decreased)">Turtle Rock</Text></List>"#),
    .recorded(
      [
        "listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"
      ],
      "Sets the colour of the lines around a section.",
      since: .since(iOS: 15, macOS: 13),
      example:
        #"<List><Section title="Rocks" modifiers=".listSectionSeparatorTint(.red)"><Text>Rock</Text></Section></List>"#
    ),
    .recorded(
      [
        "onScrollVisibilityChange(threshold: Double = 0.5, _ action: (Bool) -> Void)"
      ],
      "Runs when the view is scrolled into sight or out of it; pages stand still.",
      since: .since(iOS: 18, macOS: 15),
      example: #"<Text modifiers=".onScrollVisibilityChange { isSeen in print('seen') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onScrollTargetVisibilityChange(idType: T0.Type, threshold: Double = 0.5, _ action: ([T0]) -> Void)"
      ],
      "Runs with the ids of the views that are in sight; pages stand still.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<ScrollView modifiers=".onScrollTargetVisibilityChange(idType: Int.self) { ids in print(ids.count) }"><Text>Turtle Rock</Text></ScrollView>"#
    ),
    .recorded(
      [
        "onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void)",
        "onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)",
      ],
      "Runs when scrolling begins or ends; pages stand still.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<ScrollView modifiers=".onScrollPhaseChange { old, new in print('scrolls') }"><Text>Turtle Rock</Text></ScrollView>"#
    ),
    .recorded(
      [
        "scrollIndicatorsFlash(onAppear: Bool)",
        "scrollIndicatorsFlash(trigger value: T0)",
      ],
      "Shows scroll indicators for a moment.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<ScrollView modifiers=".scrollIndicatorsFlash(onAppear: true)"><Text>Turtle Rock</Text></ScrollView>"#
    ),
    .recorded(
      [
        "scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)"
      ],
      "Sets how content fades below bars.",
      since: .since(iOS: 26, macOS: 26),
      example:
        #"<ScrollView modifiers=".scrollEdgeEffectStyle(.soft, for: .top)"><Text>Turtle Rock</Text></ScrollView>"#
    ),
    .recorded(
      [
        "scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)"
      ],
      "Lets content not fade below bars.",
      since: .since(iOS: 26, macOS: 26),
      example:
        #"<ScrollView modifiers=".scrollEdgeEffectHidden(true, for: .bottom)"><Text>Turtle Rock</Text></ScrollView>"#
    ),
    .recorded(
      [
        "symbolEffectsRemoved(_ isEnabled: Bool = true)"
      ],
      "Lets symbols inside stand still.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Image systemName="star" modifiers=".symbolEffectsRemoved()"/>"#),
    .recorded(
      [
        "luminanceToAlpha()"
      ],
      "Makes the view as clear as it is dark.",
      since: .since(iOS: 13, macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".luminanceToAlpha()">Turtle Rock</Text>"#),
    .recorded(
      [
        "projectionEffect(_ transform: ProjectionTransform)"
      ],
      "Draws the view turned or moved in space.",
      since: .since(iOS: 13, macOS: PlatformVersion(10, 15)),
      example:
        #"<Text modifiers=".projectionEffect(ProjectionTransform(CGAffineTransform.identity))">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "allowedDynamicRange(_ range: Image.DynamicRange?)"
      ],
      "Sets how bright pictures may be.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Image systemName="star" modifiers=".allowedDynamicRange(.high)"/>"#),
    .recorded(
      [
        "invalidatableContent(_ invalidatable: Bool = true)"
      ],
      "Draws the view as a placeholder while its data is old.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".invalidatableContent()">Turtle Rock</Text>"#),
    .recorded(
      [
        "backgroundExtensionEffect()"
      ],
      "Draws the view on below bars and sidebars.",
      since: .since(iOS: 26, macOS: 26),
      example: #"<Text modifiers=".backgroundExtensionEffect()">Turtle Rock</Text>"#),
    .recorded(
      [
        "tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)"
      ],
      "Sets when the bar of tabs becomes small.",
      since: .since(iOS: 26, macOS: nil),
      example:
        #"<TabView modifiers=".tabBarMinimizeBehavior(.onScrollDown)"><Text>Rock<TabItem><Text>Rocks</Text></TabItem></Text></TabView>"#
    ),
    .recorded(
      [
        "tableColumnHeaders(_ visibility: Visibility)"
      ],
      "Shows or hides the titles of columns.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".tableColumnHeaders(.visible)">Turtle Rock</Text>"#),
    .recorded(
      [
        "controlGroupStyle(_ style: ControlGroupStyle)"
      ],
      "Sets the look of control groups.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".controlGroupStyle(.navigation)">Turtle Rock</Text>"#),
  ]
}
