import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tab = ElementDefinition(
    "Tab", "A view of a TabView, with what its item shows.",
    attributes: [
      .title("The words of the item."),
      AttributeDefinition("systemImage", "String", "The symbol of the item."),
      AttributeDefinition("image", "String", "The picture of the item."),
      AttributeDefinition("value", "T0", "What the selection of the TabView is while the view is shown."),
      AttributeDefinition("role", "TabRole", "What it is for; a tab that searches has a symbol of its own."),
    ],
    content: [.views, .tab], placement: .item(of: ["TabView", "TabSection"]), role: "tab",
    valueType: "TabContent",
    since: .since(iOS: 18, macOS: 15),
    example: """
      <TabView>
        <Tab title="Featured" systemImage="star"><Text>Featured</Text></Tab>
        <Tab title="All" systemImage="list.bullet"><Text>All</Text></Tab>
      </TabView>
      """
  ) { lowering, use in
    let outer = lowering.environment.shownTab
    var isShown = true
    switch outer {
    case .place(let place)?: isShown = lowering.preferences.tabItems.count == place
    case .tagged(let tag)?: if let value = use[3] { isShown = value == tag }
    case nil: break
    }
    lowering.environment.shownTab = nil
    let content = try lowering.inTab(isShown: isShown) {
      lowering.stack(
        StackPayload(axis: .vertical), children: try lowering.host.lowerContent(of: use.site, lowering))
    }
    lowering.environment.shownTab = outer
    let isSearch = use[4]?.isCase(LibraryCases.TabRole.search) == true
    let label = try lowering.with({ $0 = $0.forNewLayer }) { () -> [NodeIndex] in
      if use[0] == nil {
        let label = try lowering.host.lowerPart("label", of: use.site, lowering)
        if !label.isEmpty { return label }
      }
      var parts: [NodeIndex] = []
      if let symbol = use[1] ?? (isSearch ? .string("magnifyingglass") : nil) {
        parts.append(lowering.symbolImage(symbol, isDecorative: true))
      } else if let name = use[2] {
        parts.append(lowering.image(ImagePayload(source: .asset, name: lowering.store(name))))
      }
      if let title = use[0] ?? (isSearch ? .string("Search") : nil) { parts.append(lowering.text(title)) }
      return parts
    }
    lowering.preferences.tabItems.append((view: content, label: label))
    if let value = use[3] { lowering.preferences.tags.append((view: content, value: value)) }
    return content
  }
}
