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
    var toolbar = said.toolbar + said.keyboardBar.map { (region: .toolbarBottom, node: $0) }
    if let menu = said.titleMenu {
      payload.isLarge = false
      name(menu, said.navigationTitle)
      toolbar.insert((region: .toolbarPrincipal, node: menu), at: 0)
    }
    payload.subtitle = said.navigationSubtitle.map { tree.store($0) } ?? .empty
    payload.back = back
    payload.backTarget = backTarget
    payload.isHidden = said.hidesNavigationBar ?? false
    payload.tint = said.barTint ?? appearance.barTintColor
    payload.accent = environment.tint
    payload.titleStyle = titleStyle(isLarge: payload.isLarge)
    if said.hidesBackButton ?? false {
      payload.back = .empty
      payload.backTarget = .empty
    }
    preferences.presentations += said.presentations
    tree.navigations.append(payload)
    return node(
      .navigation, payload: tree.navigations.count - 1, children: toolbarRegions(toolbar) + content)
  }

  /// The views of the page of a window: on a Mac below its title and toolbar, also where no navigation container holds them.
  public func window(_ content: [NodeIndex]) -> [NodeIndex] {
    var said = preferences
    let isOnMac = host.settings.platform == .macOS
    guard isOnMac, said.navigationTitle != nil || !said.toolbar.isEmpty else {
      return withKeyboardBar(said.keyboardBar, content)
    }
    said.isInlineTitle = true
    said.presentations = []
    return [navigation(said, content: content)]
  }

  /// The views of a page that no navigation container holds, with what stands above the keyboard, if anything does.
  func withKeyboardBar(_ bar: [NodeIndex], _ content: [NodeIndex]) -> [NodeIndex] {
    if bar.isEmpty { return content }
    var said = LoweringPreferences()
    said.keyboardBar = bar
    said.hidesNavigationBar = true
    return [navigation(said, content: content)]
  }

  /// Gives the menu of a title the title as its label; a symbol where the page has none.
  private func name(_ menu: NodeIndex, _ title: String?) {
    var style = TextStyle()
    style.size = FontSize(.headline)
    let label =
      title.map { text(.string($0), style: style) }
      ?? symbolImage(.string("ellipsis.circle"), isDecorative: false)
    link([region(.label, children: [label])] + children(of: menu), to: menu)
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
