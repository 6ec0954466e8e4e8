import RenderTree
import ScreenTypes

extension Lowering {
  /// Adds the page of a navigation container: its bar as the content's preferences say, and the content. Presentations that the
  /// content asked for are passed on.
  public func navigation(
    _ said: LoweringPreferences, content: [NodeIndex], back: PoolRange = .empty,
    backTarget: PoolRange = .empty
  ) -> NodeIndex {
    var payload = NavigationPayload(
      title: said.navigationTitle.map { tree.store($0) } ?? .empty,
      isLarge: !(said.isInlineTitle ?? false))
    payload.back = back
    payload.backTarget = backTarget
    payload.isHidden = said.hidesNavigationBar ?? false
    payload.tint = said.barTint ?? appearance.barTintColor
    payload.titleStyle = titleStyle(isLarge: payload.isLarge)
    if said.hidesBackButton ?? false {
      payload.back = .empty
      payload.backTarget = .empty
    }
    preferences.presentations += said.presentations
    tree.navigations.append(payload)
    return node(
      .navigation, payload: tree.navigations.count - 1, children: toolbarRegions(said.toolbar) + content)
  }

  /// The items of a toolbar, gathered by where they stand.
  private func toolbarRegions(_ items: [(region: Region, node: NodeIndex)]) -> [NodeIndex] {
    if items.isEmpty { return [] }
    let order: [Region] = [.toolbarLeading, .toolbarPrincipal, .toolbarTrailing, .toolbarBottom]
    return order.compactMap { place in
      let nodes = items.filter { $0.region == place }.map(\.node)
      return nodes.isEmpty ? nil : region(place, children: nodes)
    }
  }

  private func titleStyle(isLarge: Bool) -> Int32 {
    let color = isLarge ? appearance.largeTitleColor : appearance.titleColor
    let kern = isLarge ? appearance.largeTitleKern : appearance.titleKern
    if color == nil && kern == 0 { return -1 }
    var titleStyle = TextStyle()
    titleStyle.size = FontSize(isLarge ? .largeTitle : .headline)
    titleStyle.weight = isLarge ? .bold : nil
    titleStyle.color = color
    titleStyle.kerning = kern
    return style(titleStyle)
  }
}
