import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let tabView = ElementDefinition(
    "TabView", "Shows one of several views, chosen by their TabItems.",
    attributes: [AttributeDefinition("selection", "T0", "The tag of the shown view.", role: .binding)],
    content: [.views, .tabs], role: "tablist",
    example: """
      <TabView>
        <Text>Featured<TabItem><Label title="Featured" systemImage="star"/></TabItem></Text>
        <Text>All<TabItem><Label title="List" systemImage="list.bullet"/></TabItem></Text>
      </TabView>
      """
  ) { lowering, use in
    // Without a selection the tab view remembers the place of the shown view itself.
    let binding = use[0] ?? lowering.host.ownState(.int(0), site: use.site)
    let selected = try lowering.host.read(binding)
    var shown = LoweringEnvironment.ShownTab.tagged(selected)
    if use[0] == nil, case .int(let place) = selected { shown = .place(place) }
    let accessory = lowering.environment.tabAccessory
    let outerItems = lowering.preferences.tabItems
    lowering.preferences.tabItems = []
    let (views, said) = try lowering.collectingTags {
      try lowering.with(
        {
          $0.shownTab = shown
          $0.tabAccessory = nil
          $0.isInList = false
        }, { try lowering.host.lowerContent(of: use.site, lowering) })
    }
    lowering.preferences.tabItems = outerItems
    let tags = lowering.tagsByView(said.tags[...])
    let items = Dictionary(
      said.tabItems.map { ($0.view, $0.label) }, uniquingKeysWith: { first, _ in first })
    var payload = ControlPayload(.tabs)
    payload.look = lowering.environment.tabLook
    payload.selection = views.isEmpty ? -1 : 0
    var registration = ControlRegistration(.edit, label: "", binding: binding)
    var tabs: [NodeIndex] = []
    for (place, view) in views.enumerated() {
      var page = view
      let label = lowering.moveBadge(from: &page, to: lowering.found(view, in: items) ?? [])
      let tag = (use[0] == nil ? nil : lowering.found(view, in: tags)) ?? .int(place)
      if tag == selected { payload.selection = Int32(place) }
      registration.choices.append((label: lowering.names(of: label), value: tag))
      if let accessory, Int32(place) == payload.selection {
        let shown = try lowering.with({ $0.tabAccessory = nil }) {
          try lowering.host.lowerContent(of: accessory, lowering)
        }
        page = lowering.stack(StackPayload(axis: .vertical), children: [page] + shown)
      }
      let region = label.isEmpty ? [] : [lowering.region(.label, children: label)]
      tabs.append(lowering.region(.tab, children: region + [page]))
    }
    return lowering.control(payload, registration, of: use.site, children: tabs)
  }
}
