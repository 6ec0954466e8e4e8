import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let disclosureGroup = ElementDefinition(
    "DisclosureGroup", "Shows and hides its views.",
    attributes: [
      .title(), AttributeDefinition("isExpanded", "Bool", "True while its views are shown.", role: .binding),
    ],
    content: [.title, .views, .labelFirst, .titled], role: "group",
    since: .since(iOS: 14, macOS: 11),
    example: #"<DisclosureGroup title="More"><Text>A rock by a lake.</Text></DisclosureGroup>"#
  ) { lowering, use in
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    var payload = ControlPayload(.disclosure)
    // Without a binding the group remembers itself whether it is open.
    let binding = use[1] ?? lowering.host.ownState(.bool(false), site: use.site)
    payload.isOn = try lowering.isOn(binding, without: false)
    let content = try lowering.inLayer(isShown: payload.isOn) {
      try lowering.host.lowerBody(of: use.site, lowering)
    }
    return lowering.divided(
      payload, ControlRegistration(.toggle, label: "", binding: binding), of: use.site, label: label,
      [lowering.region(.content, children: content)])
  }
}
