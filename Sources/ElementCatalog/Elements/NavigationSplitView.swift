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
    let columns: [(String, Region)] = [("Sidebar", .sidebar), ("Middle", .middle), ("Detail", .detail)]
    let given = columns.filter { !lowering.host.parts($0.0, of: use.site).isEmpty }
    return try lowering.columns(given.map(\.1)) { place in
      try lowering.with({ $0.isLeadingColumn = given[place].1 != .detail }) {
        try lowering.host.lowerPart(given[place].0, of: use.site, lowering)
      }
    }
  }
}

extension Lowering {
  /// Adds columns, each a page with a bar of its own; `content` lowers the views of one by its place.
  func columns(_ regions: [Region], _ content: (Int) throws -> [NodeIndex]) throws -> NodeIndex {
    // A page without a bar of its own holds the columns' pages.
    var page = NavigationPayload(title: .empty, isLarge: false)
    page.isHidden = true
    tree.navigations.append(page)
    let payload = tree.navigations.count - 1
    var children: [NodeIndex] = []
    for (place, column) in regions.enumerated() {
      let (views, said) = try collectingPreferences { try content(place) }
      children.append(region(column, children: [navigation(said, content: views)]))
    }
    return node(.navigation, payload: payload, children: [node(.group, children: children)])
  }
}
