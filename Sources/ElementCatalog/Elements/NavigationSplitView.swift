import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let navigationSplitView = ElementDefinition(
    "NavigationSplitView", "Two or three columns; what is chosen in one is shown in the next.",
    attributes: [
      AttributeDefinition(
        "columnVisibility", "NavigationSplitViewVisibility", "Which columns are shown.", role: .binding),
      AttributeDefinition(
        "preferredCompactColumn", "NavigationSplitViewColumn",
        "The column on top where SwiftUI has room for one; here they all stand on the page.", role: .binding),
    ],
    content: .pageColumns, role: "navigation",
    since: .since(iOS: 16, macOS: 13),
    example: """
      <NavigationSplitView>
        <Sidebar><List><Text>Turtle Rock</Text></List></Sidebar>
        <Detail><Text>Choose a place.</Text></Detail>
      </NavigationSplitView>
      """
  ) { lowering, use in
    // A page without a bar of its own holds the columns' pages.
    var page = NavigationPayload(title: .empty, isLarge: false)
    page.isHidden = true
    lowering.tree.navigations.append(page)
    let payload = lowering.tree.navigations.count - 1
    let columns: [(String, Region)] = [("Sidebar", .sidebar), ("Middle", .middle), ("Detail", .detail)]
    var children: [NodeIndex] = []
    for (name, region) in columns where !lowering.host.parts(name, of: use.site).isEmpty {
      let (content, said) = try lowering.collectingPreferences {
        try lowering.with({ $0.isLeadingColumn = region != .detail }) {
          try lowering.host.lowerPart(name, of: use.site, lowering)
        }
      }
      children.append(
        lowering.region(region, children: [lowering.navigation(said, content: content)]))
    }
    return lowering.node(
      .navigation, payload: payload, children: [lowering.node(.group, children: children)])
  }
}
