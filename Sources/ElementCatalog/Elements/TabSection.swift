import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tabSection = ElementDefinition(
    "TabSection", "Tabs that stand under a title in a sidebar; in a bar of tabs they stand among the others.",
    attributes: [.title("The title in a sidebar.")],
    content: [.title, .views], placement: .item(of: ["TabView"]), valueType: "TabContent",
    since: .since(iOS: 18, macOS: 15),
    example: """
      <TabView>
        <Tab title="Featured" systemImage="star"><Text>Featured</Text></Tab>
        <TabSection title="Places">
          <Tab title="Lakes" systemImage="drop"><Text>Lakes</Text></Tab>
          <Tab title="Rocks" systemImage="mountain.2"><Text>Rocks</Text></Tab>
        </TabSection>
      </TabView>
      """
  ) { lowering, use in
    lowering.node(.group, children: try lowering.host.lowerContent(of: use.site, lowering))
  }
}
