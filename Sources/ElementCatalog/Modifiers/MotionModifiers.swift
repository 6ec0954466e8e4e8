import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  private static func glassExample(_ chain: String) -> String {
    """
    <Module>
      <Screen name="Star">
        <Namespace name="glass"/>
        <Body><Text modifiers="\(chain)">Turtle Rock</Text></Body>
      </Screen>
    </Module>
    """
  }

  static let motionModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "animation(_ animation: Animation?, value: T0)", "animation(_ animation: Animation?)",
        "animation(_ animation: Animation?, body: (View) -> View)",
      ],
      "Animates changes of the view.",
      example: #"<Text modifiers=".animation(.easeIn, value: 1)">Turtle Rock</Text>"#),
    .recorded(
      ["transition(_ transition: AnyTransition)"], "Sets how the view comes and goes.",
      example: #"<Text modifiers=".transition(.opacity)">Turtle Rock</Text>"#),
    .recorded(
      ["visualEffect(_ effect: (View, GeometryProxy) -> View)"],
      "Changes the look of the view by its place; here it is drawn without.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".visualEffect { content, proxy in content.opacity(proxy.size.width / 100) }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: (View, ScrollTransitionPhase) -> View)",
        "scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: (View, ScrollTransitionPhase) -> View)",
      ],
      "Changes the look of the view as it is scrolled in and out; here it is drawn as it is when it has come.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "phaseAnimator(_ phases: [T0], content: (View, T0) -> View, animation: ((T0) -> Animation?)? = nil)",
        "phaseAnimator(_ phases: [T0], trigger: T1, content: (View, T0) -> View, animation: ((T0) -> Animation?)? = nil)",
      ],
      "Moves the view through phases; here it is drawn without.", since: .since(iOS: 17, macOS: 14),
      example:
        #"<Text modifiers=".phaseAnimator([0, 1]) { content, phase in content.opacity(phase == 0 ? 0.5 : 1) }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "transaction(_ transform: (inout Transaction) -> Void)",
        "transaction(value: T0, _ transform: (inout Transaction) -> Void)",
      ], "Changes the context of changes of state.",
      example: #"<Text modifiers=".transaction { _ in }">Turtle Rock</Text>"#),
    .recorded(
      [
        "glassEffect(_ glass: Glass = .regular, in shape: Shape)", "glassEffect(_ glass: Glass = .regular)",
      ], "Lets the view look like glass; here the tint of the glass is drawn behind it.",
      since: .since(iOS: 26, macOS: 26),
      example: #"<Text modifiers=".padding().glassEffect()">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard let tint = use[0]?.content(TintedGlassValue.self)?.tint else { return view }
      return try lowering.box(.background(alignment: .center), view) {
        func tinted(_ outline: Outline) -> NodeIndex {
          lowering.shape(ShapePayload(outline: outline, fill: .color(tint)))
        }
        guard use.overload == 0, let shape = use[1] else { return tinted(.capsule) }
        return try lowering.outlined(by: shape, tinted) ?? tinted(.capsule)
      }
    },
    .recorded(
      ["glassEffectID(_ id: T0?, in namespace: Namespace.ID)"],
      "Names the glass of the view, so that it flows into that of others.", since: .since(iOS: 26, macOS: 26),
      example: glassExample(".glassEffect().glassEffectID('rock', in: glass)")),
    .recorded(
      ["glassEffectUnion(id: T0?, namespace: Namespace.ID)"],
      "Draws the glass of all views of one id as one.", since: .since(iOS: 26, macOS: 26),
      example: glassExample(".glassEffect().glassEffectUnion(id: 'rocks', namespace: glass)")),
    .recorded(
      ["glassEffectTransition(_ transition: GlassEffectTransition)"],
      "Sets how the glass of the view comes and goes.", since: .since(iOS: 26, macOS: 26),
      example: glassExample(".glassEffect().glassEffectTransition(.materialize)")),
    .recorded(
      [
        "matchedGeometryEffect(id: T0, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true)"
      ], "Lets the view move from the place of another one.", since: .since(iOS: 14, macOS: 11),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".matchedGeometryEffect(id: 'star', in: stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      [
        "matchedTransitionSource(id: T0, in namespace: Namespace.ID)",
        "matchedTransitionSource(id: T0, in namespace: Namespace.ID, configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration)",
      ],
      "Lets a page that is pushed or presented grow out of the view.", since: .since(iOS: 18, macOS: 15),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".matchedTransitionSource(id: 'star', in: stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      ["navigationTransition(_ style: NavigationTransition)"],
      "Sets how the page comes when it is pushed or presented.", since: .since(iOS: 18, macOS: 15),
      example: #"<Text modifiers=".navigationTransition(.automatic)">Turtle Rock</Text>"#),
    .recorded(
      ["geometryGroup()"], "Moves the view as one.", since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".geometryGroup()">Turtle Rock</Text>"#),
  ]
}
