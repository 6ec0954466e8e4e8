import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let styleModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["buttonStyle(_ style: ButtonStyle)"], environment: true, role: .style,
      "Sets the look of buttons inside: one of the library or a declared ButtonStyle or PrimitiveButtonStyle.",
      example: #"<Button action="print('ordered')" modifiers=".buttonStyle(.bordered)">Order</Button>"#
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with(
        {
          $0.buttonStyle = style.isDeclared ? style : nil
          $0.buttonLook = style.look(in: [
            .automatic, .plain, .bordered, .borderedProminent, .borderless, .bordered, .borderedProminent,
            .borderless,
          ])
        }, content)
    },
    ModifierDefinition(
      ["toggleStyle(_ style: ToggleStyle)"], environment: true, role: .style,
      "Sets the look of toggles inside: one of the library or a declared ToggleStyle.",
      example: #"<Toggle isOn="{.constant(true)}" modifiers=".toggleStyle(.button)">Favorites only</Toggle>"#
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with(
        {
          $0.toggleStyle = style.isDeclared ? style : nil
          $0.toggleLook = style.look(in: [.automatic, .automatic, .button, .plain])
        }, content)
    },
    ModifierDefinition(
      ["pickerStyle(_ style: PickerStyle)"], environment: true,
      "Sets the look of pickers inside.",
      example: """
        <Picker title="Category" selection="{.constant(1)}" modifiers=".pickerStyle(.segmented)">
          <Text modifiers=".tag(1)">Lakes</Text>
          <Text modifiers=".tag(2)">Rivers</Text>
        </Picker>
        """
    ) { lowering, use, content in
      let look = use.values[0].look(in: [
        .automatic, .segmented, .inline, .menu, .wheel, .navigationLink, .inline, .segmented,
      ])
      return try lowering.with({ $0.pickerLook = look }, content)
    },
    ModifierDefinition(
      ["textFieldStyle(_ style: TextFieldStyle)"], environment: true,
      "Sets the look of text fields inside: one of the library or a declared TextFieldStyle.",
      example:
        #"<TextField title="Name" text="{.constant('')}" modifiers=".textFieldStyle(.roundedBorder)"/>"#
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with(
        {
          $0.set(style, of: .textField)
          $0.textFieldLook = style.look(in: [.automatic, .plain, .roundedBorder, .bordered])
        }, content)
    },
    ModifierDefinition(
      ["progressViewStyle(_ style: ProgressViewStyle)"], environment: true,
      "Sets the look of progress views inside: one of the library or a declared ProgressViewStyle.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<ProgressView value="0.4" modifiers=".progressViewStyle(.linear)"/>"#
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with(
        {
          $0.set(style, of: .progressView)
          $0.progressLook = style.look(in: [.automatic, .circular, .linear])
        }, content)
    },
    ModifierDefinition(
      ["listStyle(_ style: ListStyle)"], environment: true,
      "Sets the look of lists inside.",
      example: #"<List modifiers=".listStyle(.plain)"><Text>Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      let style: ListPayload.Style = use.value(0) ?? .automatic
      return try lowering.with({ $0.listStyle = style }, content)
    },
    ModifierDefinition(
      ["labelStyle(_ style: LabelStyle)"], environment: true,
      "Sets what labels inside show: the icon, the title, or both; or how a declared LabelStyle draws them.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Label title="Favorites" systemImage="star" modifiers=".labelStyle(.iconOnly)"/>"#
    ) { lowering, use, content in
      let parts: [LoweringEnvironment.LabelParts] = [.titleAndIcon, .iconOnly, .titleOnly, .titleAndIcon]
      let style = use.values[0]
      let place = style.casePlace ?? 0
      return try lowering.with(
        {
          $0.set(style, of: .label)
          $0.labelParts = parts.indices.contains(place) ? parts[place] : .titleAndIcon
        }, content)
    },
    ModifierDefinition(
      ["tabViewStyle(_ style: TabViewStyle)"], environment: true,
      "Sets the look of tab views inside: tabs, or pages.",
      since: .since(iOS: 14, macOS: 11),
      example: """
        <TabView modifiers=".tabViewStyle(.page)"><Text>First</Text><Text>Second</Text></TabView>
        """
    ) { lowering, use, content in
      let hasDots = use.values[0].content(PagesWithoutDotsValue.self) == nil
      let look = hasDots ? use.values[0].look(in: [.automatic, .page]) : .pageWithoutDots
      return try lowering.with({ $0.tabLook = look }, content)
    },
    .recorded(
      ["tabViewCustomization(_ customization: Binding<TabViewCustomization>?)"],
      "Keeps how the user arranges the tabs of a sidebar.", since: .since(iOS: 18, macOS: 15),
      example: """
        <Module>
          <Screen name="Places">
            <State name="arranged" value="{TabViewCustomization()}"/>
            <Body>
              <TabView modifiers=".tabViewCustomization($arranged)">
                <Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab>
              </TabView>
            </Body>
          </Screen>
        </Module>
        """),
    .recorded(
      ["customizationID(_ id: String)"],
      "The name by which a tab is kept among those that the user arranges.",
      since: .since(iOS: 18, macOS: 15),
      example: """
        <TabView>
          <Tab title="Lakes" systemImage="drop" modifiers=".customizationID('lakes')"><Text>Lakes</Text></Tab>
        </TabView>
        """),
    ModifierDefinition(
      ["labelsHidden()"], environment: true,
      "Hides the labels of controls inside; they are still read aloud.",
      example: #"<Toggle isOn="{.constant(true)}" modifiers=".labelsHidden()">Favorites only</Toggle>"#
    ) { lowering, _, content in try lowering.with({ $0.hidesLabels = true }, content) },
    ModifierDefinition(
      ["labelsVisibility(_ visibility: Visibility)"], environment: true,
      "Shows or hides the labels of controls inside; they are still read aloud.",
      since: .since(iOS: 18, macOS: 15),
      example:
        #"<Toggle isOn="{.constant(true)}" modifiers=".labelsVisibility(.hidden)">Favorites only</Toggle>"#
    ) { lowering, use, content in
      let isHidden = use.values[0].isCase(LibraryCases.Visibility.hidden)
      return try lowering.with({ $0.hidesLabels = isHidden }, content)
    },
    ModifierDefinition(
      ["datePickerStyle(_ style: DatePickerStyle)"], environment: true,
      "Sets the look of date pickers inside: fields, a calendar, or wheels.",
      example:
        #"<DatePicker title="Day" selection="{.constant(Date())}" modifiers=".datePickerStyle(.graphical)"/>"#
    ) { lowering, use, content in
      let look = use.values[0].look(in: [.automatic, .automatic, .graphical, .wheel])
      return try lowering.with({ $0.datePickerLook = look }, content)
    },
    .recorded(
      ["formStyle(_ style: FormStyle)"], "Sets the look of forms inside.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Form modifiers=".formStyle(.grouped)"><Text>Rock</Text></Form>"#),
    .recorded(
      ["menuStyle(_ style: MenuStyle)"], "Sets the look of menus inside.",
      since: .since(iOS: 14, macOS: 11),
      example: #"<Menu title="More" modifiers=".menuStyle(.button)"><Text>Rock</Text></Menu>"#),
    ModifierDefinition(
      ["gaugeStyle(_ style: GaugeStyle)"], environment: true,
      "Sets the look of gauges inside: one of the library or a declared GaugeStyle.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Gauge value="0.4" modifiers=".gaugeStyle(.accessoryCircular)">Level</Gauge>"#
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with(
        {
          $0.set(style, of: .gauge)
          $0.gaugeLook = style.look(in: [.automatic, .linear, .linear, .linear, .circular, .ring])
        }, content)
    },
    ModifierDefinition(
      ["groupBoxStyle(_ style: GroupBoxStyle)"], environment: true,
      "Sets the look of group boxes inside: that of the library or a declared GroupBoxStyle.",
      since: .since(iOS: 14, macOS: 11),
      example: """
        <Module>
          <GroupBoxStyle name="Bare"><Body><Content name="content"/></Body></GroupBoxStyle>
          <Screen name="Rock">
            <Body><GroupBox title="Rock" modifiers=".groupBoxStyle(Bare())"><Text>Old</Text></GroupBox></Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with({ $0.set(style, of: .groupBox) }, content)
    },
    ModifierDefinition(
      ["labeledContentStyle(_ style: LabeledContentStyle)"], environment: true,
      "Sets the look of labels beside values: that of the library or a declared LabeledContentStyle.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <Module>
          <LabeledContentStyle name="Stacked">
            <Body><VStack><Content name="label"/><Content name="content"/></VStack></Body>
          </LabeledContentStyle>
          <Screen name="Rock">
            <Body><LabeledContent title="Age" value="3" modifiers=".labeledContentStyle(Stacked())"/></Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with({ $0.set(style, of: .labeledContent) }, content)
    },
    ModifierDefinition(
      ["disclosureGroupStyle(_ style: DisclosureGroupStyle)"], environment: true,
      "Sets the look of disclosure groups inside: that of the library or a declared DisclosureGroupStyle.",
      since: .since(iOS: 16, macOS: 13),
      example: """
        <Module>
          <DisclosureGroupStyle name="Framed"><Body><Content modifiers=".border(.blue)"/></Body></DisclosureGroupStyle>
          <Screen name="Rock">
            <Body>
              <DisclosureGroup title="More" modifiers=".disclosureGroupStyle(Framed())"><Text>Old</Text></DisclosureGroup>
            </Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      let style = use.values[0]
      return try lowering.with({ $0.set(style, of: .disclosureGroup) }, content)
    },
    .recorded(
      ["tableStyle(_ style: TableStyle)"], "Sets the look of tables inside.",
      since: .since(iOS: 16, macOS: 12),
      example: #"<List modifiers=".tableStyle(.inset)"><Text>Rock</Text></List>"#),
    ModifierDefinition(
      ["controlSize(_ controlSize: ControlSize)", "controlSize(_ range: ClosedRange<ControlSize>)"],
      environment: true,
      "Sets how large buttons, menus and progress views inside are.",
      since: .since(iOS: 15, macOS: PlatformVersion(10, 15)),
      example:
        #"<Button action="print('ordered')" modifiers=".buttonStyle(.bordered).controlSize(.large)">Order</Button>"#
    ) { lowering, use, content in
      let sizes: [ControlMetrics.Size?] = [.small, .small, nil, .large, .extraLarge]
      let regular = 2
      var place = use.values[0].casePlace
      if case .range(let range) = use.values[0] {
        place = min(max(regular, range.lower.casePlace ?? regular), range.upper.casePlace ?? regular)
      }
      let size = place.flatMap { sizes.indices.contains($0) ? sizes[$0] : nil }
      return try lowering.with({ $0.controlMetrics.size = size }, content)
    },
    ModifierDefinition(
      ["buttonBorderShape(_ shape: ButtonBorderShape)"], environment: true,
      "Sets the outline of bordered buttons inside.",
      since: .since(iOS: 15, macOS: 12),
      example:
        #"<Button action="print('ordered')" modifiers=".buttonStyle(.bordered).buttonBorderShape(.capsule)">Order</Button>"#
    ) { lowering, use, content in
      let borders: [ControlMetrics.Border?] = [nil, .capsule, .roundedRectangle, .circle]
      let border = use.values[0].casePlace.flatMap { borders.indices.contains($0) ? borders[$0] : nil }
      return try lowering.with({ $0.controlMetrics.border = border }, content)
    },
  ]
}

extension Value {
  /// The look that stands in `looks` at the position of this case.
  fileprivate func look(in looks: [ControlPayload.Look]) -> ControlPayload.Look {
    guard let place = casePlace, looks.indices.contains(place) else { return .automatic }
    return looks[place]
  }
}
