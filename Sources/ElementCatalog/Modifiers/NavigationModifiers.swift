import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  /// The parameters of a modifier that is written for two to five bars.
  private static let severalBars =
    "for bar: ToolbarPlacement, _ second: ToolbarPlacement, _ third: ToolbarPlacement = .automatic, "
    + "_ fourth: ToolbarPlacement = .automatic, _ fifth: ToolbarPlacement = .automatic"

  static let navigationModifiers: [ModifierDefinition] = [
    .recorded(
      ["isDetailLink(_ isDetailLink: Bool)"],
      "Sets whether a link leads to the detail column of a NavigationView with columns.",
      example: #"<Text modifiers=".isDetailLink(false)">Turtle Rock</Text>"#),
    ModifierDefinition(
      [
        "navigationTitle(_ title: String)", "navigationTitle(_ title: Text)",
        "navigationTitle(_ title: Binding<String>)",
      ],
      "Sets the title of the page.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<NavigationStack><Text modifiers=".navigationTitle('Landmarks')">Turtle Rock</Text></NavigationStack>"#
    ) { lowering, use, content in
      let view = try content()
      try lowering.setNavigationTitle(use.values[0])
      return view
    },
    ModifierDefinition(
      ["navigationSubtitle(_ subtitle: String)", "navigationSubtitle(_ subtitle: Text)"],
      "Sets what stands below the title of the page.",
      since: .since(iOS: 26, macOS: 11),
      example: """
        <NavigationStack>
          <Text modifiers=".navigationTitle('Rock').navigationSubtitle('California')">Rock</Text>
        </NavigationStack>
        """
    ) { lowering, use, content in
      let view = try content()
      let subtitle = use.values[0]
      lowering.preferences.navigationSubtitle =
        subtitle.content(TextValue.self)?.text ?? lowering.string(subtitle)
      return view
    },
    ModifierDefinition(
      [
        "navigationBarTitle(_ title: String)", "navigationBarTitle(_ title: Text)",
        "navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode)",
        "navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)",
      ],
      "Sets the title of the page and whether it stands in the bar.",
      since: .since(iOS: 13, macOS: nil),
      example: """
        <NavigationView><Text modifiers=".navigationBarTitle('Landmarks', displayMode: .inline)">Rock</Text></NavigationView>
        """
    ) { lowering, use, content in
      let view = try content()
      try lowering.setNavigationTitle(use.values[0])
      if use.overload > 1 { lowering.setTitleMode(use.values[1]) }
      return view
    },
    ModifierDefinition(
      ["navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)"],
      "Sets whether the title stands in the bar or large above the content.",
      since: .since(iOS: 14, macOS: nil),
      example: """
        <NavigationStack>
          <Text modifiers=".navigationTitle('Rock').navigationBarTitleDisplayMode(.inline)">Rock</Text>
        </NavigationStack>
        """
    ) { lowering, use, content in
      let view = try content()
      lowering.setTitleMode(use.values[0])
      return view
    },
    ModifierDefinition(
      ["toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)"],
      "Sets whether the title stands in the bar or large above the content.",
      since: .since(iOS: 17, macOS: 14),
      example: """
        <NavigationStack>
          <Text modifiers=".navigationTitle('Rock').toolbarTitleDisplayMode(.inline)">Rock</Text>
        </NavigationStack>
        """
    ) { lowering, use, content in
      let view = try content()
      lowering.preferences.isInlineTitle = use.values[0].isCase(LibraryCases.ToolbarTitleDisplayMode.inline)
      return view
    },
    ModifierDefinition(
      ["navigationBarHidden(_ hidden: Bool)"],
      "Hides the bar of the page.",
      since: .since(iOS: 13, macOS: nil),
      example:
        #"<NavigationStack><Text modifiers=".navigationTitle('Rock').navigationBarHidden(true)">Rock</Text></NavigationStack>"#
    ) { lowering, use, content in
      let view = try content()
      lowering.preferences.hidesNavigationBar = use.value(0) ?? true
      return view
    },
    ModifierDefinition(
      ["navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)"],
      "Does not offer the way back.",
      since: .since(iOS: 13, macOS: 13),
      example: """
        <Module>
          <Screen name="Rock"><Body><Text modifiers=".navigationBarBackButtonHidden()">Rock</Text></Body></Screen>
          <Screen name="Home">
            <Body><NavigationStack><NavigationLink destination="Rock">Rock</NavigationLink></NavigationStack></Body>
          </Screen>
          <App name="Places"><WindowGroup><Home/></WindowGroup></App>
        </Module>
        """
    ) { lowering, use, content in
      let view = try content()
      lowering.preferences.hidesBackButton = use.value(0) ?? true
      return view
    },
    ModifierDefinition(
      [
        "navigationBarItems(leading: View, trailing: View)", "navigationBarItems(leading: View)",
        "navigationBarItems(trailing: View)",
      ],
      "Puts views into the bar.",
      since: .since(iOS: 13, macOS: nil),
      example:
        #"<NavigationView><Text modifiers=".navigationBarItems(trailing: Text('New'))">Rock</Text></NavigationView>"#
    ) { lowering, use, content in
      let view = try content()
      try lowering.with({ $0 = $0.forNewLayer }) {
        for (place, item) in use.values.enumerated() {
          let region: Region = use.overload == 2 || place == 1 ? .toolbarTrailing : .toolbarLeading
          lowering.preferences.toolbar.append((region: region, node: try lowering.view(item)))
        }
      }
      return view
    },
    ModifierDefinition(
      [
        "toolbar(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic)",
        "toolbar(_ visibility: Visibility, \(severalBars))",
        "toolbar(removing defaultItemKind: ToolbarDefaultItemKind?)",
      ],
      "Shows or hides a bar.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<NavigationStack><Text modifiers=".navigationTitle('Rock').toolbar(.hidden, for: .navigationBar)">Rock</Text></NavigationStack>"#
    ) { lowering, use, content in
      let view = try content()
      if use.overload < 2, use.isOfNavigationBar(from: 1) {
        lowering.preferences.hidesNavigationBar = use.values[0].isCase(LibraryCases.Visibility.hidden)
      }
      return view
    },
    ModifierDefinition(
      [
        "toolbarBackground(_ style: ShapeStyle, for bar: ToolbarPlacement = .automatic)",
        "toolbarBackground(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic)",
        "toolbarBackground(_ style: ShapeStyle, \(severalBars))",
        "toolbarBackground(_ visibility: Visibility, \(severalBars))",
      ],
      "Sets the background of a bar.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<NavigationStack><Text modifiers=".toolbarBackground(.yellow, for: .navigationBar)">Rock</Text></NavigationStack>"#
    ) { lowering, use, content in
      let view = try content()
      if use.isOfNavigationBar(from: 1), let color: Color = use.value(0) {
        lowering.preferences.barTint = color
      }
      return view
    },
    ModifierDefinition(
      [
        "toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic)",
        "toolbarVisibility(_ visibility: Visibility, \(severalBars))",
      ],
      "Shows or hides a bar.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<NavigationStack><Text modifiers=".navigationTitle('Rock').toolbarVisibility(.hidden, for: .navigationBar)">Rock</Text></NavigationStack>"#
    ) { lowering, use, content in
      let view = try content()
      if use.isOfNavigationBar(from: 1) {
        lowering.preferences.hidesNavigationBar = use.values[0].isCase(LibraryCases.Visibility.hidden)
      }
      return view
    },
    .recorded(
      [
        "toolbarBackgroundVisibility(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic)",
        "toolbarBackgroundVisibility(_ visibility: Visibility, \(severalBars))",
      ],
      "Shows or hides the background of a bar.", since: .since(iOS: 18, macOS: 15),
      example:
        #"<NavigationStack><Text modifiers=".toolbarBackgroundVisibility(.visible)">Rock</Text></NavigationStack>"#
    ),
    .recorded(
      [
        "toolbarColorScheme(_ colorScheme: ColorScheme?, for bar: ToolbarPlacement = .automatic)",
        "toolbarColorScheme(_ colorScheme: ColorScheme?, \(severalBars))",
      ],
      "Draws a bar light or dark.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<NavigationStack><Text modifiers=".toolbarColorScheme(.dark)">Rock</Text></NavigationStack>"#
    ),
    .recorded(
      ["navigationLinkIndicatorVisibility(_ visibility: Visibility)"],
      "Shows or hides the marks at the end of rows that lead on.", since: .since(iOS: 17, macOS: nil),
      example: """
        <NavigationStack>
          <List modifiers=".navigationLinkIndicatorVisibility(.visible)"><Text>Rock</Text></List>
        </NavigationStack>
        """),
    .recorded(
      ["sharedBackgroundVisibility(_ visibility: Visibility)"],
      "Shows or hides the glass behind what stands in a bar.", since: .since(iOS: 26, macOS: 26),
      example: #"<Text modifiers=".sharedBackgroundVisibility(.hidden)">Rock</Text>"#),
    .recorded(
      ["tabViewSearchActivation(_ activation: TabSearchActivation)"],
      "Sets when the field of a tab for searching takes the keyboard.", since: .since(iOS: 26, macOS: 26),
      example: """
        <TabView modifiers=".tabViewSearchActivation(.searchTabSelection)">
          <Text>Rock<TabItem><Text>Rocks</Text></TabItem></Text>
        </TabView>
        """),
    .recorded(
      ["toolbarRole(_ role: ToolbarRole)"], "Tells what the bar is for.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<NavigationStack><Text modifiers=".toolbarRole(.editor)">Rock</Text></NavigationStack>"#),
    .recorded(
      ["statusBarHidden(_ hidden: Bool = true)"], "Hides the status bar.",
      since: .since(iOS: 13, macOS: nil), example: #"<Text modifiers=".statusBarHidden()">Rock</Text>"#),
    .recorded(
      ["statusBar(hidden: Bool)"], "Hides the status bar.",
      since: .since(iOS: 13, macOS: nil), example: #"<Text modifiers=".statusBar(hidden: true)">Rock</Text>"#),
    ModifierDefinition(
      ["navigationViewStyle(_ style: NavigationViewStyle)"], environment: true,
      "Sets whether navigation views of several views show them beside each other, or with `.stack` the first alone.",
      example: #"<NavigationView modifiers=".navigationViewStyle(.stack)"><Text>Rock</Text></NavigationView>"#
    ) { lowering, use, content in
      // Where one view has room, the style is not to be seen.
      lowering.recorded.append(RecordedModifier("navigationViewStyle", use.values, in: lowering))
      let isStack = use.values[0].casePlace == 1
      return try lowering.with({ $0.stacksNavigation = isStack }, content)
    },
    .recorded(
      ["navigationSplitViewStyle(_ style: NavigationSplitViewStyle)"],
      "Sets the look of split views.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <NavigationSplitView modifiers=".navigationSplitViewStyle(.balanced)">
          <Sidebar><Text>Places</Text></Sidebar>
          <Detail><Text>Rock</Text></Detail>
        </NavigationSplitView>
        """),
    .recorded(
      [
        "navigationSplitViewColumnWidth(_ width: Double)",
        "navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)",
      ],
      "Sets the width of a column of a split view.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <NavigationSplitView>
          <Sidebar><Text modifiers=".navigationSplitViewColumnWidth(200)">Places</Text></Sidebar>
          <Detail><Text>Rock</Text></Detail>
        </NavigationSplitView>
        """),
  ]
}

extension Lowering {
  /// Sets the page's title from a string, a text or a binding of a string.
  fileprivate func setNavigationTitle(_ value: Value) throws {
    if case .binding = value {
      preferences.navigationTitle = string(try host.read(value))
    } else if let text = value.content(TextValue.self) {
      preferences.navigationTitle = text.text
    } else {
      preferences.navigationTitle = string(value)
    }
  }

  /// Sets where the page's title stands; `automatic` is large.
  fileprivate func setTitleMode(_ value: Value) {
    preferences.isInlineTitle = value.isCase(LibraryCases.TitleDisplayMode.inline)
  }
}

extension ModifierUse {
  /// True where one of the `ToolbarPlacement`s from a position on means the navigation bar, as it does where it is left out.
  fileprivate func isOfNavigationBar(from index: Int) -> Bool {
    values[index...].enumerated().contains { place, value in
      let bar = LibraryCases.ToolbarPlacement(value) ?? (place == 0 ? .automatic : .tabBar)
      return bar == .automatic || bar == .navigationBar
    }
  }
}
