import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let listModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"],
      "Shows or hides the lines around a row.",
      since: .since(iOS: 15, macOS: 13),
      example: #"<List><Text modifiers=".listRowSeparator(.hidden)">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      let view = try content()
      if !lowering.environment.isInList || !use.values[0].isCase(LibraryCases.Visibility.hidden) {
        return view
      }
      return lowering.plainRow(view)
    },
    ModifierDefinition(
      ["listRowInsets(_ insets: EdgeInsets?)", "listRowInsets(_ edges: Edge.Set = .all, _ length: Double?)"],
      "Sets the room around the content of a row; nil leaves it.",
      example: #"<List><Text modifiers=".listRowInsets(EdgeInsets())">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      let insets =
        use.overload == 0
        ? use[0]?.content(InsetsValue.self)?.insets
        : use.value(1).map {
          let usual = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
          return ElementCatalog.insets(EdgeSet(use.values[0]) ?? .all, $0, others: usual)
        }
      guard let insets else { return try content() }
      return lowering.rows(of: try content()) { lowering.box(.rowInsets(insets), $0) }
    },
    ModifierDefinition(
      ["listRowBackground(_ view: View?)"],
      "Draws a colour or view behind a row.",
      example: #"<List><Text modifiers=".listRowBackground(Color.yellow)">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      let view = try content()
      guard let background = use[0] else { return view }
      if case .null = background { return view }
      if let paint = Paint(background) {
        return lowering.rows(of: view) { lowering.box(.rowBackground(paint), $0) }
      }
      return try lowering.rows(of: view) { row in
        try lowering.box(.rowBackdrop, row) { try lowering.view(background) }
      }
    },
    ModifierDefinition(
      ["badge(_ count: Int)", "badge(_ label: String?)", "badge(_ label: Text?)"],
      "Shows a count or text at the trailing edge of a row or on a tab.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<List><Text modifiers=".badge(3)">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      let view = try content()
      guard let value = use[0] else { return view }
      switch value {
      case .null, .int(0): return view
      case .int(let count):
        let text = NumberText.grouped(count, LocaleForms(lowering.host.settings.locale))
        return lowering.badge(lowering.tree.store(text), on: view)
      case .opaque(let box):
        let text = (box.content as? TextValue)?.text ?? ""
        return lowering.badge(lowering.tree.store(text), on: view)
      // A badge is a text, and any value has a text.
      default: return lowering.badge(lowering.store(value), on: view)
      }
    },
    ModifierDefinition(
      ["headerProminence(_ prominence: Prominence)"], environment: true,
      "Sets how large the headers of sections are.",
      since: .since(iOS: 15, macOS: 12),
      example: """
        <List>
          <Section modifiers=".headerProminence(.increased)"><Header><Text>Parks</Text></Header><Text>Rock</Text></Section>
        </List>
        """
    ) { lowering, use, content in
      let isIncreased = use.values[0].isCase(LibraryCases.Prominence.increased)
      let font: FontSize? = isIncreased ? FontSize(.title3) : nil
      return try lowering.with({ $0.headerFont = font }, content)
    },
    .recorded(
      ["listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"],
      "Sets the colour of the lines around a row.",
      since: .since(iOS: 15, macOS: 13),
      example: #"<List><Text modifiers=".listRowSeparatorTint(.red)">Turtle Rock</Text></List>"#),
    .recorded(
      ["listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"],
      "Shows or hides the lines around a section.",
      since: .since(iOS: 15, macOS: 13),
      example:
        #"<List><Section title="Rocks" modifiers=".listSectionSeparator(.hidden)"><Text>Rock</Text></Section></List>"#
    ),
    .recorded(
      ["onDelete(perform action: ((IndexSet) -> Void)?)"],
      "Runs with the places of rows that were deleted.",
      example:
        #"<List><ForEach items="1...3" as="n" id="\.self" modifiers=".onDelete { print($0.count) }"><Text>{n}</Text></ForEach></List>"#
    ) { lowering, use, content in
      try lowering.host.actingOnRows(delete: use[0], move: nil, content)
    },
    .recorded(
      ["onMove(perform action: ((IndexSet, Int) -> Void)?)"],
      "Runs with the places of rows that were moved and their new place.",
      example:
        #"<List><ForEach items="1...3" as="n" id="\.self" modifiers=".onMove { print($1) }"><Text>{n}</Text></ForEach></List>"#
    ) { lowering, use, content in
      try lowering.host.actingOnRows(delete: nil, move: use[0], content)
    },
    .recorded(
      ["deleteDisabled(_ isDisabled: Bool)"], "Keeps a row from being deleted.",
      example: #"<List><Text modifiers=".deleteDisabled(true)">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      lowering.host.restrictRow(isKept: use.value(0) ?? false, isFixed: false)
      return try content()
    },
    .recorded(
      ["moveDisabled(_ isDisabled: Bool)"], "Keeps a row from being moved.",
      example: #"<List><Text modifiers=".moveDisabled(true)">Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      lowering.host.restrictRow(isKept: false, isFixed: use.value(0) ?? false)
      return try content()
    },
    .recorded(
      ["refreshable(action: () -> Void)"], "Runs when the user pulls the list down.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<List modifiers=".refreshable { print('again') }"><Text>Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[0] { lowering.host.onRefresh(action) }
      return try content()
    },
    .recorded(
      [
        "scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])"
      ],
      "Shows or hides scroll indicators.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<ScrollView modifiers=".scrollIndicators(.hidden)"><Text>Turtle Rock</Text></ScrollView>"#),
    .recorded(
      ["scrollDisabled(_ disabled: Bool)"], "Keeps content from being scrolled.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<ScrollView modifiers=".scrollDisabled(true)"><Text>Turtle Rock</Text></ScrollView>"#),
    .recorded(
      ["listRowSpacing(_ spacing: Double?)"], "Sets the room between the rows of a list, in points.",
      since: .since(iOS: 15, macOS: nil),
      example: #"<List modifiers=".listRowSpacing(8)"><Text>Turtle Rock</Text></List>"#),
    .recorded(
      ["listSectionSpacing(_ spacing: ListSectionSpacing)", "listSectionSpacing(_ spacing: Double)"],
      "Sets the room between the sections of a list.", since: .since(iOS: 17, macOS: nil),
      example: #"<List modifiers=".listSectionSpacing(.compact)"><Text>Turtle Rock</Text></List>"#),
    .recorded(
      ["scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)"],
      "Sets whether what is scrolled bounces at its ends.",
      since: .since(iOS: PlatformVersion(16, 4), macOS: PlatformVersion(13, 3)),
      example:
        #"<ScrollView modifiers=".scrollBounceBehavior(.basedOnSize)"><Text>Rock</Text></ScrollView>"#),
    .recorded(
      [
        "defaultScrollAnchor(_ anchor: UnitPoint?)",
        "defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)",
      ],
      "Sets which part of the content is seen before anybody scrolls.", since: .since(iOS: 17, macOS: 14),
      example: #"<ScrollView modifiers=".defaultScrollAnchor(.bottom)"><Text>Rock</Text></ScrollView>"#),
    .recorded(
      [
        """
        onScrollGeometryChange(for type: T0.Type, of transform: (ScrollGeometry) -> T0, \
        action: (T0, T0) -> Void)
        """
      ],
      "Runs when what the closure reads of a scroll view changes; pages stand still.",
      since: .since(iOS: 18, macOS: 15),
      example: """
        <ScrollView modifiers=".onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 9 } action: { _, _ in }">\
        <Text>Rock</Text></ScrollView>
        """),
    .recorded(
      [
        "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)",
        """
        containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, \
        alignment: Alignment = .center)
        """,
        """
        containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, \
        _ length: (Double, Axis) -> Double)
        """,
      ],
      "Gives the view a part of the scroll view or window around it; pages leave it its own size.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".containerRelativeFrame(.horizontal)">Turtle Rock</Text>"#),
    .recorded(
      ["scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)"],
      "Sets how scrolling puts the keyboard away.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<ScrollView modifiers=".scrollDismissesKeyboard(.immediately)"><Text>Rock</Text></ScrollView>"#),
    .recorded(
      ["scrollContentBackground(_ visibility: Visibility)"], "Shows or hides the background of lists.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<List modifiers=".scrollContentBackground(.hidden)"><Text>Turtle Rock</Text></List>"#),
  ]
}

extension Lowering {
  /// Changes each row that a view is or, being a section, has; a row without separators stays one.
  fileprivate func rows(of view: NodeIndex, _ change: (NodeIndex) throws -> NodeIndex) rethrows -> NodeIndex {
    try forEach(in: view) { row in
      guard let region = tree.region(tree[row]) else { return try change(row) }
      switch region {
      case .section, .plainRow:
        link(try children(of: row).map { try rows(of: $0, change) }, to: row)
        return row
      case .header, .footer, .label, .content, .gridRow, .toolbarLeading, .toolbarPrincipal, .toolbarTrailing,
        .toolbarBottom, .tab, .sidebar, .middle, .detail, .option:
        return row
      }
    }
  }

  /// Marks each row of `view`, also in its sections, as one without separators.
  fileprivate func plainRow(_ view: NodeIndex) -> NodeIndex {
    forEach(in: view) { row in
      guard let kind = tree.region(tree[row]) else { return region(.plainRow, children: [row]) }
      if kind == .section { link(children(of: row).map { plainRow($0) }, to: row) }
      return row
    }
  }
}
