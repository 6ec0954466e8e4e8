import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tabItem = ElementDefinition(
    attachment: "TabItem", isEarly: true, "The label of a view in a TabView.",
    content: [.views, .tabItem], role: "tab",
    example: """
      <TabView>
        <Text>Featured<TabItem><Label title="Featured" systemImage="star"/></TabItem></Text>
        <Text>All<TabItem><Label title="List" systemImage="list.bullet"/></TabItem></Text>
      </TabView>
      """
  ) { lowering, use, content in
    let outer = lowering.environment.shownTab
    var isShown = true
    // The tag of the view may stand inside of its item.
    if case .place(let place)? = outer {
      isShown = lowering.preferences.tabItems.count == place
      lowering.environment.shownTab = nil
    }
    let view = try lowering.inTab(isShown: isShown, content)
    lowering.environment.shownTab = outer
    let label = try lowering.with({ $0 = $0.forNewLayer }) {
      try lowering.host.lowerContent(of: use.site, lowering)
    }
    return lowering.forEach(in: view) {
      lowering.preferences.tabItems.append((view: $0, label: label))
      return $0
    }
  }
}
