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
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    let content = { try lowering.host.lowerBody(of: use.site, lowering) }
    return try lowering.styled(
      .groupBox, at: use.site, StyleConfiguration(), label: label, content: content,
      plain: { try lowering.groupBox(label: label(), content: content()) })
  }
}

extension Lowering {
  /// A group box as the library draws it.
  fileprivate func groupBox(label: [NodeIndex], content: [NodeIndex]) -> NodeIndex {
    var payload = ControlPayload(.groupBox)
    payload.isEnabled = environment.isEnabled
    let header = label.isEmpty ? [] : [region(.header, children: label)]
    let drawn = control(payload, children: header + content)
    return environment.backgroundPaint.map { box(.backgroundPaint($0), drawn) } ?? drawn
  }
}
