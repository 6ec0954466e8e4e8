import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  /// What is said of items of bars, of tabs and of the columns of tables.
  static let partModifiers: [ModifierDefinition] = [
    hiding(
      .toolbarItem, "Leaves an item of a bar out.",
      """
      <NavigationStack>
        <Text>Rock
          <Toolbar><ToolbarItem modifiers=".hidden(true)"><Text>Turtle Rock</Text></ToolbarItem></Toolbar>
        </Text>
      </NavigationStack>
      """),
    hiding(.tab, "Leaves a tab out.", tabExample(".hidden(true)")),
    .recorded(
      ["defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement)"],
      receiver: .tab, "Sets whether a tab is shown until the user says otherwise.",
      since: .since(iOS: 18, macOS: 15), example: tabExample(".defaultVisibility(.hidden, for: .tabBar)")),
    .recorded(
      ["tabPlacement(_ placement: TabPlacement)"],
      receiver: .tab, "Sets where a tab or a section of tabs stands; tabs stand in a bar here.",
      since: .since(iOS: 18, macOS: 15), example: tabExample(".tabPlacement(.sidebarOnly)")),
    .recorded(
      ["sectionActions(content: () -> View)"], receiver: .tab,
      "Puts actions below the tabs of a section in a sidebar; tabs stand in a bar here.",
      since: .since(iOS: 18, macOS: 15),
      example: """
        <TabView>
          <TabSection title="Places" modifiers=".sectionActions { Text('New') }">
            <Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab>
          </TabSection>
        </TabView>
        """),
    ModifierDefinition(
      ["width(_ width: Double?)", "width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil)"],
      receiver: .tableColumn, "Sets how wide a column is.", since: .since(iOS: 16, macOS: 12),
      example: """
        <Table items="1...3" as="number" id="\\.self">
          <TableColumn title="Number" value="{number}" modifiers=".width(80)"/>
        </Table>
        """
    ) { lowering, use, content in
      let headings = lowering.preferences.columnHeadings.count
      let cell = try content()
      let frame =
        use.overload == 0
        ? use.value(0).map { BoxModifier.columnFrame(width: $0) }
        : BoxModifier.columnFrame(from: use.value(0), ideal: use.value(1), to: use.value(2))
      guard let frame else { return cell }
      for place in headings..<lowering.preferences.columnHeadings.count {
        lowering.preferences.columnHeadings[place].frame = frame
      }
      return lowering.box(frame, cell)
    },
  ]

  private static func tabExample(_ chain: String) -> String {
    """
    <TabView>
      <Tab title="Featured" systemImage="star"><Text>Featured</Text></Tab>
      <Tab title="Lakes" systemImage="drop" modifiers="\(chain)"><Text>Lakes</Text></Tab>
    </TabView>
    """
  }

  private static func hiding(
    _ receiver: ModifierDefinition.Receiver, _ documentation: String, _ example: String
  ) -> ModifierDefinition {
    ModifierDefinition(
      ["hidden(_ hidden: Bool = true)"], receiver: receiver, documentation, since: .since(iOS: 18, macOS: 15),
      example: example
    ) { lowering, use, content in
      use.value(0) ?? true ? lowering.node(.group) : try content()
    }
  }
}

extension BoxModifier {
  /// The frame of a column of a fixed width.
  static func columnFrame(width: Double) -> BoxModifier {
    .frame(width: width, height: nil, alignment: Alignment(.leading, .center))
  }

  /// The frame of a column between two widths; nil where none is said.
  static func columnFrame(from least: Double?, ideal: Double?, to most: Double?) -> BoxModifier? {
    if least == nil && ideal == nil && most == nil { return nil }
    return .flexibleFrame(
      minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: nil, idealHeight: nil, maxHeight: nil,
      alignment: Alignment(.leading, .center))
  }
}
