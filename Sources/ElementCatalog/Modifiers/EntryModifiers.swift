import ScreenTypes

extension ElementCatalog {
  /// Typing, searching and what is said of texts, which a still page does not show.
  static let entryModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "submitScope(_ isBlocking: Bool = true)"
      ],
      "Keeps what is submitted inside from the `onSubmit` of views around.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".submitScope()">Turtle Rock</Text>"#),
    .recorded(
      [
        "textInputCompletion(_ completion: String)"
      ],
      "Says what a suggestion writes into the field.",
      since: .since(iOS: 18, macOS: 15),
      example: #"<Text modifiers=".textInputCompletion('Turtle Rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "textEditorStyle(_ style: TextEditorStyle)"
      ],
      "Sets the look of text editors.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<TextEditor text="{.constant('Rock')}" modifiers=".textEditorStyle(.plain).accessibilityLabel('Notes')"/>"#
    ),
    .recorded(
      [
        "textScale(_ scale: Text.Scale, isEnabled: Bool = true)"
      ],
      "Sets the size of a text that stands beside others.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".textScale(.secondary)">Turtle Rock</Text>"#),
    .recorded(
      [
        "findNavigator(isPresented: Binding<Bool>)"
      ],
      "Shows the bar that finds words in a text.",
      since: .since(iOS: 16, macOS: nil),
      example:
        #"<TextEditor text="{.constant('Rock')}" modifiers=".findNavigator(isPresented: .constant(false)).accessibilityLabel('Notes')"/>"#
    ),
    .recorded(
      [
        "findDisabled(_ isDisabled: Bool = true)"
      ],
      "Keeps words from being looked for in a text.",
      since: .since(iOS: 16, macOS: nil),
      example: #"<Text modifiers=".findDisabled()">Turtle Rock</Text>"#),
    .recorded(
      [
        "replaceDisabled(_ isDisabled: Bool = true)"
      ],
      "Keeps words from being replaced in a text.",
      since: .since(iOS: 16, macOS: nil),
      example: #"<Text modifiers=".replaceDisabled()">Turtle Rock</Text>"#),
    .recorded(
      [
        "writingToolsBehavior(_ behavior: WritingToolsBehavior)"
      ],
      "Sets what the system's tools do with a text.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<TextField title="Name" text="{.constant('')}" modifiers=".writingToolsBehavior(.disabled)"/>"#),
    .recorded(
      [
        "searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)"
      ],
      "Sets whether the bar stays while a search is on.",
      since: .since(iOS: PlatformVersion(17, 1), macOS: PlatformVersion(14, 1)),
      example:
        #"<List modifiers=".searchable(text: .constant('')).searchPresentationToolbarBehavior(.avoidHidingContent)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "searchToolbarBehavior(_ behavior: SearchToolbarBehavior)"
      ],
      "Sets whether the search field is a button at first.",
      since: .since(iOS: 26, macOS: 26),
      example:
        #"<List modifiers=".searchable(text: .constant('')).searchToolbarBehavior(.minimize)"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "searchFocused(_ binding: Binding<Bool>)"
      ],
      "Ties the focus of the search field to a FocusState.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<List modifiers=".searchable(text: .constant('')).searchFocused(.constant(false))"><Text>Turtle Rock</Text></List>"#
    ),
    .recorded(
      [
        "typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)"
      ],
      "Says in which language a text is set.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".typesettingLanguage(Locale.current.language)">Turtle Rock</Text>"#),
    .recorded(
      [
        "speechAdjustedPitch(_ value: Double)"
      ],
      "Sets how high a screen reader speaks the view.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".speechAdjustedPitch(0.5)">Turtle Rock</Text>"#),
    .recorded(
      [
        "speechAlwaysIncludesPunctuation(_ value: Bool = true)"
      ],
      "Has a screen reader speak punctuation.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".speechAlwaysIncludesPunctuation()">Turtle Rock</Text>"#),
    .recorded(
      [
        "speechAnnouncementsQueued(_ value: Bool = true)"
      ],
      "Has a screen reader finish what it says first.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".speechAnnouncementsQueued()">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityChartDescriptor(_ representable: T0)"
      ],
      "Describes a chart to a screen reader.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityChartDescriptor('rocks')">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityCustomContent(_ label: String, _ value: String, importance: AXCustomContent.Importance = .default)",
        "accessibilityCustomContent(_ label: String, _ value: Text, importance: AXCustomContent.Importance = .default)",
        "accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default)",
      ],
      "Has a screen reader say more where it is asked to.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityCustomContent('Age', '3')">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool = true)",
        "accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)",
      ],
      "Says by which words the view is tapped by voice.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityInputLabels(['Rock', 'Stone'])">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)"
      ],
      "Says whether people do something with the view.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityRespondsToUserInteraction()">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityTextContentType(_ value: AccessibilityTextContentType)"
      ],
      "Says what kind of text it is.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityTextContentType(.sourceCode)">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityIgnoresInvertColors(_ active: Bool = true)"
      ],
      "Keeps the colours where the system inverts all.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityIgnoresInvertColors()">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityFocused(_ condition: Binding<Bool>)",
        "accessibilityFocused(_ binding: Binding<T0>, equals value: T0)",
      ],
      "Ties the focus of a screen reader to a state.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".accessibilityFocused(.constant(false))">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityScrollAction(_ handler: (Edge) -> Void)"
      ],
      "Runs when a screen reader scrolls the view.",
      since: .since(iOS: 13, macOS: PlatformVersion(10, 15)),
      example:
        #"<Text modifiers=".accessibilityScrollAction { edge in print('scrolled') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)",
        "accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)",
      ],
      "Sets where a screen reader taps.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Text modifiers=".accessibilityActivationPoint(.center)">Turtle Rock</Text>"#),
    .recorded(
      [
        "accessibilityLinkedGroup(id: T0, in namespace: Namespace.ID)"
      ],
      "Lets a screen reader go from one view to others.",
      since: .since(iOS: 14, macOS: 11),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".accessibilityLinkedGroup(id: 'star', in: stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      [
        "accessibilityLabeledPair(role: AccessibilityLabeledPairRole, id: T0, in namespace: Namespace.ID)"
      ],
      "Says which view is the label of which.",
      since: .since(iOS: 14, macOS: 11),
      example: """
        <Module>
          <Screen name="Star">
            <Namespace name="stars"/>
            <Body><Text modifiers=".accessibilityLabeledPair(role: .label, id: 'star', in: stars)">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """),
    .recorded(
      [
        "accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [])"
      ],
      "Hands touches to the view while a screen reader is on.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".accessibilityDirectTouch()">Turtle Rock</Text>"#),
  ]
}
