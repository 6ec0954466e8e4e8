import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let menu = ElementDefinition(
    "Menu", "Opens a list of actions.",
    attributes: [
      .title(),
      AttributeDefinition("systemImage", "String", "The name of a symbol before the title."),
      AttributeDefinition(
        "primaryAction", "", "What a tap does, where holding opens the menu.", role: .action),
      AttributeDefinition("image", "String", "The name of a picture before the title."),
    ],
    content: [.title, .views, .labelFirst, .titled], role: "menu",
    since: .since(iOS: 14, macOS: 11),
    example: """
      <Menu title="More">
        <Button action="print('shared')">Share</Button>
        <Button role="destructive" action="print('deleted')">Delete</Button>
      </Menu>
      """
  ) { lowering, use in
    let label = try lowering.label(of: use.site, title: use[0], symbol: use[1], picture: use[3])
    let content = try lowering.with({ $0 = $0.forNewLayer }) {
      try lowering.host.lowerBody(of: use.site, lowering)
    }
    var payload = ControlPayload(.menu)
    payload.look = lowering.environment.buttonLook
    payload.metrics = lowering.environment.controlMetrics
    return lowering.divided(
      payload, ControlRegistration(.tap, label: "", action: use[2]), of: use.site,
      label: label, [lowering.region(.content, children: content)])
  }
}
