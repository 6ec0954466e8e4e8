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
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    let content = { try lowering.host.lowerBody(of: use.site, lowering) }
    // Without a binding the group remembers itself whether it is open.
    let binding = use[1] ?? lowering.host.ownState(.bool(false), site: use.site)
    var isExpanded: BindingBox?
    if case .binding(let box) = binding { isExpanded = box }
    return try lowering.styled(
      .disclosureGroup, at: use.site, StyleConfiguration(binding: isExpanded), label: label,
      content: content,
      plain: { try lowering.disclosureGroup(binding, of: use.site, label: label(), content) })
  }
}

extension Lowering {
  /// A disclosure group as the library draws it.
  fileprivate func disclosureGroup(
    _ binding: Value, of site: Int, label: [NodeIndex], _ content: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    var payload = ControlPayload(.disclosure)
    payload.isOn = try isOn(binding, without: false)
    let shown = try inLayer(isShown: payload.isOn, content)
    return divided(
      payload, ControlRegistration(.toggle, label: "", binding: binding), of: site, label: label,
      [region(.content, children: shown)])
  }
}
