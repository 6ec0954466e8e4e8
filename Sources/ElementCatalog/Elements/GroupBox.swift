import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let groupBox = ElementDefinition(
    "GroupBox", "Views in a box under a label.",
    attributes: [.title()],
    content: [.title, .views, .labelFirst, .titled], role: "group",
    since: .since(iOS: 14, macOS: PlatformVersion(10, 15)),
    example: #"<GroupBox title="Turtle Rock"><Text>In California.</Text></GroupBox>"#
  ) { lowering, use in
    var payload = ControlPayload(.groupBox)
    payload.isEnabled = lowering.environment.isEnabled
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    let content = try lowering.host.lowerBody(of: use.site, lowering)
    let header = label.isEmpty ? [] : [lowering.region(.header, children: label)]
    return lowering.control(payload, children: header + content)
  }
}
