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
    example: #"<DisclosureGroup title="More"><Text>A rock by a lake.</Text></DisclosureGroup>"#
  ) { lowering, use in
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    var payload = ControlPayload(.disclosure)
    payload.isOn = try lowering.isOn(use[1], without: false)
    let content = try lowering.inLayer(isShown: payload.isOn) {
      try lowering.host.lowerBody(of: use.site, lowering)
    }
    return lowering.divided(
      payload, ControlRegistration(.toggle, label: "", binding: use[1]), of: use.site, label: label,
      [lowering.region(.content, children: content)])
  }
}
